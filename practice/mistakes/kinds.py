"""What hands are made of, for mistakes that stop looking too early or look too far."""

from engine import Card, Category, Hand, parse_cards
from practice.mistakes.base import Five, Rank


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
