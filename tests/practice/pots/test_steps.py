"""The dealer's question: which step is wrong, and what each answer is called."""

import pytest

from practice.mistakes import FALSE_ALARM, MISTAKES, OTHER
from practice.questions.base import Option
from practice.questions.step import DEALERS_STEP, FINE, StepAnswer
from tests.practice.pots.dealing import (
    BUILD,
    EVERY_STEP,
    GIVE,
    KNOWN,
    NAMELESS,
    PAY,
    READ,
    RETURN,
    WRONG,
    a_fold,
    named,
)
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, with_cards

# The step that is wrong


@pytest.mark.parametrize(("code", "step"), WRONG.items())
def test_the_wrong_step_is_the_first_that_is_done_otherwise(code: str, step: int) -> None:
    assert DEALERS_STEP.right(a_fold(code)) == StepAnswer(step)


def test_a_hand_read_wrongly_is_wrong_at_the_reading() -> None:
    at = with_cards(
        "30 60 60", "9s 8s 7s 2s Kd", "As 3d", "Kc 4d", "Qc Jd", dealer="color-no-visto"
    )
    assert DEALERS_STEP.right(at) == StepAnswer(READ)


def test_no_step_is_wrong_where_the_dealer_makes_no_mistake() -> None:
    assert DEALERS_STEP.right(a_fold()) == StepAnswer(FINE)


def test_a_mistake_that_does_not_show_makes_no_drill() -> None:
    """A loses: paying only its own part to the all in changes nothing."""
    assert DEALERS_STEP.options(a_fold("solo-su-fila", KING, TRIO, ACE), KNOWN) is None


def test_a_hand_read_wrongly_makes_no_drill_where_the_payment_is_right() -> None:
    """Nobody sees a flush, and B has the best hand of those that are read."""
    at = with_cards(
        "30 60 60", "Qs 9s 4s 2d 7h", "3s 5s", "As Ks", "Kc Jd", dealer="color-no-visto"
    )
    assert DEALERS_STEP.right(at) == StepAnswer(READ)
    assert DEALERS_STEP.options(at, KNOWN) is None


def test_pots_cut_wrongly_make_a_drill_even_where_the_payment_is_right() -> None:
    at = a_fold("pozo-de-mas", KING, TRIO, ACE)
    assert DEALERS_STEP.right(at) == StepAnswer(BUILD)
    assert DEALERS_STEP.options(at, KNOWN) is not None


# What the answers are called


def test_every_step_is_an_answer_and_that_all_is_right_comes_last() -> None:
    assert list(named(a_fold())) == [RETURN, BUILD, READ, GIVE, PAY, FINE]


def test_the_wrong_step_is_the_right_answer() -> None:
    assert named(a_fold("solo-su-fila"))[PAY] == ("", "")


@pytest.mark.parametrize("step", [READ, GIVE, PAY, FINE])
def test_letting_the_mistake_pass_is_to_make_it(step: int) -> None:
    assert named(a_fold("capa-mal-cortada"))[step] == ("capa-mal-cortada", "")


@pytest.mark.parametrize("step", [RETURN, BUILD, READ])
def test_a_right_step_before_the_error_is_an_error_that_is_not_there(step: int) -> None:
    assert named(a_fold("ambos-pozos"))[step] == NAMELESS


@pytest.mark.parametrize("known", [(), ("fichas-del-retirado", "no-igualada"), KNOWN])
def test_a_right_step_has_no_mistakes_name_whichever_are_known(known: tuple[str, ...]) -> None:
    """D folded and nobody matched C: two mistakes err at the return, and neither is meant."""
    at = with_cards("30 60 100 20F", QUEENS, TRIO, ACE, KING, dealer="solo-su-fila")
    options = DEALERS_STEP.options(at, known)
    assert options is not None
    assert (options[0].mistake, options[0].also) == NAMELESS


def test_where_all_is_right_only_that_is_the_right_answer() -> None:
    names = named(a_fold())
    assert names.pop(FINE) == ("", "")
    assert names == dict.fromkeys(EVERY_STEP, NAMELESS)


@pytest.mark.parametrize("dealer", ["", *WRONG])
def test_every_answer_is_right_or_the_dealers_or_an_error_that_is_not_there(dealer: str) -> None:
    """At the step it is right, after it the dealer's mistake passed, before it nothing is wrong."""
    wrong = WRONG.get(dealer, FINE)
    for step, name in named(a_fold(dealer)).items():
        passed = bool(dealer) and not 1 <= step < wrong
        assert name == (("", "") if step == wrong else (dealer, "") if passed else NAMELESS)


@pytest.mark.parametrize("dealer", ["", *WRONG])
def test_every_answer_follows_from_its_names(dealer: str) -> None:
    at = a_fold(dealer)
    wrong = [option for option in DEALERS_STEP.options(at, KNOWN) or () if option.mistake]
    assert len(wrong) == 5
    assert all(DEALERS_STEP.follows(at, option) for option in wrong)


def test_another_name_does_not_follow() -> None:
    at = a_fold("solo-su-fila")
    assert not DEALERS_STEP.follows(at, Option(StepAnswer(FINE), "ambos-pozos"))
    assert not DEALERS_STEP.follows(at, Option(StepAnswer(FINE), FALSE_ALARM.code))
    for code in ("no-igualada", "fichas-del-retirado", "solo-su-fila", OTHER.code):
        assert not DEALERS_STEP.follows(at, Option(StepAnswer(RETURN), code))


def test_who_makes_the_dealers_mistake_sees_nothing_wrong() -> None:
    at = a_fold("solo-su-fila")
    assert DEALERS_STEP.wrong(at, MISTAKES["solo-su-fila"]) == StepAnswer(FINE)
    assert DEALERS_STEP.wrong(at, MISTAKES["ambos-pozos"]) is None


def test_the_answers_read_as_the_dealer_speaks() -> None:
    at = a_fold("solo-su-fila")
    words = [str(DEALERS_STEP.word(at, StepAnswer(step), "")) for step in (BUILD, PAY, FINE)]
    assert words == [
        "Arma: principal de 110 y lateral de 60",
        "Paga: 30 a A y 140 a B",
        "Está bien: ningún paso falla",
    ]
