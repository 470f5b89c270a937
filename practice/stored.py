"""Dealing a series into the database."""

from typing import NamedTuple

from django.db import transaction

from practice.dealing import deal_series
from practice.models import Drill, Series


class Changes(NamedTuple):
    """How many drills a deal left, retired and made."""

    kept: int
    retired: int
    made: int


@transaction.atomic
def deal_into(series: Series) -> Changes:
    """Bring a series' current drills to what its seed and levels give.

    Drills that ask the same stay; the others are retired and replaced, and whoever answered one
    keeps it.
    """
    dealt = enumerate(deal_series(series.seed, series.levels), start=1)
    wanted = {place: Drill.of(drill, series, place) for place, drill in dealt}
    current = Drill.objects.current().filter(series=series)
    same = {d.place for d in current if d.place in wanted and d.asks_the_same(wanted[d.place])}
    retired = current.exclude(place__in=same).retire()
    made = Drill.objects.bulk_create(d for place, d in wanted.items() if place not in same)
    return Changes(len(same), retired, len(made))
