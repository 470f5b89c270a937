"""The series about chips on paper: a blank to write each amount on, and the key with the right ones."""

import pytest
from django.test import Client

from practice.amounts import written
from practice.mistakes import MISTAKES
from practice.models import Drill, Series
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import drills_of, right
from tests.practice.visiting import page

KEY = {"clave": "1"}


@pytest.fixture(params=["pots", "dealers"])
def series(request: pytest.FixtureRequest) -> Series:
    found: Series = request.getfixturevalue(request.param)
    return found


def sheet(series: Series, place: int | None = None, **query: str) -> Page:
    where = f"/practica/{series.slug}/{f'{place}/' if place else ''}hoja/"
    response = Client().get(where, query)
    assert response.status_code == 200
    assert response["Cache-Control"] == "no-store"
    return page(response)


def test_a_sheet_has_all_its_hands(series: Series) -> None:
    drills = drills_of(series)
    shown = sheet(series)
    assert len(shown.all("article")) == len(drills)
    assert all(drill.question.asks in shown.text() for drill in drills)


def test_each_amount_has_its_label_and_a_blank(pots: Series, typed: Drill) -> None:
    shown = sheet(pots, typed.place)
    labels = typed.question.labels(typed.table)
    assert shown.text(of_class="blanks") == " ".join(labels)
    assert len(shown.all(of_class="blank")) == len(labels)
    assert not shown.all(of_class="tick")


def test_each_step_has_its_number_and_a_box(dealers: Series, settled_wrongly: Drill) -> None:
    shown = sheet(dealers, settled_wrongly.place)
    assert len(shown.all(of_class="tick")) == len(settled_wrongly.choices)
    assert not shown.all(of_class="blank")


def test_a_sheet_says_that_amounts_are_written(pots: Series) -> None:
    assert "o escribe sus montos" in sheet(pots).text(of_class="sheet-head")


def test_what_each_seat_put_in_is_printed(series: Series) -> None:
    for drill in drills_of(series):
        shown = sheet(series, drill.place).text(of_class="stack-of")
        assert all(written(amount) in shown for amount in drill.table.deal.contributed)


def test_without_asking_there_is_no_trace_of_the_key(series: Series) -> None:
    for place in (None, *range(1, len(drills_of(series)) + 1)):
        shown = sheet(series, place)
        assert not shown.all(of_class="key")
        assert "correcta" not in shown.text()
        assert not [each for each in MISTAKES.values() if each.name in shown.text()]


def test_the_key_has_the_right_amounts(pots: Series) -> None:
    for drill in drills_of(pots):
        if drill.question.is_typed:
            key = sheet(pots, drill.place, **KEY).text(of_class="key")
            pairs = zip(drill.question.labels(drill.table), right(drill), strict=True)
            said = " · ".join(f"{label}: {written(amount)}" for label, amount in pairs)
            assert f"Mano {drill.place} {said}" in key


def test_the_key_has_the_number_of_each_right_option(series: Series) -> None:
    key = sheet(series, **KEY).text(of_class="key")
    for drill in drills_of(series):
        if not drill.question.is_typed:
            assert f"Mano {drill.place}: la {right(drill) + 1}" in key


def test_the_key_says_what_each_step_is_called(dealers: Series) -> None:
    for drill in drills_of(dealers):
        key = sheet(dealers, drill.place, **KEY).text(of_class="key")
        for number, option in enumerate(drill.choices, start=1):
            assert not option.also
            name = MISTAKES[option.mistake].name if option.mistake else "✓ correcta"
            assert f"{number} {name}" in key


def test_a_sheet_says_how_a_question_is_meant(series: Series) -> None:
    for drill in drills_of(series):
        said = f"{drill.question.asks} {drill.question.hint}".strip()
        assert said in sheet(series, drill.place).text()
