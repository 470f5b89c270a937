"""The answers to many series at once: only what is said of each as a whole."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Count, Q, QuerySet

from practice.answers.counting import (
    Parts,
    People,
    Period,
    learners_in_small_parts,
    parts_uncorrected,
)
from practice.answers.lines import Figures, enough
from practice.answers.report import WHOLE
from practice.answers.tally import Scope, Tally
from practice.models import Attempt, Drill, Series


@dataclass(frozen=True)
class SeriesLine(Figures):
    """One series: its figures as its own page says them, and its people."""

    series: Series
    learners: int | None


def overview(series: Sequence[Series], period: Period) -> list[SeriesLine]:
    """Count the answers to the current drills of these series; four queries.

    A series' own figures come first on its page too, so that both hide the same.
    """
    pks = [each.pk for each in series]
    answers = period.answers(Q(drill__series__in=pks, drill__retired_at=None))
    parts = parts_uncorrected(answers)
    people, learners = learners_in_small_parts(answers, parts), _learners(answers)
    split = _by_series(pks, parts)
    return [_line(each, split[each.pk], people, learners.get(each.pk, 0)) for each in series]


def _learners(answers: QuerySet[Attempt]) -> dict[int, int]:
    """How many different learners answered, by series."""
    counts = answers.values_list("drill__series").annotate(Count("learner", distinct=True))
    return dict(counts)


def _by_series(pks: list[int], parts: Parts) -> dict[int, Parts]:
    current = Drill.objects.current().filter(series__in=pks).order_by()
    series_of = dict(current.values_list("pk", "series"))
    split: dict[int, Parts] = {pk: Counter() for pk in pks}
    for part, count in parts.items():
        if part[0] in series_of:  # not one that was retired between two queries
            split[series_of[part[0]]][part] = count
    return split


def _line(series: Series, parts: Parts, people: People, learners: int) -> SeriesLine:
    whole = Scope(WHOLE, frozenset(part[0] for part in parts))
    return SeriesLine(Tally(whole, parts, people), WHOLE, series, enough(learners))
