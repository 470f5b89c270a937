"""The dealer's question: what is said of an answer."""

import pytest

from practice.mistakes import FALSE_ALARM, MISTAKES
from practice.questions.narration import announced
from practice.questions.reckoning import reckon
from practice.questions.step import FINE
from practice.settling import settle_rightly
from practice.table import Table
from tests.practice.pots.dealing import (
    BUILD,
    EVERY_STEP,
    GIVE,
    PAY,
    READ,
    RETURN,
    WRONG,
    a_fold,
    told,
)
from tests.practice.pots.laid import ACE, JACK, KING, QUEENS, TRIO, with_cards

HERE, FOLLOWS = "aquí se equivoca", "sale del error de antes"


def test_the_wrong_step_is_marked_and_what_follows_from_it() -> None:
    states = [line.verdict.value for line in told(a_fold("capa-mal-cortada"), BUILD).lines]
    assert states == ["bien", HERE, "bien", "bien", FOLLOWS]


def test_a_step_after_the_error_that_is_right_all_the_same_is_called_right() -> None:
    states = [line.verdict.value for line in told(a_fold("pozo-de-mas"), FINE).lines]
    assert states == ["bien", HERE, "bien", FOLLOWS, "bien"]


def test_where_all_is_right_every_step_is() -> None:
    assert {line.verdict.value for line in told(a_fold(), READ).lines} == {"bien"}


def ought(at: Table, step: int = FINE) -> list[str]:
    return [line.ought.replace("\u00a0", " ") for line in told(at, step).lines]


@pytest.mark.parametrize("step", range(6))
def test_every_step_that_comes_out_otherwise_says_what_it_ought_to_be(step: int) -> None:
    assert ought(a_fold("capa-mal-cortada"), step) == [
        "",
        "principal de 110 y lateral de 60",
        "",
        "",
        "110 a A y 60 a B",
    ]


def test_a_step_after_the_error_that_comes_out_the_same_says_nothing_more() -> None:
    at = a_fold("pozo-de-mas")
    assert ought(at) == [
        "",
        "principal de 110 y lateral de 60",
        "",
        "el lateral a B; el principal a A",
        "",
    ]


def test_where_all_is_right_no_step_ought_to_be_otherwise() -> None:
    assert ought(a_fold(), GIVE) == [""] * 5


def test_of_the_hands_only_those_that_were_misread_are_read_again_with_their_five() -> None:
    """A has a flush that the dealer does not see; B and C are read rightly."""
    at = with_cards(
        "30 60 60", "9s 8s 7s 2s Kd", "As 3d", "Kc 4d", "Qc Jd", dealer="color-no-visto"
    )
    _, _, reading, giving, paying = ought(at)
    assert reading == "A tiene color al as (A♠ 9♠ 8♠ 7♠ 2♠)"
    assert giving == "el lateral a B; el principal a A"
    assert paying == "90 a A y 60 a B"


@pytest.mark.parametrize("dealer", ["", *WRONG])
def test_what_ought_to_be_is_said_exactly_where_the_dealer_says_something_else(dealer: str) -> None:
    at, rightly = a_fold(dealer), announced(a_fold(), settle_rightly(a_fold()))
    for line, right in zip(told(at, FINE).lines, rightly, strict=True):
        assert bool(line.ought) == (line.said != right)


def test_the_right_account_is_told_whatever_the_dealer_does() -> None:
    for dealer in ("", *WRONG):
        assert told(a_fold(dealer), BUILD).reckoning == reckon(a_fold())


def test_the_chosen_step_is_marked() -> None:
    lines = told(a_fold("capa-mal-cortada"), GIVE).lines
    assert [step for step, line in enumerate(lines, start=1) if line.is_chosen] == [GIVE]
    assert not any(line.is_chosen for line in told(a_fold("capa-mal-cortada"), FINE).lines)


ERROR = "El error está en el paso 4: «Todos los pozos para el all in»."


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (GIVE, ERROR),
        (FINE, ERROR),
        (BUILD, f"El paso 2 está bien. {ERROR}"),
        (PAY, f"El paso 5 solo arrastra un error de antes. {ERROR}"),
    ],
)
def test_an_answer_is_told_where_the_error_is(step: int, sentence: str) -> None:
    assert told(a_fold("ambos-pozos"), step).explanation == sentence


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (FINE, "Los cinco pasos están bien."),
        (READ, "El paso 3 está bien, como los demás: el crupier no se equivoca."),
    ],
)
def test_an_answer_is_told_that_nothing_is_wrong(step: int, sentence: str) -> None:
    assert told(a_fold(), step).explanation == sentence


def test_the_rule_that_is_said_is_that_of_the_dealers_mistake() -> None:
    for step in (RETURN, GIVE, FINE):
        assert told(a_fold("ambos-pozos"), step).about is MISTAKES["ambos-pozos"]


def test_where_the_dealer_makes_none_the_rule_is_that_of_a_right_step() -> None:
    for step in EVERY_STEP:
        assert told(a_fold(), step).about is FALSE_ALARM
    assert told(a_fold(), FINE).about is None


@pytest.mark.parametrize(
    ("step", "heading"),
    [
        (RETURN, "Un error que no hay"),
        (PAY, "Se te pasó «Todos los pozos para el all in»"),
        (FINE, "Se te pasó «Todos los pozos para el all in»"),
    ],
)
def test_the_dealers_mistake_was_passed_over_and_no_other_is_named(step: int, heading: str) -> None:
    assert told(a_fold("ambos-pozos"), step).heading == heading


def test_only_the_right_step_is_told_as_right() -> None:
    at = with_cards("30 60 100 100", QUEENS, TRIO, ACE, KING, JACK, dealer="sin-derecho")
    assert [step for step in range(6) if told(at, step).is_right] == [GIVE]
