"""The dealer's question: which step is wrong, what each answer is called, and what is said of it."""

import pytest

from practice.mistakes import CATALOGUE, FALSE_ALARM, MISTAKES, OTHER
from practice.questions.base import Option
from practice.questions.narration import announced
from practice.questions.reckoning import reckon
from practice.questions.step import DEALERS_STEP, FINE, StepAnswer, StepFeedback
from practice.settling import settle_rightly
from practice.table import Table
from tests.practice.pots.laid import ACE, JACK, KING, QUEENS, TRIO, with_cards

RETURN, BUILD, READ, GIVE, PAY = EVERY_STEP = range(1, 6)
KNOWN = tuple(mistake.code for mistake in CATALOGUE)
NAMELESS = (FALSE_ALARM.code, "")


def a_fold(dealer: str = "", *hands: str) -> Table:
    """A is all in for 30 with the best hand, B and C put in 60, D folded with 20: 110 and 60."""
    return with_cards("30 60 60 20F", QUEENS, *(hands or (TRIO, ACE, KING)), dealer=dealer)


def named(at: Table) -> dict[int, tuple[str, str]]:
    """Under which names each answer goes."""
    options = DEALERS_STEP.options(at, KNOWN)
    assert options is not None
    return {option.answer.step: (option.mistake, option.also) for option in options}


def told(at: Table, step: int) -> StepFeedback:
    options = DEALERS_STEP.options(at, KNOWN)
    assert options is not None
    return DEALERS_STEP.explain(at, next(o for o in options if o.answer.step == step))


# The step that is wrong

WRONG = {
    "fichas-del-retirado": RETURN,
    "un-solo-pozo": BUILD,
    "pozo-de-mas": BUILD,
    "capa-mal-cortada": BUILD,
    "ambos-pozos": GIVE,
    "mano-mas-baja": GIVE,
    "solo-su-fila": PAY,
}


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


# What is said of an answer

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
