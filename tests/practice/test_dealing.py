"""Thirty series: the right answer is right, and the quotas of every level are met."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine import Category
from practice import dealing
from practice.audit import right_place
from practice.dealing import Dealt, NoDrillError, deal_series
from practice.levels import READING
from tests.practice import judges
from tests.practice.conftest import Dealing

LEVEL_CODES = [level.code for level in READING]
FIRST, SECOND, THIRD, FOURTH = LEVEL_CODES


def of_level(drills: list[Dealt], *codes: str) -> list[Dealt]:
    return [drill for drill in drills if drill.level.code in codes]


def per_series(thirty: Dealing, code: str, what: Callable[[Dealt], Any]) -> list[Counter[Any]]:
    """What each series has at one level, counted."""
    return [Counter(what(d) for d in series if d.level.code == code) for series in thirty]


def test_a_series_has_six_drills_at_each_of_four_levels(thirty: Dealing) -> None:
    for series in thirty:
        assert [drill.level.code for drill in series] == [c for c in LEVEL_CODES for _ in range(6)]


def test_every_shape_comes_once_in_a_series(thirty: Dealing) -> None:
    for series in thirty:
        shapes = [(drill.level.code, drill.shape) for drill in series]
        assert sorted(shapes) == sorted((x.code, s.name) for x in READING for s in x.shapes)


# The right answer


def test_the_right_takers_agree_with_phevaluator(drills: list[Dealt]) -> None:
    for drill in drills:
        assert right(drill).answer.takers == judges.takers(drill.table.deal), drill


def test_the_right_takers_agree_with_pokerkit(thirty: Dealing) -> None:
    for drill in thirty[0] + thirty[-1]:
        assert right(drill).answer.takers == judges.takers_by_pokerkit(drill.table.deal), drill


def test_the_right_five_is_the_best_five(drills: list[Dealt]) -> None:
    for drill in of_level(drills, FIRST, SECOND, THIRD):
        answer, table = right(drill).answer, drill.table
        assert judges.worth(answer.shows) == judges.worth(table.seven(answer.takers[0][0]))


def test_exactly_one_option_is_right(drills: list[Dealt]) -> None:
    for drill in drills:
        assert [option.mistake for option in drill.options].count("") == 1


def right(drill: Dealt) -> dealing.Option:
    return next(option for option in drill.options if not option.mistake)


# Quotas


def test_level_one_has_six_kinds_of_higher_hand(thirty: Dealing) -> None:
    def kind(drill: Dealt) -> Category:
        return drill.table.hands[right(drill).answer.takers[0][0]].category

    once = dict.fromkeys(
        [
            Category.ONE_PAIR,
            Category.TWO_PAIR,
            Category.THREE_OF_A_KIND,
            Category.STRAIGHT,
            Category.FLUSH,
            Category.FULL_HOUSE,
        ],
        1,
    )
    assert per_series(thirty, FIRST, kind) == [once] * 30


@pytest.mark.parametrize("level", [FIRST, SECOND])
def test_each_seat_wins_three_times_at_the_first_two_levels(thirty: Dealing, level: str) -> None:
    found = per_series(thirty, level, lambda drill: right(drill).answer.takers)
    assert found == [{((0,),): 3, ((1,),): 3}] * 30


def test_both_hands_of_level_two_have_the_same_combination(drills: list[Dealt]) -> None:
    for drill in of_level(drills, SECOND):
        first, second = (
            [hand.category, [card.rank for card in hand.combination]]
            for hand in drill.table.hands.values()
        )
        assert first == second


def test_level_three_has_three_splits_and_three_single_takers(thirty: Dealing) -> None:
    found = per_series(thirty, THIRD, lambda drill: len(right(drill).answer.takers[0]) > 1)
    assert found == [{True: 3, False: 3}] * 30


def test_level_four_has_every_all_in_amount_once(thirty: Dealing) -> None:
    found = per_series(thirty, FOURTH, lambda drill: min(drill.table.deal.contributed))
    assert found == [dict.fromkeys([30, 45, 60, 75, 90, 120], 1)] * 30


def test_one_seat_is_all_in_at_level_four_and_the_others_put_in_one_amount(
    drills: list[Dealt],
) -> None:
    for drill in of_level(drills, FOURTH):
        low, *high = sorted(drill.table.deal.contributed)
        assert len(high) == 3
        assert len(set(high)) == 1
        assert high[0] - low in (30, 60, 90, 120)


def test_below_level_four_everybody_puts_in_the_same(drills: list[Dealt]) -> None:
    for drill in of_level(drills, FIRST, SECOND, THIRD):
        assert len(set(drill.table.deal.contributed)) == 1
        assert len(drill.table.pots) == 1


def test_the_highest_own_card_never_errs_at_level_two(drills: list[Dealt]) -> None:
    offered = {option.mistake for drill in of_level(drills, SECOND) for option in drill.options}
    assert "carta-propia-mas-alta" not in offered


def test_no_card_lies_twice_on_a_table(drills: list[Dealt]) -> None:
    for drill in drills:
        deal = drill.table.deal
        cards = [*deal.board, *(card for hand in deal.hands for card in hand)]
        assert len(set(cards)) == len(cards) == 5 + 2 * len(deal.hands)


# Places


@pytest.mark.parametrize(("size", "drills_of_size"), [(3, 12), (4, 12)])
def test_the_right_option_stands_in_every_place_equally_often(
    thirty: Dealing, size: int, drills_of_size: int
) -> None:
    even = dict.fromkeys(range(size), drills_of_size // size)
    for series in thirty:
        places = [right_place(drill) for drill in series]
        assert Counter(place for options, place in places if options == size) == even


def test_the_places_are_not_in_the_same_order_in_every_series(thirty: Dealing) -> None:
    orders = {tuple(right_place(drill)[1] for drill in series) for series in thirty}
    assert len(orders) == 30


# What cannot be dealt


def test_a_level_that_nothing_illustrates_is_an_error_that_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dealing, "MOST_TRIES", 1)
    with pytest.raises(NoDrillError, match="mesa-y-empates"):
        list(deal_series("oro", READING[2:3]))
