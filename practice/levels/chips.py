"""Shapes of a table with chips: who put in what, who folded, and, where they matter, the cards."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine import DECK, Card
from practice.levels.base import Shape
from practice.questions.step import DEALERS_STEP
from practice.shuffle import choose, pick, shuffled
from practice.table import Deal

NO_CARDS: tuple[Card, ...] = ()


class Put(NamedTuple):
    """What one seat put in, in units, and whether it folded."""

    amount: int
    folded: bool = False


Puts = Callable[[Random, int], list[Put]]


@dataclass(frozen=True, kw_only=True)
class ChipShape(Shape):
    """`puts` gives what lies before the seats, for a stake; the seats are then dealt at random.

    `chip` is the smallest chip in play. With `cards` the seats still in have a hand; `dealer` is
    the code of the mistake that a dealer makes while settling it.
    """

    puts: Puts
    chip: int = 1
    cards: bool = False
    dealer: str = ""

    def deal(self, rng: Random, stake: int) -> Deal:
        """Amounts first, then cards from a fresh deck."""
        puts = shuffled(rng, self.puts(rng, stake))
        folded = tuple(seat for seat, put in enumerate(puts) if put.folded)
        board, hands = self._dealt(rng, [put.folded for put in puts])
        return Deal(board, hands, tuple(put.amount for put in puts), folded, self.chip, self.dealer)

    def may_offer(self, codes: Collection[str], known: Collection[str]) -> bool:
        """A dealer makes one mistake and no other, or none."""
        if self.question is DEALERS_STEP:
            return set(codes) == {self.dealer}
        return super().may_offer(codes, known)

    def is_like(self, deal: Deal) -> bool:
        return (bool(deal.board), deal.chip, deal.dealer) == (self.cards, self.chip, self.dealer)

    def _dealt(
        self, rng: Random, folded: list[bool]
    ) -> tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...]]:
        if not self.cards:
            return NO_CARDS, tuple(NO_CARDS for _ in folded)
        deck = iter(pick(rng, DECK, 5 + 2 * folded.count(False)))
        board = tuple(next(deck) for _ in range(5))
        hands = (NO_CARDS if gone else (next(deck), next(deck)) for gone in folded)
        return board, tuple(hands)


# What lies before the seats: tens, so that every sum can be made in the head.

RAISES = (20, 30, 40, 50)


def folds(rng: Random, below: int, above: int = 0) -> Put:
    """A seat that folded, with a ten between two amounts."""
    return Put(choose(rng, list(range(above + 10, below, 10))), folded=True)


def more(rng: Random) -> int:
    """What a bet is above the one before."""
    return choose(rng, RAISES)


def everybody_even(rng: Random, stake: int) -> list[Put]:
    """Three put in the stake; one folded with less."""
    return [Put(stake)] * 3 + [folds(rng, stake)]


def one_all_in(rng: Random, stake: int) -> list[Put]:
    """One is all in for the stake, two put in more."""
    return [Put(stake), *[Put(stake + more(rng))] * 2]


def one_all_in_and_a_fold(rng: Random, stake: int) -> list[Put]:
    """The same, with one that folded below the all in."""
    return [*one_all_in(rng, stake), folds(rng, stake)]


def unmatched(rng: Random, stake: int) -> list[Put]:
    """Three different amounts, the highest of which nobody matched; one folded with less."""
    second = stake + more(rng)
    return [Put(stake), Put(second), Put(second + more(rng)), folds(rng, stake)]


def unmatched_by_one(rng: Random, stake: int) -> list[Put]:
    """Two are left: one all in, and one that put in more; one folded with less."""
    return [Put(stake), Put(stake + more(rng)), folds(rng, stake)]


def matched_in_part_by_a_fold(rng: Random, stake: int) -> list[Put]:
    """The highest bet was matched in part, by one that folded later."""
    second = stake + more(rng)
    return [Put(stake), Put(second + more(rng)), Put(second, folded=True)]


def matched_by_a_fold(rng: Random, stake: int) -> list[Put]:
    """The highest bet was matched in full, by one that folded later."""
    high = stake + more(rng)
    return [Put(stake), Put(high), Put(high, folded=True)]


def two_all_in(rng: Random, stake: int) -> list[Put]:
    """Two are all in for different amounts, two put in more."""
    second = stake + more(rng)
    return [Put(stake), Put(second), *[Put(second + more(rng))] * 2]


def two_all_in_and_a_fold(rng: Random, stake: int) -> list[Put]:
    """The same, with one that folded between the two."""
    puts = two_all_in(rng, stake)
    return [*puts, folds(rng, puts[1].amount, stake)]


def three_all_in(rng: Random, stake: int) -> list[Put]:
    """Three are all in for different amounts, and one has more than any."""
    second = stake + more(rng)
    third = second + more(rng)
    return [Put(stake), Put(second), Put(third), Put(third + more(rng))]


def three_all_in_and_a_fold(rng: Random, stake: int) -> list[Put]:
    """The same, with one that folded below all of them."""
    return [*three_all_in(rng, stake), folds(rng, stake)]


def three_all_in_and_a_fold_between(rng: Random, stake: int) -> list[Put]:
    """The same, with one that folded between the lowest two."""
    puts = three_all_in(rng, stake)
    return [*puts, folds(rng, puts[1].amount, stake)]
