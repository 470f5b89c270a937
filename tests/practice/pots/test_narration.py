"""A settlement as a dealer announces it, step by step."""

from practice.mistakes import MISTAKES
from practice.questions.narration import announced
from practice.settling import settle, settle_rightly
from practice.table import Table
from tests.practice.pots.laid import ACE, KING, QUEENS, ROYAL, TRIO, with_cards

# A is all in for 30 with the best hand, B and C put in 60, D folded with 20: 110 and 60.
A_FOLD = with_cards("30 60 60 20F", QUEENS, TRIO, ACE, KING)


def said(at: Table, *codes: str) -> list[str]:
    account = settle(at, *(MISTAKES[code] for code in codes))
    assert account is not None
    return [f"{step.does} {step.what}".replace("\u00a0", " ") for step in announced(at, account)]


def test_a_dealer_announces_five_steps() -> None:
    assert said(A_FOLD) == [
        "Devuelve nada",
        "Arma principal de 110 y lateral de 60",
        "Lee A tiene trío de reinas con nueve y cuatro; B tiene par de reinas con as, nueve y ocho; "
        "C tiene par de reinas con rey, nueve y seis",
        "Da el lateral a B; el principal a A",
        "Paga 110 a A y 60 a B",
    ]


def test_a_dealer_says_to_whom_chips_go_back() -> None:
    at = with_cards("30 60 100", QUEENS, TRIO, ACE, KING)
    assert said(at)[0] == "Devuelve 40 a C"
    assert said(at, "no-igualada")[0] == "Devuelve nada"
    assert said(at, "no-igualada")[1] == "Arma principal de 90, lateral 1 de 60 y lateral 2 de 40"


def test_the_number_of_a_pot_stays_on_its_line() -> None:
    at = with_cards("30 60 100 100", ROYAL, "2c 3d", "4c 5d", "6c 7d", "8c 9d")
    assert announced(at, settle_rightly(at))[1].what == (
        "principal de 120, lateral\u00a01 de 90 y lateral\u00a02 de 80"
    )


def test_what_goes_back_is_not_paid() -> None:
    assert said(with_cards("30 60 100", QUEENS, TRIO, ACE, KING))[4] == "Paga 90 a A y 60 a B"


def test_one_pot_is_given_without_a_number() -> None:
    at = with_cards("30 30 30", ROYAL, "2c 3d", "4c 5d", "6c 7d")
    assert said(at)[1] == "Arma un pozo de 90"
    assert said(at)[3:] == ["Da el pozo a A, B y C", "Paga 30 a A, 30 a B y 30 a C"]
