"""Mistakes of a comparison: each gives the wrong answer that it is defined by, or none."""

import pytest

from engine import parse_cards
from practice.mistakes import MISTAKES
from practice.table import Answer, Table
from tests.factories import says, table

QUEENS = "Qs Qh 9d 6c 2s"  # the opening figure of the lesson
PAIR_OF_EIGHTS = "8d 8c As 5h 2c"
STRAIGHT_ON_BOARD = "9s 8d 7c 6h 5s"
KINGS = "Ks Kd Qc Jh 5s"


def answer(code: str, at: Table) -> Answer | None:
    return MISTAKES[code].answer(at)


# La mano más baja


def test_the_lower_hand_takes_the_pot_with_its_five() -> None:
    at = table("Qs Qh 9d 4c 2c", "Ah 8s", "Kd 6h")
    assert answer("mano-mas-baja", at) == says("B", "Qs Qh Kd 9d 6h")


def test_the_second_best_hand_takes_the_pot_and_not_the_worst() -> None:
    at = table("Qs Qh 9d 4c 2c", "5h 3s", "Ah 8s", "Kd 6h")
    assert answer("mano-mas-baja", at) == says("C", "Qs Qh Kd 9d 6h")


def test_two_second_best_hands_share() -> None:
    at = table("Qs Qh 9d 4c 2c", "Ah 8s", "Kd 6h", "Kc 6s")
    assert answer("mano-mas-baja", at) == says("BC", "Qs Qh Kd 9d 6h")


def test_each_pot_goes_to_its_own_second_best_hand() -> None:
    at = table("Qs Qh 9d 4c 2c", "Qd 3h", "Ah 8s", "Kd 6h", "Jc 5d", contributed=(30, 90, 90, 90))
    assert answer("mano-mas-baja", at) == says("B|C")


def test_where_all_are_equal_there_is_no_lower_hand() -> None:
    assert answer("mano-mas-baja", table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")) is None


# La carta propia más alta


def test_the_highest_own_card_takes_the_pot_with_its_true_five() -> None:
    at = table("9s 7d 7h 5c 2s", "9c 8d", "Ah Kd")
    assert answer("carta-propia-mas-alta", at) == says("B", "7h 7d Ah Kd 9s", "Ah")


def test_the_highest_own_card_may_lie_outside_its_five() -> None:
    at = table("As Kd Qh 9c 8d", "2s 2h", "7c 4d")
    assert answer("carta-propia-mas-alta", at) == says("B", "As Kd Qh 9c 8d", "7c")


def test_the_highest_own_card_is_no_mistake_where_it_wins() -> None:
    assert answer("carta-propia-mas-alta", table(QUEENS, "Jc 4h", "Th 3d")) is None


def test_two_highest_own_cards_give_no_answer() -> None:
    assert answer("carta-propia-mas-alta", table(QUEENS, "Ac Qd", "Ah 3d")) is None


def test_at_a_tie_nobody_goes_by_the_highest_own_card() -> None:
    assert answer("carta-propia-mas-alta", table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")) is None


# El kicker pasado por alto


def test_overlooking_the_kicker_splits_with_the_combination() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    assert answer("kicker-pasado-por-alto", at) == says("AB", "Qs Qh")


def test_overlooking_the_kickers_of_a_high_card_compares_one_card() -> None:
    at = table("As Jd 9h 6c 3s", "Kc 2d", "Qh 4d")
    assert answer("kicker-pasado-por-alto", at) == says("AB", "As")


def test_overlooking_the_kicker_of_two_pairs_shows_four_cards() -> None:
    at = table("Ks Kd 9h 9c 2s", "Ah 3d", "Qh Jd")
    assert answer("kicker-pasado-por-alto", at) == says("AB", "Ks Kd 9h 9c")


def test_overlooking_the_kicker_leaves_a_third_lower_hand_out() -> None:
    at = table("Qs Jh 9d 6c 2s", "Qc Ah", "Qd Th", "Jc As")
    assert answer("kicker-pasado-por-alto", at) == says("AB", "Qs Qc")


def test_a_higher_combination_wins_without_its_kickers() -> None:
    assert answer("kicker-pasado-por-alto", table(QUEENS, "Kc Kd", "Ah 3d")) is None


def test_a_flush_has_no_kicker_to_overlook() -> None:
    assert answer("kicker-pasado-por-alto", table("Ah 9h 5h 2c Ks", "7h 3h", "8h 4h")) is None


# Solo el primer kicker


def test_stopping_at_the_first_kicker_splits_with_pair_and_kicker() -> None:
    at = table(PAIR_OF_EIGHTS, "Kc 7d", "Kh 6s")
    assert answer("primer-kicker", at) == says("AB", "8d 8c As")


def test_stopping_at_the_first_kicker_of_a_trio_shows_four_cards() -> None:
    at = table("8d 8c 8h Ah 2c", "Kc 7d", "Qh 6s")
    assert answer("primer-kicker", at) == says("AB", "8h 8d 8c Ah")


def test_the_first_kicker_is_enough_where_it_decides() -> None:
    assert answer("primer-kicker", table(QUEENS, "Jc 4h", "Th 3d")) is None


def test_two_pairs_have_no_second_kicker_to_miss() -> None:
    assert answer("primer-kicker", table("Ks Kd 9h 9c 2s", "Ah 3d", "Qh Jd")) is None


# Un tercer par


def test_a_third_pair_is_compared_before_the_kicker() -> None:
    at = table("Ks Kd 9h 4c Qs", "9c 4d", "9d Ac")
    assert answer("tercer-par", at) == says("A", "Ks Kd 9h 9c 4d")


def test_a_third_pair_is_compared_after_the_two_higher_ones() -> None:
    assert answer("tercer-par", table("Ks Kd 9h 4c As", "9c 4d", "Ad 2c")) is None


def test_without_a_third_pair_the_kicker_decides() -> None:
    assert answer("tercer-par", table("Ks Kd 9h 9c 2s", "Ah 3d", "Qh Jd")) is None


def test_a_third_pair_needs_two_pairs_in_every_hand() -> None:
    assert answer("tercer-par", table("Ks Kd 9h 4c Qs", "9c 4d", "Ad Ac", "8c 7d")) is None


# La sexta carta


def test_the_sixth_card_breaks_a_tie() -> None:
    at = table(KINGS, "Ac 9d", "Ah 2c")
    assert answer("sexta-carta", at) == says("A", "Ks Kd Ac Qc Jh", "9d")


def test_the_same_sixth_card_of_the_board_breaks_no_tie() -> None:
    assert answer("sexta-carta", table(KINGS, "Ac 3d", "Ah 2c")) is None


def test_without_a_tie_nobody_counts_a_sixth_card() -> None:
    assert answer("sexta-carta", table(QUEENS, "Jc 4h", "Th 3d")) is None


# Desempatar por la pinta


def test_the_suit_of_the_highest_own_card_breaks_a_tie() -> None:
    at = table(KINGS, "Ac 3d", "Ah 2c")  # the tie of the lesson
    assert answer("palo", at) == says("B", "Ks Kd Ah Qc Jh", "Ah")


@pytest.mark.parametrize(("higher", "lower"), [("s", "h"), ("h", "d"), ("d", "c"), ("s", "c")])
def test_spades_rank_above_hearts_diamonds_and_clubs(higher: str, lower: str) -> None:
    at = table("Ks Kd Qc Jh 5s", f"A{lower} 3d", f"A{higher} 2c")
    given = answer("palo", at)
    assert given is not None
    assert given.takers == ((1,),)
    assert given.card == parse_cards(f"A{higher}")[0]


def test_no_suit_is_looked_at_where_the_board_plays() -> None:
    assert answer("palo", table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")) is None


def test_no_suit_is_looked_at_without_a_tie() -> None:
    assert answer("palo", table(QUEENS, "Jc 4h", "Th 3d")) is None


# El full por el par


def test_a_full_house_is_compared_by_its_pair() -> None:
    at = table("Ks Kd Qh Qc 5s", "Kh 2d", "Qd Ac")
    assert answer("full-por-el-par", at) == says("B", "Qh Qd Qc Ks Kd")


def test_a_full_house_with_the_higher_pair_too_wins_anyway() -> None:
    assert answer("full-por-el-par", table("Ks Kh Kd 5c 2s", "Ac Ad", "Qc Qd")) is None


def test_only_full_houses_are_compared_by_their_pairs() -> None:
    assert answer("full-por-el-par", table(QUEENS, "Jc 4h", "Th 3d")) is None
