"""The levels that a series can be made of. A new level is one file here and one line below."""

from practice.levels import board, higher_hand, kickers, side_pot
from practice.levels.base import Level, Plan, Shape

CURRICULUM: tuple[Level, ...] = (
    higher_hand.LEVEL,
    kickers.LEVEL,
    board.LEVEL,
    side_pot.LEVEL,
)
LEVELS = {level.code: level for level in CURRICULUM}

__all__ = ["CURRICULUM", "LEVELS", "Level", "Plan", "Shape"]
