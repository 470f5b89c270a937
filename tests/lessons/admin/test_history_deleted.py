"""What was deleted keeps its history and can come back."""

from typing import Any

import pytest
from django.test import Client

from lessons.models import Country, Term
from practice.models import Excerpt
from tests.factories import CountryFactory, ExcerptFactory, TermFactory
from tests.lessons.admin.desk import (
    FACTORIES,
    model,
    opened,
    queries,
    restore,
    state,
    unused,
)
from tests.lessons.admin.visiting import said, superuser


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


@pytest.mark.parametrize("factory", FACTORIES)
def test_what_is_deleted_is_listed_with_its_history(client: Client, factory: Any) -> None:
    row = unused(factory)
    key, listed = row.pk, f"{model(row)}borrados/"
    client.post(f"{model(row)}{key}/delete/", {"post": "yes"})
    page = opened(client, listed)
    assert "directora" in page.text()
    link = next(each for each in page.all("a") if "/history/" in each.attrs.get("href", ""))
    assert link.attrs["href"] == f"{model(row)}{key}/history/"
    assert "Esto se borró" in opened(client, link.attrs["href"]).text()


def test_what_was_deleted_comes_back_by_restoring(client: Client) -> None:
    row = TermFactory()
    key, first = row.pk, state(row, 0)
    client.post(f"{model(row)}{key}/delete/", {"post": "yes"})
    restore(client, first)
    assert Term.objects.get(pk=key).meaning == "Dos cartas del mismo valor."
    assert "No hay nada borrado" in opened(client, f"{model(row)}borrados/").text()


def test_what_lost_its_key_to_another_row_does_not_come_back(client: Client) -> None:
    row = TermFactory()
    first = state(row, 0)
    row.delete()
    TermFactory(term="El nuevo")
    row.pk = Term.history.filter(history_type="-").get().id
    assert "No se puede restaurar" in said(restore(client, first))
    assert Term.objects.get().term == "El nuevo"


def test_a_sentence_whose_source_is_gone_asks_for_one(client: Client) -> None:
    row = ExcerptFactory(key="suelta")
    first, source = state(row, 0), row.source
    row.delete()
    source.delete()
    assert client.get(first).status_code == 200
    restore(client, first)
    assert not Excerpt.objects.exists()


def test_the_deleted_take_as_many_queries_for_many(client: Client) -> None:
    CountryFactory().delete()
    before = queries(client, "/admin/lessons/country/borrados/")
    for code in ("AR", "PE", "UY"):
        CountryFactory(code=code).delete()
    assert queries(client, "/admin/lessons/country/borrados/") == before
    assert not Country.objects.exists()
