"""Answers in figures: how options read, and what each figure is of."""

import pytest

from practice.mistakes import MISTAKES
from practice.questions.accounts import (
    AT_MOST,
    BUILT,
    BUILT_TYPED,
    CONTENDED,
    PAID,
    PAID_TYPED,
    RETURNED,
    AccountQuestion,
)
from practice.questions.base import Option
from practice.questions.figures import Figures
from practice.settling import settle_rightly
from practice.table import Table
from tests.practice.pots.figured import A_FOLD, PLAYED, RETURNS, TWO_ALL_IN, reads
from tests.practice.pots.laid import chips

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
