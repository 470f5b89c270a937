"""The table of a drill: what is right on it, and what an answer would pay."""

import pytest

from engine import Card, parse_cards
from practice.levels.fairness import different_payouts, even_takers
from practice.table import Answer, Deal, best
from tests.factories import says, table

QUEENS = "Qs Qh 9d 4c 2c"
TRIO, ACE, KING, JACK = "Qd 3h", "Ah 8s", "Kd 6h", "Jc 5d"
ONE_ALL_IN = (30, 90, 90, 90)


# Right


def test_the_right_answer_shows_the_best_five() -> None:
    assert table(QUEENS, ACE, KING).right == says("A", "Qs Qh Ah 9d 8s")


def test_the_right_answer_about_two_pots_shows_no_cards() -> None:
    assert table(QUEENS, TRIO, ACE, KING, JACK, contributed=ONE_ALL_IN).right == says("A|B")


def test_an_equally_good_five_is_right() -> None:
    at = table("9s 8d 7c 6h 5s", "9d Kc", "Qh 2d")
    assert at.is_right(says("AB", "9s 8d 7c 6h 5s"))
    assert at.is_right(says("AB", "9d 8d 7c 6h 5s"))


def test_a_weaker_five_is_wrong_even_with_the_right_taker() -> None:
    assert not table(QUEENS, ACE, KING).is_right(says("A", "Qs Qh Ah 9d 4c"))


def test_the_right_taker_with_a_combination_alone_is_right() -> None:
    assert table(QUEENS, ACE, KING).is_right(says("A", "Qs Qh"))


@pytest.mark.parametrize("takers", ["B", "AB"])
def test_other_takers_are_wrong_whatever_they_show(takers: str) -> None:
    assert not table(QUEENS, ACE, KING).is_right(says(takers, "Qs Qh Ah 9d 8s"))


def test_every_pot_must_go_right() -> None:
    at = table(QUEENS, TRIO, ACE, KING, JACK, contributed=ONE_ALL_IN)
    assert at.is_right(says("A|B"))
    assert not at.is_right(says("A|A"))
    assert not at.is_right(says("B|B"))


# Seats


def test_only_who_does_not_contest_the_side_pot_is_all_in() -> None:
    assert table(QUEENS, ACE, TRIO, KING, contributed=(90, 30, 90)).all_in == (1,)
    assert table(QUEENS, ACE, TRIO, KING).all_in == ()


def test_the_best_of_equal_ranks_are_all_of_them_in_seat_order() -> None:
    assert best((3, 1, 0), {0: 5, 1: 7, 3: 7}) == (3, 1)
    assert best((), {}) == ()


# Money


def test_a_pot_pays_its_takers_in_equal_parts() -> None:
    at = table(QUEENS, TRIO, ACE, KING, JACK, contributed=ONE_ALL_IN)
    assert at.payouts(says("A|B")) == (120, 180, 0, 0)
    assert at.payouts(says("AB|BCD")) == (60, 120, 60, 60)


def test_what_nobody_matched_goes_back() -> None:
    at = table(QUEENS, ACE, KING, contributed=(30, 90))
    assert len(at.pots) == 1
    assert at.payouts(says("A", "Qs Qh")) == (60, 60)


@pytest.mark.parametrize(
    ("contributed", "answer", "divides"),
    [
        ((30, 30, 30), "ABC", True),
        ((25, 25, 25), "AB", False),
        ((25, 25, 25), "ABC", True),
        ((30, 75, 75), "A|BC", True),
        ((30, 75, 75), "BC|B", True),
        ((25, 30, 30), "AB|B", False),
        ((20, 35, 35), "ABC|BC", True),
    ],
)
def test_an_answer_divides_where_no_pot_leaves_an_odd_chip(
    contributed: tuple[int, ...], answer: str, divides: bool
) -> None:
    at = table(QUEENS, TRIO, ACE, KING, contributed=contributed)
    assert at.divides(says(answer)) is divides


# Fairness


@pytest.mark.parametrize(
    ("takers", "fair"),
    [
        (["A", "B"], True),
        (["A", "B", "AB"], True),
        (["A", "B", "A", "B"], True),
        (["A", "A", "B"], False),
        (["A", "A", "A"], False),
        (["A", "B", "AB", "A"], False),
    ],
)
def test_takers_are_even_where_each_is_named_equally_often(takers: list[str], fair: bool) -> None:
    assert even_takers(table(QUEENS, ACE, KING), [says(each) for each in takers]) is fair


@pytest.mark.parametrize(
    ("answers", "fair"),
    [
        (["A|B", "A|C", "B|C", "C|D"], True),  # the right one is not the commonest
        (["A|B", "A|C", "D|B", "C|D"], False),  # both of its parts are: nobody else's
        (["A|B", "A|B", "B|C", "C|D"], False),  # twice the same
        (["AB|CD", "BC|B", "C|D", "D|C"], True),
    ],
)
def test_the_right_pots_do_not_stand_out(answers: list[str], fair: bool) -> None:
    at = table(QUEENS, TRIO, ACE, KING, JACK, contributed=ONE_ALL_IN)
    assert different_payouts(at, [says(each) for each in answers]) is fair


def test_different_takers_with_the_same_payouts_are_not_fair() -> None:
    """The pots hold the same: who takes which makes no difference to the money."""
    at = table(QUEENS, TRIO, ACE, KING, contributed=(40, 100, 100))
    assert [pot.amount for pot in at.pots] == [120, 120]
    assert not different_payouts(at, [says("B|C"), says("C|B"), says("A|B")])


# Storage


@pytest.mark.parametrize(
    "answer",
    [
        says("A", "Qs Qh Ah 9d 8s"),
        says("AB", "Qs Qh"),
        says("A|BCD"),
        says("A", "Th 9d 8c 7s 6h", "2c"),
    ],
)
def test_an_answer_comes_back_from_storage_as_it_was(answer: Answer) -> None:
    assert Answer.from_json(answer.as_json()) == answer


def test_a_deal_comes_back_from_storage_as_it_was() -> None:
    deal = table(QUEENS, TRIO, ACE, KING, JACK, contributed=ONE_ALL_IN).deal
    assert Deal.from_json(deal.as_json()) == deal
    assert deal.as_json()["board"] == "QsQh9d4c2c"


def test_the_seven_cards_of_a_seat_begin_with_the_board() -> None:
    seven: tuple[Card, ...] = table(QUEENS, ACE, KING).seven(1)
    assert seven == parse_cards("Qs Qh 9d 4c 2c Kd 6h")
