"""Sources, their sentences and rules in the admin: listed, searched, written, compared."""

from typing import Any

import pytest
from django.test import Client

from practice.mistakes import CATALOGUE
from practice.models import Excerpt, Source
from tests.factories import ExcerptFactory, OutsideRuleFactory, SourceFactory
from tests.lessons.admin.desk import (
    EXCERPTS,
    RULES,
    SOURCES,
    change,
    cited,
    edit,
    listed,
    opened,
    queries,
)
from tests.lessons.admin.visiting import form_of, said, superuser

BACKING = next(mistake for mistake in CATALOGUE if mistake.backing.excerpt)


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


# Lists


def test_the_list_shows_where_a_sentence_is_from_and_how_often_it_is_used(client: Client) -> None:
    cited(key=BACKING.backing.excerpt, heading="Cinco de siete", quote="Se usan cinco.")
    row = listed(client, EXCERPTS)
    for part in ("Cinco de siete", "«Se usan cinco.»", "Catálogo de prueba", "1 lección"):
        assert part in row
    assert f"{len(Excerpt.objects.get().mistakes)} error" in row


def test_a_long_sentence_is_shortened_in_the_list(client: Client) -> None:
    ExcerptFactory(quote="palabra " * 100)
    assert "…" in listed(client, EXCERPTS)
    assert len(listed(client, EXCERPTS)) < 500


def test_sentences_are_found_by_their_words_and_their_source(client: Client) -> None:
    ExcerptFactory(key="una", heading="Una", quote="se muestran las cartas")
    other = SourceFactory(key="otra", title="Otro documento")
    ExcerptFactory(key="otra", heading="Dos", quote="nada", source=other)
    assert "Dos" not in listed(client, f"{EXCERPTS}?q=muestran")
    assert "Una" not in listed(client, f"{EXCERPTS}?q=documento")


@pytest.mark.parametrize(
    ("use", "there", "away"), [("si", "Usada", "Suelta"), ("no", "Suelta", "Usada")]
)
def test_the_list_can_show_what_is_used_or_not(
    client: Client, use: str, there: str, away: str
) -> None:
    cited(key="usada", heading="Usada")
    ExcerptFactory(key="suelta", heading="Suelta")
    ExcerptFactory(key=BACKING.backing.excerpt, heading="Usada por un error")
    shown = listed(client, f"{EXCERPTS}?uso={use}")
    assert there in shown
    assert away not in shown


def test_a_rule_lists_where_it_is_written(client: Client) -> None:
    OutsideRuleFactory(says="Cada pozo aparte.")
    OutsideRuleFactory(key="usage", says="Es así.", sources=[])
    shown = listed(client, RULES)
    assert "Cada pozo aparte.WSOP" in shown
    assert "Es así.uso universal" in shown


@pytest.mark.parametrize("address", [SOURCES, EXCERPTS, RULES])
def test_a_list_takes_as_many_queries_for_many_rows(client: Client, address: str) -> None:
    cited()
    OutsideRuleFactory()
    before = queries(client, address)
    for number in range(8):
        ExcerptFactory(key=f"otra-{number}", source=SourceFactory(key=f"otra-{number}"))
        OutsideRuleFactory(key=f"otra-{number}")
    assert queries(client, address) == before


def test_a_list_has_pages_of_fifty(client: Client) -> None:
    source = SourceFactory()
    Excerpt.objects.bulk_create(
        Excerpt(source=source, key=f"frase-{n}", heading=f"Tema {n}", quote="…") for n in range(60)
    )
    page = opened(client, f"{EXCERPTS}?all=")
    assert len([each for each in page.all("input") if each.has_class("action-select")]) == 50


# Writing


def test_a_sentence_is_added_to_its_source(client: Client) -> None:
    source = SourceFactory()
    sent = {"source": source.pk, "heading": "Empates", "key": "empates", "quote": "Se divide."}
    client.post(f"{EXCERPTS}add/", sent)
    assert Excerpt.objects.get().quote == "Se divide."


def test_a_source_leads_to_its_sentences_and_to_a_new_one(client: Client) -> None:
    source = ExcerptFactory().source
    page = opened(client, change(source))
    links = [link.attrs.get("href") for link in page.all("a")]
    assert "1 frase" in page.text()
    assert f"{EXCERPTS}?source__id__exact={source.pk}" in links
    assert f"{EXCERPTS}add/?source={source.pk}" in links
    assert form_of(client, f"{EXCERPTS}add/?source={source.pk}")["source"] == str(source.pk)


def test_a_choice_of_few_sources_needs_no_script(client: Client) -> None:
    SourceFactory(title="Un documento")
    assert "Un documento" in opened(client, f"{EXCERPTS}add/").text(of_class="field-source")


def test_a_choice_of_many_lists_only_what_is_chosen(client: Client) -> None:
    chosen = ExcerptFactory(source=SourceFactory(title="El elegido")).source
    Source.objects.bulk_create(
        Source(key=f"f-{n}", publisher="P", title=f"T{n}", read_on=chosen.read_on)
        for n in range(60)
    )
    page = opened(client, change(Excerpt.objects.get()))
    options = [each for each in page.all("option") if each.attrs["value"].isdigit()]
    assert [each.attrs["value"] for each in options] == [str(chosen.pk)]


@pytest.mark.parametrize("factory", [SourceFactory, ExcerptFactory, OutsideRuleFactory])
def test_a_key_is_not_changed_once_it_is_there(client: Client, factory: Any) -> None:
    row = factory()
    assert "key" not in form_of(client, change(row))
    edit(client, change(row), key="otra")
    row.refresh_from_db()
    assert row.key != "otra"


def test_two_sentences_do_not_share_a_key(client: Client) -> None:
    row = ExcerptFactory(key="empates")
    sent = {"source": row.source.pk, "heading": "Otra", "key": "empates", "quote": "…"}
    assert "Ya existe" in said(client.post(f"{EXCERPTS}add/", sent))
    assert Excerpt.objects.count() == 1


def test_lines_are_kept_as_the_course_files_end_them(client: Client) -> None:
    row = ExcerptFactory()
    edit(client, change(row), quote="Una línea\r\ny otra")
    row.refresh_from_db()
    assert row.quote == "Una línea\ny otra"


def test_a_sentence_that_is_too_long_is_refused_with_the_limit(client: Client) -> None:
    row = ExcerptFactory(quote="Antes.")
    answer = edit(client, change(row), quote="a" * 900_000)
    row.refresh_from_db()
    assert "5000" in said(answer)
    assert row.quote == "Antes."


def test_a_heading_that_is_too_long_is_refused_with_the_limit(client: Client) -> None:
    answer = edit(client, change(ExcerptFactory()), heading="a" * 201)
    assert "menos de 200" in said(answer) or "200 caracteres" in said(answer)


# Compared with the original


def test_ticking_that_a_source_was_compared_changes_what_the_site_says(client: Client) -> None:
    source = ExcerptFactory().source
    assert "sin cotejar" in Client().get("/fuentes/").content.decode()
    edit(client, change(source), verified="on")
    assert "sin cotejar" not in Client().get("/fuentes/").content.decode()


@pytest.mark.parametrize(("action", "ends"), [("mark_verified", True), ("mark_unverified", False)])
def test_several_sources_are_marked_at_once_each_with_its_history(
    client: Client, action: str, ends: bool
) -> None:
    rows = [SourceFactory(key=f"f-{n}", verified=not ends) for n in range(2)]
    same = SourceFactory(key="igual", verified=ends)
    sent = {"action": action, "_selected_action": [row.pk for row in (*rows, same)]}
    answer = client.post(SOURCES, sent, follow=True)
    assert "2 fuentes cambiaron" in said(answer)
    assert set(Source.objects.values_list("verified", flat=True)) == {ends}
    assert [row.history.count() for row in (*rows, same)] == [2, 2, 1]
    assert str(rows[0].history.first().history_user) == "directora"


def test_a_new_text_under_a_compared_source_asks_to_compare_it(client: Client) -> None:
    row = ExcerptFactory(source=SourceFactory(verified=True))
    assert "compara también esta frase" in said(edit(client, change(row), quote="Otra."))
    assert "compara" not in said(edit(client, change(row), heading="Otro tema"))
