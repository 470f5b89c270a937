"""How far a learner is in a series, and the recording of first answers."""

import json
import uuid
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from typing import Any, NamedTuple, Self

from django.db import IntegrityError, connection, transaction
from django.db.models import Count

from practice.another import has_another
from practice.levels import LEVELS, Level
from practice.mistakes import MISTAKES, WITHOUT_SOURCE, Mistake
from practice.models import Attempt, Correction, Drill, Given, Series

FREQUENT_FROM = 3
# In SQL because every page of the practice asks it, and to build it costs more than to run it.
PLACES = """SELECT drill.place, drill.level_code, drill.id,
       attempt.option, attempt.mistake, attempt.id, correction.id, attempt.amounts
FROM practice_drill AS drill
LEFT JOIN practice_attempt AS attempt
       ON attempt.drill_id = drill.id AND attempt.learner = %s
LEFT JOIN practice_correction AS correction ON correction.attempt_id = attempt.id
WHERE drill.series_id = %s AND (drill.retired_at IS NULL OR attempt.id IS NOT NULL)
ORDER BY drill.place, attempt.id IS NULL, attempt.answered_at, drill.id
"""


class State(Enum):
    """What has become of a place of the strip; the value is how it is said."""

    UNANSWERED = "sin responder"
    RIGHT = "bien a la primera"
    MISSED = "con error"
    CORRECTED = "corregida en la práctica"


@dataclass(frozen=True)
class Place:
    """One place of the strip: the drill that the learner sees there, and the first answer to it.

    `option`, `mistake` and `attempt_id` are None until it is answered; `mistake` is empty if it
    was right. `correction_id` is set once the miss was answered rightly in review. `amounts` is what
    was typed, if it was typed.
    """

    number: int
    level_code: str
    drill_id: int
    option: int | None = None
    mistake: str | None = None
    attempt_id: int | None = None
    correction_id: int | None = None
    amounts: tuple[int, ...] = ()

    @property
    def is_answered(self) -> bool:
        return self.option is not None

    @property
    def given(self) -> Given | None:
        """The first answer."""
        return None if self.option is None else Given(self.option, self.amounts)

    @classmethod
    def of(cls, *row: Any) -> Self:
        """A row of PLACES; what was typed is JSON there."""
        *columns, amounts = row
        return replace(cls(*columns), amounts=tuple(json.loads(amounts or "[]")))

    @property
    def state(self) -> State:
        if not self.is_answered:
            return State.UNANSWERED
        if not self.mistake:
            return State.RIGHT
        return State.CORRECTED if self.correction_id else State.MISSED


class LevelPlaces(NamedTuple):
    level: Level
    places: list[Place]


class MistakeMade(NamedTuple):
    """A mistake with the places at which it was made, each with its number in the review.

    `has_another` tells whether there are other hands with it.
    """

    mistake: Mistake
    numbered: list[tuple[int, Place]]
    has_another: bool

    @property
    def times(self) -> int:
        return len(self.numbered)

    @property
    def frequent(self) -> bool:
        return self.times >= FREQUENT_FROM and self.mistake not in WITHOUT_SOURCE


@dataclass(frozen=True)
class Progress:
    """All places of a series, in order, as one learner sees them."""

    places: tuple[Place, ...]

    @classmethod
    def load(cls, series: Series, learner: uuid.UUID | None) -> Self:
        """One query: at each place the drill this learner answered first, else the current one."""
        who = Attempt._meta.get_field("learner").get_db_prep_value(learner, connection)
        with connection.cursor() as cursor:
            cursor.execute(PLACES, [who, series.pk])
            rows = cursor.fetchall()
        by_place = groupby(rows, key=lambda row: row[0])
        return cls(tuple(Place.of(*next(group)) for _, group in by_place))

    @property
    def levels(self) -> list[LevelPlaces]:
        """The places of each level together, in the order in which the levels first come.

        Dealing with other numbers of drills can leave an answered one among another level's.
        """
        groups: dict[str, list[Place]] = {}
        for place in self.places:
            groups.setdefault(place.level_code, []).append(place)
        return [LevelPlaces(LEVELS[code], places) for code, places in groups.items()]

    @property
    def next(self) -> Place | None:
        """The first place that is not answered; None when the series is finished."""
        return next((place for place in self.places if not place.is_answered), None)

    @property
    def answered(self) -> int:
        return sum(place.is_answered for place in self.places)

    @property
    def right(self) -> int:
        return sum(place.state is State.RIGHT for place in self.places)

    @property
    def missed(self) -> list[Place]:
        """The places missed the first time, corrected since or not, one mistake after the other."""
        missed = [place for place in self.places if place.mistake]
        first = {place.mistake: place.number for place in reversed(missed)}
        return sorted(missed, key=lambda place: (first[place.mistake], place.number))

    @property
    def left_to_correct(self) -> int:
        return sum(place.state is State.MISSED for place in self.places)

    @property
    def mistakes(self) -> list[MistakeMade]:
        """The mistakes made, by name, in the order in which they were first made."""
        numbered = enumerate(self.missed, start=1)
        groups = groupby(numbered, key=lambda pair: pair[1].mistake)
        levels = tuple(group.level for group in self.levels)
        return [
            MistakeMade(MISTAKES[code or ""], list(pairs), has_another(levels, code or ""))
            for code, pairs in groups
        ]

    def place(self, number: int) -> Place | None:
        return next((place for place in self.places if place.number == number), None)

    def with_answer(self, attempt: Attempt) -> Self:
        """The progress after an answer; a place that was answered before keeps its answer."""
        return replace(self, places=tuple(_answered(place, attempt) for place in self.places))

    def with_correction(self, correction: Correction) -> Self:
        """The progress after a miss was answered rightly in review."""
        return replace(self, places=tuple(_corrected(place, correction) for place in self.places))


def answered_by_series(learners: list[uuid.UUID]) -> dict[int, int]:
    """How many places these learners have answered, by the id of the series; one query or none."""
    if not learners:
        return {}
    mine = Attempt.objects.filter(learner__in=learners).values("drill__series")
    counts = mine.annotate(places=Count("drill__place", distinct=True))
    return {row["drill__series"]: row["places"] for row in counts.order_by()}


def _corrected(place: Place, correction: Correction) -> Place:
    if place.attempt_id != correction.attempt_id:
        return place
    return replace(place, correction_id=correction.pk)


def _answered(place: Place, attempt: Attempt) -> Place:
    if place.number != attempt.drill.place or place.is_answered:
        return place
    return replace(
        place,
        drill_id=attempt.drill_id,
        option=attempt.option,
        mistake=attempt.mistake,
        attempt_id=attempt.pk,
        amounts=tuple(attempt.amounts),
    )


def first_answer(drill: Drill, learner: uuid.UUID, given: Given) -> tuple[Attempt, bool]:
    """Record an answer, unless there is one already: the first that is stored stands.

    Returns the attempt that stands, and whether it is this one. Safe against double clicks, two
    tabs and repeated posts, in any number of processes: the database holds one row per learner
    and drill.
    """
    attempt = Attempt(
        learner=learner,
        drill=drill,
        option=given.option,
        amounts=list(given.amounts),
        mistake=drill.given(given).mistake,
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
