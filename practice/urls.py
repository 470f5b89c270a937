from django.urls import path

from practice import views

app_name = "practice"

urlpatterns = [
    path("", views.choose, name="choose"),
    path("<slug:slug>/", views.series, name="series"),
    path("<slug:slug>/<int:number>/", views.drill, name="drill"),
    path("<slug:slug>/<int:number>/aviso/", views.report, name="report"),
    path("<slug:slug>/hoja/", views.sheet, name="sheet"),
    path("<slug:slug>/<int:number>/hoja/", views.drill_sheet, name="drill_sheet"),
    path("<slug:slug>/errores/", views.errors, name="errors"),
    path("<slug:slug>/errores/<int:number>/", views.error, name="error"),
    path("<slug:slug>/otra/<slug:mistake>/<int:number>/", views.another, name="another"),
    path("<slug:slug>/borrar/", views.forget, name="forget"),
]
