"""Sheets to print: what stands on them, and the key only where it is asked for."""

import uuid
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from engine import card_name
from practice import learners
from practice.mistakes import MISTAKES
from practice.models import Drill, Series
from tests.factories import (
    SLUG,
    AttemptFactory,
    DrillFactory,
    SeriesFactory,
    answer_all,
    dealt_series,
    right_option,
)
from tests.practice.pages import Page

PRACTICE = f"/practica/{SLUG}/"
SHEET, ONE = f"{PRACTICE}hoja/", f"{PRACTICE}5/hoja/"
WITH_KEY = {"clave": "1"}


def page(response: HttpResponse) -> Page:
    assert response.status_code == 200
    return Page(response.content.decode())


def learner_of(client: Client) -> uuid.UUID:
    """The learner that a browser is, once it has opened a drill."""
    client.get(PRACTICE)
    learner = learners.known(client.session, SLUG)
    assert learner
    return learner


def redeal(drill: Drill) -> Drill:
    """Another deal at the drill's place, as an instructor makes it."""
    Drill.objects.filter(pk=drill.pk).retire()
    other = dealt_series("plata")[drill.place - 1]
    return DrillFactory(series=drill.series, place=drill.place, dealt=other)


def board(drill: Drill) -> str:
    """The cards on the felt as a page's text has them, seen and heard."""
    return "".join(f"{card.face}{card.symbol}{card_name(card)}" for card in drill.table.deal.board)


def boards(response: HttpResponse) -> str:
    return page(response).text(of_class="board")


# Works


def test_the_sheet_of_a_series_has_all_its_drills(client: Client, series: Series) -> None:
    shown = page(client.get(SHEET))
    assert len(shown.all("article")) == 24
    assert all(f"Mano {place} de 24" in shown.text() for place in range(1, 25))


def test_every_option_has_its_number_and_an_empty_box(client: Client, series: Series) -> None:
    shown = page(client.get(SHEET))
    options = sum(len(drill.options) for drill in Drill.objects.filter(series=series))
    assert len(shown.all(of_class="tick")) == len(shown.all(of_class="number")) == options


def test_the_sheet_of_a_drill_has_question_cards_and_amounts(client: Client, drill: Drill) -> None:
    text = page(client.get(f"{PRACTICE}1/hoja/")).text()
    assert "Mano 1 de 24" in text
    assert drill.question.asks in text
    assert f"Pozo {drill.table.pots[0].amount}" in text
    assert all(f"puso {amount}" in text for amount in drill.table.deal.contributed)
    assert all(card.symbol in text for card in drill.table.deal.board)


def test_the_head_says_whose_sheet_it_is_and_that_nothing_is_staked(
    client: Client, series: Series, settings: Any
) -> None:
    settings.SITE_NAME = "Escuela de crupieres"
    head = page(client.get(SHEET)).text(of_class="sheet-head")
    assert series.name in head
    assert "Escuela de crupieres" in head
    assert "Aquí no se apuesta nada" in head


def test_the_sheet_says_how_to_print_it_with_or_without_the_key(
    client: Client, series: Series
) -> None:
    shown = page(client.get(SHEET))
    says = shown.text(of_class="sheet-how")
    assert "Sin clave Con clave" in says
    assert "Imprimir: usa la orden de tu navegador." in says
    assert f"{SHEET}?clave=1" in [link.attrs["href"] for link in shown.all("a")]


# The key


@pytest.mark.parametrize("address", [SHEET, ONE])
@pytest.mark.parametrize("query", [{}, {"clave": ""}, {"clave": "0"}, {"clave": "11"}])
def test_without_asking_there_is_no_trace_of_the_key(
    client: Client, series: Series, address: str, query: dict[str, str]
) -> None:
    response = client.get(address, query)
    html = response.content.decode()
    assert "correcta" not in html
    assert not page(response).all(of_class="key")
    assert not page(response).all(of_class="right")
    assert [code for code in MISTAKES if f'"{code}"' in html] == []
    assert [each.name for each in MISTAKES.values() if each.name in html] == []


def test_the_options_are_the_same_with_the_key_and_without(client: Client, series: Series) -> None:
    plain, with_key = (client.get(SHEET, query).content.decode() for query in ({}, WITH_KEY))
    last = "</article>"
    drills = plain[plain.index("<article") : plain.rindex(last)]
    assert drills == with_key[with_key.index("<article") : with_key.rindex(last)]


def test_the_key_comes_after_the_last_drill(client: Client, series: Series) -> None:
    html = client.get(SHEET, WITH_KEY).content.decode()
    assert html.rindex("</article>") < html.index('class="key"')


def test_the_key_gives_the_right_number_of_each_drill(client: Client, series: Series) -> None:
    key = page(client.get(SHEET, WITH_KEY)).text(of_class="key")
    for drill in Drill.objects.filter(series=series):
        assert f"Mano {drill.place}: la {right_option(drill) + 1}" in key


def test_the_key_names_the_mistake_of_each_wrong_option(client: Client, series: Series) -> None:
    drill = Drill.objects.get(series=series, place=5)
    key = page(client.get(ONE, WITH_KEY)).text(of_class="key")
    for number, option in enumerate(drill.choices, start=1):
        name = MISTAKES[option.mistake].name if option.mistake else "✓ correcta"
        assert f"{number} {name}" in key


# Whose drills


def test_a_learner_prints_the_drill_that_was_answered(client: Client, drill: Drill) -> None:
    AttemptFactory(learner=learner_of(client), drill=drill)
    redeal(drill)
    assert boards(client.get(f"{PRACTICE}1/hoja/")) == board(drill)


def test_somebody_new_prints_the_current_drill(client: Client, drill: Drill) -> None:
    current = redeal(drill)
    assert boards(client.get(f"{PRACTICE}1/hoja/")) == board(current)


def test_a_series_is_printed_as_it_is_dealt_now(client: Client, drill: Drill) -> None:
    AttemptFactory(learner=learner_of(client), drill=drill)
    current = redeal(drill)
    printed = boards(client.get(SHEET))
    assert board(current) in printed
    assert board(drill) not in printed


# Kept by nobody, and cheap


@pytest.mark.parametrize("address", [SHEET, ONE])
def test_a_sheet_is_kept_by_no_cache_and_found_by_no_search(
    client: Client, series: Series, address: str
) -> None:
    response = client.get(address)
    assert response["Cache-Control"] == "no-store"
    assert response["X-Robots-Tag"] == "noindex"
    assert not response.cookies


@pytest.mark.parametrize(("address", "queries"), [(SHEET, 2), (ONE, 3)])
@pytest.mark.parametrize("query", [{}, WITH_KEY])
def test_a_sheet_takes_few_queries_however_long_it_is(
    client: Client,
    series: Series,
    django_assert_num_queries: Any,
    address: str,
    queries: int,
    query: dict[str, str],
) -> None:
    with django_assert_num_queries(queries):
        client.get(address, query)


# Bad addresses


def test_a_series_without_drills_has_no_sheet(client: Client, db: None) -> None:
    SeriesFactory(drills=False)
    assert client.get(SHEET).status_code == 404


@pytest.mark.parametrize("path", ["otra/hoja/", f"{SLUG}/0/hoja/", f"{SLUG}/25/hoja/"])
def test_a_sheet_that_is_none_is_not_found(client: Client, series: Series, path: str) -> None:
    assert client.get(f"/practica/{path}").status_code == 404


@pytest.mark.parametrize("address", [SHEET, ONE])
def test_a_sheet_takes_no_posts(client: Client, series: Series, address: str) -> None:
    assert client.post(address).status_code == 405


# Where it is linked


def test_a_drill_leads_to_its_sheet(client: Client, series: Series) -> None:
    links = {link.attrs["href"] for link in page(client.get(f"{PRACTICE}5/")).all("a")}
    assert ONE in links


def test_the_end_leads_to_the_sheet_of_the_series(client: Client, series: Series) -> None:
    answer_all(series, learner_of(client))
    links = {link.attrs["href"] for link in page(client.get(PRACTICE)).all("a")}
    assert SHEET in links
