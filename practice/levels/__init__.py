"""The levels that a series can be made of. A new level is one file here and one line below."""

from practice.levels import (
    board,
    contending,
    dealer,
    going_back,
    higher_hand,
    kickers,
    odd_chips,
    pots_built,
    side_pot,
    three_all_in,
)
from practice.levels.base import Level, Plan, Shape

READING = (higher_hand.LEVEL, kickers.LEVEL, board.LEVEL, side_pot.LEVEL)
BUILDING = (
    pots_built.LEVEL,
    going_back.LEVEL,
    contending.LEVEL,
    odd_chips.LEVEL,
    three_all_in.LEVEL,
)
CURRICULUM: tuple[Level, ...] = (*READING, *BUILDING, *dealer.LEVELS)
LEVELS = {level.code: level for level in CURRICULUM}

__all__ = ["BUILDING", "CURRICULUM", "LEVELS", "READING", "Level", "Plan", "Shape"]
