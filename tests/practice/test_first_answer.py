"""First answers: stored once, with how they were judged, and never rewritten."""

import uuid

import pytest
from django.db import IntegrityError

from practice.models import Attempt, Drill, Given, Series
from practice.progress import Progress, first_answer
from tests.factories import DrillFactory, right_option, wrong_option

pytestmark = pytest.mark.django_db

ANA, BEA = uuid.UUID(int=1), uuid.UUID(int=2)


def drill_at(series: Series, place: int) -> Drill:
    return Drill.objects.current().get(series=series, place=place)


def test_the_first_answer_is_stored_with_how_it_was_judged(series: Series) -> None:
    drill = drill_at(series, 1)
    attempt, is_new = first_answer(drill, ANA, Given(wrong_option(drill)))
    assert is_new
    assert attempt.mistake == drill.choices[wrong_option(drill)].mistake != ""
    assert Attempt.objects.get() == attempt


def test_a_right_answer_has_no_mistake(series: Series) -> None:
    drill = drill_at(series, 1)
    attempt, _ = first_answer(drill, ANA, Given(right_option(drill)))
    assert attempt.mistake == ""


def test_the_first_answer_stands_when_another_comes(series: Series) -> None:
    drill = drill_at(series, 1)
    first, _ = first_answer(drill, ANA, Given(wrong_option(drill)))
    second, is_new = first_answer(drill, ANA, Given(right_option(drill)))
    assert (second, is_new) == (first, False)
    assert Attempt.objects.get().option == wrong_option(drill)


def test_two_learners_answer_the_same_drill(series: Series) -> None:
    drill = drill_at(series, 1)
    assert [first_answer(drill, who, Given(0))[1] for who in (ANA, BEA)] == [True, True]


def test_progress_with_an_answer_is_what_is_loaded_afterwards(series: Series) -> None:
    drill = drill_at(series, 2)
    before = Progress.load(series, ANA)
    attempt, _ = first_answer(drill, ANA, Given(wrong_option(drill)))
    assert before.with_answer(attempt) == Progress.load(series, ANA)


def test_progress_with_a_second_answer_keeps_the_first(series: Series) -> None:
    drill = drill_at(series, 2)
    first_answer(drill, ANA, Given(wrong_option(drill)))
    before = Progress.load(series, ANA)
    late = Attempt(learner=ANA, drill=drill, option=right_option(drill), mistake="")
    assert before.with_answer(late) == before


@pytest.mark.django_db(transaction=True)
def test_a_drill_that_is_gone_is_not_taken_for_answered() -> None:
    drill = DrillFactory()
    drill.pk = drill.pk + 1000
    with pytest.raises(IntegrityError):
        first_answer(drill, ANA, Given(0))
    assert not Attempt.objects.exists()
