"""Mistakes of giving out pots: each gives the wrong takers that it is defined by, or none."""

from practice.mistakes import MISTAKES
from practice.table import Answer, Table
from tests.factories import says, table

BOARD = "Qs Qh 9d 4c 2c"
TRIO, ACE, KING, JACK = "Qd 3h", "Ah 8s", "Kd 6h", "Jc 5d"
ONE_ALL_IN = (30, 90, 90, 90)  # main pot 120, side pot 180


def all_in_has(all_in: str, *others: str) -> Table:
    """A is all in for 30 with the first hand, and B, C and D put in 90."""
    return table(BOARD, all_in, *others, contributed=ONE_ALL_IN)


def answer(code: str, at: Table) -> Answer | None:
    return MISTAKES[code].answer(at)


def test_the_pots_of_the_lesson_go_to_two_hands() -> None:
    at = all_in_has(TRIO, ACE, KING, JACK)
    assert [pot.amount for pot in at.pots] == [120, 180]
    assert at.all_in == (0,)
    assert at.right == says("A|B")


# Todos los pozos para el all in


def test_the_all_in_takes_both_pots() -> None:
    assert answer("ambos-pozos", all_in_has(TRIO, ACE, KING, JACK)) == says("A|A")


def test_the_all_in_shares_both_pots_where_it_shares_the_main_one() -> None:
    assert answer("ambos-pozos", all_in_has(ACE, "As 8d", KING, JACK)) == says("AB|AB")


def test_another_best_hand_may_take_both_pots() -> None:
    assert answer("ambos-pozos", all_in_has(ACE, TRIO, KING, JACK)) is None


# El all in queda fuera


def test_the_all_in_is_left_out() -> None:
    assert answer("all-in-fuera", all_in_has(TRIO, ACE, KING, JACK)) == says("B|B")


def test_leaving_the_all_in_out_changes_nothing_where_it_loses() -> None:
    assert answer("all-in-fuera", all_in_has(ACE, TRIO, KING, JACK)) is None


# El lateral en partes iguales


def test_the_side_pot_is_split_among_who_paid_it() -> None:
    at = all_in_has(TRIO, ACE, KING, JACK)
    assert answer("lateral-en-partes-iguales", at) == says("A|BCD")


def test_a_side_pot_that_all_win_is_split_rightly() -> None:
    at = table("9s 8d 7c 6h 5s", "Td 2c", "Ad Kc", "Qh 2d", contributed=(30, 90, 90))
    assert at.right == says("A|BC")
    assert answer("lateral-en-partes-iguales", at) is None


# Un pozo para cada uno


def test_who_took_the_main_pot_gets_no_side_pot() -> None:
    assert answer("un-pozo-cada-uno", all_in_has(ACE, TRIO, KING, JACK)) == says("B|C")


def test_one_pot_each_is_right_where_the_all_in_takes_the_main_one() -> None:
    assert answer("un-pozo-cada-uno", all_in_has(TRIO, ACE, KING, JACK)) is None


def test_one_pot_each_gives_no_answer_where_nobody_is_left_for_the_side_pot() -> None:
    at = table("9s 8d 7c 6h 5s", "2h 2c", "Ad Kc", "Qh 2d", contributed=(30, 90, 90))
    assert at.right == says("ABC|BC")
    assert answer("un-pozo-cada-uno", at) is None


# El principal es del all in


def test_the_main_pot_is_for_the_all_in() -> None:
    assert answer("principal-para-el-all-in", all_in_has(ACE, TRIO, KING, JACK)) == says("A|B")


def test_the_main_pot_is_the_all_ins_where_it_wins() -> None:
    assert answer("principal-para-el-all-in", all_in_has(TRIO, ACE, KING, JACK)) is None


# Without a side pot none of them can be made


def test_one_pot_knows_none_of_these_mistakes() -> None:
    at = table(BOARD, TRIO, ACE, KING)
    codes = (
        "ambos-pozos",
        "all-in-fuera",
        "lateral-en-partes-iguales",
        "un-pozo-cada-uno",
        "principal-para-el-all-in",
    )
    assert [answer(code, at) for code in codes] == [None] * 5
