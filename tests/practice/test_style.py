"""The style page: a whole page like every other, and nothing in it that could be recorded."""

from collections import Counter

import pytest
from django.apps import apps
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.practice.pages import Page
from tests.practice.style import STYLE, Style

REFERENCES = ("aria-labelledby", "aria-describedby", "aria-controls", "for")
MOST_BYTES = 1_100_000


@pytest.fixture
def shown(style: Style) -> Page:
    return style.page


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


def test_the_contents_lead_to_every_state(shown: Page) -> None:
    links = [each.attrs["href"] for each in shown.all("a")]
    for heading in shown.all("h2"):
        if heading.attrs["id"].startswith("state-"):
            assert f"#{heading.attrs['id']}" in links


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
