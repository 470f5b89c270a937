"""How much a hand is worth, and how it reads: which five cards play and in which order."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import attrgetter
from typing import Final

from engine.cards import SUIT_SHIFT, SUITS, Card, check_distinct, placed
from engine.strengths import (
    CLASSES,
    FLUSH_STRENGTHS,
    FLUSH_SUITS,
    RANK_MASK,
    RANK_STRENGTHS,
    SUITED,
    Category,
)

_ONE_BY_ONE: Final = (1, 1, 1, 1, 1)
_WHOLE: Final = (5,)

GROUP_SIZES: Final = {
    Category.HIGH_CARD: _ONE_BY_ONE,
    Category.ONE_PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.THREE_OF_A_KIND: (3, 1, 1),
    Category.STRAIGHT: _WHOLE,
    Category.FLUSH: _ONE_BY_ONE,
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4, 1),
    Category.STRAIGHT_FLUSH: _WHOLE,
    Category.ROYAL_FLUSH: _WHOLE,
}
"""How the five cards are cut into what is compared one after the other."""

COMBINATION_SIZES: Final = {
    Category.HIGH_CARD: 1,
    Category.ONE_PAIR: 2,
    Category.TWO_PAIR: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 5,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 5,
    Category.FOUR_OF_A_KIND: 4,
    Category.STRAIGHT_FLUSH: 5,
    Category.ROYAL_FLUSH: 5,
}
"""How many of the five, from the first on, make the combination; the rest are kickers."""

_reading_order: Final = attrgetter("order")


def strength(cards: Sequence[Card]) -> int:
    """What the best five of these cards are worth.

    Args:
        cards: five, six or seven different cards, in any order. A repeated card is not noticed
            here, where it would cost as much as the answer: :func:`engine.read_hand`,
            :class:`engine.Showdown` and :func:`engine.parse_cards` notice it.

    Returns:
        1 (7-5-4-3-2) to 7462 (royal flush). Equal hands give equal numbers; suits never rank.

    Raises:
        ValueError: there are fewer than five cards or more than seven.

    Source: Superintendencia de Casinos de Juego (Chile), *Catálogo de Juegos*, 3.5.7 Texas Hold'em
    Poker, "Valores y pintas" and "Las cinco cartas más altas de siete".

    >>> from engine import parse_cards
    >>> strength(parse_cards("As Ks Qs Js Ts 2d 2c"))
    7462
    """
    # Seven cards are the common case; written out, the sum takes half the time of sum().
    if len(cards) == 7:
        a, b, c, d, e, f, g = cards
        total = a.key + b.key + c.key + d.key + e.key + f.key + g.key
    else:
        total = _five_or_six(cards)
    if FLUSH_SUITS[total >> SUIT_SHIFT]:
        return FLUSH_STRENGTHS[sum([c.key for c in _suited(cards)]) & RANK_MASK]
    return RANK_STRENGTHS[total & RANK_MASK]


def _five_or_six(cards: Sequence[Card]) -> int:
    if len(cards) == 5:
        a, b, c, d, e = cards
        return a.key + b.key + c.key + d.key + e.key
    if len(cards) == 6:
        return sum([card.key for card in cards])
    raise ValueError(f"Una mano se lee de 5, 6 o 7 cartas; aquí hay {len(cards)}.")


def _suited(cards: Sequence[Card]) -> list[Card]:
    """The cards of the suit of which there are five or more."""
    suit = SUITS[FLUSH_SUITS[sum([card.key for card in cards]) >> SUIT_SHIFT] - 1]
    return [card for card in cards if card.suit == suit]


@dataclass(frozen=True, slots=True)
class Hand:
    """The reading of five, six or seven cards.

    Attributes:
        category: the kind of hand.
        five: the cards that play, combination first, then kickers, high to low; cards of one rank
            in the order spades, hearts, diamonds, clubs; the lowest straight reads 5 4 3 2 A.
        unused: the cards that do not play, high to low.
        strength: 1 to 7462, as :func:`strength` gives it.
    """

    category: Category
    five: tuple[Card, ...]
    unused: tuple[Card, ...]
    strength: int

    @property
    def groups(self) -> tuple[tuple[Card, ...], ...]:
        """The five, cut into what is compared one after the other: pair, kicker, kicker, kicker.

        Each group is compared by the rank of its first card.
        """
        ends = accumulate(GROUP_SIZES[self.category], initial=0)
        sizes = GROUP_SIZES[self.category]
        return tuple(self.five[end : end + size] for end, size in zip(ends, sizes, strict=False))

    @property
    def combination(self) -> tuple[Card, ...]:
        """The cards that make the hand what it is; of a high card, the top one only."""
        return self.five[: COMBINATION_SIZES[self.category]]

    @property
    def kickers(self) -> tuple[Card, ...]:
        """The cards of the five that are not in the combination."""
        return self.five[COMBINATION_SIZES[self.category] :]


def read_hand(cards: Sequence[Card]) -> Hand:
    """Which five of these cards play, and how they read.

    Args:
        cards: five, six or seven different cards. Where several fives are equally good the cards
            that come earlier are kept: put the board first to keep the board's.

    Returns:
        The reading.

    Raises:
        ValueError: there are fewer than five cards or more than seven.
        CardError: a card is repeated.

    Source: Superintendencia de Casinos de Juego (Chile), *Catálogo de Juegos*, 3.5.7 Texas Hold'em
    Poker, "Las cinco cartas más altas de siete".

    >>> from engine import parse_cards
    >>> read_hand(parse_cards("4c 9d Qs Qh Ah 8s 2c")).five
    (Qs, Qh, Ah, 9d, 8s)
    """
    if len(set(cards)) < len(cards):
        check_distinct(placed(cards))
    value = strength(cards)
    category, ranks = CLASSES[value]
    five, unused = _split(cards, _suited(cards) if category in SUITED else cards, ranks)
    five.sort(key=_reading_order)
    # Sorting is stable: cards of one rank stay in the order of their suits.
    five.sort(key=lambda card: ranks.index(card.rank))
    unused.sort(key=_reading_order)
    return Hand(category, tuple(five), tuple(unused), value)


def _split(
    cards: Sequence[Card], usable: Sequence[Card], ranks: tuple[int, ...]
) -> tuple[list[Card], list[Card]]:
    """The first usable card for each of the ranks, and all the other cards."""
    wanted, five, unused = list(ranks), [], []
    for card in cards:
        if card.rank in wanted and card in usable:
            wanted.remove(card.rank)
            five.append(card)
        else:
            unused.append(card)
    return five, unused
