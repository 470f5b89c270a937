"""The block of pots with cards: who takes each pot, and what each seat receives."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DECK, Card
from practice.table import Answer, Deal
from tests.lessons.markup.writing import block, figures, page, said, shown, values, words
from tests.practice import judges

TIE = "tablero: K♠ K♦ Q♣ J♥ 5♠"
FIRST, SECOND, THIRD = "A♣ 3♦", "A♥ 2♣", "A♦ 4♦"


def paid(text: str, seats: str = "abc") -> list[str]:
    read = figures(text)
    return [read[f"x.{seat}.recibe"] for seat in seats]


def test_the_best_hand_takes_the_pot() -> None:
    text = block("pozos x", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠", "A: 50 con J♣ 4♥", "B: 50 con 10♥ 3♦")
    assert paid(text, "ab") == ["100", "0"]
    assert figures(text)["x.pozo.gana"] == "A"


def test_each_pot_goes_to_the_best_of_those_who_contend_for_it() -> None:
    text = block(
        "pozos x",
        "tablero: Q♠ Q♥ 9♦ 6♣ 2♠",
        "A: 30 all in con Q♦ 4♥",
        "B: 90 con 10♥ 3♦",
        "C: 90 con J♣ 4♣",
    )
    assert (figures(text)["x.principal.gana"], figures(text)["x.lateral.gana"]) == ("A", "C")
    assert paid(text) == ["90", "0", "120"]


def test_a_tie_shares_the_pot() -> None:
    text = block("pozos x", TIE, f"A: 50 con {FIRST}", f"B: 50 con {SECOND}")
    assert (figures(text)["x.pozo.gana"], paid(text, "ab")) == ("A y B", ["50", "50"])


def test_a_tie_in_one_pot_leaves_the_other_whole() -> None:
    text = block(
        "pozos x", TIE, f"A: 30 all in con {FIRST}", f"B: 90 con {SECOND}", "C: 90 con 9♣ 8♣"
    )
    assert paid(text) == ["45", "165", "0"]


def test_what_nobody_matched_is_part_of_what_is_received() -> None:
    text = block("pozos x", TIE, "A: 100 con 9♣ 8♣", f"B: 60 all in con {FIRST}")
    assert (paid(text, "ab"), figures(text)["x.a.devuelto"]) == (["40", "120"], "40")


def test_who_folded_receives_nothing_whatever_the_cards() -> None:
    text = block(
        "pozos x", TIE, "A: 50 con 9♣ 8♣", "B: 50 con 7♣ 6♣", f"C: 50 se retiró con {FIRST}"
    )
    assert paid(text) == ["150", "0", "0"]
    assert "x.c.mano" not in figures(text)


def test_own_cards_and_hands_have_keys() -> None:
    read = figures(block("pozos x", TIE, f"A: 50 con {FIRST}", f"B: 50 con {SECOND}"))
    assert (read["x.a.propias"], read["x.a.mano"]) == ("A♣ 3♦", "par de reyes")
    assert read["x.tablero"] == "K♠ K♦ Q♣ J♥ 5♠"


# What does not divide: 100 among three, in units and in chips of 25


@pytest.mark.parametrize(
    ("rule", "receive"),
    [
        ("", ["34", "34", "33"]),
        ("una a cada uno", ["34", "34", "33"]),
        ("todas al primero", ["35", "33", "33"]),
    ],
)
def test_odd_units_go_by_the_rule(rule: str, receive: list[str]) -> None:
    odd = [f"ficha impar: {rule}"] if rule else []
    hands = [f"A: 33 con {FIRST}", f"B: 33 con {SECOND}", f"C: 33 con {THIRD}"]
    assert paid(block("pozos x", TIE, *hands, "muerto: 2", *odd)) == receive


@pytest.mark.parametrize(
    ("rule", "receive"),
    [("una a cada uno", ["100", "100", "75"]), ("todas al primero", ["125", "75", "75"])],
)
def test_odd_chips_are_whole(rule: str, receive: list[str]) -> None:
    hands = [f"A: 75 con {FIRST}", f"B: 75 con {SECOND}", f"C: 75 con {THIRD}"]
    text = block("pozos x", TIE, *hands, "muerto: 50", "ficha: 25", f"ficha impar: {rule}")
    assert paid(text) == receive


def test_the_first_to_the_left_of_the_button_is_the_first_written() -> None:
    hands = ["A: 33 con 9♣ 8♣", f"B: 33 con {SECOND}", f"C: 33 con {THIRD}"]
    assert paid(block("pozos x", TIE, *hands)) == ["0", "50", "49"]


def test_none_means_that_the_pot_must_divide() -> None:
    hands = [f"A: 33 con {FIRST}", f"B: 33 con {SECOND}", "C: 33 con 9♣ 8♣"]
    assert said(block("pozos x", TIE, *hands, "ficha impar: ninguna")) == [
        (1, "El pozo principal (99) no se divide entre 2 en fichas de 1.")
    ]


def test_a_pot_must_be_made_of_the_smallest_chip() -> None:
    hands = [f"A: 60 con {FIRST}", f"B: 60 con {SECOND}"]
    assert said(block("pozos x", TIE, *hands, "ficha: 25")) == [
        (1, "El pozo principal (120) no se puede formar con fichas de 25.")
    ]


def test_the_smallest_chip_is_not_nothing() -> None:
    hands = [f"A: 60 con {FIRST}", f"B: 60 con {SECOND}"]
    ((line, says),) = said(block("pozos x", TIE, *hands, "ficha: 0"))
    assert (line, "al menos 1 unidad" in says) == (1, True)


@given(st.permutations(DECK), st.lists(st.integers(1, 60), min_size=2, max_size=6))
def test_every_seat_is_paid_as_other_programs_pay_it(deck: list[Card], put: list[int]) -> None:
    put[put.index(max(put))] = sorted(put)[-2]
    put = [60 * each for each in put]  # divides among up to six
    hands = tuple(tuple(deck[5 + 2 * n : 7 + 2 * n]) for n in range(len(put)))
    deal = Deal(tuple(deck[:5]), hands, tuple(put))
    lines = [
        f"{'ABCDEF'[n]}: {put[n]} con {' '.join(map(str, hand))}" for n, hand in enumerate(hands)
    ]
    read = values(block("pozos x", f"tablero: {' '.join(map(str, deck[:5]))}", *lines))
    takers = judges.takers_by_pokerkit(deal)
    payouts = judges.payouts(deal, Answer(takers))
    assert [int(read[f"x.{'abcdef'[n]}.recibe"]) for n in range(len(put))] == list(payouts)


# What is drawn


def test_every_amount_received_stands_in_the_page() -> None:
    text = block("pozos x", TIE, f"A: 50 con {FIRST}", f"B: 50 con {SECOND}")
    assert shown(page(text), "x.a.recibe") == {"50"}


def test_shares_are_told_where_a_pot_is_shared() -> None:
    hands = [f"A: 33 con {FIRST}", f"B: 33 con {SECOND}", f"C: 33 con {THIRD}"]
    assert "A, B y C A 34, B 34 y C 33" in words(block("pozos x", TIE, *hands, "muerto: 2"))


def test_the_rule_is_told_where_it_is_written() -> None:
    hands = [f"A: 50 con {FIRST}", f"B: 50 con {SECOND}"]
    assert "Regla de la casa" not in page(block("pozos x", TIE, *hands)).text()
    told = page(block("pozos x", TIE, *hands, "ficha: 25", "ficha impar: todas al primero")).text()
    assert "van todas al primer ganador a la izquierda del botón, en fichas de 25." in told


def test_the_cards_of_who_folded_are_not_shown() -> None:
    text = block("pozos x", TIE, "A: 50 con 9♣ 8♣", "B: 50 con 7♣ 6♣", f"C: 5 retirado con {FIRST}")
    assert "as de tréboles" not in page(text).text()
