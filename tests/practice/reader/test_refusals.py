"""What cannot be read is told at its field and kept."""

import pytest
from django.test import Client

from tests.practice.reader.asking import ANA, BETO, BOARD, ask

TWO = {"mesa": BOARD, "m1": ANA, "m2": BETO}
TEN_HANDS = ["Ah8s", "Jc8d", "Ad8h", "QdQc", "9s9h", "KdKc", "3s5s", "6h7h", "2s2h", "ThTd"]
TEN = {f"m{number}": cards for number, cards in enumerate(TEN_HANDS, start=1)}


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [
        ("mesa", "Qs Qh 9d 4c Zz", "«Zz» (carta 5) no es una carta"),
        ("m1", "Ah 8", "«8» (carta 2) no es una carta"),
        ("m2", "Jc Jc", "«Jc» (carta 2) está repetida: ya salió (carta 1)."),
        ("m2", "Jc Qs", "«Q♠» (carta 2) está repetida: ya salió (tablero, carta 1)."),
        ("m2", "8s Jc", "«8♠» (carta 1) está repetida: ya salió (mano 1, carta 2)."),
        ("mesa", "Qs Qh 9d 4c 2c 3c", "Aquí van cinco cartas y hay 6: quita 1."),
        ("m1", "Ah 8h 7h", "Aquí van dos cartas y hay 3: quita 1."),
        ("n1", "Bartolomea Wenceslada", "El nombre tiene a lo más 20 caracteres; van 21."),
    ],
)
def test_what_is_wrong_is_told_at_its_field_and_kept(field: str, typed: str, told: str) -> None:
    answer = ask(**{**TWO, field: typed})
    assert answer.status == 422
    assert told in answer.at(field)
    assert answer.fields[field] == typed
    assert answer.page.title.startswith("Falta algo")
    invalid = [e.attrs["name"] for e in answer.page.all("input") if "aria-invalid" in e.attrs]
    assert invalid == [field]


@pytest.mark.parametrize("field", ["mesa", "m1", "n1"])
def test_a_megabyte_is_refused_and_its_beginning_kept(field: str) -> None:
    answer = ask(**{**TWO, field: "Qs" * 500_000})
    assert answer.status == 422
    assert "1.000.000" in answer.at(field)
    assert answer.fields[field].startswith("QsQs")
    assert len(answer.response.content) < 60_000


@pytest.mark.parametrize("field", ["mesa", "m1", "n1"])
@pytest.mark.parametrize("sign", ["\x07", "\x1b", "\u202e", "\x85x\x9f"])
def test_a_sign_that_cannot_be_shown_is_told_and_its_place_marked(field: str, sign: str) -> None:
    answer = ask(**{**TWO, field: f"Ah{sign}"})
    assert answer.status == 422
    assert "no se puede mostrar" in answer.at(field)
    assert "Ah" in answer.fields[field]
    assert "�" in answer.fields[field]
    assert not any(ord(sign[-1]) == ord(each) for each in answer.response.content.decode())


def test_a_nul_is_no_request() -> None:
    assert Client().get("/leer/", {"n1": "a\0"}).status_code == 400


def test_an_eleventh_hand_is_shown_so_that_it_can_be_taken_out() -> None:
    answer = ask(mesa="4s 4h 5d 5c As", m11="Ks 3d", **TEN)
    assert answer.status == 422
    assert "Sobra: caben 10 manos." in answer.at("m11")
    assert answer.fields["m11"] == "Ks 3d"
    assert ("saca", "11") in answer.buttons


@pytest.mark.parametrize(
    ("manos", "rows"), [("11", "10"), ("1", "2"), ("x", "2"), ("9" * 99, "2"), ("-3", "2")]
)
def test_a_number_of_hands_that_does_not_fit_is_told(manos: str, rows: str) -> None:
    answer = ask(**TWO, manos=manos)
    assert answer.status == 422
    assert "se leen de 2 a 10 manos" in answer.page.text(of_class="field-error")
    assert answer.fields["manos"] == rows
    assert answer.ranking


@pytest.mark.parametrize("contra", ["1", "1-1", "0-2", "1-11", "a-b", "1-2-3", "x" * 5000])
def test_two_hands_that_cannot_be_compared_are_told(contra: str) -> None:
    answer = ask(**TWO, contra=contra)
    assert answer.status == 422
    assert "no dice qué dos manos comparar" in answer.page.text(of_class="field-error")
    assert len(answer.ranking) == 2


def test_hands_that_are_not_there_are_not_compared() -> None:
    answer = ask(**TWO, contra="1-7")
    assert answer.status == 200
    assert "No están las manos 1 y 7 para compararlas." in answer.said
    assert "Paso a paso: Mano 1 y Mano 2" in answer.page.text(of_id="comparison")


def test_all_mistakes_are_counted_and_the_first_is_told() -> None:
    answer = ask(mesa="Zz", m1="Ah Ah", m2=BETO)
    assert answer.said.startswith("Hay 2 cosas que corregir. La primera: Tablero: «Zz»")


def test_a_name_too_long_does_not_keep_the_hands_from_being_read() -> None:
    answer = ask(**TWO, n1="x" * 21)
    assert answer.status == 422
    assert answer.said.startswith("Gana Mano 1 con par de reinas.")
