"""Somebody who has opened one of the series about chips, and drills of theirs to answer."""

import pytest

from practice.models import Drill, Series
from tests.practice.typed_answers.taking import DEALERS, POTS, Learner, drills_of, series_of


@pytest.fixture
def pots(db: None) -> Series:
    return series_of(POTS)


@pytest.fixture
def dealers(db: None) -> Series:
    return series_of(DEALERS)


@pytest.fixture
def learner(pots: Series) -> Learner:
    return Learner(pots)


@pytest.fixture
def judge(dealers: Series) -> Learner:
    """Somebody who looks for the dealer's mistake."""
    return Learner(dealers)


@pytest.fixture
def typed(pots: Series) -> Drill:
    """A drill whose amounts are typed, with an answer of two mistakes at once."""
    return next(
        drill
        for drill in drills_of(pots)
        if drill.question.is_typed and any(option.also for option in drill.choices)
    )


@pytest.fixture
def settled_wrongly(dealers: Series) -> Drill:
    """A hand in which the dealer errs, and some step before is right."""
    return next(
        drill
        for drill in drills_of(dealers)
        if drill.table.deal.dealer and drill.choices[0].mistake
    )


@pytest.fixture
def settled_rightly(dealers: Series) -> Drill:
    return next(drill for drill in drills_of(dealers) if not drill.table.deal.dealer)
