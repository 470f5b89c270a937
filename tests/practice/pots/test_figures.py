"""Answers in figures: how options read, what each figure is of, and what is said of an answer."""

import pytest

from practice.mistakes import MISTAKES, OTHER
from practice.questions.accounts import (
    AT_MOST,
    BUILT,
    BUILT_TYPED,
    CONTENDED,
    PAID,
    PAID_TYPED,
    RETURNED,
    AccountFeedback,
    AccountQuestion,
)
from practice.questions.base import Option
from practice.questions.figures import Figures
from practice.settling import settle_rightly
from practice.table import Table
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, chips, with_cards

A_FOLD = chips("30 60 60 20F")  # 110 and 60
RETURNS = chips("30 60 100 20F")  # 110 and 60, and 40 go back to C
TWO_ALL_IN = chips("30 60 100 100")  # 120, 90 and 80
PLAYED = with_cards("30 60 100 20F", QUEENS, TRIO, ACE, KING)  # A 110, B 60, C 40


def reads(question: AccountQuestion, at: Table, code: str = "") -> str:
    answer = question.wrong(at, MISTAKES[code]) if code else question.right(at)
    assert answer is not None
    return str(question.word(at, answer, code)).replace("\u00a0", " ")


def told(question: AccountQuestion, at: Table, *values: object, codes: str = "") -> AccountFeedback:
    mistake, _, also = codes.partition(" ")
    return question.explain(at, Option(Figures(values), mistake, also))


def lines(feedback: AccountFeedback) -> list[tuple[str, str, str, bool]]:
    return [(line.label, line.theirs, line.ours, line.parts_here) for line in feedback.lines]


# How an option reads


@pytest.mark.parametrize(
    ("question", "at", "text"),
    [
        (BUILT, chips("60 60 60 20F"), "Un pozo de 200"),
        (BUILT, A_FOLD, "Principal: 110 · Lateral: 60"),
        (BUILT, TWO_ALL_IN, "Principal: 120 · Lateral 1: 90 · Lateral 2: 80"),
        (RETURNED, RETURNS, "Vuelve a C: 40 · Queda en los pozos: 170"),
        (RETURNED, A_FOLD, "Vuelve a B: 0 · Queda en los pozos: 170"),
        (CONTENDED, A_FOLD, "Principal: A, B y C · Lateral: B y C"),
        (AT_MOST, A_FOLD, "A: 110 · B: 170 · C: 170"),
        (PAID, PLAYED, "A: 110 · B: 60 · C: 40"),
        (BUILT, chips("1500 1500"), "Un pozo de 3.000"),
    ],
)
def test_a_right_option_reads(question: AccountQuestion, at: Table, text: str) -> None:
    assert reads(question, at) == text


def test_a_wrong_option_names_as_many_pots_as_it_has() -> None:
    assert reads(BUILT, A_FOLD, "un-solo-pozo") == "Un pozo de 170"
    assert reads(BUILT, A_FOLD, "pozo-de-mas") == "Principal: 80 · Lateral 1: 30 · Lateral 2: 60"


@pytest.mark.parametrize("question", [BUILT, RETURNED, CONTENDED, AT_MOST, PAID])
def test_an_option_is_read_line_by_line_one_for_each_label(question: AccountQuestion) -> None:
    worded = question.word(PLAYED, question.right(PLAYED), "")
    labels = [line.partition(": ")[0] for line in worded.lines]
    assert labels == question.facet.labels(PLAYED, len(question.right(PLAYED).values))
    assert str(worded) == " · ".join(worded.lines)


def test_one_pot_is_one_line_without_a_label() -> None:
    at = chips("60 60 60 20F")
    assert BUILT.word(at, BUILT.right(at), "").lines == ("Un pozo de 200",)


# How a question is asked


@pytest.mark.parametrize(
    ("question", "asks", "hint"),
    [
        (BUILT, "¿Cuántos pozos hay, y cuánto lleva cada uno?", ""),
        (BUILT_TYPED, "¿Cuánto lleva cada pozo?", "Sin lo que vuelve."),
        (RETURNED, "¿Cuánto vuelve, y cuánto queda en los pozos?", "suman todo lo que se puso"),
        (CONTENDED, "¿Quién puede ganar cada pozo?", "Sea cual sea su mano."),
        (AT_MOST, "¿Cuánto puede recibir cada uno, a lo más?", "Los pozos enteros"),
        (PAID, "¿Cuánto recibe cada uno?", "si algo le vuelve, también eso"),
        (PAID_TYPED, "¿Cuánto recibe cada uno?", "si algo le vuelve, también eso"),
    ],
)
def test_a_question_says_under_it_how_it_is_meant(
    question: AccountQuestion, asks: str, hint: str
) -> None:
    assert question.asks == asks
    assert hint in question.hint
    assert bool(question.hint) == bool(hint)


# What each figure is of


@pytest.mark.parametrize(
    ("question", "at", "labels"),
    [
        (BUILT_TYPED, A_FOLD, ["Principal", "Lateral 1", "Lateral 2", "Lateral 3"]),
        (RETURNED, RETURNS, ["Vuelve a C", "Queda en los pozos"]),
        (AT_MOST, chips("20F 30 60 60"), ["B", "C", "D"]),
        (PAID_TYPED, PLAYED, ["A", "B", "C"]),
    ],
)
def test_every_typed_amount_has_a_label(
    question: AccountQuestion, at: Table, labels: list[str]
) -> None:
    assert question.labels(at) == labels


def test_a_pot_that_there_is_not_has_nothing() -> None:
    assert BUILT_TYPED.right(A_FOLD) == Figures((110, 60, 0, 0))


def test_more_pots_than_there_are_fields_for_are_no_answer() -> None:
    at = chips("30 60 90 120 120 20F")
    assert len(settle_rightly(at).pots) == 4
    assert BUILT_TYPED.wrong(at, MISTAKES["pozo-de-mas"]) is None


def test_an_answer_comes_back_from_its_stored_form() -> None:
    for question in (BUILT, CONTENDED):
        option = Option(question.right(A_FOLD), "palo", "otro-error")
        assert Option.from_json(option.as_json(), question) == option


# The answers that are told apart where amounts are typed


def test_a_mistake_made_in_two_ways_has_the_answer_of_each() -> None:
    """A put in 120, and B folded with 80; C is in for 30. Right: 40 go back, and 190 stay."""
    at = chips("120 80F 30")
    options = RETURNED.options(at, ("fichas-del-retirado",))
    assert options is not None
    assert options[0] == Option(Figures((40, 190)), "")
    assert set(options[1:]) == {
        Option(Figures((90, 60)), "fichas-del-retirado"),  # as if B had put in nothing
        Option(Figures((90, 140)), "fichas-del-retirado"),  # they stay, but do not match A's bet
    }
    assert all(RETURNED.follows(at, option) for option in options[1:])
    assert not RETURNED.follows(at, Option(Figures((90, 100)), "fichas-del-retirado"))


def test_a_way_that_changes_nothing_is_no_answer() -> None:
    """C matched what B put in, so that nothing hangs on whether D's chips match too."""
    options = BUILT_TYPED.options(A_FOLD, ("fichas-del-retirado",))
    assert options == (
        Option(Figures((110, 60, 0, 0)), ""),
        Option(Figures((90, 60, 0, 0)), "fichas-del-retirado"),
    )


def test_two_mistakes_together_are_an_answer_where_each_alone_is() -> None:
    options = RETURNED.options(RETURNS, ("fichas-del-retirado", "no-igualada"))
    assert options == (
        Option(Figures((40, 170)), ""),
        Option(Figures((40, 150)), "fichas-del-retirado"),
        Option(Figures((0, 210)), "no-igualada"),
        Option(Figures((0, 190)), "fichas-del-retirado", "no-igualada"),
    )


def test_a_mistake_that_changes_nothing_is_no_answer() -> None:
    options = RETURNED.options(chips("30 60 60 20F"), ("fichas-del-retirado", "no-igualada"))
    assert options is not None
    assert [option.mistake for option in options] == ["", "fichas-del-retirado"]


def test_two_mistakes_with_the_same_answer_make_no_drill() -> None:
    """With one side pot, whoever is let into the next pot is let into all."""
    assert AT_MOST.options(A_FOLD, ("ambos-pozos", "sin-derecho")) is None


# What is said of an answer


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
