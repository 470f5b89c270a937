"""The right account that is told after every answer: the pots, their divisions, and that all agrees."""

import pytest

from practice.questions.accounts import BUILT
from practice.questions.base import Option
from practice.questions.reckoning import balance, reckon
from practice.settling import settle_rightly
from practice.table import Table
from tests.practice.pots.laid import ACE, JACK, KING, QUEENS, ROYAL, TRIO, chips, with_cards

A_FOLD = chips("30 60 60 20F")  # 110 and 60
RETURNS = chips("30 60 100 20F")  # 110 and 60, and 40 go back to C
PLAYED = with_cards("30 60 100 100", QUEENS, TRIO, ACE, KING, JACK)  # A 120, B 90, C 80
OWN = ("2c 3d", "4c 5d", "6c 7d")  # beside a royal flush on the board


def pots(at: Table) -> list[tuple[str, int, str, bool, str]]:
    return [tuple(pot) for pot in reckon(at).pots]


# The pots


def test_each_pot_is_told_with_who_contends_for_it_and_who_takes_it() -> None:
    assert pots(PLAYED) == [
        ("Principal", 120, "A, B, C y D", True, "A"),
        ("Lateral 1", 90, "B, C y D", True, "B"),
        ("Lateral 2", 80, "C y D", True, "C"),
    ]


def test_without_cards_nobody_takes_a_pot() -> None:
    assert pots(A_FOLD) == [
        ("Principal", 110, "A, B y C", True, ""),
        ("Lateral", 60, "B y C", True, ""),
    ]


def test_a_pot_of_one_seat_is_not_contested() -> None:
    """C, who matched what B put in, folded."""
    at = with_cards("30 80 80F", QUEENS, TRIO, ACE)
    assert pots(at) == [("Principal", 90, "A y B", True, "A"), ("Lateral", 100, "B", False, "B")]


def test_a_shared_pot_goes_to_all_who_share_it() -> None:
    at = with_cards("30 30 30", ROYAL, *OWN)
    assert pots(at) == [("Pozo", 90, "A, B y C", True, "A, B y C")]


# How a pot is divided


def divisions(puts: str, chip: int = 1) -> list[str]:
    return list(reckon(with_cards(puts, ROYAL, *OWN, chip=chip)).divisions)


def test_a_pot_that_divides_is_divided() -> None:
    assert divisions("30 30 30") == ["Pozo: 90 entre 3 son 30."]


def test_one_chip_left_over_goes_to_the_first() -> None:
    assert divisions("30 30 30 10F") == [
        "Pozo: 100 entre 3, en fichas de 1: 33 a cada uno y sobra una ficha, para A."
    ]


def test_two_chips_left_over_go_one_to_each_of_the_first() -> None:
    """Three times 100 and 25 are 325: 105 are 21 chips of 5, and two chips are left."""
    assert divisions("25F 100 100 100", chip=5) == [
        "Pozo: 325 entre 3, en fichas de 5: 105 a cada uno y sobran 2 fichas, "
        "una para B y una para C."
    ]


def test_each_pot_that_several_take_is_divided_by_itself() -> None:
    """A has the least and, as all do, the royal flush: 90 for three, 80 for two."""
    assert divisions("30 70 70") == [
        "Principal: 90 entre 3 son 30.",
        "Lateral: 80 entre 2 son 40.",
    ]


@pytest.mark.parametrize("at", [PLAYED, A_FOLD, RETURNS])
def test_a_pot_that_one_takes_or_nobody_is_not_divided(at: Table) -> None:
    assert reckon(at).divisions == ()


# That everything comes out


@pytest.mark.parametrize(
    ("at", "sentence"),
    [
        (
            RETURNS,
            "En los pozos hay 110 + 60 = 170 y vuelven 40 a C: "
            "lo mismo que pusieron entre todos, 210.",
        ),
        (A_FOLD, "En los pozos hay 110 + 60 = 170: lo mismo que pusieron entre todos, 170."),
        (chips("60 60 60"), "En los pozos hay 180: lo mismo que pusieron entre todos, 180."),
        (
            PLAYED,
            "En los pozos hay 120 + 90 + 80 = 290: lo mismo que pusieron entre todos, 290.",
        ),
    ],
)
def test_the_whole_account_is_said_in_one_sentence(at: Table, sentence: str) -> None:
    assert balance(at, settle_rightly(at)) == sentence
    assert reckon(at).balance == sentence


def test_an_answer_is_told_the_whole_account_whether_right_or_wrong() -> None:
    right = BUILT.right(A_FOLD)
    for option in (Option(right, ""), Option(right, "un-solo-pozo")):
        assert BUILT.explain(A_FOLD, option).reckoning == reckon(A_FOLD)
