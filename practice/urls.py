from django.urls import path

from practice import views

app_name = "practice"

urlpatterns = [
    path("<slug:slug>/", views.series, name="series"),
    path("<slug:slug>/<int:number>/", views.drill, name="drill"),
    path("<slug:slug>/borrar/", views.forget, name="forget"),
]
