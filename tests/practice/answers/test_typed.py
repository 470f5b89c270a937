"""What is counted of typed answers and of steps: by mistake, with those that have no name."""

import csv
import io
import json

import pytest
from django.test import Client

from practice import answers
from practice.answers import Period
from practice.mistakes import FALSE_ALARM, MISTAKES, OTHER
from practice.models import Attempt, Drill, Series
from tests.lessons.admin.visiting import superuser
from tests.practice.answers.counted import answer, correct, report
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import DEALERS, POTS, drills_of, series_of, unnamed

pytestmark = pytest.mark.django_db


@pytest.fixture
def pots() -> Series:
    return series_of(POTS)


@pytest.fixture
def typed(pots: Series) -> Drill:
    drills = drills_of(pots)
    return next(d for d in drills if d.question.is_typed and any(o.also for o in d.choices))


@pytest.fixture
def step() -> Drill:
    """A hand in which the dealer errs before the last step."""
    drills = drills_of(series_of(DEALERS))
    return next(d for d in drills if d.table.deal.dealer and d.choices[4].mistake)


def without_a_name(drill: Drill, times: int) -> list[Attempt]:
    values = {"amounts": list(unnamed(drill)), "mistake": OTHER.code}
    return answer(drill, len(drill.choices), times, **values)


def line_of(drill: Drill, code: str) -> answers.lines.OptionLine:
    found = report(drill.series).drills[drill.place - 1].options
    (line,) = [line for line in found if line.code == code]
    return line


def table(series: Series) -> list[dict[str, str]]:
    text = answers.as_csv(answers.rows(series, Period.ALL))
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))


# Counted


def test_an_unnamed_mistake_has_a_line_of_its_own(typed: Drill) -> None:
    without_a_name(typed, 6)
    line = line_of(typed, OTHER.code)
    assert (line.number, line.wording, line.name) == (None, "", "Otro error")
    assert (line.chosen, line.kind) == (6, "otro error")


def test_an_unnamed_mistake_that_nobody_made_has_no_line(typed: Drill) -> None:
    codes = [line.code for line in report(typed.series).drills[typed.place - 1].options]
    assert OTHER.code not in codes


def test_its_corrections_are_counted(typed: Drill) -> None:
    correct(without_a_name(typed, 12)[:6])
    assert line_of(typed, OTHER.code).fixed == 6


def test_a_mistake_made_alone_and_with_another_is_counted_once(typed: Drill) -> None:
    """A table that says the same answers twice would add up to more people than there are."""
    both = next(n for n, option in enumerate(typed.choices) if option.also)
    code = typed.choices[both].mistake
    alone = next(n for n, option in enumerate(typed.choices) if option.mistake == code)
    answer(typed, alone, 6)
    answer(typed, both, 5)
    assert line_of(typed, code).chosen == 11


def test_steps_of_the_same_mistake_are_one_line(step: Drill) -> None:
    code = step.table.deal.dealer
    places = [n for n, option in enumerate(step.choices) if option.mistake == code]
    for place in places:
        answer(step, place, 5)
    line = line_of(step, code)
    assert len(places) > 1
    assert line.chosen == 5 * len(places)
    assert line.wording.count(" / ") == len(places) - 1
    assert line.number == places[0] + 1


def test_the_steps_that_are_right_are_one_line(step: Drill) -> None:
    """Whichever of them was named, it was an error that is not there."""
    places = [n for n, option in enumerate(step.choices) if option.mistake == FALSE_ALARM.code]
    for place in places:
        answer(step, place, 5)
    line = line_of(step, FALSE_ALARM.code)
    assert (line.name, line.kind) == ("Un error que no hay", "error")
    assert line.chosen == 5 * len(places) > 0


def test_the_lines_of_a_hand_add_up_to_its_people(step: Drill) -> None:
    for place, _ in enumerate(step.choices):
        answer(step, place, 5)
    found = report(step.series).drills[step.place - 1]
    assert sum(line.chosen or 0 for line in found.options) == found.answers == 30


# Taken away


def test_the_table_has_no_mistake_twice_in_a_hand(pots: Series) -> None:
    for series in (pots, series_of(DEALERS)):
        keys = [(row["mano"], row["error"]) for row in table(series)]
        assert len(set(keys)) == len(keys)


def test_the_table_has_the_unnamed_mistake(typed: Drill) -> None:
    without_a_name(typed, 6)
    (row,) = [row for row in table(typed.series) if row["error"] == OTHER.code]
    assert (row["opcion"], row["tipo"], row["error_nombre"]) == ("", "otro error", "Otro error")
    assert (row["mano"], row["elegida"]) == (str(typed.place), "6")


def test_the_table_never_has_what_somebody_typed(typed: Drill) -> None:
    without_a_name(typed, 1)
    assert "1001" not in json.dumps(answers.rows(typed.series, Period.ALL))
    assert "1.001" not in json.dumps(answers.rows(typed.series, Period.ALL))


# The pages


def page(client: Client, series: Series, rest: str = "") -> str:
    response = client.get(f"/admin/practice/answers/{series.pk}/{rest}")
    assert response.status_code == 200
    return response.content.decode()


def test_the_page_names_the_mistakes_of_typed_answers(typed: Drill) -> None:
    without_a_name(typed, 6)
    answer(typed, 1, 6)
    text = Page(page(superuser(), typed.series)).text()
    assert MISTAKES[typed.choices[1].mistake].name in text
    assert "No es de las ofrecidas Otro error 6" in text


def test_the_pages_of_steps_open(step: Drill) -> None:
    answer(step, 5, 6)
    client = superuser()
    assert "Está bien: ningún paso falla" in page(client, step.series)
    assert "Está bien: ningún paso falla" in page(client, step.series, "respuestas.csv")
    assert json.loads(page(client, step.series, "respuestas.json"))["serie"] == DEALERS


def test_a_retired_typed_hand_is_shown(typed: Drill) -> None:
    without_a_name(typed, 6)
    Drill.objects.filter(pk=typed.pk).retire()
    assert "Otro error" in page(superuser(), typed.series, "retiradas/")


def test_the_overview_counts_all_three_series(pots: Series, typed: Drill) -> None:
    without_a_name(typed, 6)
    response = superuser().get("/admin/practice/answers/")
    (line,) = [each for each in response.context["lines"] if each.series == pots]
    assert (line.answers, line.missed) == (6, 6)
