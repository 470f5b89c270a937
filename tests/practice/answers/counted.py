"""First answers as a test gives them, and what is counted of them."""

from collections.abc import Iterable

from practice import answers
from practice.answers import DrillReport, Period, SeriesReport
from practice.models import Attempt, Correction, Drill, Series
from tests.factories import AttemptFactory


def answer(drill: Drill, option: int, times: int = 1, **values: object) -> list[Attempt]:
    """So many people give the same answer."""
    return [AttemptFactory(drill=drill, option=option, **values) for _ in range(times)]


def correct(attempts: Iterable[Attempt]) -> None:
    for attempt in attempts:
        Correction.objects.create(attempt=attempt)


def report(series: Series, period: Period = Period.ALL) -> SeriesReport:
    return answers.series_report(series, period)


def first(series: Series, period: Period = Period.ALL) -> DrillReport:
    return report(series, period).drills[0]


def wrong(drill: Drill) -> list[int]:
    return [place for place, option in enumerate(drill.choices) if option.mistake]
