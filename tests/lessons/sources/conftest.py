"""A series that the sources name."""

import pytest

from practice.models import Series
from tests.factories import (
    DrillFactory,
    SeriesFactory,
)


@pytest.fixture
def practice() -> Series:
    """A series that has been dealt."""
    series: Series = SeriesFactory(drills=False)
    DrillFactory(series=series)
    return series
