"""Dealing a series into the database."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from django.db import transaction

from practice.models import Attempt, Drill, Series


class Changes(NamedTuple):
    """How many drills a deal left, retired and made."""

    kept: int
    retired: int
    made: int


@dataclass(frozen=True)
class Pending:
    """What dealing a series would do: drills that stay, drills that leave, drills that come."""

    stay: tuple[Drill, ...]
    leave: tuple[Drill, ...]
    come: tuple[Drill, ...]

    @classmethod
    def of(cls, series: Series) -> Self:
        """Hold what a series' row gives against its current drills, which ask the same or leave.

        Raises:
            NoDrillError: a drill cannot be had; it says which and why.
        """
        wanted = {n: Drill.of(each, series, n) for n, each in enumerate(series.deal(), start=1)}
        current = list(Drill.objects.current().filter(series=series)) if series.pk else []
        same = {d.place for d in current if d.place in wanted and d.asks_the_same(wanted[d.place])}
        return cls(
            stay=tuple(drill for drill in current if drill.place in same),
            leave=tuple(drill for drill in current if drill.place not in same),
            come=tuple(drill for place, drill in wanted.items() if place not in same),
        )

    @property
    def is_nothing(self) -> bool:
        return not self.leave and not self.come

    @property
    def places(self) -> list[int]:
        """The places at which something changes."""
        return sorted({drill.place for drill in (*self.leave, *self.come)})

    @cached_property
    def answered(self) -> int:
        """How many of the drills that leave somebody has answered, and so keeps."""
        answers = Attempt.objects.filter(drill__in=[drill.pk for drill in self.leave])
        return answers.values("drill").distinct().order_by().count()


@transaction.atomic
def deal_into(series: Series) -> Changes:
    """Bring a series' current drills to what its seed, its levels and its changed hands give.

    Drills that ask the same stay; the others are retired and replaced, and whoever answered one
    keeps it.
    """
    pending = Pending.of(series)
    retired = Drill.objects.filter(pk__in=[drill.pk for drill in pending.leave]).retire()
    Drill.objects.bulk_create(pending.come)
    return Changes(len(pending.stay), retired, len(pending.come))
