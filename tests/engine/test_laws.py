"""What holds for every deal, tried on many, and what independent judges say."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise, permutations

import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from engine import (
    DECK,
    SUITS,
    Card,
    Category,
    OddChips,
    Pots,
    Showdown,
    award,
    compare_hands,
    layer_pots,
    read_hand,
    strength,
)
from engine.strengths import CLASSES, FLUSH_STRENGTHS, RANK_STRENGTHS

# A slow moment of the machine is no broken law: no deadline.
many = settings(max_examples=400, deadline=None)

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


def deals(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=least, max_size=most, unique=True)


def best_of_fives(cards: Sequence[Card]) -> int:
    return max(strength(five) for five in combinations(cards, 5))


# Hands


@many
@given(deals(6, 7))
def test_six_and_seven_cards_are_worth_the_best_five_of_them(cards: list[Card]) -> None:
    assert strength(cards) == best_of_fives(cards)


@many
@given(deals(5, 7))
def test_the_five_that_are_read_are_worth_the_whole(cards: list[Card]) -> None:
    hand = read_hand(cards)
    assert strength(hand.five) == hand.strength == strength(cards)
    assert sorted(map(repr, hand.five + hand.unused)) == sorted(map(repr, cards))


@many
@given(deals(5, 7), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_no_strength(cards: list[Card], rng: random.Random) -> None:
    assert strength(rng.sample(cards, len(cards))) == strength(cards)


@many
@given(deals(5, 7), st.sampled_from(list(permutations(SUITS))))
def test_suits_permuted_give_the_same_strength(cards: list[Card], suits: tuple[str, ...]) -> None:
    moved = [Card(card.rank, suits[SUITS.index(card.suit)]) for card in cards]
    assert strength(moved) == strength(cards)


@many
@given(deals(7, 7))
def test_the_board_cards_are_kept_where_they_can_be(cards: list[Card]) -> None:
    board = set(cards[:5])
    kept = len(board.intersection(read_hand(cards).five))
    equal = [five for five in combinations(cards, 5) if strength(five) == strength(cards)]
    assert kept == max(len(board.intersection(five)) for five in equal)


@many
@given(deals(9, 9))
def test_a_comparison_agrees_with_the_strengths(cards: list[Card]) -> None:
    board, one, other = cards[:5], cards[5:7], cards[7:]
    first, second = read_hand(board + one), read_hand(board + other)
    comparison = compare_hands(first, second)
    ahead = (first.strength > second.strength) - (first.strength < second.strength)
    assert comparison.verdict == ahead
    assert (comparison.deciding is None) == (ahead == 0)
    assert all(step.verdict == 0 for step in comparison.steps[:-1])


@many
@given(deals(11, 11), st.permutations(range(3)))
def test_the_order_of_seats_changes_no_strength(cards: list[Card], seats: list[int]) -> None:
    board, hands = cards[:5], [cards[5:7], cards[7:9], cards[9:]]
    straight, moved = Showdown(board, hands), Showdown(board, [hands[seat] for seat in seats])
    assert list(moved.readings) == [straight.readings[seat] for seat in seats]
    assert {seats[seat] for seat in moved.winners()} == set(straight.winners())


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


# Independent judges


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

seat = st.tuples(st.integers(0, 300), st.booleans(), st.sampled_from([0, 0, 5]), st.integers(1, 4))
tables = st.lists(seat, min_size=1, max_size=9).filter(lambda t: not all(gone for _, gone, *_ in t))
Table = list[tuple[int, bool, int, int]]


def pots_of(table: Table) -> Pots:
    contributed, folded, dead, _ = zip(*table, strict=True)
    return layer_pots(contributed, folded, dead)


def strengths_of(table: Table) -> list[int | None]:
    return [None if gone else value for _, gone, _, value in table]


@many
@given(tables, st.sampled_from([OddChips.LEFT_OF_BUTTON, OddChips.ALL_TO_FIRST_LEFT]))
def test_chips_are_conserved(table: Table, odd_chips: OddChips) -> None:
    pots = pots_of(table)
    done = award(pots, strengths_of(table), odd_chips)
    put_in = sum(contributed + dead for contributed, _, dead, _ in table)
    assert sum(pot.amount for pot in pots.pots) + sum(pots.returned) == put_in
    assert sum(done.payouts) == put_in
    assert all(payout >= 0 for payout in done.payouts)


@many
@given(tables)
def test_parts_and_returns_are_what_each_seat_put_in(table: Table) -> None:
    pots = pots_of(table)
    for place, (contributed, _, dead, _) in enumerate(table):
        parts = sum(pot.parts[place] for pot in pots.pots)
        assert parts + pots.returned[place] == contributed + dead


@many
@given(tables)
def test_each_side_pot_has_fewer_contenders_and_folded_seats_have_no_claim(table: Table) -> None:
    circles = [set(pot.eligible) for pot in pots_of(table).pots]
    assert all(inner < outer for outer, inner in pairwise(circles))
    assert all(circles)
    assert not any(table[place][1] for circle in circles for place in circle)


@many
@given(tables)
def test_nobody_can_win_more_from_a_seat_than_was_put_in_to_match_it(table: Table) -> None:
    pots = pots_of(table)
    for place, (contributed, gone, *_) in enumerate(table):
        claims = [pot for pot in pots.pots if place in pot.eligible]
        if gone or len(claims) == len(pots.pots):
            continue  # who contends for every pot may also take what folded seats put in above it
        for other, (_, _, dead, _) in enumerate(table):
            assert sum(pot.parts[other] for pot in claims) <= contributed + dead


@many
@given(tables)
def test_the_order_of_seats_moves_only_odd_chips(table: Table) -> None:
    done = award(pots_of(table), strengths_of(table)).payouts
    back = award(pots_of(table[::-1]), strengths_of(table)[::-1]).payouts[::-1]
    pots = len(pots_of(table).pots)
    assert all(abs(one - other) <= pots for one, other in zip(done, back, strict=True))


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
