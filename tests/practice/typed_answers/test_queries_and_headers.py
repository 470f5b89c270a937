"""What the series about chips cost the database, and how their pages may be kept."""

import uuid
from collections.abc import Callable

import pytest
from django.http import HttpResponse

from practice.models import Attempt, Drill, Series
from tests.factories import every_backing
from tests.practice.test_queries import (
    END,
    NEXT,
    REFUSED,
    REPEATED,
    RESULT,
    WRONG_ANSWER,
    counted,
    queries,
)
from tests.practice.typed_answers.taking import (
    DEALERS,
    POTS,
    Learner,
    drills_of,
    fields,
    right,
    unnamed,
)
from tests.practice.visiting import HTMX

CSP = "Content-Security-Policy"


@pytest.fixture(autouse=True)
def backings(db: None) -> None:
    every_backing()


@pytest.fixture(params=[POTS, DEALERS])
def somebody(request: pytest.FixtureRequest) -> Learner:
    """Somebody in one of the two series."""
    found: Learner = request.getfixturevalue("learner" if request.param == POTS else "judge")
    return found


@pytest.fixture(params=[False, True], ids=["empty", "crowded"], autouse=True)
def crowd(request: pytest.FixtureRequest, pots: Series, dealers: Series) -> None:
    """A hundred other learners' answers to each series, or none."""
    for series in (pots, dealers) if request.param else ():
        drills = drills_of(series)
        Attempt.objects.bulk_create(
            Attempt(learner=uuid.UUID(int=n), drill=drills[n % len(drills)], option=0)
            for n in range(100)
        )


def drills(learner: Learner) -> list[Drill]:
    return list(Drill.objects.current().filter(series__slug=learner.base.split("/")[2]))


def wrong(drill: Drill) -> dict[str, str]:
    """The answer of the first mistake that a drill knows."""
    place = next(n for n, option in enumerate(drill.choices) if option.mistake)
    option = drill.choices[place]
    return fields(drill, option.answer.values if drill.question.is_typed else place)


def cost(visit: Callable[[], HttpResponse], status: int) -> int:
    with counted() as captured:
        assert visit().status_code == status
    return len(queries(captured))


def test_the_next_drill(somebody: Learner) -> None:
    assert cost(lambda: somebody.client.get(somebody.base), 200) == NEXT


def test_a_refused_answer(somebody: Learner) -> None:
    first = drills(somebody)[0]
    assert cost(lambda: somebody.send(first, {}), 422) == REFUSED


@pytest.mark.parametrize("place", [1, 5, 13, 18])
def test_a_wrong_answer(somebody: Learner, place: int) -> None:
    drill = drills(somebody)[place - 1]
    assert cost(lambda: somebody.send(drill, wrong(drill), htmx=True), 200) <= WRONG_ANSWER


def test_an_unnamed_mistake_cites_nothing(learner: Learner, typed: Drill) -> None:
    def answer() -> HttpResponse:
        return learner.answer(typed, unnamed(typed), htmx=True)

    assert cost(answer, 200) == WRONG_ANSWER - 1


def test_a_repeated_answer(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, unnamed(typed))
    assert cost(lambda: learner.answer(typed, right(typed)), 303) == REPEATED


@pytest.mark.parametrize("place", [1, 5, 13, 18])
def test_the_page_of_a_result(somebody: Learner, place: int) -> None:
    drill = drills(somebody)[place - 1]
    somebody.send(drill, wrong(drill))
    assert cost(lambda: somebody.client.get(f"{somebody.base}{place}/"), 200) <= RESULT


def test_the_end_page(somebody: Learner) -> None:
    for drill in drills(somebody):
        somebody.send(drill, wrong(drill))
    assert cost(lambda: somebody.client.get(somebody.base), 200) == END


# Headers


def pages(learner: Learner) -> list[str]:
    mistake = "un-solo-pozo"
    return ["", "1/", "5/", "13/", "18/", "errores/", f"otra/{mistake}/1/", "5/hoja/", "hoja/"]


def test_no_page_is_stored_and_each_has_the_policy(somebody: Learner) -> None:
    for path in pages(somebody):
        for headers in ({}, HTMX):
            response = somebody.client.get(f"{somebody.base}{path}", headers=headers)
            assert response["Cache-Control"] == "no-store", path
            assert "unsafe-inline" not in response[CSP], path


def test_an_answer_and_a_refusal_are_not_stored(learner: Learner, typed: Drill) -> None:
    for sent in ({}, fields(typed, unnamed(typed))):
        response = learner.send(typed, sent, htmx=True)
        assert response["Cache-Control"] == "no-store"
