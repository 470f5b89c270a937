from django.urls import path

from lessons import views

app_name = "lessons"

urlpatterns = [
    path("", views.index, name="index"),
    path("lecciones/<slug:slug>/", views.lesson, name="lesson"),
]
