"""The style page: every fragment in every state, and nothing in it that could be recorded."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection, transaction
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoDbBlocker

from config.errors import PAGES
from practice.mistakes import CATALOGUE
from tests.practice.pages import Page

STYLE, BEGINS = "/estilo/", '<div class="state"'
STATES = {
    "Sin responder",
    "Respuesta marcada",
    "Falta elegir",
    "Sin conexión",
    "No se pudo guardar",
    "Correcta",
    "Con error",
    "Con error que coincide con dos nombres",
    "Ya respondida",
    "Se reparte entre todos",
    "Se reparte entre dos, con un tercero",
    "Pozo lateral, sin responder",
    "Pozo lateral, correcta",
    "Pozo lateral, con error",
    "La última de la serie",
    "Repaso, sin responder",
    "Repaso, otra vez con error",
    "Repaso, corregida",
    "Otra mano, sin responder",
    "Otra mano, correcta",
    "Otra mano que distingue dos errores",
    "Otra mano que distingue dos errores, con el rival",
    "Otra mano, no se encontró",
    "Mis errores, algunos corregidos",
    "Mis errores, todos corregidos",
    "Mis errores, ninguno",
    "Final, con errores",
    "Final, con un error frecuente",
    "Final, sin errores",
    "La tira, todos los estados",
    "Aviso, cerrado",
    "Aviso, abierto",
    "Aviso, con error",
    "Aviso, enviado",
    "Cuatro manos y dos pozos, sin responder",
    "Cuatro manos y dos pozos, con error",
    "Respuestas largas, sin responder",
    "Respuestas largas, con error",
    "Figura: una mano gana",
    "Figura: se reparte",
    "Cita abierta",
    "Regla de otra parte, abierta",
    "Cartas",
    "Botones",
    "Borrar mi avance",
}
SAYS = {
    "Falta elegir": "Elige una respuesta antes de responder.",
    "Sin conexión": "No hay conexión con el sitio.",
    "No se pudo guardar": "El sitio no pudo guardar la respuesta.",
    "Ya respondida": "Ya respondida: cuenta la primera.",
    "Con error que coincide con dos nombres": "Una mano que lo distingue de",
    "Se reparte entre todos": "Las cinco de la mesa son la mejor mano de A y B: se reparte.",
    "La última de la serie": "Ver cómo te fue",
    "Repaso, corregida": "Correcta: corregida en la práctica",
    "Otra mano, sin responder": "Esta mano no se guarda ni se cuenta.",
    "Otra mano, no se encontró": "No se encontró otra mano",
    "Mis errores, todos corregidos": "Todas quedaron corregidas en la práctica.",
    "Mis errores, ninguno": "Todavía no hay errores que revisar.",
    "Final, con un error frecuente": "3 veces, frecuente",
    "Final, sin errores": "24 de 24 a la primera.",
    "Aviso, con error": "Escribe en una frase qué te parece mal.",
    "Aviso, enviado": "Gracias. El aviso llegó",
    "Figura: una mano gana": "se lleva el pozo",
    "Figura: se reparte": "comparte el pozo",
}
BOXES = {"unanswered", "right", "missed", "corrected"}
REFERENCES = ("aria-labelledby", "aria-describedby", "aria-controls", "for")
MOST_BYTES = 640_000


class Style(NamedTuple):
    """The page as it is answered where the course is loaded, so that rules are cited."""

    response: HttpResponse
    page: Page
    states: dict[str, str]


@pytest.fixture(scope="module")
def style(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Style:
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_course", verbosity=0)
        response = Client().get(STYLE)
        transaction.set_rollback(True)
    html = response.content.decode()
    return Style(response, Page(html), dict(_states(html)))


@pytest.fixture(scope="module")
def shown(style: Style) -> Page:
    return style.page


@pytest.fixture(scope="module")
def states(style: Style) -> dict[str, str]:
    """What stands under each name."""
    return style.states


def _states(html: str) -> Iterator[tuple[str, str]]:
    for part in html.split(BEGINS)[1:]:
        state = Page(BEGINS + part)
        name = next(e.attrs["id"] for e in state.all("h2") if e.attrs["id"].startswith("state-"))
        yield state.text(of_id=name), state.text()


# What is shown


def test_every_state_is_there(states: dict[str, str]) -> None:
    mistakes = {f"Error: {mistake.name}" for mistake in CATALOGUE}
    assert set(states) == STATES | mistakes | {f"Error {status}" for status in PAGES}


def test_every_mistake_has_its_feedback_with_its_rule(states: dict[str, str]) -> None:
    for mistake in CATALOGUE:
        said = states[f"Error: {mistake.name}"]
        assert f"Coincide con «{mistake.name}»" in said
        assert mistake.rule in said
        assert "De dónde sale esta regla" in said


@pytest.mark.parametrize("name", SAYS)
def test_a_state_says_what_it_is(states: dict[str, str], name: str) -> None:
    assert SAYS[name] in states[name]


def test_every_error_page_is_there_with_its_words(states: dict[str, str]) -> None:
    for status, words in PAGES.items():
        for said in words:
            assert said in states[f"Error {status}"]


def test_the_strip_has_boxes_in_all_states_and_a_current_one(shown: Page) -> None:
    strips = [each for each in shown.all("nav") if each.has_class("strip")]
    assert strips
    boxes = shown.all(of_class="box")
    assert {name for box in boxes for name in BOXES if box.has_class(name)} == BOXES
    assert any(box.attrs.get("aria-current") for box in boxes)


def test_an_option_is_checked_only_where_one_was_chosen(shown: Page) -> None:
    checked = [each for each in shown.all("input") if "checked" in each.attrs]
    assert len(checked) == 3  # chosen, offline, not stored


def test_the_contents_lead_to_every_state(shown: Page) -> None:
    links = [each.attrs["href"] for each in shown.all("a")]
    for heading in shown.all("h2"):
        if heading.attrs["id"].startswith("state-"):
            assert f"#{heading.attrs['id']}" in links


# The contract of every page


def test_ids_are_unique(shown: Page) -> None:
    assert [one for one, count in Counter(shown.ids).items() if count > 1] == []


def test_none_of_its_ids_is_one_that_the_script_looks_for(shown: Page) -> None:
    assert not {"practice", "question", "resultado", "notice", "report"} & set(shown.ids)


def test_whatever_refers_to_an_id_finds_it(shown: Page) -> None:
    ids = set(shown.ids)
    for element in shown.elements:
        targets = [t for name in REFERENCES for t in element.attrs.get(name, "").split()]
        targets += [element.attrs["hx-target"][1:]] if "hx-target" in element.attrs else []
        targets += [element.attrs["href"][1:]] if element.attrs.get("href", "")[:1] == "#" else []
        assert set(targets) <= ids, element


def test_every_form_is_whole(shown: Page) -> None:
    assert len(shown.forms) > 15
    for form in shown.forms:
        assert form.attrs["method"] in ("get", "post")
        assert form.attrs["action"].startswith("/")
        tokens = form.values("csrfmiddlewaretoken")
        assert len(tokens) == (1 if form.attrs["method"] == "post" else 0)


def test_nothing_is_inline(shown: Page) -> None:
    for element in shown.elements:
        assert element.tag != "style"
        assert element.tag != "script" or element.attrs.get("src")
        assert not [name for name in element.attrs if name == "style" or name.startswith("on")]


def test_every_element_is_closed(shown: Page) -> None:
    assert shown.is_closed


# Nothing is recorded


@pytest.mark.django_db
def test_the_page_reads_the_citations_and_writes_nothing() -> None:
    call_command("load_course", verbosity=0)
    before, client = rows(), Client()
    with CaptureQueriesContext(connection) as captured:
        client.get(STYLE)
    assert [each["sql"][:6] for each in captured] == ["SELECT", "SELECT"]
    assert rows() == before
    assert "sessionid" not in client.cookies


@pytest.mark.django_db
def test_without_a_course_it_costs_the_same() -> None:
    with CaptureQueriesContext(connection) as captured:
        assert Client().get(STYLE).status_code == 200
    assert len(captured) == 2


@pytest.mark.django_db
def test_whatever_its_forms_send_is_not_found(shown: Page) -> None:
    before, client = rows(), Client()
    for form in shown.forms:
        sent = {field["name"]: field.get("value", "x") for field in form.fields if "name" in field}
        action = form.attrs["action"]
        answer = (
            client.post(action, sent)
            if form.attrs["method"] == "post"
            else client.get(action, sent)
        )
        assert answer.status_code == 404
        assert b"data-mensaje" in answer.content
    assert rows() == before


@pytest.mark.django_db
def test_its_links_into_the_practice_are_not_found(shown: Page) -> None:
    before, client = rows(), Client()
    links = {each.attrs["href"] for each in shown.all("a")}
    inside = [href for href in links if href.startswith("/practica/estilo/")]
    assert len(inside) > 20
    assert {client.get(href).status_code for href in inside} == {404}
    assert rows() == before


def rows() -> dict[str, int]:
    return {model._meta.label: model._default_manager.count() for model in apps.get_models()}


# Headers, methods, size


def test_it_is_listed_nowhere_and_kept_nowhere(style: Style) -> None:
    response = style.response
    assert response["X-Robots-Tag"] == "noindex"
    assert response["Cache-Control"] == "no-store"
    assert b'<meta name="robots" content="noindex">' in response.content


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch", "options"])
def test_it_is_only_looked_at(method: str) -> None:
    assert getattr(Client(), method)(STYLE).status_code == 405


def test_it_is_not_too_heavy_to_look_at(style: Style) -> None:
    assert len(style.response.content) < MOST_BYTES
