"""The 7462 different hands of five cards, in order, and the tables that find them.

Source of the order: universal usage of high-hand poker; the ace low or high in a straight,
and ranks (never suits) that decide: Superintendencia de Casinos de Juego (Chile), *Catálogo de
Juegos*, 3.5.7 Texas Hold'em Poker; WSOP, *2023 Official Live Action Rules*, 146.

Every card has a key (see :class:`engine.cards.Card`). The keys of five, six or seven cards add up
to one number that tells how many cards there are of each rank and of each suit, so a hand is found
by looking up its suits (is there a flush?) and then its ranks.
"""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import chain, combinations, permutations
from typing import Final, NamedTuple

from engine.cards import KEY_BASE, RANKS, SUIT_BASE, SUIT_SHIFT

RANK_MASK: Final = (1 << SUIT_SHIFT) - 1


class Category(IntEnum):
    """The ten kinds of hand, the highest being the greatest."""

    HIGH_CARD = 1
    ONE_PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10


SUITED: Final = frozenset({Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH})


class HandClass(NamedTuple):
    """All the hands of equal strength.

    Attributes:
        category: their kind.
        ranks: their five ranks in reading order; 5 4 3 2 14 for the lowest straight.
    """

    category: Category
    ranks: tuple[int, ...]

    @property
    def key(self) -> int:
        """The ranks as one number, as :attr:`engine.cards.Card.key` counts them."""
        return sum(_KEYS[rank] for rank in self.ranks)


_KEYS: Final = {rank: KEY_BASE ** (rank - 2) for rank in RANKS}
_HIGH_TO_LOW: Final = tuple(reversed(RANKS))
_STRAIGHTS: Final = ((5, 4, 3, 2, 14), *(tuple(range(top, top - 5, -1)) for top in range(6, 15)))


def _unlike() -> Iterator[tuple[int, ...]]:
    """Five different ranks that are no straight."""
    straights = {frozenset(ranks) for ranks in _STRAIGHTS}
    fives = combinations(_HIGH_TO_LOW, 5)
    return (ranks for ranks in fives if frozenset(ranks) not in straights)


def _alike(count: int, kickers: int) -> Iterator[tuple[int, ...]]:
    """`count` cards of one rank and `kickers` others, all different."""
    for rank in RANKS:
        others = (other for other in _HIGH_TO_LOW if other != rank)
        yield from ((rank,) * count + rest for rest in combinations(others, kickers))


def _two_pairs() -> Iterator[tuple[int, ...]]:
    for high, low, kicker in permutations(RANKS, 3):
        if high > low:
            yield high, high, low, low, kicker


def _full_houses() -> Iterator[tuple[int, ...]]:
    return ((three,) * 3 + (pair,) * 2 for three, pair in permutations(RANKS, 2))


def _classes() -> Iterator[HandClass]:
    """Every class once, from the weakest to the strongest."""
    ranks_by_category: dict[Category, Iterable[tuple[int, ...]]] = {
        Category.HIGH_CARD: _unlike(),
        Category.ONE_PAIR: _alike(2, 3),
        Category.TWO_PAIR: _two_pairs(),
        Category.THREE_OF_A_KIND: _alike(3, 2),
        Category.STRAIGHT: _STRAIGHTS,
        Category.FLUSH: _unlike(),
        Category.FULL_HOUSE: _full_houses(),
        Category.FOUR_OF_A_KIND: _alike(4, 1),
        Category.STRAIGHT_FLUSH: _STRAIGHTS[:-1],
        Category.ROYAL_FLUSH: _STRAIGHTS[-1:],
    }
    for category, ranks in ranks_by_category.items():
        yield from (HandClass(category, each) for each in sorted(ranks))


def _with_one_more(table: dict[int, int], most: int) -> dict[int, int]:
    """The table of hands one card longer, no rank more than `most` times in any of them.

    A longer hand is worth the best of the hands it was made from: its own five are among theirs.
    """
    longer: dict[int, int] = {}
    worth = longer.get
    for key, value in table.items():
        for unit in _KEYS.values():
            if key // unit % KEY_BASE < most and worth(key + unit, 0) < value:
                longer[key + unit] = value
    return longer


def _table(fives: dict[int, int], most: int) -> dict[int, int]:
    sixes = _with_one_more(fives, most)
    return fives | sixes | _with_one_more(sixes, most)


def _flush_suits() -> bytes:
    """For each count of suits: 0 without a flush, else 1 + the place of its suit in ``SUITS``."""
    found = bytearray(SUIT_BASE**4)
    for counts in range(SUIT_BASE**4):
        for place in range(4):
            if counts // SUIT_BASE**place % SUIT_BASE >= 5:
                found[counts] = place + 1
    return bytes(found)


CLASSES: Final = tuple(chain([HandClass(Category.HIGH_CARD, ())], _classes()))
"""The class of each strength, 1 to 7462. Strength 0 is no hand at all."""

_STRENGTHS: Final = {hand: value for value, hand in enumerate(CLASSES) if value}

RANK_STRENGTHS: Final = _table(
    {hand.key: value for hand, value in _STRENGTHS.items() if hand.category not in SUITED}, most=4
)
"""Ranks of five, six or seven cards without a flush -> strength."""

FLUSH_STRENGTHS: Final = _table(
    {hand.key: value for hand, value in _STRENGTHS.items() if hand.category in SUITED}, most=1
)
"""Ranks of the five, six or seven cards of the flush's suit -> strength.

Seven cards with five of one suit hold neither a full house nor four of a kind, so the suit decides.
"""

FLUSH_SUITS: Final = _flush_suits()
