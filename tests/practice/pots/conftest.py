"""Series of both kinds about pots, dealt once: `POT_SERIES=1000 pytest …` for more of them."""

import os
from itertools import groupby

import pytest

from practice.dealing import Dealt, deal_series
from practice.levels import BUILDING, dealer

SERIES = int(os.environ.get("POT_SERIES", "30"))
LEVELS = (*BUILDING, *dealer.LEVELS)

Audited = dict[str, list[list[Dealt]]]


@pytest.fixture(scope="session")
def audited() -> Audited:
    """By the code of its level, the four drills of each series."""
    found: Audited = {level.code: [] for level in LEVELS}
    for number in range(SERIES):
        drills = deal_series(f"auditoría {number}", LEVELS)
        for code, four in groupby(drills, lambda drill: drill.level.code):
            found[code].append(list(four))
    return found


@pytest.fixture(scope="session")
def all_drills(audited: Audited) -> list[Dealt]:
    return [drill for series in audited.values() for four in series for drill in four]
