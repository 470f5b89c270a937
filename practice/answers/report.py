"""Counting the answers to a series, by level, by drill and by option."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from django.db.models import Q

from practice.answers.counting import (
    Parts,
    Period,
    current_of,
    learners_by_level,
    learners_in_small_parts,
    parts_of,
)
from practice.answers.lines import DrillReport, LevelReport, SeriesReport, enough
from practice.answers.tally import Scope, Tally
from practice.levels import LEVELS
from practice.models import Drill, Series

WHOLE = "serie"


def series_report(series: Series, period: Period) -> SeriesReport:
    """Count the answers to the current drills of a series; five queries."""
    drills = list(Drill.objects.current().filter(series=series))
    answers = period.answers(current_of(series))
    parts = parts_of(answers)
    tally = Tally(_scopes(drills), parts, learners_in_small_parts(answers, parts))
    learners = learners_by_level(answers)
    return SeriesReport(
        tally,
        WHOLE,
        series.name,
        enough(learners[""]),
        _missed_codes(parts, drills),
        series,
        period,
        tuple(_level(tally, code, group, parts, learners) for code, group in _by_level(drills)),
    )


def retired_reports(drills: Sequence[Drill], among: Q, period: Period) -> list[DrillReport]:
    """Count the answers to retired drills, each for itself; one query. `among` are those answers."""
    parts = parts_of(period.answers(among))
    by_drill: dict[int, Parts] = {drill.pk: Counter() for drill in drills}
    for part, count in parts.items():
        if part[0] in by_drill:
            by_drill[part[0]][part] = count
    return [
        _drill(Tally(Scope.drill(drill.pk), by_drill[drill.pk]), drill, by_drill[drill.pk])
        for drill in drills
    ]


def _scopes(drills: Iterable[Drill]) -> Scope:
    levels = [
        Scope.of(f"nivel {code}", (Scope.drill(drill.pk) for drill in group))
        for code, group in _by_level(drills)
    ]
    return Scope.of(WHOLE, levels)


def _by_level(drills: Iterable[Drill]) -> list[tuple[str, list[Drill]]]:
    ordered = sorted(drills, key=lambda drill: drill.place)
    levels = list(dict.fromkeys(drill.level_code for drill in ordered))
    ordered.sort(key=lambda drill: levels.index(drill.level_code))
    return [(code, list(group)) for code, group in groupby(ordered, lambda d: d.level_code)]


def _missed_codes(parts: Parts, drills: Iterable[Drill]) -> tuple[str, ...]:
    mine = {drill.pk for drill in drills}
    return tuple(sorted({part[1] for part in parts if part[0] in mine} - {""}))


def _drill(tally: Tally, drill: Drill, parts: Parts) -> DrillReport:
    codes = frozenset(part[1] for part in parts if part[0] == drill.pk)
    return DrillReport(tally, str(drill.pk), drill, codes)


def _level(
    tally: Tally, code: str, drills: list[Drill], parts: Parts, learners: dict[str, int]
) -> LevelReport:
    return LevelReport(
        tally,
        f"nivel {code}",
        LEVELS[code].name if code in LEVELS else code,
        enough(learners.get(code, 0)),
        _missed_codes(parts, drills),
        tuple(_drill(tally, drill, parts) for drill in drills),
    )
