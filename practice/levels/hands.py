"""Shapes of a showdown: cards for every seat, and one pot, or two where a seat is all in."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from engine import DECK
from practice.levels.base import Shape
from practice.shuffle import choose, pick
from practice.table import Deal


@dataclass(frozen=True, kw_only=True)
class HandShape(Shape):
    """With `raised`, one seat is all in for the stake and the others put in one of those amounts more."""

    seats: int = 2
    raised: tuple[int, ...] = ()

    is_written: ClassVar[bool] = True

    def deal(self, rng: Random, stake: int) -> Deal:
        """Deal from a fresh deck."""
        cards = pick(rng, DECK, 5 + 2 * self.seats)
        hands = tuple((cards[i], cards[i + 1]) for i in range(5, len(cards), 2))
        return Deal(tuple(cards[:5]), hands, self._contributed(rng, stake))

    def is_like(self, deal: Deal) -> bool:
        """Equal amounts, or one all in for less."""
        low, *others = sorted(deal.contributed)
        return (
            len(deal.hands) == self.seats
            and low > 0
            and others[0] == others[-1]
            and (low < others[0]) == bool(self.raised)
        )

    def _contributed(self, rng: Random, stake: int) -> tuple[int, ...]:
        more = choose(rng, self.raised) if self.raised else 0
        all_in = int(rng.random() * self.seats)
        return tuple(stake + (0 if seat == all_in else more) for seat in range(self.seats))
