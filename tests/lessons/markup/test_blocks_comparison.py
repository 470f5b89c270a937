"""The blocks that compare: two hands step by step, and the table of the ten hands."""

import re

import pytest
from django.utils.html import strip_tags

from engine import Category, category_name
from tests.lessons.markup.writing import block, drawn, figures, page, said, shown, values

EIGHTS = block("comparacion ochos", "tablero: 8♦ 8♣ A♠ 5♥ 2♣", "A: K♣ 7♦", "B: K♥ 6♠")


def rows(text: str) -> list[str]:
    """The head of each row of the table."""
    heads = re.findall(r'<th scope="row">(.*?)</th>', drawn(text), re.DOTALL)
    return [" ".join(strip_tags(head).split()) for head in heads]


def deciding(text: str) -> str:
    return page(text).text(of_class="decides")


def test_it_computes_what_a_showdown_does() -> None:
    same = EIGHTS.replace("comparacion", "showdown")
    assert figures(EIGHTS).items() >= figures(same).items()


def test_it_tells_the_cards_that_decide() -> None:
    assert figures(EIGHTS)["ochos.decide"] == "7♦ 6♠"


def test_it_is_known_with_its_accent() -> None:
    assert figures(EIGHTS.replace("comparacion", "comparación")) == figures(EIGHTS)


def test_each_step_down_to_the_deciding_one_is_a_row() -> None:
    assert rows(EIGHTS) == [
        "Cartas propias",
        "La mano",
        "El par",
        "El primer kicker",
        "El segundo kicker",
        "El tercer kicker decide",
        "No juegan",
    ]


def test_steps_after_the_deciding_one_are_not_shown() -> None:
    text = block("comparacion x", "tablero: 8♦ 8♣ Q♠ 5♥ 2♣", "A: K♣ 7♦", "B: A♥ 6♠")
    assert rows(text)[2:] == ["El par", "El primer kicker decide", "No juegan"]


def test_the_deciding_row_says_which_card_is_higher() -> None:
    assert "es más alta que" in deciding(EIGHTS)
    swapped = EIGHTS.replace("K♣ 7♦", "K♣ 3♦")
    assert "es más baja que" in deciding(swapped)


def test_another_kind_of_hand_decides_at_once() -> None:
    text = block("comparacion x", "tablero: 8♦ 8♣ A♠ 5♥ 2♣", "A: K♣ 7♦", "B: 8♥ 6♠")
    assert rows(text) == ["Cartas propias", "La mano", "No juegan"]
    assert "trío de ochos" in deciding(text)
    assert "x.decide" not in figures(text)


def test_a_tie_has_no_deciding_row() -> None:
    text = block("comparacion x", "tablero: 9♠ 8♦ 7♣ 6♥ 5♠", "A: A♦ K♣", "B: Q♥ 2♦")
    assert page(text).all(of_class="decides") == []
    assert "A y B se reparten el pozo" in page(text).text()
    assert "x.decide" not in figures(text)


def test_a_royal_flush_on_the_board_ties() -> None:
    text = block("comparacion x", "tablero: As Ks Qs Js 10s", "A: 2♦ 2♣", "B: 3♦ 3♣")
    assert figures(text)["x.gana"] == "A y B"


@pytest.mark.parametrize(
    ("board", "first", "second", "names"),
    [
        ("A♠ A♥ 9♦ 9♣ 2♠", "K♠ 3♦", "Q♠ 4♦", ["El par más alto", "El segundo par", "El kicker"]),
        ("K♠ K♥ 9♦ 6♣ 2♠", "K♦ 9♠", "K♣ 6♦", ["El trío", "El par"]),
        ("9♠ 9♥ 9♦ 9♣ 2♠", "A♠ 3♦", "K♠ 4♦", ["El póker", "El kicker"]),
        ("A♠ J♠ 8♠ 5♠ 2♦", "K♠ 3♦", "Q♠ 4♦", ["La carta más alta", "La segunda carta"]),
    ],
)
def test_rows_are_called_after_what_is_compared(
    board: str, first: str, second: str, names: list[str]
) -> None:
    text = block("comparacion x", f"tablero: {board}", f"A: {first}", f"B: {second}")
    assert [row.removesuffix(" decide") for row in rows(text)[2:-1]] == names


def test_every_figure_of_it_but_the_fives_stands_in_the_page() -> None:
    looked_at = page(EIGHTS)
    for key in ("ochos.tablero", "ochos.a.mano", "ochos.b.mano", "ochos.a.aparte", "ochos.gana"):
        assert shown(looked_at, key) == {values(EIGHTS)[key]}, key


# The ten hands

ORDER = block("comparaciones")


def test_the_ten_hands_stand_from_the_highest_down() -> None:
    names = [category_name(category).capitalize() for category in sorted(Category, reverse=True)]
    assert [row.startswith(name) for row, name in zip(rows(ORDER), names, strict=True)] == [
        True
    ] * 10


def test_it_says_how_many_kickers_can_decide() -> None:
    text = page(ORDER).text()
    for said_of_it in ("el par, después los kickers", "el trío, después los kickers"):
        assert said_of_it in text


def test_it_computes_nothing() -> None:
    assert figures(ORDER) == {}


def test_nothing_is_written_in_it() -> None:
    assert said(block("comparaciones", "par")) == [(1, "El bloque «comparaciones» va vacío.")]
