"""Reports of hands about chips: what lay on the table, what was answered, what the engine makes of it."""

import pytest
from django.http import HttpResponse
from django.test import Client

from engine import hand_name
from practice.mistakes import MISTAKES
from practice.models import Drill, Report
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import (
    DEALERS,
    POTS,
    Answer,
    Learner,
    answer_of,
    dealt,
    drills_of,
    right,
    series_of,
    unnamed,
)

REPORTS = "/admin/practice/report/"
# One hand of each level with each way of asking.
ONE_OF_EACH = list(
    {
        (slug, each.level.code, each.question.code): (slug, place)
        for slug in (POTS, DEALERS)
        for place, each in enumerate(dealt(slug), start=1)
    }.values()
)
SENTENCE = "Me parece que sobra una ficha."


def reported(drill: Drill, answer: Answer | None = None) -> Report:
    """A report that a learner sends from the page, after an answer or before."""
    learner = Learner(drill.series)
    if answer is not None:
        learner.answer(drill, answer)
    response = learner.send(drill, {"sentence": SENTENCE}, to=f"{drill.place}/aviso")
    assert "Gracias." in response.content.decode()
    return Report.objects.get()


def shown(instructor: Client, report: Report) -> str:
    response: HttpResponse = instructor.get(f"{REPORTS}{report.pk}/change/")
    assert response.status_code == 200
    return Page(response.content.decode()).text()


@pytest.fixture
def typed(db: None) -> Drill:
    drills = drills_of(series_of(POTS))
    return next(d for d in drills if d.question.is_typed and any(o.also for o in d.choices))


@pytest.mark.parametrize(("slug", "place"), ONE_OF_EACH)
def test_a_report_of_any_hand_can_be_read(instructor: Client, slug: str, place: int) -> None:
    drill = drills_of(series_of(slug))[place - 1]
    text = shown(instructor, reported(drill))
    assert SENTENCE in text
    for seat, put in enumerate(drill.table.deal.contributed):
        own = " ".join(map(str, drill.table.own(seat)))
        gone = " y se retiró" if seat in drill.table.deal.folded else ""
        said = f"{'ABCDE'[seat]}: {own} puso {put}{gone}"
        assert " ".join(said.split()) in text


def test_without_cards_there_is_no_board(instructor: Client, typed: Drill) -> None:
    text = shown(instructor, reported(typed))
    assert not typed.table.has_cards
    assert "Tablero" not in text


def test_what_the_engine_makes_of_the_chips_is_said(instructor: Client, typed: Drill) -> None:
    put = sum(typed.table.deal.contributed)
    text = shown(instructor, reported(typed))
    assert f"lo mismo que pusieron entre todos, {put}." in text


@pytest.mark.django_db
def test_hands_are_read_for_the_seats_still_in(instructor: Client) -> None:
    drill = next(d for d in drills_of(series_of(DEALERS)) if d.table.deal.folded)
    text = shown(instructor, reported(drill))
    for seat in drill.table.seats:
        assert f"{'ABCDE'[seat]}: {hand_name(drill.table.hands[seat])}" in text
    assert "Pozos: " in text


def test_the_answer_that_was_typed_is_marked(instructor: Client, typed: Drill) -> None:
    text = shown(instructor, reported(typed, right(typed)))
    says = str(typed.question.word(typed.table, typed.choices[0].answer, ""))
    assert f"{' '.join(says.split())} (correcta) · elegida" in text


def test_both_mistakes_of_an_answer_are_named(instructor: Client, typed: Drill) -> None:
    both = next(option for option in typed.choices if option.also)
    report = reported(typed, answer_of(typed, both.mistake, both.also))
    names = f"{MISTAKES[both.mistake].name} y {MISTAKES[both.also].name}"
    assert f"({names}) · elegida" in shown(instructor, report)


def test_amounts_without_a_name_are_said_to_be_none_of_these(
    instructor: Client, typed: Drill
) -> None:
    report = reported(typed, unnamed(typed))
    assert report.option == len(typed.choices)
    assert "Ninguna de estas (Otro error) · elegida" in shown(instructor, report)


def test_before_an_answer_nothing_is_marked(instructor: Client, typed: Drill) -> None:
    report = reported(typed)
    assert report.option is None
    assert "elegida" not in shown(instructor, report)


def test_the_list_has_reports_of_every_kind(instructor: Client, typed: Drill) -> None:
    report = reported(typed)
    response = instructor.get(REPORTS, {"nivel": typed.level_code})
    assert [row.pk for row in response.context["cl"].result_list] == [report.pk]
