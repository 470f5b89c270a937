"""First answers and corrections, counted by the database."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from enum import Enum
from functools import reduce
from operator import or_
from uuid import UUID

from django.db.models import Count, Q, QuerySet
from django.utils import timezone

from practice.answers.hiding import LEAST, Part
from practice.mistakes import MISTAKES
from practice.models import Attempt, Series

OTHER = "?"  # stands for every stored code that this version has no name for; no slug looks so

Parts = Counter[Part]
People = Mapping[Part, set[UUID]]


class Period(Enum):
    """How far back is counted, in days before now."""

    WEEK = 7
    MONTH = 30
    YEAR = 365
    ALL = None

    @property
    def since(self) -> datetime | None:
        return None if self.value is None else timezone.now() - timedelta(days=self.value)

    def answers(self, among: Q) -> QuerySet[Attempt]:
        """The first answers of the period that `among` tells of, in no order."""
        since = Q() if self.since is None else Q(answered_at__gte=self.since)
        return Attempt.objects.filter(among, since).order_by()


def current_of(series: Series) -> Q:
    """The answers to the current drills of a series."""
    return Q(drill__series=series, drill__retired_at=None)


def retired_of(series: Series) -> Q:
    """The answers to its retired ones."""
    return Q(drill__series=series, drill__retired_at__isnull=False)


def parts_of(answers: QuerySet[Attempt]) -> Parts:
    """How many answers each part has; one query."""
    rows = answers.values_list("drill", "mistake").annotate(Count("pk"), Count("correction"))
    parts: Parts = Counter()
    for drill, mistake, all_of_them, corrected in rows:
        parts[drill, named(mistake), False] += all_of_them - corrected
        parts[drill, named(mistake), True] += corrected
    return +parts


def parts_uncorrected(answers: QuerySet[Attempt]) -> Parts:
    """The same without a look at the corrections, as if there were none; many times faster."""
    parts: Parts = Counter()
    for drill, mistake, count in answers.values_list("drill", "mistake").annotate(Count("pk")):
        parts[drill, named(mistake), False] += count
    return parts


def named(mistake: str) -> str:
    """The code of a mistake that has a name, "" for the right answer, or OTHER."""
    return mistake if not mistake or mistake in MISTAKES else OTHER


def learners_by_level(answers: QuerySet[Attempt]) -> dict[str, int]:
    """How many different learners answered in each level, and under "" in any; two queries."""
    by_level = answers.values_list("drill__level_code").annotate(
        people=Count("learner", distinct=True)
    )
    everybody = answers.aggregate(people=Count("learner", distinct=True))
    return {"": everybody["people"], **dict(by_level)}


def learners_in_small_parts(answers: QuerySet[Attempt], parts: Parts) -> People:
    """Who is in each part with fewer than five answers; one query, a few hundred rows a series.

    Where no drill of a level has five answers of a kind, only this tells whether five different
    learners gave them.
    """
    small = {part for part, count in parts.items() if count < LEAST}
    split = any(corrected for _, _, corrected in parts)
    found: dict[Part, set[UUID]] = defaultdict(set)
    if not small:
        return found
    fields = ("drill", "mistake", "learner", *(["correction"] if split else []))
    for drill, mistake, learner, *correction in _any_of(answers, small, split).values_list(*fields):
        found[drill, named(mistake), any(correction)].add(learner)
    return found


def _any_of(answers: QuerySet[Attempt], parts: Iterable[Part], split: bool) -> QuerySet[Attempt]:
    drills: dict[tuple[str, bool], list[int]] = defaultdict(list)
    for drill, code, corrected in sorted(parts):
        drills[code, corrected].append(drill)
    return answers.filter(reduce(or_, _each_of(drills, split)))


def _each_of(drills: dict[tuple[str, bool], list[int]], split: bool) -> Iterator[Q]:
    unknown = ~Q(mistake__in=["", *MISTAKES])
    for (code, corrected), ids in drills.items():
        mine = Q(drill__in=ids) & (unknown if code == OTHER else Q(mistake=code))
        yield mine & Q(correction__isnull=not corrected) if split else mine
