"""The pages to look things up in: glossary, responsible gambling, privacy."""

from datetime import date
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from pytest_django import DjangoAssertNumQueries
from pytest_django import Settings as DjangoSettings

from config import school
from lessons.models import Country
from practice import comfort
from practice.models import Series
from tests.lessons.written import course_file
from tests.practice.pages import Page

pytestmark = pytest.mark.django_db

GLOSSARY, RESPONSIBLE, PRIVACY = "/glosario/", "/juego-responsable/", "/privacidad/"
PAGES = [GLOSSARY, RESPONSIBLE, PRIVACY]
ASK_THE_SOURCE = "consulta la fuente oficial"
YEAR = 365 * 24 * 60 * 60

every_page = pytest.mark.parametrize("address", PAGES)


def opened(address: str) -> Page:
    return Page(Client().get(address).content.decode())


def links(page: Page) -> list[str]:
    return [link.attrs["href"] for link in page.all("a")]


def country(code: str, name: str, **values: Any) -> Country:
    given: dict[str, Any] = {"register": f"Registro de {name}", "publisher": f"Autoridad de {name}"}
    return Country.objects.create(
        code=code, name=name, read_on=date(2026, 11, 30), **given | values
    )


# All of them


@every_page
def test_it_sets_no_cookie_and_holds_no_form(address: str) -> None:
    response = Client().get(address)
    assert response.status_code == 200
    assert not response.cookies
    assert Page(response.content.decode()).forms == []


@every_page
def test_it_is_the_same_bytes_for_everybody(address: str) -> None:
    known = Client()
    known.cookies[comfort.COOKIE] = "oscuro"
    response = known.get(address)
    assert response.content == Client().get(address).content
    assert "Cookie" not in response.headers.get("Vary", "")


@every_page
def test_it_is_only_looked_at(address: str) -> None:
    assert Client().head(address).status_code == 200
    assert Client().post(address).status_code == 405


@pytest.mark.parametrize("address", ["/", *PAGES, "/no-hay/"])
def test_every_page_leads_to_the_others(address: str) -> None:
    footer = [link for link in opened(address).all("a") if "footer" in link.path]
    found = {link.attrs["href"].partition("?")[0] for link in footer}
    assert found == {*PAGES, "/fuentes/", "/preferencias/"}


# Responsible gambling


def test_the_default_country_comes_first_and_the_others_can_be_opened() -> None:
    country("AR", "Argentina")
    country("CL", "Chile", default=True)
    page = opened(RESPONSIBLE)
    (summary,) = page.all("summary")
    assert "details" in summary.path
    assert "Argentina" in page.text(of_class="regions")
    assert "Chile" not in page.text(of_class="regions")
    assert "Mostrar todas las regiones" in page.text(of_class="regions")


def test_what_a_source_states_is_shown() -> None:
    country("CL", "Chile", default=True, reach="Todo el país.", minimum_age=18, age_basis="Ley 1.")
    facts = opened(RESPONSIBLE).text(of_class="country")
    for said in ("Registro de Chile", "Todo el país.", "18 años", "Ley 1.", "Autoridad de Chile"):
        assert said in facts
    assert "leído el 30 de noviembre de 2026" in facts
    assert ASK_THE_SOURCE not in facts


def test_what_a_country_lacks_is_to_be_asked_of_the_source() -> None:
    country("CO", "Colombia", default=True)
    assert opened(RESPONSIBLE).text(of_class="country").count(ASK_THE_SOURCE) == 3


def test_without_a_default_country_all_are_open() -> None:
    country("AR", "Argentina")
    page = opened(RESPONSIBLE)
    assert page.all("details") == []
    assert "Argentina" in page.text(of_class="country")


def test_one_country_alone_leaves_nothing_to_open() -> None:
    country("CL", "Chile", default=True)
    assert opened(RESPONSIBLE).all("details") == []


def test_without_countries_the_page_says_whom_to_ask() -> None:
    page = opened(RESPONSIBLE)
    assert "Todavía no hay ningún país anotado" in page.text()
    assert "En este sitio no se apuesta nada." in page.text()


def test_the_countries_cost_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    for code in ("AR", "CO", "ES"):
        country(code, code)
    with django_assert_num_queries(1):
        Client().get(RESPONSIBLE)


def test_no_telephone_number_is_written() -> None:
    rows = course_file("countries.toml")["country"]
    assert [row["code"] for row in rows if row.get("default")] == ["CL"]
    assert not any("telef" in str(row).lower() or "fono" in str(row).lower() for row in rows)


# Privacy


def test_each_series_can_be_erased() -> None:
    for slug, name in (("una", "Una serie"), ("otra", "Otra serie")):
        Series.objects.create(slug=slug, name=name, seed="s")
    page = opened(PRIVACY)
    assert {"/practica/una/borrar/", "/practica/otra/borrar/"} <= set(links(page))
    assert "Borrar mi avance en «Otra serie»" in page.text()
    assert "todas las series a la vez" in page.text()


def test_without_a_practice_there_is_nothing_to_erase() -> None:
    assert "no hay nada que borrar" in opened(PRIVACY).text()


def test_the_cookies_are_named_and_last_as_long_as_the_page_says() -> None:
    names = opened(PRIVACY).all("code")
    assert len(names) == 3
    said = opened(PRIVACY).text(of_class="facts")
    for name in (settings.SESSION_COOKIE_NAME, settings.CSRF_COOKIE_NAME, comfort.COOKIE):
        assert name in said
    assert settings.SESSION_COOKIE_AGE == comfort.SECONDS_KEPT == YEAR
    assert settings.CSRF_COOKIE_AGE == 52 * 7 * 24 * 60 * 60


def test_who_runs_the_site_can_be_asked(settings: DjangoSettings) -> None:
    settings.SITE_NAME = "Escuela «El Roble»"
    settings.SITE_CONTACT = school.contact("sala@escuela.cl")
    page = opened(PRIVACY)
    assert "Este sitio se llama Escuela «El Roble»." in page.text(of_id="contenido")
    assert "sala@escuela.cl" in page.text(of_id="contenido")
    assert "mailto:sala@escuela.cl" in links(page)


def test_without_a_contact_the_school_is_to_be_asked() -> None:
    assert "no anotó aquí un contacto" in opened(PRIVACY).text()


def test_the_series_cost_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    for slug in ("una", "otra"):
        Series.objects.create(slug=slug, name=slug, seed="s")
    with django_assert_num_queries(1):
        Client().get(PRIVACY)
