"""Mistakes of reading and of showing: each gives the wrong answer that it is defined by, or none."""

import pytest

from practice.mistakes import MISTAKES
from practice.table import Answer, Table
from tests.factories import says, table

QUEENS = "Qs Qh 9d 4c 2c"
STRAIGHT_ON_BOARD = "9s 8d 7c 6h 5s"


def answer(code: str, at: Table) -> Answer | None:
    return MISTAKES[code].answer(at)


def reason(code: str, at: Table) -> str:
    given = answer(code, at)
    assert given is not None
    return MISTAKES[code].reason(at, given)


# Creer que juega la mesa


def test_the_board_is_played_for_everybody() -> None:
    at = table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d", "Th 3c")
    assert answer("juega-la-mesa", at) == says("ABC", "9s 8d 7c 6h 5s")


def test_a_tie_above_the_board_is_no_excuse_to_play_the_board() -> None:
    at = table("Ks Kd Qc Jh 5s", "Ac 3d", "Ah 2c")
    assert answer("juega-la-mesa", at) == says("AB", "Ks Kd Qc Jh 5s")


def test_where_the_board_plays_it_is_no_mistake_to_play_it() -> None:
    assert answer("juega-la-mesa", table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")) is None


def test_nobody_takes_a_board_without_a_pair_for_a_hand() -> None:
    assert answer("juega-la-mesa", table("As Jd 9h 6c 3s", "Kc 2d", "Qh 4d")) is None


# Una carta fuera de las cinco


def test_the_right_taker_shows_the_strongest_weaker_five() -> None:
    at = table(QUEENS, "Ah 8s", "Kd 6h")
    assert answer("fuera-de-las-cinco", at) == says("A", "Qs Qh Ah 9d 4c", "4c")


def test_an_unused_card_of_the_board_comes_before_a_higher_own_one() -> None:
    at = table("As Ah Kd Qc 5c", "Ks 9h", "Jd Td")
    assert at.right == says("B", "As Kd Qc Jd Td")
    at = table("As Ah Kd Qc 5c", "Ks 9h", "Jd 3d")
    assert answer("fuera-de-las-cinco", at) == says("A", "As Ah Ks Kd 5c", "5c")


def test_an_unused_card_that_only_equals_is_passed_over() -> None:
    at = table("9s 8d 7c 6h 6s", "Td 2c", "Ah Kd")
    assert at.right == says("A", "Td 9s 8d 7c 6h")
    assert answer("fuera-de-las-cinco", at) == says("A", "6s 6h Td 9s 8d", "6s")


def test_a_tie_has_no_one_taker_whose_five_could_be_wrong() -> None:
    assert answer("fuera-de-las-cinco", table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")) is None


def test_no_five_is_shown_where_there_are_two_pots() -> None:
    at = table(QUEENS, "Qd 3h", "Ah 8s", "Kd 6h", contributed=(30, 90, 90))
    assert answer("fuera-de-las-cinco", at) is None


# Las dos propias, obligadas


def test_both_own_cards_must_play() -> None:
    at = table("Ah Th 7h 4h 2s", "Kh 3c", "9h 8h")
    assert at.right == says("A", "Ah Kh Th 7h 4h")
    assert answer("dos-obligadas", at) == says("B", "Ah Th 9h 8h 7h")


def test_both_own_cards_may_spoil_the_five_of_the_right_taker() -> None:
    at = table("Ks Kd 7h 5c 2s", "Ac 3d", "Qh Jh")
    assert answer("dos-obligadas", at) == says("A", "Ks Kd Ac 7h 3d")


def test_both_own_cards_may_play_by_themselves() -> None:
    assert answer("dos-obligadas", table(QUEENS, "Ah 8s", "Kd 6h")) is None


# La mesa juega y no se vio


def test_an_own_card_is_played_over_a_better_board() -> None:
    at = table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")
    assert answer("mesa-no-vista", at) == says("A", "Ad Kc 9s 8d 7c")


def test_the_weaker_five_must_be_weaker_and_not_equal() -> None:
    at = table("9s 8d 7c 6h 5s", "9d 9c", "Ad Kc")
    assert answer("mesa-no-vista", at) == says("A", "9s 9d 9c 8d 7c")


def test_two_equal_weaker_fives_give_no_answer() -> None:
    assert answer("mesa-no-vista", table(STRAIGHT_ON_BOARD, "Ad Kc", "Ah Kd")) is None


def test_a_board_that_somebody_beats_does_not_go_unseen() -> None:
    at = table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d", "Th 3c")
    assert answer("mesa-no-vista", at) is None


# La escalera, la rueda y el color que no se ven


def test_a_straight_that_is_not_seen_leaves_the_pot_to_a_pair() -> None:
    at = table("9s 8d 7c 2h Ks", "Th 6c", "Kc Ad")
    assert answer("escalera-no-vista", at) == says("B", "Ks Kc Ad 9s 8d")
    assert reason("escalera-no-vista", at) == "A solo tiene carta alta, rey"


def test_a_straight_that_is_not_seen_may_still_win_with_less() -> None:
    at = table("9s 8d 7c 6h 2s", "Th 9d", "Kc Jd")
    assert answer("escalera-no-vista", at) == says("A", "9s 9d Th 8d 7c")


def test_missing_straights_leaves_the_one_to_the_five_alone() -> None:
    assert answer("escalera-no-vista", table("5s 4d 3c Kh 9s", "Ac 2d", "Kd Qh")) is None


def test_the_straight_to_the_five_is_not_seen() -> None:
    at = table("5s 4d 3c Kh 9s", "Ac 2d", "Kd Qh")
    assert answer("rueda-no-vista", at) == says("B", "Kh Kd Qh 9s 5s")
    assert reason("rueda-no-vista", at) == "A solo tiene carta alta, as"


def test_other_straights_are_seen_by_who_misses_the_one_to_the_five() -> None:
    assert answer("rueda-no-vista", table("9s 8d 7c 2h Ks", "Th 6c", "Kc Ad")) is None


def test_a_flush_that_is_not_seen_leaves_the_pot_to_a_pair() -> None:
    at = table("Ah 9h 5h 2c Ks", "7h 3h", "Kd Qs")
    assert answer("color-no-visto", at) == says("B", "Ks Kd Ah Qs 9h")
    assert reason("color-no-visto", at) == "A solo tiene carta alta, as"


def test_a_straight_flush_without_its_suit_is_a_straight() -> None:
    at = table("9h 8h 7h Ts 2c", "6h 5h", "Jd 3c")
    assert answer("color-no-visto", at) == says("B", "Jd Ts 9h 8h 7h")
    assert reason("color-no-visto", at) == "A solo tiene escalera al diez"


def test_a_straight_flush_without_its_straight_is_a_flush() -> None:
    at = table("9h 8h 7h Ts 2c", "6h 5h", "Td Tc")
    assert answer("escalera-no-vista", at) is None


def test_a_flush_is_what_is_left_of_a_straight_flush_below_a_full_house() -> None:
    at = table("9h 8h 7h Ts Tc", "6h 5h", "Td 9d")
    assert answer("escalera-no-vista", at) == says("B", "Ts Td Tc 9h 9d")
    assert reason("escalera-no-vista", at) == "A solo tiene color al nueve"


def test_a_flush_to_the_ace_is_what_is_left_of_the_lowest_straight_flush() -> None:
    at = table("5h 4h 3h Kd Ks", "Ah 2h", "Kc 5d")
    assert answer("rueda-no-vista", at) == says("B", "Ks Kd Kc 5h 5d")
    assert reason("rueda-no-vista", at) == "A solo tiene color al as"


@pytest.mark.parametrize("code", ["escalera-no-vista", "rueda-no-vista", "color-no-visto"])
def test_what_nobody_holds_cannot_be_missed(code: str) -> None:
    assert answer(code, table(QUEENS, "Ah 8s", "Kd 6h")) is None


# La escalera que da la vuelta


def test_a_straight_around_the_ace_counts() -> None:
    at = table("Ks Qd 2c 8h 7s", "Ah 3d", "8c 5d")
    assert answer("escalera-que-da-la-vuelta", at) == says("A", "3d 2c Ah Ks Qd")


@pytest.mark.parametrize("own", ["3d 4d", "3d Qh", "Jh Qh"])
def test_all_three_straights_around_the_ace_beat_a_trio(own: str) -> None:
    given = answer("escalera-que-da-la-vuelta", table("Ks 2c Ac 8h 7s", own, "8c 8d"))
    assert given is not None
    assert given.takers == ((0,),)


def test_a_straight_around_the_ace_is_below_a_real_one() -> None:
    at = table("Ks Qd 2c Jh Ts", "Ah 3d", "9c 5d")
    assert at.right.takers == ((0,),)
    assert answer("escalera-que-da-la-vuelta", at) is None


def test_an_ace_between_other_cards_turns_nothing_around() -> None:
    assert answer("escalera-que-da-la-vuelta", table(QUEENS, "Ah 8s", "Kd 6h")) is None


# El par anulado


def test_a_counterfeit_pair_is_kept() -> None:
    at = table("Ks Kd 9h 9c 5s", "4h 4d", "Ac 2d")
    assert answer("par-anulado", at) == says("A", "Ks Kd 4h 4d 9h")
    assert reason("par-anulado", at) == "conserva su par de cuatros"


def test_the_higher_of_two_kept_pairs_takes_the_pot() -> None:
    at = table("As Ah Kd Kc Qs", "Th Td", "Jh Jd")
    assert at.right == says("AB", "As Ah Kd Kc Qs")
    assert answer("par-anulado", at) == says("B", "As Ah Jh Jd Kd")


def test_an_own_pair_above_the_lower_one_of_the_board_plays() -> None:
    assert answer("par-anulado", table("Ks Kd 9h 9c 5s", "Th Td", "Ac 2d")) is None


def test_without_an_own_pair_nothing_is_counterfeit() -> None:
    assert answer("par-anulado", table("Ks Kd 9h 9c 5s", "Ah 4d", "Qc 2d")) is None
