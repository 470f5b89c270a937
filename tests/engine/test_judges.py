"""What independent judges say: published counts, phevaluator and pokerkit."""

import random
from collections import Counter

import pokerkit
import pytest
from hypothesis import given
from phevaluator import evaluate_cards

from engine import DECK, Card, Category, Showdown, layer_pots, strength
from engine.strengths import CLASSES, FLUSH_STRENGTHS, RANK_STRENGTHS
from tests.engine.deals import deals, many

PUBLISHED = {
    Category.ROYAL_FLUSH: 4,
    Category.STRAIGHT_FLUSH: 36,
    Category.FOUR_OF_A_KIND: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE_OF_A_KIND: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.ONE_PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}


# Every hand of five, counted through the tables instead of dealt


def test_every_kind_is_as_frequent_as_published() -> None:
    seen: Counter[Category] = Counter()
    for hand in CLASSES[1:]:
        seen[hand.category] += ways_to_deal(hand.category, hand.ranks)
    assert seen == PUBLISHED
    assert len(CLASSES) - 1 == 7462


def ways_to_deal(category: Category, ranks: tuple[int, ...]) -> int:
    if category in {Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH}:
        return 4
    ways = 1
    for count in Counter(ranks).values():
        ways *= (0, 4, 6, 4, 1)[count]
    return ways - 4 if len(set(ranks)) == 5 else ways


def test_the_tables_know_every_set_of_ranks() -> None:
    # Sets of 5, 6 and 7 ranks, none more than four times: 6175 + 18395 + 49205.
    assert len(RANK_STRENGTHS) == 6175 + 18395 + 49205
    # Of one suit: 13 over 5, 6 and 7.
    assert len(FLUSH_STRENGTHS) == 1287 + 1716 + 1716


# Hands


@many
@given(deals(5, 7))
def test_phevaluator_gives_the_same_strength(cards: list[Card]) -> None:
    assert strength(cards) == 7463 - evaluate_cards(*(card.code for card in cards))


@many
@given(deals(9, 9))
def test_pokerkit_finds_the_same_winner(cards: list[Card]) -> None:
    board, one, other = (
        "".join(card.code for card in group) for group in (cards[:5], cards[5:7], cards[7:])
    )
    first = pokerkit.StandardHighHand.from_game(one, board)
    second = pokerkit.StandardHighHand.from_game(other, board)
    winners = Showdown(board, [one, other]).winners()
    assert winners == ((0, 1) if first == second else (0,) if first > second else (1,))


def test_many_random_hands_agree_with_phevaluator() -> None:
    rng = random.Random(7462)
    for size in (5, 6, 7) * 10_000:
        cards = rng.sample(DECK, size)
        assert strength(cards) == 7463 - evaluate_cards(*(card.code for card in cards)), cards


# Pots


def uncalled_bets_and_pots_of_pokerkit(stacks: list[int]) -> tuple[list[int], int]:
    """Everybody all in for these stacks, first seat first: pot amounts, what was returned."""
    state = pokerkit.NoLimitTexasHoldem.create_state(
        tuple(
            automation
            for automation in pokerkit.Automation
            if automation
            not in {
                pokerkit.Automation.CHIPS_PUSHING,
                pokerkit.Automation.CHIPS_PULLING,
                pokerkit.Automation.HAND_KILLING,
                pokerkit.Automation.BET_COLLECTION,
            }
        ),
        True,
        0,
        (1, 2),
        2,
        stacks,
        len(stacks),
    )
    while state.actor_index is not None:
        if state.can_complete_bet_or_raise_to(state.max_completion_betting_or_raising_to_amount):
            state.complete_bet_or_raise_to(state.max_completion_betting_or_raising_to_amount)
        else:
            state.check_or_call()
    state.collect_bets()
    return [pot.amount for pot in state.pots], sum(state.stacks)


@pytest.mark.parametrize(
    "stacks", [[100, 300, 500], [500, 100, 300], [50, 50, 50], [20, 80, 80, 300], [300, 20]]
)
def test_pokerkit_cuts_the_same_pots(stacks: list[int]) -> None:
    pots = layer_pots(stacks)
    amounts, kept = uncalled_bets_and_pots_of_pokerkit(stacks)
    assert [pot.amount for pot in pots.pots] == amounts
    assert sum(pots.returned) == kept
