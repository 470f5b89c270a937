"""What cannot be settled: it is said at its field, with what would do, and what was typed stays."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.practice.calculator.asking import address, ask, faults, get, seats, typed

BOARD = "Qs Qh 9d 6c 2s"


@pytest.mark.parametrize(
    ("amount", "says"),
    [
        ("-5", "no es negativo: escribe un entero desde 0"),
        ("1.5", "«1.5» no es un monto: escribe un entero"),
        ("1/2", "no es un monto"),
        ("veinte", "no es un monto"),
        ("1" + "0" * 30, "demasiado grande"),
        ("1,250", "«1,250» se puede leer de dos modos: si son 1250, escríbelo sin coma"),
        ("", "Falta lo que puso"),
    ],
)
def test_an_amount_that_is_none(amount: str, says: str) -> None:
    where = seats([amount, 20], hands=[1, 2])
    assert says in faults(where)["1"]
    assert typed(where).get("p1", "") == amount


@pytest.mark.parametrize("field", ["muerto", "ficha"])
def test_an_amount_of_the_table_that_is_none(field: str) -> None:
    where = seats([20, 20], **{field: "1,250"})
    assert "se puede leer de dos modos" in faults(where)[field]
    assert typed(where)[field] == "1,250"


@pytest.mark.parametrize("written", ["2000", "2.000", "2 000"])
def test_amounts_as_people_write_them(written: str) -> None:
    assert ask(seats([written, 2000])).pots[0]["amount"] == 4000


def test_a_folded_seat_cannot_win() -> None:
    where = seats([20, 20, 20], [True], [1, 2, 3])
    assert "Se retiró: no puede ganar" in faults(where)["1"]
    assert typed(where)["m1"] == "1"


def test_somebody_has_to_be_left() -> None:
    assert "Se retiraron todos" in faults(seats([20, 20], [True, True]))["2"]


def test_somebody_has_to_put_in_something() -> None:
    assert "Nadie puso nada" in faults(seats([0, 0]))["1"]


def test_one_seat_alone_is_asked_for_another() -> None:
    done = ask(seats([20]))
    assert done.status == 200
    assert "con dos ya se arman los pozos" in done.text


@pytest.mark.parametrize("hand", ["Zs Qh", "Qs Qx", "reina", "Qs Qs"])
def test_cards_that_are_none(hand: str) -> None:
    where = seats([20, 20], hands=["As Kd", hand], mesa="3c 4c 5c 6d 7d")
    assert "2" in faults(where)
    assert typed(where)["m2"] == hand


def test_a_card_lies_in_one_place() -> None:
    where = seats([20, 20], hands=["As Kd", "Qs 3d"], mesa=BOARD, n2="Beto")
    assert "«Qs» (Beto, carta 1) está repetida: ya salió (tablero, carta 1)" in faults(where)["2"]


@pytest.mark.parametrize(("hand", "there"), [("As", "hay 1"), ("As Ks 3d", "hay 3")])
def test_a_hand_has_two_cards(hand: str, there: str) -> None:
    where = seats([20, 20], hands=[hand, "Jd Jc"], mesa=BOARD)
    assert f"se necesitan 2 cartas y {there}" in faults(where)["1"]


@pytest.mark.parametrize("board", ["Qs Qh 9d 6c", "Qs Qh 9d 6c 2s 3s"])
def test_a_board_has_five_cards(board: str) -> None:
    where = seats([20, 20], hands=["As Ks", "Jd Jc"], mesa=board)
    assert "se necesitan 5 cartas" in faults(where)["mesa"]
    assert typed(where)["mesa"] == board


def test_cards_need_a_board() -> None:
    assert "Falta el tablero" in faults(seats([20, 20], hands=["As Ks", "Jd Jc"]))["mesa"]


def test_places_need_none() -> None:
    where = seats([20, 20], hands=[1, 2], mesa=BOARD)
    assert "borra el tablero" in faults(where)["mesa"]


def test_places_and_cards_do_not_mix() -> None:
    where = seats([20, 20], hands=["As Ks", 2], mesa=BOARD)
    assert "usa una sola de las dos formas" in faults(where)["2"]


def test_a_place_begins_at_one() -> None:
    assert "Los puestos van desde 1" in faults(seats([20, 20], hands=[0, 1]))["1"]


def test_everybody_who_contends_needs_a_hand() -> None:
    where = seats([20, 60, 60], hands=[1, 2, None])
    assert "Falta su mano: puede ganar el principal" in faults(where)["3"]
    assert len(ask(where).pots) == 2


@pytest.mark.parametrize(
    "said", [{"asientos": 11}, {"p11": 20}, {"asientos": "x"}, {"asientos": 1}]
)
def test_there_are_two_to_ten_seats(said: dict[str, object]) -> None:
    assert (
        "Van de 2 a 10 asientos" in faults(address(p1=20, p2=20, impar="uno", **said))["asientos"]
    )


def test_a_chip_that_does_not_divide_an_amount() -> None:
    where = seats([66, 50], hands=[1, 2], ficha=25, n1="Ana")
    assert "Con fichas de 25 no se forman 66 (Ana)" in faults(where)["ficha"]
    assert typed(where)["ficha"] == "25"


def test_a_chip_is_worth_something() -> None:
    assert "vale al menos 1" in faults(seats([20, 20], ficha=0))["ficha"]


def test_a_pot_that_does_not_divide_where_no_chip_may_be_left() -> None:
    where = seats([5, 20, 20], [True], [None, 1, 1], impar="no")
    assert "no se divide entre 2" in faults(where)["impar"]


def test_a_rule_that_there_is_not() -> None:
    where = seats([20, 20], impar="mitad")
    assert "«mitad» no es una regla" in faults(where)["impar"]
    assert "«mitad», que no vale" in get(where).content.decode()


@pytest.mark.parametrize("button", ["0", "4", "x"])
def test_a_button_that_is_nowhere(button: str) -> None:
    where = seats([20, 20, 20], boton=button)
    assert "de 1 a 3" in faults(where)["boton"]
    assert f"«{button}», que no vale" in get(where).content.decode()


def test_a_name_of_more_than_twenty_letters() -> None:
    where = seats([20, 20], n1="x" * 21)
    assert "A lo más 20 letras; van 21" in faults(where)["1"]
    assert typed(where)["n1"] == "x" * 21


def test_a_state_that_is_none() -> None:
    assert "Solo «r»" in faults(address(p1=20, s1="x", p2=20, impar="uno"))["1"]


def test_several_faults_are_all_said() -> None:
    said = faults(seats(["x", 20, "y"], muerto="z"))
    assert {"1", "3", "muerto"} <= said.keys()


def test_the_faults_are_listed_with_the_way_to_their_fields() -> None:
    page = ask(seats(["x", 20])).page
    assert "#p1" in [each.attrs.get("href") for each in page.all("a")]


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><b>', "\u202eana", "a\u0000b"])
def test_a_name_is_only_ever_text(name: str) -> None:
    response = get(seats([20, 20], n1=name))
    assert response.status_code in (200, 400, 422)
    assert "<script>alert" not in response.content.decode()
    assert '"><b>' not in response.content.decode()


def test_a_name_that_turns_the_line_around_is_shown_straight() -> None:
    assert "\u202e" not in ask(seats([20, 20], n1="\u202eana")).text


SCRAPS = [
    "",
    "0",
    "1",
    "20",
    "-1",
    "x",
    "r",
    "Qs Qh",
    "Qs",
    "10h 9h",
    "²",
    "٣",
    "1.000",
    "9" * 40,
    BOARD,
]
FIELDS = [f"{letter}{n}" for letter in "npsm" for n in (1, 2, 3, 11)]
FIELDS += ["mesa", "muerto", "boton", "ficha", "asientos", "quitar"]


@settings(max_examples=300)
@given(
    st.dictionaries(st.sampled_from(FIELDS), st.sampled_from(SCRAPS) | st.text(max_size=12)),
    st.sampled_from(["uno", "primero", "no", "x"]),
)
def test_whatever_is_sent_is_answered(sent: dict[str, str], rule: str) -> None:
    assert get(address(**sent, impar=rule)).status_code in (200, 302, 400, 422)
