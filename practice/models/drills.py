"""Series, and their drills as they were dealt."""

import json
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, Self

from django.db import models
from django.urls import reverse
from django.utils import timezone
from simple_history.models import HistoricalRecords

from practice.course import CourseRow
from practice.dealing import Dealt, Slot, drills_of, slots
from practice.levels import LEVELS, Level
from practice.mistakes import OTHER
from practice.models.frozen import FrozenQuerySet, FrozenRow
from practice.overrides import deal_changed
from practice.questions import QUESTIONS, Option, Question
from practice.table import Deal, Table


class Series(CourseRow):
    """A practice of several levels, dealt from one seed.

    `drills_each` says how many drills a level has where it is not its usual number, by code.
    `overrides` says by place (as text) what stands there instead of what the seed deals first:
    `{"skip": 1}` the next hand that illustrates the level, `{"deal": {...}}` a hand typed by a person,
    and with `"options": [...]` one that is kept with these mistakes, in this order.
    """

    slug = models.SlugField("dirección", max_length=60, unique=True)
    name = models.CharField("nombre", max_length=120)
    seed = models.CharField("semilla", max_length=60)
    level_codes = models.JSONField("niveles", default=list)
    drills_each = models.JSONField("manos por nivel", default=dict, blank=True)
    overrides = models.JSONField("manos cambiadas", default=dict, blank=True)

    history = HistoricalRecords()

    class Meta:
        verbose_name = "serie"
        verbose_name_plural = "series"
        ordering = ["id"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("practice:series", args=[self.slug])

    @property
    def levels(self) -> tuple[Level, ...]:
        return tuple(LEVELS[code] for code in self.level_codes)

    @property
    def size(self) -> int:
        """How many drills the series has."""
        return sum(drills_of(level, self.drills_each) for level in self.levels)

    def slots(self) -> Iterator[Slot]:
        """What its seed asks of each of its places."""
        return slots(self.seed, self.levels, self.drills_each)

    def deal(self) -> Iterator[Dealt]:
        """Deal it in memory: the same row gives the same drills for ever."""
        return deal_changed(self.seed, self.levels, self.drills_each, self.overrides)


class Given(NamedTuple):
    """An answer as it is kept: the place of an option, and what was typed where it was typed."""

    option: int
    amounts: tuple[int, ...] = ()


class DrillQuerySet(FrozenQuerySet):
    def current(self) -> Self:
        """The drills that are shown to whoever has not answered at their place yet."""
        return self.filter(retired_at=None)

    def retire(self) -> int:
        """Take drills out of the series; whoever answered one keeps seeing it."""
        return self.filter(retired_at=None).update(retired_at=timezone.now())


class Drill(FrozenRow):
    """One question as it was dealt. It never changes; dealing again retires it for a new one."""

    may_change = frozenset({"retired_at"})

    series = models.ForeignKey(Series, models.PROTECT, related_name="drills")
    place = models.PositiveSmallIntegerField(help_text="1, 2, 3… en toda la serie")
    level_code = models.SlugField(max_length=40)
    level_version = models.PositiveSmallIntegerField()
    form = models.CharField(max_length=10, help_text="cómo se pregunta")
    deal = models.JSONField(help_text="mesa, manos y aportes")
    options = models.JSONField(help_text="respuestas en el orden en que se muestran")
    dealt_at = models.DateTimeField(default=timezone.now)
    retired_at = models.DateTimeField(null=True, blank=True)

    objects = DrillQuerySet.as_manager()

    class Meta:
        verbose_name = "mano de práctica"
        verbose_name_plural = "manos de práctica"
        ordering = ["series", "place", "id"]
        constraints = [
            models.UniqueConstraint(
                fields=["series", "place"],
                condition=models.Q(retired_at=None),
                name="one_current_drill_per_place",
            )
        ]

    def __str__(self) -> str:
        return f"{self.series_id}/{self.place}"

    @classmethod
    def of(cls, dealt: Dealt, series: Series, place: int) -> Self:
        """The row for a drill that was just dealt, not saved."""
        return cls(
            series=series,
            place=place,
            level_code=dealt.level.code,
            level_version=dealt.level.version,
            form=dealt.question.code,
            deal=dealt.table.deal.as_json(),
            options=[option.as_json() for option in dealt.options],
        )

    @property
    def level(self) -> Level:
        return LEVELS[self.level_code]

    @property
    def question(self) -> Question:
        return QUESTIONS[self.form]

    @cached_property
    def table(self) -> Table:
        return _table(json.dumps(self.deal))

    @cached_property
    def choices(self) -> tuple[Option, ...]:
        return _choices(self.form, json.dumps(self.options))

    def given(self, answer: "Given") -> Option:
        """What was answered: one of the options, or typed amounts that are none of them."""
        if answer.option < len(self.choices):
            return self.choices[answer.option]
        return Option(self.question.typed(answer.amounts), OTHER.code)

    @cached_property
    def content(self) -> str:
        """All that its pages say of it follows from this: the deal, the options and their form."""
        return json.dumps([self.form, self.deal, self.options])

    def asks_the_same(self, other: "Drill") -> bool:
        """Whether both put the same question with the same options in the same order."""
        fields = ("place", "level_code", "level_version", "form", "deal", "options")
        return all(getattr(self, name) == getattr(other, name) for name in fields)


# A class answers the same drills: what is worked out about a table is worked out once.


@lru_cache(maxsize=1024)
def _table(deal: str) -> Table:
    return Table(Deal.from_json(json.loads(deal)))


@lru_cache(maxsize=1024)
def _choices(form: str, options: str) -> tuple[Option, ...]:
    return tuple(Option.from_json(option, QUESTIONS[form]) for option in json.loads(options))
