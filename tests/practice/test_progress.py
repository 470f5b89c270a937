"""How far a learner is."""

import uuid
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from practice.levels import READING
from practice.mistakes import WITHOUT_SOURCE, Mistake
from practice.models import Drill, Series
from practice.progress import PLACES, Progress, State, answered_by_series
from tests.factories import (
    SIZE,
    AttemptFactory,
    DrillFactory,
    SeriesFactory,
    answer_all,
    dealt_series,
    wrong_option,
)

pytestmark = pytest.mark.django_db

ANA, BEA = uuid.UUID(int=1), uuid.UUID(int=2)


def drill_at(series: Series, place: int) -> Drill:
    return Drill.objects.current().get(series=series, place=place)


def replaced(drill: Drill, **dealt_at: object) -> Drill:
    """Retire a drill and put the one of another seed in its place."""
    Drill.objects.filter(pk=drill.pk).retire()
    other = dealt_series("plata")[drill.place - 1]
    return DrillFactory(series=drill.series, place=drill.place, dealt=other, **dealt_at)


def answered_wrong(learner: uuid.UUID, drill: Drill, mistake: str) -> None:
    """A row as it is stored, whatever the options of the drill are."""
    AttemptFactory(learner=learner, drill=drill, option=wrong_option(drill), mistake=mistake)


# Places


def test_a_new_learner_sees_every_current_drill_in_order(series: Series) -> None:
    progress = Progress.load(series, ANA)
    assert [place.number for place in progress.places] == list(range(1, SIZE + 1))
    assert {place.state for place in progress.places} == {State.UNANSWERED}
    assert progress.next == progress.places[0]


def test_nobody_in_particular_sees_the_current_drills_too(series: Series) -> None:
    answer_all(series, ANA)
    assert Progress.load(series, None).answered == 0


def test_places_stand_by_level(series: Series) -> None:
    levels = Progress.load(series, ANA).levels
    assert [(group.level, len(group.places)) for group in levels] == [(x, 6) for x in READING]


def test_an_answer_changes_the_state_of_its_place_alone(series: Series) -> None:
    AttemptFactory(learner=ANA, drill=drill_at(series, 2))
    answered_wrong(ANA, drill_at(series, 4), "palo")
    progress = Progress.load(series, ANA)
    states = [place.state for place in progress.places]
    assert states[:5] == [
        State.UNANSWERED,
        State.RIGHT,
        State.UNANSWERED,
        State.MISSED,
        State.UNANSWERED,
    ]
    assert (progress.answered, progress.right, [p.number for p in progress.missed]) == (2, 1, [4])


def test_next_is_the_first_place_without_an_answer(series: Series) -> None:
    for place in (1, 2, 4):
        AttemptFactory(learner=ANA, drill=drill_at(series, place))
    found = Progress.load(series, ANA).next
    assert found is not None
    assert found.number == 3


def test_after_the_last_answer_there_is_no_next(series: Series) -> None:
    answer_all(series, ANA)
    assert Progress.load(series, ANA).next is None


def test_answers_of_others_do_not_count(series: Series) -> None:
    answer_all(series, BEA)
    assert Progress.load(series, ANA).answered == 0


def test_a_series_shows_no_places_of_another(series: Series) -> None:
    other = SeriesFactory(slug="otra")
    answer_all(other, ANA)
    progress = Progress.load(series, ANA)
    assert (len(progress.places), progress.answered) == (SIZE, 0)


def test_a_place_that_does_not_exist_is_none(series: Series) -> None:
    progress = Progress.load(series, ANA)
    assert progress.place(SIZE + 1) is None
    assert progress.place(0) is None


# Retired drills


def test_a_retired_drill_that_was_answered_stays_at_its_place(series: Series) -> None:
    shown = drill_at(series, 3)
    AttemptFactory(learner=ANA, drill=shown)
    replaced(shown)
    place = Progress.load(series, ANA).place(3)
    assert place is not None
    assert (place.drill_id, place.state) == (shown.pk, State.RIGHT)


def test_an_unanswered_place_shows_the_current_drill(series: Series) -> None:
    new = replaced(drill_at(series, 3))
    place = Progress.load(series, ANA).place(3)
    assert place is not None
    assert (place.drill_id, place.state) == (new.pk, State.UNANSWERED)


def test_of_two_answers_at_one_place_the_earlier_stands(series: Series) -> None:
    old = drill_at(series, 3)
    new = replaced(old)
    now = timezone.now()
    AttemptFactory(learner=ANA, drill=new, answered_at=now - timedelta(minutes=5))
    answered_wrong(ANA, old, "palo")
    place = Progress.load(series, ANA).place(3)
    assert place is not None
    assert (place.drill_id, place.state) == (new.pk, State.RIGHT)
    assert Progress.load(series, ANA).answered == 1


def test_progress_is_one_query_however_many_answers_there_are(
    series: Series, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for _ in range(3):
        answer_all(series, uuid.uuid4())
    with django_assert_num_queries(1):
        Progress.load(series, ANA)


# Mistakes


def test_mistakes_are_counted_the_commonest_first(series: Series) -> None:
    for place, mistake in enumerate(["palo", "mano-mas-baja", "palo", "palo"], start=1):
        answered_wrong(ANA, drill_at(series, place), mistake)
    made = Progress.load(series, ANA).mistakes
    assert [(each.mistake.code, each.times) for each in made] == [("palo", 3), ("mano-mas-baja", 1)]


@pytest.mark.parametrize(("times", "frequent"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_mistake_is_frequent_from_three_on(series: Series, times: int, frequent: bool) -> None:
    for place in range(1, times + 1):
        answered_wrong(ANA, drill_at(series, place), "palo")
    (made,) = Progress.load(series, ANA).mistakes
    assert made.frequent is frequent


@pytest.mark.parametrize("mistake", WITHOUT_SOURCE, ids=lambda mistake: mistake.code)
def test_what_has_no_name_is_never_frequent_and_has_no_other_hand(
    series: Series, mistake: Mistake
) -> None:
    """Four answers of it need not have anything in common."""
    for place in range(1, 5):
        answered_wrong(ANA, drill_at(series, place), mistake.code)
    (made,) = Progress.load(series, ANA).mistakes
    assert (made.mistake, made.times) == (mistake, 4)
    assert not made.frequent
    assert not made.has_another


def test_right_answers_are_no_mistakes(series: Series) -> None:
    answer_all(series, ANA)
    assert Progress.load(series, ANA).mistakes == []


# Over all series


def test_answers_are_counted_by_series(series: Series) -> None:
    other = SeriesFactory(slug="otra")
    answer_all(series, ANA)
    AttemptFactory(learner=BEA, drill=drill_at(other, 1))
    AttemptFactory(drill=drill_at(other, 2))
    assert answered_by_series([ANA, BEA]) == {series.pk: SIZE, other.pk: 1}
    assert answered_by_series([]) == {}


def test_the_answers_of_a_learner_are_found_by_their_index(series: Series) -> None:
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")  # of these few rows it would read all
        explain = "EXPLAIN QUERY PLAN" if connection.vendor == "sqlite" else "EXPLAIN"
        cursor.execute(f"{explain} {PLACES}", [ANA.hex, series.pk])
        plan = " ".join(str(row) for row in cursor.fetchall())
    assert "(learner=? AND drill_id=?)" in plan or "one_first_answer" in plan
