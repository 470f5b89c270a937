"""Mistakes of paying a pot out, at tables that can be worked out by hand."""

import pytest

from practice.mistakes import MISTAKES
from practice.questions.accounts import AT_MOST, PAID
from practice.settling import settle
from practice.table import Table
from tests.practice.pots.laid import ACE, KING, QUEENS, ROYAL, TRIO, chips, right, with_cards, wrong

NINE, FIVE, SEVEN = "9c 3d", "4c 5d", "7d 2h"  # highest own cards: 9, 5 and 7
FOUR = ("impar-al-boton", "impar-a-la-mas-alta", "impar-toda-a-uno", "pozos-mezclados")


def split(puts: str, *hands: str, chip: int = 1) -> Table:
    """The board plays for everybody."""
    return with_cards(puts, ROYAL, *hands, chip=chip)


def one_odd(*hands: str) -> Table:
    """100 among A, B and C: 33 each and one chip over."""
    return split("30 30 30 10F", *hands)


def two_odd(*hands: str) -> Table:
    """110 among A, B and C: 36 each and two chips over."""
    return split("30 30 30 20F", *hands)


def test_odd_chips_go_one_each_from_the_left_of_the_button() -> None:
    assert right(PAID, one_odd(NINE, FIVE, SEVEN)) == (34, 33, 33)
    assert right(PAID, two_odd(NINE, FIVE, SEVEN)) == (37, 37, 36)


@pytest.mark.parametrize("code", FOUR)
def test_a_pot_that_divides_is_shared_rightly(code: str) -> None:
    assert wrong(PAID, code, split("30 30 30", FIVE, NINE, SEVEN)) is None


@pytest.mark.parametrize("code", FOUR)
def test_who_wins_alone_gets_the_odd_chips(code: str) -> None:
    at = with_cards("30 30 30 10F", QUEENS, TRIO, ACE, KING)
    assert right(PAID, at) == (100, 0, 0)
    assert wrong(PAID, code, at) is None


# La ficha impar al botón


def test_the_odd_chip_goes_to_who_sits_last() -> None:
    assert wrong(PAID, "impar-al-boton", one_odd(NINE, FIVE, SEVEN)) == (33, 33, 34)


def test_two_odd_chips_go_to_the_two_who_sit_last() -> None:
    assert wrong(PAID, "impar-al-boton", two_odd(NINE, FIVE, SEVEN)) == (36, 37, 37)


# La ficha impar a la carta más alta


def test_the_odd_chip_goes_to_the_highest_own_card() -> None:
    assert wrong(PAID, "impar-a-la-mas-alta", one_odd(FIVE, NINE, SEVEN)) == (33, 34, 33)


def test_two_odd_chips_go_to_the_two_highest_own_cards() -> None:
    assert wrong(PAID, "impar-a-la-mas-alta", two_odd(FIVE, NINE, SEVEN)) == (36, 37, 37)


def test_the_highest_own_card_is_right_where_it_sits_first() -> None:
    assert wrong(PAID, "impar-a-la-mas-alta", one_odd(NINE, FIVE, SEVEN)) is None


def test_between_equal_highest_cards_nobody_can_tell() -> None:
    at = one_odd(FIVE, NINE, "9h 6d")
    assert settle(at, MISTAKES["impar-a-la-mas-alta"]) is None


# Todas las impares a uno


def test_two_odd_chips_go_to_one_seat() -> None:
    assert wrong(PAID, "impar-toda-a-uno", two_odd(NINE, FIVE, SEVEN)) == (38, 36, 36)


def test_one_odd_chip_goes_to_one_seat_anyway() -> None:
    assert wrong(PAID, "impar-toda-a-uno", one_odd(NINE, FIVE, SEVEN)) is None


# Fichas de cinco


def test_a_pot_is_shared_in_the_smallest_chip() -> None:
    """475 are 95 chips of 5: 31 each and two over."""
    at = split("150 150 150 25F", FIVE, NINE, SEVEN, chip=5)
    assert right(PAID, at) == (160, 160, 155)
    assert wrong(PAID, "impar-al-boton", at) == (155, 160, 160)
    assert wrong(PAID, "impar-a-la-mas-alta", at) == (155, 160, 160)
    assert wrong(PAID, "impar-toda-a-uno", at) == (165, 155, 155)


# Los pozos mezclados


def test_two_pots_of_the_same_two_are_shared_as_one() -> None:
    """95 and 65 for B and C: 48 + 33 and 47 + 32; together 160, 80 each."""
    at = with_cards("20 50 50 15F 25F", QUEENS, KING, ACE, "As 8d")
    assert right(PAID, at) == (0, 48 + 33, 47 + 32)
    assert wrong(PAID, "pozos-mezclados", at) == (0, 80, 80)


def test_sharing_the_pots_as_one_is_right_where_one_of_them_divides() -> None:
    """95 and 60 for B and C: 48 + 30 and 47 + 30; together 155, 78 and 77."""
    at = with_cards("20 50 50 15F 20F", QUEENS, KING, ACE, "As 8d")
    assert right(PAID, at) == (0, 78, 77)
    assert wrong(PAID, "pozos-mezclados", at) is None


def test_pots_of_different_seats_are_not_shared_as_one() -> None:
    """A, B and C share the first pot of 95, B and C the second of 65."""
    at = split("20 50 50 15F 25F", NINE, FIVE, SEVEN)
    assert right(PAID, at) == (32, 32 + 33, 31 + 32)
    assert wrong(PAID, "pozos-mezclados", at) is None


# Solo lo que puso


def test_the_all_in_gets_only_what_it_put_in() -> None:
    """A wins the main pot of 90 and is paid 30 of it; the best of the others gets the rest."""
    at = with_cards("30 60 60", QUEENS, TRIO, KING, ACE)
    assert right(PAID, at) == (90, 0, 60)
    assert wrong(PAID, "solo-su-fila", at) == (30, 0, 60 + 60)


def test_the_rest_is_shared_where_the_others_are_equal() -> None:
    at = with_cards("30 60 60", QUEENS, TRIO, ACE, "As 8d")
    assert wrong(PAID, "solo-su-fila", at) == (30, 30 + 30, 30 + 30)


def test_the_all_in_gets_its_own_part_of_every_pot_that_it_wins() -> None:
    """B puts in 60 and wins 120 and 90: it is paid 30 of each."""
    at = with_cards("30 60 100 100", QUEENS, KING, TRIO, ACE, "Jc 5d")
    assert right(PAID, at) == (0, 210, 80, 0)
    assert wrong(PAID, "solo-su-fila", at) == (0, 60, 90 + 60 + 80, 0)


def test_the_all_in_can_win_only_what_it_put_in() -> None:
    at = chips("30 60 60")
    assert right(AT_MOST, at) == (90, 150, 150)
    assert wrong(AT_MOST, "solo-su-fila", at) == (30, 150, 150)


def test_an_all_in_that_loses_changes_nothing() -> None:
    at = with_cards("30 60 60", QUEENS, KING, TRIO, ACE)
    assert wrong(PAID, "solo-su-fila", at) is None


def test_an_all_in_that_shares_the_pot_is_paid_rightly() -> None:
    at = with_cards("30 60 60", QUEENS, ACE, "As 8d", KING)
    assert right(PAID, at) == (45, 45 + 60, 0)
    assert wrong(PAID, "solo-su-fila", at) is None


def test_where_nobody_is_all_in_nobody_is_paid_only_his_own() -> None:
    assert wrong(AT_MOST, "solo-su-fila", chips("60 60 60 20F")) is None
