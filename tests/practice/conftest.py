"""Thirty series for the tests of dealing, and one in the database with somebody who visits it."""

import pytest

from practice.dealing import Dealt
from practice.models import Drill, Series
from tests.factories import SeriesFactory, dealt_series
from tests.practice.visiting import Visitor

Dealing = list[tuple[Dealt, ...]]


@pytest.fixture(scope="session")
def thirty() -> Dealing:
    """Thirty whole series of fixed seeds."""
    return [dealt_series(f"prueba {number}") for number in range(30)]


@pytest.fixture(scope="session")
def drills(thirty: Dealing) -> list[Dealt]:
    """All their drills."""
    return [drill for series in thirty for drill in series]


@pytest.fixture
def series(db: None) -> Series:
    """The series of the lesson with its 24 drills."""
    return SeriesFactory()


@pytest.fixture
def drill(series: Series) -> Drill:
    """Its first drill."""
    return Drill.objects.current().get(series=series, place=1)


@pytest.fixture
def visitor(series: Series) -> Visitor:
    """Somebody whose browser has not been here before."""
    return Visitor()


@pytest.fixture
def learner(visitor: Visitor) -> Visitor:
    """Somebody who has opened the first drill."""
    visitor.get()
    return visitor
