from django.contrib import admin
from django.urls import include, path

from config import errors, health
from config.logo import logo
from config.robots import robots
from lessons.views import instructors
from practice.views import calculator, preferences, reader, style, stylesheet

urlpatterns = [
    path("admin/guia/", instructors, name="guide"),
    path("admin/", admin.site.urls),
    path("salud/", health.health, name="health"),
    path("logo", logo, name="logo"),
    path("robots.txt", robots, name="robots"),
    path("preferencias/", preferences, name="preferences"),
    path("preferencias.css", stylesheet, name="preferences_css"),
    path("estilo/", style, {"error_pages": errors.PAGES}, name="style"),
    path("calculadora/", calculator, name="calculator"),
    path("leer/", reader, name="reader"),
    path("practica/", include("practice.urls")),
    path("", include("lessons.urls")),
]

handler400 = "config.errors.bad_request"
handler403 = "config.errors.permission_denied"
handler404 = "config.errors.page_not_found"
handler500 = "config.errors.server_error"
