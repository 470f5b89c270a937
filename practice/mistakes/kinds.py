"""What hands are made of, for mistakes that stop looking too early or look too far."""

from engine import Card, Category, Hand, parse_cards
from practice.mistakes.base import Five, Rank

ACE = 14
STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def compared_first(hand: Hand, *then: int) -> Rank:
    """A rank that compares the kind of hand and its combination, and after them `then`."""
    return (hand.category, *(card.rank for card in hand.combination), *then)


def with_another_suit(five: Five) -> Five:
    """Five cards of one suit as they look to somebody who does not see the suit."""
    return (*five[:4], parse_cards(f"{five[4].code[0]}{'h' if five[4].suit == 's' else 's'}")[0])


def third_pair(hand: Hand) -> tuple[Card, ...]:
    """The cards of a pair that two pairs leave over, if there is one."""
    rest = hand.kickers + hand.unused
    ranks = [card.rank for card in rest]
    twice = [card for card in rest if ranks.count(card.rank) == 2]
    return tuple(twice) if hand.category == Category.TWO_PAIR else ()


def is_wheel(hand: Hand) -> bool:
    """Whether the hand is a straight to the five, of one suit or not."""
    return hand.category in STRAIGHTS and hand.five[-1].rank == ACE


def without_straight(hand: Hand) -> Hand | None:
    """A hand as it looks to somebody who does not see straights: None, or the flush that is left."""
    if hand.category not in STRAIGHTS:
        return hand
    if hand.category == Category.STRAIGHT:
        return None
    five = tuple(sorted(hand.five, key=lambda card: -card.rank))
    return Hand(Category.FLUSH, five, hand.unused, hand.strength)
