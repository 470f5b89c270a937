"""Hostile texts in sources and words: shown as text wherever they stand."""

from typing import Any

import pytest
from django.test import Client

from practice.models import Source
from tests.factories import (
    CountryFactory,
    ExcerptFactory,
    OutsideRuleFactory,
    SourceFactory,
    TermFactory,
)
from tests.lessons.admin.desk import FACTORIES, change, history, model, opened, state
from tests.lessons.admin.visiting import superuser

HOSTILE = '<script>alert("1")</script>\u202eodatum\u202c \'";--'


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


def test_hostile_texts_are_shown_as_text_wherever_they_stand(client: Client) -> None:
    source = SourceFactory(publisher=HOSTILE, title=HOSTILE, part=HOSTILE)
    row = ExcerptFactory(source=source, heading=HOSTILE, quote=HOSTILE)
    rule = OutsideRuleFactory(says=HOSTILE, sources=[{"publisher": HOSTILE, "title": HOSTILE}])
    term = TermFactory(term=HOSTILE, topic=HOSTILE, meaning=HOSTILE, also=[[HOSTILE, HOSTILE]])
    country = CountryFactory(name=HOSTILE, register=HOSTILE)
    for each in (source, row, rule, term, country):
        each.save()
        pages = ("", f"{each.pk}/change/", f"{each.pk}/delete/", f"{each.pk}/history/")
        for address in (*(model(each) + page for page in pages), state(each, 0)):
            page = opened(client, address)
            inline = [one for one in page.all("script") if "src" not in one.attrs]
            assert inline == [], address
            assert '<script>alert("1")</script>' in page.text() or address == model(country)


@pytest.mark.parametrize("factory", FACTORIES)
def test_no_page_holds_inline_style_or_handlers(client: Client, factory: Any) -> None:
    row = factory()
    row.save()
    pages = (
        "",
        "add/",
        f"{row.pk}/change/",
        f"{row.pk}/delete/",
        f"{row.pk}/history/",
        "borrados/",
    )
    for address in (*(model(row) + page for page in pages), state(row, 0)):
        page = opened(client, address)
        careless = [
            name
            for each in page.elements
            for name in each.attrs
            if name == "style" or name[:2] == "on"
        ]
        assert careless == [], address
        assert not page.all("style"), address


def test_texts_without_end_do_not_fill_the_pages(client: Client) -> None:
    rule = OutsideRuleFactory(says="a" * 1_000_000)
    rule.says = "b" * 1_000_000
    rule.save()
    for address in (model(rule), history(rule), f"{model(rule)}{rule.pk}/delete/"):
        assert len(client.get(address).content) < 30_000, address
    assert Source.objects.count() == 0


@pytest.mark.parametrize(("text", "status"), [("a" * 1_100_000, 413), ("nulo \0 aquí", 400)])
def test_what_no_field_holds_is_refused_calmly_and_nothing_changes(
    client: Client, text: str, status: int
) -> None:
    row = ExcerptFactory(quote="Antes.")
    sent = {"source": row.source.pk, "heading": "Un tema", "quote": text}
    answer = client.post(change(row), sent)
    row.refresh_from_db()
    assert answer.status_code == status
    assert "no se guardó nada" in answer.content.decode()
    assert row.quote == "Antes."
