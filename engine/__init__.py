"""Pure poker: cards, hands, the showdown and the pots. Standard library only.

Players are seats, numbered from 0 clockwise from the left of the button; the button is the last
seat. Amounts are whole units. What there is one of for each seat is a tuple indexed by seat.
"""

from engine.cards import DECK, RANKS, SUITS, Card, CardError, parse_cards
from engine.chips import ChipError, Stack, stacked
from engine.hands import Hand, read_hand, strength
from engine.names import (
    card_name,
    category_name,
    group_names,
    hand_name,
    named_card,
    named_rank,
    rank_name,
    rank_plural,
    the_rank,
)
from engine.pots import Pot, PotError, Pots, layer_pots
from engine.settlement import OddChips, SettledPot, Settlement, award
from engine.showdown import Comparison, Showdown, Step, StepKind, compare_hands
from engine.strengths import Category

__all__ = [
    "DECK",
    "RANKS",
    "SUITS",
    "Card",
    "CardError",
    "Category",
    "ChipError",
    "Comparison",
    "Hand",
    "OddChips",
    "Pot",
    "PotError",
    "Pots",
    "SettledPot",
    "Settlement",
    "Showdown",
    "Stack",
    "Step",
    "StepKind",
    "award",
    "card_name",
    "category_name",
    "compare_hands",
    "group_names",
    "hand_name",
    "layer_pots",
    "named_card",
    "named_rank",
    "parse_cards",
    "rank_name",
    "rank_plural",
    "read_hand",
    "stacked",
    "strength",
    "the_rank",
]
