"""Hands typed by a person: what becomes a drill, and what is refused with which reason."""

import pytest

from practice.dealing import Dealt
from practice.levels import LEVELS
from practice.proof import flaws
from practice.typed import TypedError, read_deal, type_hand
from tests.factories import dealt_series

KICKER, HIGHER, BOARD, SIDE = "kicker", "mano-mas-alta", "mesa-y-empates", "pozo-lateral"
QUEENS = "Qs Qh 9d 4c 2c"


def typed(level: str, board: str, *hands: str, amounts: str = "") -> Dealt:
    put_in = amounts.split() or ["20"] * len(hands)
    return type_hand(LEVELS[level], read_deal(board, hands, put_in))


def refusal(level: str, board: str, *hands: str, amounts: str = "") -> str:
    with pytest.raises(TypedError) as refused:
        typed(level, board, *hands, amounts=amounts)
    return str(refused.value)


# What becomes a drill


def test_a_hand_that_illustrates_its_level_gets_the_options_of_its_shape() -> None:
    dealt = typed(KICKER, QUEENS, "Ah 8s", "Kd 6h")
    assert dealt.shape == "par, primer kicker"
    mistakes = {option.mistake for option in dealt.options}
    assert mistakes == {"", "mano-mas-baja", "kicker-pasado-por-alto"}
    assert not list(flaws(dealt.table, dealt.question, dealt.options))


def test_the_same_hand_gets_the_same_options_in_the_same_order() -> None:
    one = typed(KICKER, QUEENS, "Ah 8s", "Kd 6h")
    assert one.options == typed(KICKER, "Q♠ Q♥ 9♦ 4♣ 2♣", "A♥ 8♠", "K♦ 6♥").options


def test_amounts_are_read_as_they_are_written() -> None:
    deal = read_deal(QUEENS, ["Ah 8s", "Kd 6h"], ["2.000", "2 000"])
    assert deal.contributed == (2000, 2000)


def test_seats_of_which_nothing_is_written_are_left_out() -> None:
    deal = read_deal(QUEENS, ["Ah 8s", "Kd 6h", ""], ["20", "20", " "])
    assert len(deal.hands) == 2


@pytest.mark.parametrize("place", range(24))
def test_every_dealt_hand_could_have_been_typed(place: int) -> None:
    dealt = dealt_series()[place]
    again = type_hand(dealt.level, dealt.table.deal)
    assert again.question == dealt.question
    assert not list(flaws(again.table, again.question, again.options))


def test_the_shape_of_the_place_is_tried_first() -> None:
    shapes = [shape for shape in LEVELS[SIDE].shapes if shape.name.startswith("gana otro")]
    dealt = next(d for d in dealt_series() if d.shape == "gana otro (a)")
    for shape in shapes:
        assert type_hand(LEVELS[SIDE], dealt.table.deal, shape).shape == shape.name


# Cards and amounts


def test_a_piece_that_is_no_card_is_named_with_its_place() -> None:
    assert "«Xx» (mano 2, carta 1) no es una carta" in refusal(KICKER, QUEENS, "Ah 8s", "Xx 6h")


def test_a_card_that_lies_twice_is_named() -> None:
    assert "está repetida" in refusal(KICKER, QUEENS, "Ah 8s", "Qs 6h")


def test_a_board_without_five_cards_is_refused() -> None:
    assert "se necesitan 5 cartas y hay 4" in refusal(KICKER, "Qs Qh 9d 4c", "Ah 8s", "Kd 6h")


@pytest.mark.parametrize(
    ("amount", "says"),
    [("veinte", "no es un monto"), ("1,250", "de dos modos"), ("-3", "no es un")],
)
def test_an_amount_that_cannot_be_read_is_refused(amount: str, says: str) -> None:
    refused = refusal(KICKER, QUEENS, "Ah 8s", "Kd 6h", amounts=f"20 {amount}")
    assert refused.startswith("Monto de la mano 2:")
    assert says in refused


@pytest.mark.parametrize("amounts", ["20 40", "0 0"])
def test_a_level_with_one_pot_wants_equal_amounts(amounts: str) -> None:
    assert "todas las manos ponen lo mismo" in refusal(
        KICKER, QUEENS, "Ah 8s", "Kd 6h", amounts=amounts
    )


@pytest.mark.parametrize("amounts", ["90 90 90 90", "30 60 90 90", "30 30 90 90", "90 90 90 120"])
def test_a_level_with_a_side_pot_wants_one_hand_all_in_for_less(amounts: str) -> None:
    hands = ("Ah 8s", "Kd 6h", "Jc Jd", "3s 3h")
    assert "una mano va all in con menos" in refusal(SIDE, QUEENS, *hands, amounts=amounts)


# What the level asks


def test_another_number_of_hands_is_refused_with_the_right_one() -> None:
    assert "se juega con 2 manos; aquí hay 3" in refusal(KICKER, QUEENS, "Ah 8s", "Kd 6h", "3s 5d")
    assert "se juega con 2 o 3 manos" in refusal(
        BOARD, QUEENS, *["Ah 8s", "Kd 6h", "3s 5d", "7s 7h"]
    )


def test_a_hand_that_shows_something_else_is_refused_with_what_the_level_asks() -> None:
    refused = refusal(KICKER, QUEENS, "Qd 8s", "Kd 6h")
    assert "A tiene trío de reinas y B tiene par de reinas" in refused
    assert "«par, primer kicker»" in refused
    assert "«carta alta»" in refused


def test_a_mistake_that_leads_to_the_right_answer_is_named() -> None:
    refused = refusal(HIGHER, QUEENS, "Ah 8s", "Kd 6h")
    assert "«La carta propia más alta» no lleva aquí a una respuesta equivocada" in refused


def test_a_pot_that_does_not_divide_is_refused() -> None:
    hands = ("Ah 3s", "As 3d", "7c 6h")
    assert typed(BOARD, "Kd Jc 9s 8h 2c", *hands, amounts="20 20 20").shape
    refused = refusal(BOARD, "Kd Jc 9s 8h 2c", *hands, amounts="25 25 25")
    assert "prueba con múltiplos de 12" in refused
