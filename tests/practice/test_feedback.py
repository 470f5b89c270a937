"""What a learner is told after an answer: the step that decides, and the mistake."""

import pytest

from practice.dealing import Dealt
from practice.mistakes import MISTAKES
from practice.questions.feedback import explanation, feedback_on
from tests.factories import table
from tests.practice.answering import after

QUEENS = "Qs Qh 9d 6c 2s"
EIGHTS = "8d 8c As 5h 2c"


# What decides


@pytest.mark.parametrize(
    ("board", "hands", "sentence"),
    [
        (
            "9s 7d 7h 5c 2s",
            ("9c 8d", "Ah Kd"),
            "A tiene dos pares, nueves y sietes; B tiene par de sietes: dos pares valen más que par.",
        ),
        (
            "9s 7d 5h 3c 2s",
            ("Ah Kd", "9c 8d"),
            "B tiene par de nueves; A tiene carta alta, as: par vale más que carta alta.",
        ),
        (
            "9s 7d 4h 3c 2s",
            ("7h Kd", "9c 8d"),
            "B tiene par de nueves; A tiene par de sietes: decide el nueve de B contra el siete de A.",
        ),
        (
            "Ks Kd 9h 4c 2s",
            ("9c Jd", "4d Ac"),
            "A tiene dos pares, reyes y nueves; B tiene dos pares, reyes y cuatros: "
            "decide el nueve de A contra el cuatro de B.",
        ),
        (
            QUEENS,
            ("Jc 4h", "Th 3d"),
            "A y B tienen par de reinas; decide el kicker: la jota de A contra el diez de B.",
        ),
        (
            QUEENS,
            ("Th 3d", "Jc 4h"),
            "A y B tienen par de reinas; decide el kicker: la jota de B contra el diez de A.",
        ),
        (
            "8d 8c As 5h 2c",
            ("Kc 4d", "Qh 6s"),
            "A y B tienen par de ochos; decide el segundo kicker: el rey de A contra la reina de B.",
        ),
        (
            EIGHTS,
            ("Kc 7d", "Kh 6s"),
            "A y B tienen par de ochos; decide el tercer kicker: el siete de A contra el seis de B.",
        ),
        (
            "As Jd 9h 6c 3s",
            ("Kc 2d", "Qh 4d"),
            "A y B tienen carta alta, as; decide el kicker: el rey de A contra la reina de B.",
        ),
        (
            "As Kd Qh 9c 3s",
            ("Jc 2d", "Th 4d"),
            "A y B tienen carta alta, as; decide el tercer kicker: la jota de A contra el diez de B.",
        ),
        (
            "As Kd Qh 9c 3s",
            ("8c 2d", "7h 4d"),
            "A y B tienen carta alta, as; decide el cuarto kicker: el ocho de A contra el siete de B.",
        ),
        (
            "Ah 9h 5h 2c Ks",
            ("7h 3h", "8h 4h"),
            "A y B tienen color al as; decide el ocho de B contra el siete de A.",
        ),
        (
            "9s 8d 7c 6h 2s",
            ("5c 2d", "Td 3h"),
            "B tiene escalera al diez; A tiene escalera al nueve: decide el diez de B contra el nueve de A.",
        ),
        (
            "5s 4d 3c Kh 9s",
            ("Ac 2d", "7d 6h"),
            "B tiene escalera al siete; A tiene escalera al cinco: "
            "decide el siete de B contra el cinco de A.",
        ),
        (
            "Ks Kd Qh Qc 5s",
            ("Kh 2d", "Qd Ac"),
            "A tiene full de reyes con reinas; B tiene full de reinas con reyes: "
            "decide el rey de A contra la reina de B.",
        ),
        (
            "Ks Kd Kh Qc 5s",
            ("Qh 2d", "5d 5c"),
            "A tiene full de reyes con reinas; B tiene full de reyes con cincos: "
            "decide la reina de A contra el cinco de B.",
        ),
        (
            "Ks Kd Qc Jh 5s",
            ("Ac 3d", "Ah 2c"),
            "A y B tienen lo mismo, par de reyes con as, reina y jota: se reparte.",
        ),
        (
            "9s 8d 7c 6h 5s",
            ("Ad Kc", "Qh 2d"),
            "Las cinco de la mesa son la mejor mano de A y B: se reparte.",
        ),
    ],
)
def test_the_explanation_names_the_step_that_decides(
    board: str, hands: tuple[str, ...], sentence: str
) -> None:
    assert explanation(table(board, *hands)) == sentence


def test_the_winner_is_compared_with_the_next_best_hand() -> None:
    at = table("Qs Qh 9d 4c 2c", "7h 3s", "Ah 8s", "Kd 6h")
    assert explanation(at) == (
        "B y C tienen par de reinas; decide el kicker: el as de B contra el rey de C."
    )


def test_two_of_three_that_tie_are_named() -> None:
    at = table("Ks Kd Qc Jh 5s", "Ac 3d", "7d 2h", "Ah 2c")
    assert explanation(at) == (
        "A y C tienen lo mismo, par de reyes con as, reina y jota: se reparte."
    )


def test_a_worse_five_of_the_right_taker_is_told_by_the_card_that_does_not_play() -> None:
    at = table("8s 5d 2h Qd 6c", "3d 8d", "4h 7s")
    assert after(at, "fuera-de-las-cinco").explanation == (
        "La mejor mano de B es escalera al ocho: la reina de diamantes no juega."
    )


# The mistake


def test_a_wrong_answer_matches_the_mistake_that_gives_it() -> None:
    found = after(table(QUEENS, "Jc 4h", "Th 3d"), "kicker-pasado-por-alto")
    assert found.mistake is MISTAKES["kicker-pasado-por-alto"]
    assert not found.is_right


def test_a_right_answer_matches_none() -> None:
    found = after(table(QUEENS, "Jc 4h", "Th 3d"), "")
    assert found.mistake is None
    assert found.is_right


# Over many drills


def test_feedback_takes_at_most_three_sentences(drills: list[Dealt]) -> None:
    for drill in drills:
        for option in drill.options:
            said = feedback_on(drill.table, option)
            rule = said.mistake.rule if said.mistake else ""
            assert said.explanation.endswith(".")
            assert (said.explanation + rule).count(".") <= 3


def test_only_who_gave_out_pots_wrongly_sees_no_two_readings(drills: list[Dealt]) -> None:
    for drill in drills:
        for option in drill.options:
            said = feedback_on(drill.table, option)
            misread = not said.is_right and len(drill.table.pots) == 1
            assert (said.fork is not None) == misread
