"""Dealing series of other sizes and with changed hands, and knowing before what dealing would do."""

from collections import Counter

import pytest

from practice.dealing import NoDrillError
from practice.models import Drill, Series
from practice.overrides import kept
from practice.stored import Changes, Pending, deal_into
from tests.factories import SIZE, AttemptFactory, SeriesFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def series() -> Series:
    """A series without drills."""
    return SeriesFactory(drills=False)


# Other sizes and changed hands


def test_a_level_can_have_another_number_of_drills(series: Series) -> None:
    series.drills_each = {"kicker": 9, "pozo-lateral": 2}
    assert series.size == 23
    assert deal_into(series).made == 23
    codes = Counter(Drill.objects.values_list("level_code", flat=True))
    assert codes == {"mano-mas-alta": 6, "kicker": 9, "mesa-y-empates": 6, "pozo-lateral": 2}


def test_a_changed_hand_replaces_its_drill_and_going_back_makes_another(series: Series) -> None:
    deal_into(series)
    series.overrides = {"7": {"skip": 1}}
    assert deal_into(series) == Changes(kept=SIZE - 1, retired=1, made=1)
    assert deal_into(series) == Changes(kept=SIZE, retired=0, made=0)
    series.overrides = {}
    assert deal_into(series) == Changes(kept=SIZE - 1, retired=1, made=1)


def test_a_kept_drill_stays_when_the_seed_changes(series: Series) -> None:
    deal_into(series)
    drill = Drill.objects.get(place=7)
    series.overrides = {"7": kept(drill.options, drill.deal)}
    series.seed = "plata"
    assert deal_into(series) == Changes(kept=1, retired=SIZE - 1, made=SIZE - 1)
    drill.refresh_from_db()
    assert drill.retired_at is None


def test_a_series_that_cannot_be_dealt_keeps_its_drills(series: Series) -> None:
    deal_into(series)
    before = list(Drill.objects.values())
    series.seed, series.overrides = "plata", {"24": {"deal": {"board": "Ah"}}}
    with pytest.raises(NoDrillError, match="mano 24"):
        deal_into(series)
    assert list(Drill.objects.values()) == before


# What dealing would do


def test_what_dealing_would_do_is_known_before(series: Series) -> None:
    deal_into(series)
    AttemptFactory(drill=Drill.objects.get(place=7))
    AttemptFactory(drill=Drill.objects.get(place=8))
    series.overrides = {"7": {"skip": 1}, "9": {"skip": 1}}
    pending = Pending.of(series)
    assert (pending.places, pending.answered, len(pending.stay)) == ([7, 9], 1, SIZE - 2)
    assert not pending.is_nothing
    assert Drill.objects.count() == SIZE


def test_a_dealt_series_has_nothing_to_deal(series: Series) -> None:
    deal_into(series)
    assert Pending.of(series).is_nothing
