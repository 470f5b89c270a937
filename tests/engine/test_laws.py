"""What holds for every deal, tried on many."""

import random
from collections.abc import Sequence
from itertools import combinations, pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from engine import (
    SUITS,
    Card,
    OddChips,
    Pots,
    Showdown,
    award,
    compare_hands,
    layer_pots,
    read_hand,
    strength,
)
from tests.engine.deals import deals, many


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
