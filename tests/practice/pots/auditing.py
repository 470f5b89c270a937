"""What the audits of the levels share: which levels, and what a drill of theirs says."""

from typing import Any

import pytest

from practice.dealing import Dealt
from practice.levels import BUILDING, Level, Shape, dealer
from tests.practice.pots.conftest import Audited

every_level = pytest.mark.parametrize("level", [*BUILDING, *dealer.LEVELS], ids=lambda x: x.code)
every_builder = pytest.mark.parametrize("level", BUILDING, ids=lambda x: x.code)
every_dealer = pytest.mark.parametrize("level", dealer.LEVELS, ids=lambda x: x.code)


def of(level: Level, audited: Audited) -> list[Dealt]:
    return [drill for four in audited[level.code] for drill in four]


def with_cards(drills: list[Dealt]) -> list[Dealt]:
    return [drill for drill in drills if drill.table.has_cards]


def right(drill: Dealt) -> Any:
    return next(option.answer for option in drill.options if not option.mistake)


def shape(drill: Dealt) -> Shape:
    return next(shape for shape in drill.level.shapes if shape.name == drill.shape)


def known(drill: Dealt) -> tuple[str, ...]:
    return shape(drill).known or drill.level.known
