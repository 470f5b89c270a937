from django.contrib.sitemaps.views import sitemap
from django.urls import path
from django.views.decorators.http import require_safe

from lessons import views
from lessons.sitemap import SITEMAPS

app_name = "lessons"

urlpatterns = [
    path("", views.index, name="index"),
    path("lecciones/<slug:slug>/", views.lesson, name="lesson"),
    path("estilo/marcas/", views.marks, name="marks"),
    path("glosario/", views.glossary, name="glossary"),
    path("fuentes/", views.sources, name="sources"),
    path("juego-responsable/", views.responsible, name="responsible"),
    path("privacidad/", views.privacy, name="privacy"),
    path("sitemap.xml", require_safe(sitemap), {"sitemaps": SITEMAPS}, name="sitemap"),
]
