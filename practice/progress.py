"""How far a learner is in a series, and the recording of first answers."""

import uuid
from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from typing import NamedTuple, Self

from django.db import IntegrityError, transaction
from django.db.models import Count, F, FilteredRelation, Q

from practice.levels import LEVELS, Level
from practice.mistakes import MISTAKES, Mistake
from practice.models import Attempt, Drill, Series

FREQUENT_FROM = 3


class State(Enum):
    """What has become of a place of the strip; the value is how it is said."""

    UNANSWERED = "sin responder"
    RIGHT = "bien a la primera"
    MISSED = "con error"


@dataclass(frozen=True)
class Place:
    """One place of the strip: the drill that the learner sees there, and the first answer to it.

    `option` and `mistake` are None until it is answered; `mistake` is empty if it was right.
    """

    number: int
    level_code: str
    drill_id: int
    option: int | None = None
    mistake: str | None = None

    @property
    def state(self) -> State:
        if self.option is None:
            return State.UNANSWERED
        return State.MISSED if self.mistake else State.RIGHT


class LevelPlaces(NamedTuple):
    level: Level
    places: list[Place]


class MistakeMade(NamedTuple):
    mistake: Mistake
    times: int

    @property
    def frequent(self) -> bool:
        return self.times >= FREQUENT_FROM


@dataclass(frozen=True)
class Progress:
    """All places of a series, in order, as one learner sees them."""

    places: tuple[Place, ...]

    @classmethod
    def load(cls, series: Series, learner: uuid.UUID | None) -> Self:
        """One query: at each place the drill this learner answered first, else the current one."""
        mine = FilteredRelation("attempts", condition=Q(attempts__learner=learner))
        rows = (
            Drill.objects.filter(series=series)
            .annotate(mine=mine)
            .filter(Q(retired_at=None) | Q(mine__isnull=False))
            .order_by("place", F("mine__answered_at").asc(nulls_last=True), "id")
            .values_list("place", "level_code", "id", "mine__option", "mine__mistake")
        )
        by_place = groupby(rows, key=lambda row: row[0])
        return cls(tuple(Place(*next(group)) for _, group in by_place))

    @property
    def levels(self) -> list[LevelPlaces]:
        groups = groupby(self.places, key=lambda place: place.level_code)
        return [LevelPlaces(LEVELS[code], list(places)) for code, places in groups]

    @property
    def next(self) -> Place | None:
        """The first place that is not answered; None when the series is finished."""
        return next((p for p in self.places if p.state is State.UNANSWERED), None)

    @property
    def answered(self) -> int:
        return sum(place.state is not State.UNANSWERED for place in self.places)

    @property
    def right(self) -> int:
        return sum(place.state is State.RIGHT for place in self.places)

    @property
    def missed(self) -> list[Place]:
        return [place for place in self.places if place.state is State.MISSED]

    @property
    def mistakes(self) -> list[MistakeMade]:
        """The mistakes made, by name, the commonest first."""
        counts = Counter(place.mistake for place in self.missed)
        return [MistakeMade(MISTAKES[code or ""], times) for code, times in counts.most_common()]

    def place(self, number: int) -> Place | None:
        return next((place for place in self.places if place.number == number), None)

    def with_answer(self, attempt: Attempt) -> Self:
        """The progress after an answer; a place that was answered before keeps its answer."""
        return replace(self, places=tuple(_answered(place, attempt) for place in self.places))


def answered_by_series(learners: list[uuid.UUID]) -> dict[int, int]:
    """How many places these learners have answered, by the id of the series; one query or none."""
    if not learners:
        return {}
    mine = Attempt.objects.filter(learner__in=learners).values("drill__series")
    counts = mine.annotate(places=Count("drill__place", distinct=True))
    return {row["drill__series"]: row["places"] for row in counts.order_by()}


def _answered(place: Place, attempt: Attempt) -> Place:
    if place.number != attempt.drill.place or place.state is not State.UNANSWERED:
        return place
    return replace(place, drill_id=attempt.drill_id, option=attempt.option, mistake=attempt.mistake)


def first_answer(drill: Drill, learner: uuid.UUID, option: int) -> tuple[Attempt, bool]:
    """Record an answer, unless there is one already: the first that is stored stands.

    Returns the attempt that stands, and whether it is this one. Safe against double clicks, two
    tabs and repeated posts, in any number of processes: the database holds one row per learner
    and drill.
    """
    attempt = Attempt(
        learner=learner, drill=drill, option=option, mistake=drill.choices[option].mistake
    )
    try:
        with transaction.atomic():
            attempt.save(force_insert=True)
    except IntegrityError as error:
        earlier = drill.attempts.filter(learner=learner).first()
        if earlier is None:
            raise error
        return earlier, False
    return attempt, True
