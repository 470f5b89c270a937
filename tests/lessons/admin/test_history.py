"""The history of a row: who changed what, and the way back."""

from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import Permission, User
from django.core.management import call_command
from django.test import Client

from lessons.models import Term
from practice.models import Excerpt, OutsideRule
from tests.factories import ExcerptFactory, OutsideRuleFactory, SourceFactory
from tests.lessons.admin.desk import (
    FACTORIES,
    changed_twice,
    history,
    model,
    opened,
    queries,
    restore,
    state,
)
from tests.lessons.admin.visiting import said, superuser


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


# The list


def test_the_history_says_who_when_and_what(client: Client) -> None:
    row = ExcerptFactory(quote="Primera.")
    form = {"source": row.source.pk, "heading": row.heading, "quote": "Segunda."}
    client.post(f"{model(row)}{row.pk}/change/", form)
    text = opened(client, history(row)).text(of_id="change-history")
    assert "directora Se cambió Cita textual: Primera. → Segunda." in text
    assert "El sistema Se creó" in text


def test_a_reference_and_a_list_are_told_in_words(client: Client) -> None:
    row = ExcerptFactory()
    row.source = SourceFactory(key="otra", publisher="Otra casa", title="Otro libro")
    row.save()
    told = opened(client, history(row)).text(of_id="change-history")
    assert "Fuente: Superintendencia de prueba, Catálogo de prueba → Otra casa, Otro libro" in told
    rule = OutsideRuleFactory()
    rule.sources = []
    rule.save()
    told = opened(client, history(rule)).text(of_id="change-history")
    assert "Fuentes: WSOP | Rules | 74 | original → nada" in told


def test_a_tick_is_told_as_yes_or_no(client: Client) -> None:
    row = SourceFactory()
    row.verified = True
    row.save()
    told = opened(client, history(row)).text(of_id="change-history")
    assert "Cotejado con el original: no → sí" in told


@pytest.mark.parametrize("factory", FACTORIES)
def test_the_history_takes_as_many_queries_for_many_states(client: Client, factory: Any) -> None:
    row = factory()
    row.save()

    before = queries(client, history(row))
    for _ in range(8):
        row.save()
    assert queries(client, history(row)) == before


def test_a_long_history_has_pages_and_every_change_is_told(client: Client) -> None:
    row = ExcerptFactory(quote="Dice 0.")
    for number in range(1, 61):
        row.quote = f"Dice {number}."
        row.save()
    page = opened(client, history(row))
    assert "Página 1 de 2" in page.text()
    assert page.text(of_id="change-history").count("→") == 50
    assert opened(client, f"{history(row)}?p=2").text(of_id="change-history").count("→") == 10


# The way back


def test_restoring_is_a_new_change_that_keeps_the_others(client: Client) -> None:
    row = changed_twice()
    answer = restore(client, state(row, 0))
    row.refresh_from_db()
    assert row.quote == "Primera."
    assert [each.quote for each in row.history.all()] == ["Primera.", "Segunda.", "Primera."]
    assert str(row.history.first().history_user) == "directora"
    assert "Se restauró" in said(answer)


@pytest.mark.parametrize("factory", FACTORIES)
def test_every_kind_of_row_can_be_restored(client: Client, factory: Any) -> None:
    row = factory()
    name = "term" if isinstance(row, Term) else "says" if isinstance(row, OutsideRule) else ""
    name = name or ("heading" if isinstance(row, Excerpt) else "publisher")
    before = getattr(row, name)
    setattr(row, name, "Otra cosa")
    row.save()
    restore(client, state(row, 0))
    row.refresh_from_db()
    assert getattr(row, name) == before
    assert row.history.count() == 3


def test_a_state_says_when_it_was_and_offers_the_way_back(client: Client) -> None:
    text = opened(client, state(changed_twice(), 0))
    assert "Así estaba el" in text.text()
    assert [each for each in text.all("input") if each.attrs.get("value") == "Restaurar"]


def test_a_restored_text_is_not_replaced_when_the_course_is_loaded(client: Client) -> None:
    call_command("load_course", stdout=StringIO())
    row = Excerpt.objects.first()
    assert row is not None
    ours, row.quote = row.quote, "La de un archivo posterior."
    row.loaded_digest = "la huella de ese archivo"
    row.save()
    restore(client, state(row, 0))
    call_command("load_course", stdout=StringIO())
    row.refresh_from_db()
    assert row.quote == ours
    assert row.loaded_digest == "la huella de ese archivo"


def test_a_state_with_something_wrong_is_not_restored(client: Client) -> None:
    row = changed_twice()
    assert "obligatorio" in said(restore(client, state(row, 0), heading=""))
    assert row.history.count() == 2


def test_who_may_only_look_does_not_restore(db: None) -> None:
    row = changed_twice()
    user = User.objects.create_user("mira", is_staff=True)
    user.user_permissions.add(Permission.objects.get(codename="view_excerpt"))
    looker = Client()
    looker.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    assert "Restaurar" not in looker.get(state(row, 0)).content.decode()
    assert looker.post(state(row, 0), {}).status_code == 403
    row.refresh_from_db()
    assert row.quote == "Segunda."


@pytest.mark.parametrize("wrong", ["abc/history/", "99/history/", "1e9/history/1/", "1/history/x/"])
def test_a_history_that_is_not_there_is_not_found(client: Client, wrong: str) -> None:
    assert client.get(f"/admin/practice/excerpt/{wrong}").status_code == 404


def test_a_state_of_another_row_is_not_found(client: Client) -> None:
    one, other = ExcerptFactory(key="una"), ExcerptFactory(key="otra")
    wrong = f"{history(one)}{other.history.get().pk}/"
    assert client.get(wrong).status_code == 404
