"""What happened stays as it was: drills and first answers cannot be rewritten or taken away."""

import uuid

import pytest
from django.db import IntegrityError
from django.db.models import ProtectedError
from django.utils import timezone

from practice.models import Attempt, Drill, FrozenRowError
from tests.factories import AttemptFactory, DrillFactory, SeriesFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def attempt() -> Attempt:
    return AttemptFactory()


# First answers


def test_an_answer_cannot_be_saved_again(attempt: Attempt) -> None:
    attempt.option = 0
    with pytest.raises(FrozenRowError):
        attempt.save()


@pytest.mark.parametrize("field", ["option", "mistake", "learner", "drill", "answered_at"])
def test_no_column_of_an_answer_can_be_saved_alone(attempt: Attempt, field: str) -> None:
    with pytest.raises(FrozenRowError):
        attempt.save(update_fields=[field])


def test_answers_cannot_be_updated(attempt: Attempt) -> None:
    with pytest.raises(FrozenRowError):
        Attempt.objects.update(mistake="")
    with pytest.raises(FrozenRowError):
        Attempt.objects.filter(pk=attempt.pk).update(learner=uuid.uuid4())


def test_answers_cannot_be_updated_in_bulk(attempt: Attempt) -> None:
    with pytest.raises(FrozenRowError):
        Attempt.objects.bulk_update([attempt], ["option"])


def test_an_answer_cannot_be_overwritten_through_update_or_create(attempt: Attempt) -> None:
    with pytest.raises(FrozenRowError):
        Attempt.objects.update_or_create(pk=attempt.pk, defaults={"option": 0})


def test_an_answer_cannot_be_overwritten_by_a_colliding_insert(attempt: Attempt) -> None:
    twin = Attempt(learner=attempt.learner, drill=attempt.drill, option=0, mistake="palo")
    with pytest.raises(IntegrityError):
        twin.save(force_insert=True)


def test_an_answer_cannot_be_overwritten_under_its_own_key(attempt: Attempt) -> None:
    twin = Attempt(pk=attempt.pk, learner=attempt.learner, drill=attempt.drill, option=0)
    with pytest.raises((FrozenRowError, IntegrityError)):
        twin.save()


def test_an_answer_cannot_be_upserted_in_bulk(attempt: Attempt) -> None:
    twin = Attempt(learner=attempt.learner, drill=attempt.drill, option=0, mistake="palo")
    with pytest.raises((FrozenRowError, IntegrityError)):
        Attempt.objects.bulk_create(
            [twin],
            update_conflicts=True,
            update_fields=["mistake"],
            unique_fields=["learner", "drill"],
        )


def test_the_answers_of_a_drill_cannot_be_updated_either(attempt: Attempt) -> None:
    with pytest.raises(FrozenRowError):
        attempt.drill.attempts.update(mistake="")


# Drills


@pytest.mark.parametrize(
    "field", ["series", "place", "level_code", "level_version", "form", "deal", "options"]
)
def test_no_column_of_a_drill_can_be_changed(field: str) -> None:
    drill = DrillFactory()
    with pytest.raises(FrozenRowError):
        drill.save(update_fields=[field])
    with pytest.raises(FrozenRowError):
        Drill.objects.filter(pk=drill.pk).update(**{field: getattr(drill, field)})
    with pytest.raises(FrozenRowError):
        Drill.objects.bulk_update([drill], [field])


def test_a_drill_cannot_be_saved_again() -> None:
    with pytest.raises(FrozenRowError):
        DrillFactory().save()


def test_a_drill_can_be_retired() -> None:
    drill = DrillFactory()
    assert Drill.objects.filter(pk=drill.pk).retire() == 1
    drill.refresh_from_db()
    assert drill.retired_at is not None
    assert not Drill.objects.current().exists()


def test_one_drill_can_be_retired_by_itself() -> None:
    drill = DrillFactory()
    drill.retired_at = timezone.now()
    drill.save(update_fields=["retired_at"])
    assert not Drill.objects.current().exists()


def test_retiring_again_leaves_the_first_time_as_it_was() -> None:
    drill = DrillFactory()
    Drill.objects.all().retire()
    drill.refresh_from_db()
    first = drill.retired_at
    assert Drill.objects.all().retire() == 0
    drill.refresh_from_db()
    assert drill.retired_at == first


def test_two_current_drills_cannot_share_a_place() -> None:
    drill = DrillFactory()
    with pytest.raises(IntegrityError):
        DrillFactory(series=drill.series, place=drill.place)


def test_retired_drills_may_share_a_place() -> None:
    drill = DrillFactory()
    Drill.objects.all().retire()
    DrillFactory(series=drill.series, place=drill.place)
    assert Drill.objects.filter(place=drill.place).count() == 2


# Taking away


def test_an_answered_drill_cannot_be_deleted(attempt: Attempt) -> None:
    with pytest.raises(ProtectedError):
        attempt.drill.delete()


def test_answered_drills_cannot_be_deleted_in_bulk(attempt: Attempt) -> None:
    DrillFactory(series=attempt.drill.series, place=2)
    with pytest.raises(ProtectedError):
        Drill.objects.all().delete()
    assert Drill.objects.count() == 2


def test_an_answered_drill_that_is_retired_cannot_be_deleted(attempt: Attempt) -> None:
    Drill.objects.all().retire()
    with pytest.raises(ProtectedError):
        Drill.objects.all().delete()


def test_drills_that_nobody_answered_may_be_deleted() -> None:
    drill = DrillFactory()
    drill.delete()
    DrillFactory(series=drill.series, place=2)
    Drill.objects.all().delete()
    assert not Drill.objects.exists()


def test_a_series_with_drills_cannot_be_deleted() -> None:
    series = SeriesFactory()
    with pytest.raises(ProtectedError):
        series.delete()
