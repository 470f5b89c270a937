"""Who takes which pot and what each seat is paid, worked out without the engine."""

from collections.abc import Sequence
from typing import Any

import pokerkit
from phevaluator import evaluate_cards

from engine import Card
from practice.table import Answer, Deal, Seats

WORST = 7463


def worth(cards: Sequence[Card]) -> int:
    """Higher is better, by phevaluator."""
    return WORST - evaluate_cards(*(card.code for card in cards))


def pots(contributed: Sequence[int]) -> list[tuple[int, Seats]]:
    """Amount and contenders of each pot, where nobody folded and no bet went unmatched."""
    found, below = [], 0
    for level in sorted(set(contributed)):
        seats = tuple(seat for seat, put_in in enumerate(contributed) if put_in >= level)
        found.append(((level - below) * len(seats), seats))
        below = level
    return found


def takers(deal: Deal) -> tuple[Seats, ...]:
    values = [worth(deal.board + hand) for hand in deal.hands]
    return tuple(_best(values, seats) for _, seats in pots(deal.contributed))


def takers_by_pokerkit(deal: Deal) -> tuple[Seats, ...]:
    board = "".join(card.code for card in deal.board)
    values = [
        pokerkit.StandardHighHand.from_game("".join(card.code for card in hand), board)
        for hand in deal.hands
    ]
    return tuple(_best(values, seats) for _, seats in pots(deal.contributed))


def _best(values: Sequence[Any], seats: Seats) -> Seats:
    top = max(values[seat] for seat in seats)
    return tuple(seat for seat in seats if values[seat] == top)


def payouts(deal: Deal, answer: Answer) -> tuple[float, ...]:
    """What each seat ends with; a fraction where a pot does not divide."""
    paid = [0.0] * len(deal.hands)
    for (amount, _), seats in zip(pots(deal.contributed), answer.takers, strict=True):
        for seat in seats:
            paid[seat] += amount / len(seats)
    return tuple(paid)
