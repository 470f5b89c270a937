"""What search engines are told: the list of pages, and what to leave alone."""

import re

import pytest
from django.conf import settings
from django.http import HttpResponse
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django import Settings as DjangoSettings

from config import parsers
from lessons.models import Lesson
from tests.config.conftest import Run, run_python

__all__ = ["run_python"]

FIXED = [
    "/",
    "/glosario/",
    "/fuentes/",
    "/calculadora/",
    "/leer/",
    "/juego-responsable/",
    "/privacidad/",
]
SUB_PATH = """
import django; django.setup()
from django.core.management import call_command; call_command("migrate", verbosity=0)
from django.test import Client
from django.urls import set_script_prefix; set_script_prefix("/poker/")  # as wsgi.py's handler does
for address in ("/sitemap.xml", "/robots.txt"):
    print(Client(headers={"host": "localhost"}).get(address).content.decode())
"""


@pytest.fixture
def lesson(db: None) -> Lesson:
    return Lesson.objects.create(
        is_published=True,
        number=3,
        slug="el-showdown",
        title="El showdown",
        question="¿?",
        short_answer="Sí.",
    )


def listed(response: HttpResponse) -> list[str]:
    return re.findall(r"<loc>([^<]+)</loc>", response.content.decode())


def test_the_sitemap_lists_the_pages_and_the_lessons(lesson: Lesson) -> None:
    here = [settings.SITE_URL + path for path in [*FIXED, "/lecciones/el-showdown/"]]
    assert listed(Client().get("/sitemap.xml")) == here


def test_every_page_of_the_sitemap_is_there(db: None) -> None:
    for address in listed(Client().get("/sitemap.xml")):
        assert Client().get(address.removeprefix(settings.SITE_URL)).status_code == 200


def test_no_drill_is_listed(lesson: Lesson) -> None:
    assert "practica" not in Client().get("/sitemap.xml").content.decode()


@pytest.mark.parametrize("name", ["testserver", "127.0.0.1:8000", "localhost"])
def test_addresses_stand_on_the_public_address(
    lesson: Lesson, settings: DjangoSettings, name: str
) -> None:
    settings.SITE = parsers.site("https://escuela.cl")
    found = listed(Client().get("/sitemap.xml", headers={"host": name}))
    assert {address.split("/", 3)[2] for address in found} == {"escuela.cl"}
    assert {address.split(":")[0] for address in found} == {"https"}


def test_addresses_carry_the_sub_path(run_python: Run) -> None:
    done = run_python(SUB_PATH, SITE_URL="https://escuela.cl/poker")
    assert "<loc>https://escuela.cl/poker/glosario/</loc>" in done.stdout, done.stderr
    assert "Disallow: /poker/admin/\n" in done.stdout
    assert "Sitemap: https://escuela.cl/poker/sitemap.xml\n" in done.stdout


def test_the_sitemap_is_xml_and_sets_no_cookie(db: None) -> None:
    response = Client().get("/sitemap.xml")
    assert response["Content-Type"] == "application/xml"
    assert not response.cookies


def test_the_sitemap_costs_the_same_however_many_lessons_there_are(
    lesson: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    Lesson.objects.bulk_create(
        Lesson(number=n, slug=f"leccion-{n}", is_published=True) for n in range(10, 60)
    )
    with django_assert_num_queries(2):  # the lessons, and how many they are
        assert len(listed(Client().get("/sitemap.xml"))) == len(FIXED) + 51


@pytest.mark.parametrize("page", ["2", "x"])
def test_a_sitemap_has_one_page(db: None, page: str) -> None:
    assert Client().get("/sitemap.xml", {"p": page}).status_code == 404


def test_robots_are_told_what_to_leave_alone_and_where_the_sitemap_is() -> None:
    response = Client().get("/robots.txt")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    assert response.content.decode().splitlines() == [
        "User-agent: *",
        "Disallow: /admin/",
        f"Sitemap: {settings.SITE_URL}/sitemap.xml",
    ]


@pytest.mark.parametrize("address", ["/sitemap.xml", "/robots.txt"])
def test_both_are_only_looked_at(db: None, address: str) -> None:
    assert Client().head(address).status_code == 200
    assert Client().post(address).status_code == 405
