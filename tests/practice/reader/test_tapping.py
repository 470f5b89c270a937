"""Giving cards by tapping, taking them back, hands put in and taken out: without script and with."""

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DECK, card_name
from tests.practice.reader.asking import ANA, BETO, BOARD, READER, Answer, ask, ask_address

HTMX = {"HX-Request": "true"}
ROWS = 10
PLACES = 5 + 2 * ROWS


def press(answer: Answer, name: str, value: str) -> Answer:
    """Press a button of the page, as a browser without script does: it sends the whole form."""
    assert (name, value) in answer.buttons
    sent = Client().get(READER, {**answer.fields, name: value})
    assert sent.status_code == 302
    return ask_address(sent["Location"])


def tap(answer: Answer, code: str) -> Answer:
    return press(answer, "carta", code)


def given_words(answer: Answer, code: str) -> str:
    (button,) = [e for e in answer.page.all("button") if e.attrs.get("id") == f"c-{code}"]
    return button.attrs.get("aria-disabled", "") and answer.page.text(of_id=f"c-{code}")


def test_the_deck_has_fifty_two_cards_heard_by_name() -> None:
    answer = ask()
    assert [v for n, v in answer.buttons if n == "carta"] == [
        card.code for suit in "shdc" for card in DECK if card.suit == suit
    ]
    for card in DECK:
        assert card_name(card) in answer.page.text(of_id=f"c-{card.code}")


def test_a_tapped_card_goes_to_the_first_empty_place_of_the_board() -> None:
    answer = tap(ask(mesa="Qs", m1="Ah"), "Kd")
    assert answer.fields["mesa"] == "QsKd"
    assert answer.fields["m1"] == "Ah"
    assert "tablero, carta 3" in answer.page.text(of_id="next")


def test_when_the_board_is_full_the_first_hand_with_a_place_is_next() -> None:
    answer = tap(ask(mesa=BOARD, m1=ANA, m2="Jc"), "8d")
    assert answer.fields["m2"] == "Jc8d"


def test_a_field_that_must_be_corrected_takes_no_card() -> None:
    answer = tap(ask(mesa="Zz"), "8d")
    assert (answer.fields["mesa"], answer.fields["m1"]) == ("Zz", "8d")


def test_a_card_that_was_given_cannot_be_tapped_and_says_where_it_is() -> None:
    answer = ask(mesa="Qs")
    assert ("carta", "Qs") not in answer.buttons
    assert given_words(answer, "Qs").endswith("reina de picas, ya dada: tablero")


def test_a_card_that_was_given_is_refused_by_address_too() -> None:
    answer = ask(mesa="Qs", carta="Qs")
    assert answer.status == 422
    assert answer.page.text(of_id="refused") == "La reina de picas (Q♠) ya está: tablero."
    assert answer.fields["mesa"] == "Qs"


@pytest.mark.parametrize("value", ["Zz", "QsQh", "1", "x" * 5000, "♠"])
def test_what_is_no_card_is_refused(value: str) -> None:
    answer = ask(mesa="Qs", carta=value)
    assert answer.status == 422
    assert "no es una carta" in answer.page.text(of_id="refused")


@settings(max_examples=8)
@given(st.permutations(DECK))
def test_every_card_can_be_given_exactly_once(order: list) -> None:  # type: ignore[type-arg]
    answer = ask(manos=ROWS)
    for count, card in enumerate(order[:PLACES], start=1):
        assert ("carta", card.code) in answer.buttons
        answer = tap(answer, card.code)
        assert ("carta", card.code) not in answer.buttons
        assert [v for n, v in answer.buttons if n == "quita"].count(card.code) == 1
        assert len([v for n, v in answer.buttons if n == "quita"]) == count
    assert not [v for n, v in answer.buttons if n == "carta"]
    assert answer.status == 200
    assert len(answer.ranking) == ROWS


def test_when_no_place_is_left_it_says_so() -> None:
    answer = ask(mesa=BOARD, m1=ANA, m2=BETO)
    assert "Están todas las cartas" in answer.page.text(of_id="next")
    assert given_words(answer, "Kd").endswith("no queda lugar")
    assert "No queda ningún lugar" in ask(mesa=BOARD, m1=ANA, m2=BETO, carta="Kd").page.text(
        of_id="refused"
    )


def test_a_card_can_be_taken_back() -> None:
    answer = press(ask(mesa=BOARD, m1=ANA), "quita", "9d")
    assert answer.fields["mesa"] == "QsQh4c2c"
    assert ("carta", "9d") in answer.buttons


def test_a_repeated_card_is_taken_back_where_it_came_second() -> None:
    answer = press(ask(mesa=BOARD, m1="Qs"), "quita", "Qs")
    assert (answer.fields["mesa"], answer.fields["m1"]) == ("QsQh9d4c2c", "")


def test_a_card_that_is_nowhere_cannot_be_taken_back() -> None:
    answer = ask(mesa="Qs", quita="Kd")
    assert answer.status == 422
    assert "no está en ninguna parte" in answer.page.text(of_id="refused")


def test_a_hand_is_put_in_without_losing_what_was_typed() -> None:
    answer = press(ask(mesa=BOARD, m1="Zz", n2="Beto"), "agrega", "1")
    assert answer.fields["manos"] == "3"
    assert answer.fields["m3"] == ""
    assert (answer.fields["m1"], answer.fields["n2"]) == ("Zz", "Beto")


def test_a_hand_is_taken_out_and_those_behind_it_move_up() -> None:
    answer = press(ask(mesa=BOARD, m1=ANA, n2="Beto", m2=BETO, n3="Eva", m3="Zz"), "saca", "2")
    assert answer.fields["manos"] == "2"
    assert (answer.fields["n2"], answer.fields["m2"]) == ("Eva", "Zz")
    assert "m3" not in answer.fields


def test_two_hands_stay() -> None:
    assert "saca" not in dict(ask(mesa=BOARD, m1=ANA, m2=BETO).buttons)


def test_no_more_than_ten_hands_are_put_in() -> None:
    assert "agrega" not in dict(ask(manos=10).buttons)
    assert ask(manos=10, agrega=1).status == 422


@pytest.mark.parametrize("value", ["9", "x", "-1"])
def test_a_hand_that_is_not_there_cannot_be_taken_out(value: str) -> None:
    assert ask(manos=3, saca=value).status == 422


def test_with_htmx_a_button_is_answered_at_once_with_the_short_address() -> None:
    response = Client().get(READER, {"mesa": "Qs", "carta": "Qh"}, headers=HTMX)
    assert response.status_code == 200
    assert response["HX-Replace-Url"] == "/leer/?mesa=QsQh"
    assert "HX-Request" in response["Vary"]


def test_without_htmx_a_button_leads_back_to_where_it_stands() -> None:
    response = Client().get(READER, {"mesa": "Qs", "carta": "Qh"})
    assert response["Location"] == "/leer/?mesa=QsQh#tocar"
    assert "HX-Request" in response["Vary"]


def test_enter_in_a_field_takes_no_card_away() -> None:
    """A browser presses the first button of the form."""
    first = ask(mesa=BOARD).page.forms[0]
    buttons = [field for field in first.fields if "value" not in field or "id" not in field]
    assert "name" not in next(field for field in buttons if field.get("tabindex") == "-1")
    assert first.fields[0].get("tabindex") == "-1"
