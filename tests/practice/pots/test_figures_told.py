"""Answers in figures: what is said of them."""

import pytest

from practice.mistakes import OTHER
from practice.questions.accounts import (
    AT_MOST,
    BUILT,
    BUILT_TYPED,
    CONTENDED,
    PAID,
    RETURNED,
    AccountQuestion,
)
from practice.table import Table
from tests.practice.pots.figured import A_FOLD, PLAYED, RETURNS, TWO_ALL_IN, lines, told
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, chips, with_cards


def test_a_wrong_answer_stands_beside_the_right_one() -> None:
    feedback = told(BUILT, A_FOLD, 90, 60, codes="fichas-del-retirado")
    assert lines(feedback) == [("Principal", "90", "110", True), ("Lateral", "60", "60", False)]


def test_a_pot_that_one_of_the_two_does_not_have_is_said_not_to_be() -> None:
    assert lines(told(BUILT, A_FOLD, 170, codes="un-solo-pozo")) == [
        ("Principal", "170", "110", True),
        ("Lateral", "no hay", "60", True),
    ]
    more = told(BUILT, A_FOLD, 80, 30, 60, codes="pozo-de-mas")
    assert lines(more)[2] == ("Lateral 2", "60", "no hay", True)


@pytest.mark.parametrize(
    ("question", "at", "sums"),
    [
        (BUILT, A_FOLD, ["A 30 + B 30 + C 30 + D 20", "B 30 + C 30"]),
        (BUILT_TYPED, A_FOLD, ["A 30 + B 30 + C 30 + D 20", "B 30 + C 30", "", ""]),
        (RETURNED, RETURNS, ["100 − 60", "30 + 60 + 60 + 20"]),
        (CONTENDED, A_FOLD, ["pusieron A, B, C y D", "pusieron B y C"]),
        (AT_MOST, TWO_ALL_IN, ["", "120 + 90", "120 + 90 + 80", "120 + 90 + 80"]),
        (PAID, PLAYED, ["", "", "40 que vuelven"]),
        (
            PAID,
            with_cards("30 60 100", QUEENS, KING, ACE, TRIO),
            ["", "", "90 + 60 + 40 que vuelven"],
        ),
        (PAID, with_cards("30 60 60", QUEENS, KING, TRIO, ACE), ["", "90 + 60", ""]),
        (PAID, with_cards("30 60 100", QUEENS, KING, TRIO, ACE), ["", "90 + 60", "40 que vuelven"]),
    ],
)
def test_the_sum_of_every_right_figure_is_written_out(
    question: AccountQuestion, at: Table, sums: list[str]
) -> None:
    feedback = told(question, at, *question.right(at).values)
    assert [line.sum for line in feedback.lines] == sums


def test_a_wrong_answer_is_told_what_it_comes_from() -> None:
    feedback = told(BUILT, A_FOLD, 90, 60, codes="fichas-del-retirado")
    said = "Tu respuesta sale de no contar lo que puso quien se retiró."
    assert feedback.explanation == said
    assert feedback.heading == "Coincide con «Las fichas del retirado»"


def test_an_answer_of_two_mistakes_is_told_both() -> None:
    feedback = told(RETURNED, RETURNS, 0, 190, codes="fichas-del-retirado no-igualada")
    assert feedback.explanation == (
        "Tu respuesta sale de no contar lo que puso quien se retiró y, además, de "
        "contar como un pozo lo que nadie igualó."
    )
    assert feedback.heading == ("Coincide con «Las fichas del retirado» y «La apuesta no igualada»")


def test_an_answer_of_no_mistake_is_told_where_it_parts() -> None:
    feedback = told(BUILT_TYPED, A_FOLD, 110, 50, 10, 0, codes=OTHER.code)
    said = "En «Lateral 1» va 60, no 50; en «Lateral 2» va 0, no 10."
    assert (feedback.explanation, feedback.heading) == (said, "Otro error")


def test_a_right_answer_is_told_that_all_agrees() -> None:
    feedback = told(BUILT, A_FOLD, 110, 60)
    assert (feedback.is_right, feedback.explanation) == (True, "Todo coincide.")


def test_each_way_of_a_mistake_is_told_as_what_was_done() -> None:
    """Folded chips taken out of the pots, and folded chips that stay but match nothing."""
    at = chips("120 80F 30")
    said = [
        told(RETURNED, at, *values, codes="fichas-del-retirado") for values in ((90, 60), (90, 140))
    ]
    assert [each.explanation for each in said] == [
        "Tu respuesta sale de no contar lo que puso quien se retiró.",
        "Tu respuesta sale de no contar como igualado lo que puso quien se retiró.",
    ]
