"""What an answer costs the database: the same however many drills and answers there are."""

import uuid

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from practice.mistakes import MISTAKES
from practice.models import Attempt, Drill, Series
from tests.factories import (
    AttemptFactory,
    answer_all,
    dealt_series,
    every_backing,
    right_option,
    wrong_option,
)
from tests.practice.visiting import Visitor, page

STATEMENTS = ("SELECT", "INSERT", "UPDATE", "DELETE")

# The session, the series, all places with this learner's answers, the drill that is shown.
NEXT = 4
# The session, the drill with its series, all places, the answer, and the sentence that backs the
# rule, together with its source. A right answer has no rule to back.
WRONG_ANSWER, RIGHT_ANSWER = 5, 4
# The session, the drill with its series, all places; the redirect reads nothing more but the drill.
REPEATED = 4
# The same as the next drill, and the sentence that backs the rule.
RESULT = 5
# The session, the series, all places.
END = 3
# The session, the drill with its series, all places.
REFUSED = 3


@pytest.fixture(autouse=True)
def backings(series: Series) -> None:
    """The sentences that back the rules, for the page to quote."""
    every_backing()


@pytest.fixture(params=[False, True], ids=["empty", "crowded"])
def crowd(request: pytest.FixtureRequest, learner: Visitor, series: Series) -> None:
    """300 answers of other learners and 100 retired drills, or none."""
    if not request.param:
        return
    drills = list(Drill.objects.current().filter(series=series))
    Attempt.objects.bulk_create(
        Attempt(learner=uuid.UUID(int=number // 24), drill=drills[number % 24], option=0)
        for number in range(300)
    )
    Drill.objects.bulk_create(retired(series, 1 + number % 24) for number in range(100))
    assert (Attempt.objects.count(), Drill.objects.count()) == (300, 124)


def retired(series: Series, place: int) -> Drill:
    drill = Drill.of(dealt_series("plata")[place - 1], series, place)
    drill.retired_at = timezone.now()
    return drill


def queries(captured: CaptureQueriesContext) -> list[str]:
    """The statements that read or write; a test's own savepoints do not count."""
    return [query["sql"] for query in captured if query["sql"].startswith(STATEMENTS)]


def counted() -> CaptureQueriesContext:
    return CaptureQueriesContext(connection)


def learner_of(visitor: Visitor) -> uuid.UUID:
    (key,) = visitor.learner_ids.values()
    return uuid.UUID(key)


@pytest.mark.usefixtures("crowd")
def test_the_next_drill(learner: Visitor) -> None:
    with counted() as captured:
        assert learner.get().status_code == 200
    assert len(queries(captured)) == NEXT, queries(captured)


@pytest.mark.usefixtures("crowd")
@pytest.mark.parametrize("htmx", [False, True], ids=["page", "htmx"])
def test_a_wrong_answer(learner: Visitor, drill: Drill, htmx: bool) -> None:
    with counted() as captured:
        learner.answer(drill, wrong_option(drill), htmx=htmx)
    found = queries(captured)
    assert len(found) == (WRONG_ANSWER if htmx else WRONG_ANSWER - 1), found
    assert sum(query.startswith("INSERT") for query in found) == 1


@pytest.mark.usefixtures("crowd")
def test_a_wrong_answer_backed_by_a_rule_from_elsewhere(learner: Visitor) -> None:
    drill, option = next(
        (drill, place)
        for drill in Drill.objects.current()
        for place, each in enumerate(drill.choices)
        if each.mistake and MISTAKES[each.mistake].backing.outside_rule
    )
    with counted() as captured:
        learner.answer(drill, option, htmx=True)
    assert len(queries(captured)) == WRONG_ANSWER, queries(captured)


@pytest.mark.usefixtures("crowd")
def test_a_right_answer(learner: Visitor, drill: Drill) -> None:
    with counted() as captured:
        learner.answer(drill, right_option(drill), htmx=True)
    assert len(queries(captured)) == RIGHT_ANSWER, queries(captured)


@pytest.mark.usefixtures("crowd")
def test_a_repeated_answer(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, right_option(drill))
    with counted() as captured:
        learner.answer(drill, right_option(drill), htmx=True)
    assert len(queries(captured)) == REPEATED, queries(captured)


@pytest.mark.usefixtures("crowd")
def test_a_refused_answer(learner: Visitor, drill: Drill) -> None:
    with counted() as captured:
        learner.send(1, {"drill": str(drill.pk)}, htmx=True)
    assert len(queries(captured)) == REFUSED, queries(captured)


@pytest.mark.usefixtures("crowd")
def test_the_page_of_a_result(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill))
    with counted() as captured:
        assert "resultado" in page(learner.get(1)).ids
    assert len(queries(captured)) == RESULT, queries(captured)


@pytest.mark.usefixtures("crowd")
def test_the_end_page(learner: Visitor, series: Series) -> None:
    answer_all(series, learner_of(learner), missed=range(1, 10))
    with counted() as captured:
        assert "Lección terminada" in page(learner.get()).title
    assert len(queries(captured)) == END, queries(captured)


def test_a_learner_far_into_the_series_costs_no_more(learner: Visitor, series: Series) -> None:
    for each in Drill.objects.filter(series=series, place__lte=20):
        AttemptFactory(learner=learner_of(learner), drill=each)
    with counted() as captured:
        learner.get()
    assert len(queries(captured)) == NEXT
    last = Drill.objects.get(series=series, place=21)
    with counted() as captured:
        learner.answer(last, wrong_option(last), htmx=True)
    assert len(queries(captured)) == WRONG_ANSWER


@pytest.mark.django_db(transaction=True)
def test_an_answer_is_stored_in_a_transaction_that_holds_nothing_else(
    learner: Visitor, drill: Drill
) -> None:
    """The write lock is taken for the insert alone, not for the reading before it."""
    with counted() as captured:
        learner.answer(drill, wrong_option(drill), htmx=True)
    order = [query["sql"].split()[0].strip(";") for query in captured]
    begin, end = order.index("BEGIN"), order.index("COMMIT")
    assert order[begin + 1 : end] == ["INSERT"]
    assert order.count("BEGIN") == 1
