"""Mistakes with the chips before any card is read, at tables that can be worked out by hand."""

import pytest

from practice.mistakes import MISTAKES
from practice.questions.accounts import AT_MOST, BUILT, BUILT_TYPED, CONTENDED, PAID, RETURNED
from practice.settling import settle
from tests.practice.pots.laid import ACE, JACK, KING, QUEENS, TRIO, chips, right, with_cards, wrong

ABCD, BCD, CD = (0, 1, 2, 3), (1, 2, 3), (2, 3)
A_FOLD = "30 60 60 20F"  # main pot 30 + 30 + 30 + 20, side pot 30 + 30
TWO_ALL_IN = "30 60 100 100"  # 120 for all, 90 for B, C and D, 80 for C and D


def test_the_pots_of_one_all_in_and_a_fold() -> None:
    assert right(BUILT, chips(A_FOLD)) == (110, 60)


def test_the_pots_of_two_all_in() -> None:
    at = chips(TWO_ALL_IN)
    assert right(BUILT, at) == (120, 90, 80)
    assert right(CONTENDED, at) == (ABCD, BCD, CD)
    assert right(AT_MOST, at) == (120, 210, 290, 290)


# Las fichas del retirado


def test_the_folded_chips_are_taken_out_of_the_pots() -> None:
    assert wrong(BUILT, "fichas-del-retirado", chips(A_FOLD)) == (90, 60)


def test_the_folded_chips_go_back_to_who_folded() -> None:
    account = settle(chips(A_FOLD), MISTAKES["fichas-del-retirado"])
    assert account is not None
    assert account.returned == (0, 0, 0, 20)


def test_without_the_folded_chips_more_of_the_bet_goes_back() -> None:
    """A put in 20, B 70, and C folded with 50: 20 goes back, not 50."""
    at = chips("20 70 50F")
    assert right(RETURNED, at) == (20, 120)
    assert wrong(RETURNED, "fichas-del-retirado", at) == (50, 40)


def test_the_folded_chips_may_stay_and_yet_not_match() -> None:
    """A put in 120, B folded with 80, C is in for 30: A gets 40 back, since B matched 80 of it.

    Held against C alone, A gets 90 back; in the pots stay 30 of A, 80 of B and 30 of C.
    """
    at = chips("120 80F 30")
    assert right(RETURNED, at) == (40, 190)
    assert wrong(RETURNED, "fichas-del-retirado", at) == (90, 60)
    (variant,) = MISTAKES["fichas-del-retirado"].variants
    account = settle(at, variant)
    assert account is not None
    assert account.returned == (90, 0, 0)
    assert sum(pot.amount for pot in account.pots) == 140
    assert sum(pot.parts[1] for pot in account.pots) == 80


@pytest.mark.parametrize("puts", ["30 60 60 20F", "60 60 60 20F", "30 60 60 80F"])
def test_where_nobody_in_put_in_more_than_the_others_they_need_not_match(puts: str) -> None:
    (variant,) = MISTAKES["fichas-del-retirado"].variants
    at = chips(puts)
    assert settle(at, variant) == settle(at)


def test_where_nobody_folded_no_folded_chips_fail_to_match() -> None:
    (variant,) = MISTAKES["fichas-del-retirado"].variants
    assert settle(chips("30 60 100"), variant) is None


def test_who_folded_without_chips_leaves_none() -> None:
    assert wrong(BUILT, "fichas-del-retirado", chips("30 30 0F")) is None


def test_where_nobody_folded_there_are_no_folded_chips() -> None:
    assert wrong(BUILT, "fichas-del-retirado", chips("30 60 60")) is None


# La apuesta no igualada


def test_what_nobody_matched_is_counted_as_a_pot() -> None:
    at = chips("30 60 100")
    assert right(BUILT, at) == (90, 60)
    assert wrong(BUILT, "no-igualada", at) == (90, 60, 40)
    assert wrong(RETURNED, "no-igualada", at) == (0, 190)


def test_the_pot_that_nobody_matched_is_for_who_bet_it() -> None:
    assert wrong(CONTENDED, "no-igualada", chips("30 60 100")) == ((0, 1, 2), (1, 2), (2,))


def test_what_nobody_matched_is_paid_to_who_bet_it_all_the_same() -> None:
    at = with_cards("30 60 100", QUEENS, TRIO, ACE, KING)
    assert right(PAID, at) == (90, 60, 40)
    assert wrong(PAID, "no-igualada", at) is None


def test_where_all_is_matched_there_is_nothing_to_count_as_a_pot() -> None:
    assert wrong(BUILT, "no-igualada", chips(A_FOLD)) is None


# Un solo pozo


def test_all_the_chips_make_one_pot() -> None:
    assert wrong(BUILT, "un-solo-pozo", chips(A_FOLD)) == (170,)
    assert wrong(BUILT_TYPED, "un-solo-pozo", chips(A_FOLD)) == (170, 0, 0, 0)


def test_the_one_pot_is_for_all_who_are_still_in() -> None:
    assert wrong(CONTENDED, "un-solo-pozo", chips(TWO_ALL_IN)) == (ABCD,)
    assert wrong(AT_MOST, "un-solo-pozo", chips(TWO_ALL_IN)) == (290, 290, 290, 290)


def test_what_nobody_matched_stays_out_of_the_one_pot() -> None:
    assert wrong(BUILT, "un-solo-pozo", chips("30 60 100")) == (150,)


def test_one_pot_is_right_where_there_is_one() -> None:
    assert wrong(BUILT, "un-solo-pozo", chips("60 60 60 20F")) is None


# Un pozo de más


def test_a_pot_is_opened_where_the_folded_chips_end() -> None:
    """20 from each of four, 10 from each of three, 30 from each of two."""
    assert wrong(BUILT, "pozo-de-mas", chips(A_FOLD)) == (80, 30, 60)


def test_a_pot_is_opened_even_without_an_all_in() -> None:
    assert wrong(BUILT, "pozo-de-mas", chips("60 60 60 20F")) == (80, 120)


def test_the_pot_too_many_is_for_the_same_seats() -> None:
    assert wrong(CONTENDED, "pozo-de-mas", chips(A_FOLD)) == ((0, 1, 2), (0, 1, 2), (1, 2))


def test_folded_chips_above_everybody_stay_in_the_last_pot() -> None:
    """20 from each of five, 10 from four, 30 from three, and the 20 that E has more than all."""
    at = chips("20F 30 60 60 80F")
    assert right(BUILT, at) == (140, 110)
    assert wrong(BUILT, "pozo-de-mas", at) == (100, 40, 90 + 20)


def test_chips_that_end_where_a_layer_ends_open_no_pot() -> None:
    assert wrong(BUILT, "pozo-de-mas", chips("30 60 60 30F")) is None


def test_where_nobody_folded_no_pot_is_opened() -> None:
    assert wrong(BUILT, "pozo-de-mas", chips("30 60 60")) is None


# La capa mal cortada


def test_the_whole_all_in_is_counted_for_each_in_the_layer() -> None:
    """Four times 30, and the 50 that are left of 170."""
    assert wrong(BUILT, "capa-mal-cortada", chips(A_FOLD)) == (120, 50)


def test_the_layer_in_the_middle_is_counted_whole_too() -> None:
    """D folded with 40: of the second layer, from 30 to 60, it put in 10 and not 30."""
    at = chips("30 60 100 40F 100")
    assert right(BUILT, at) == (150, 100, 80)
    assert wrong(BUILT, "capa-mal-cortada", at) == (150, 120, 60)


def test_a_layer_that_all_filled_is_cut_rightly() -> None:
    assert wrong(BUILT, "capa-mal-cortada", chips("30 60 60 30F")) is None


def test_one_pot_is_not_cut() -> None:
    assert wrong(BUILT, "capa-mal-cortada", chips("60 60 60 20F")) is None


def test_a_layer_for_which_the_chips_are_not_enough_is_not_counted_whole() -> None:
    """Four times 30 would be 120, and there are 105."""
    assert wrong(BUILT, "capa-mal-cortada", chips("30 35 35 5F")) is None


# Los dos pozos para el all in · Un lateral sin derecho · El all in queda fuera


def test_everybody_contends_for_every_pot() -> None:
    at = chips(TWO_ALL_IN)
    assert wrong(CONTENDED, "ambos-pozos", at) == (ABCD, ABCD, ABCD)
    assert wrong(AT_MOST, "ambos-pozos", at) == (290, 290, 290, 290)


def test_who_folded_contends_for_none() -> None:
    assert wrong(CONTENDED, "ambos-pozos", chips(A_FOLD)) == ((0, 1, 2), (0, 1, 2))


def test_the_all_in_takes_every_pot() -> None:
    at = with_cards(TWO_ALL_IN, QUEENS, TRIO, ACE, KING, JACK)
    assert right(PAID, at) == (120, 90, 80, 0)
    assert wrong(PAID, "ambos-pozos", at) == (290, 0, 0, 0)


def test_each_contends_for_the_pot_after_its_last() -> None:
    at = chips(TWO_ALL_IN)
    assert wrong(CONTENDED, "sin-derecho", at) == (ABCD, ABCD, BCD)
    assert wrong(AT_MOST, "sin-derecho", at) == (210, 290, 290, 290)


def test_the_all_in_takes_the_next_pot_and_not_the_last() -> None:
    at = with_cards(TWO_ALL_IN, QUEENS, TRIO, KING, ACE, JACK)
    assert right(PAID, at) == (120, 0, 170, 0)
    assert wrong(PAID, "sin-derecho", at) == (210, 0, 80, 0)


def test_the_all_in_contends_for_nothing() -> None:
    at = chips(TWO_ALL_IN)
    assert wrong(CONTENDED, "all-in-fuera", at) == (CD, CD, CD)
    assert wrong(AT_MOST, "all-in-fuera", at) == (0, 0, 290, 290)


@pytest.mark.parametrize("code", ["ambos-pozos", "sin-derecho", "all-in-fuera"])
def test_one_pot_is_contended_rightly(code: str) -> None:
    assert wrong(CONTENDED, code, chips("60 60 60 20F")) is None


@pytest.mark.parametrize("code", ["ambos-pozos", "sin-derecho", "all-in-fuera"])
def test_where_the_deepest_has_the_best_hand_it_takes_all_anyway(code: str) -> None:
    at = with_cards("30 60 60", QUEENS, KING, TRIO, ACE)
    assert right(PAID, at) == (0, 150, 0)
    assert wrong(PAID, code, at) is None
