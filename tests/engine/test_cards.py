import copy
import pickle

import pytest

from engine import DECK, Card, CardError, parse_cards


def codes(text: str) -> str:
    return "".join(card.code for card in parse_cards(text))


def refused(text: str) -> CardError:
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    return caught.value


# Reading


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Qs Qh", "QsQh"),
        ("QsQh", "QsQh"),
        ("Q♠ 10♥", "QsTh"),
        ("10hTd", "ThTd"),
        ("a♣", "Ac"),
        ("QS kD", "QsKd"),
        ("  2c\n3c\t4c ", "2c3c4c"),
    ],
)
def test_cards_are_read_however_people_write_them(text: str, expected: str) -> None:
    assert codes(text) == expected


def test_suits_typed_on_a_telephone_are_read() -> None:
    assert codes("Q♠\ufe0f 10♥\ufe0e A♢") == "QsThAd"


def test_nothing_written_is_no_cards() -> None:
    assert parse_cards(" ") == ()


def test_cards_keep_the_order_in_which_they_were_written() -> None:
    assert codes("2c As 9d") == "2cAs9d"


# Refusing


@pytest.mark.parametrize(
    ("text", "piece", "place"),
    [
        ("Zx", "Zx", "carta 1"),
        ("Q", "Q", "carta 1"),
        ("1s", "1s", "carta 1"),
        ("11h", "11h", "carta 1"),
        ("Qs,", ",", "carta 2"),
        ("Qs Zx", "Zx", "carta 2"),
        ("QsZxKh", "Zx", "carta 2"),
        ("Ks Q ♠", "Q", "carta 2"),
        ("\u212as", "\u212as", "carta 1"),
        ("Q\u017f", "Q\u017f", "carta 1"),
    ],
)
def test_a_piece_that_is_no_card_is_named_with_its_place(text: str, piece: str, place: str) -> None:
    error = refused(text)
    assert (error.piece, error.place) == (piece, place)


def test_the_message_says_in_spanish_what_is_wrong_and_how_to_write_it() -> None:
    assert str(refused("Qs Zx")).startswith("«Zx» (carta 2) no es una carta: ")


def test_a_repeated_card_is_named_with_both_places() -> None:
    error = refused("Qs Kd Q♠")
    assert (error.piece, error.place) == ("Q♠", "carta 3")
    assert str(error) == "«Q♠» (carta 3) está repetida: ya salió (carta 1)."


def test_a_long_piece_is_cut_in_the_message_but_kept_in_the_error() -> None:
    error = refused("z" * 5000)
    assert len(str(error)) < 200
    assert len(error.piece) == 5000


def test_a_card_error_is_a_value_error_that_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(refused("Zx")))
    assert issubclass(CardError, ValueError)
    assert (error.piece, error.place) == ("Zx", "carta 1")


# The cards themselves


def test_the_deck_has_fifty_two_different_cards_from_the_ace_of_spades_down() -> None:
    assert len(set(DECK)) == 52
    assert (DECK[0].code, DECK[-1].code) == ("As", "2c")
    assert [card.order for card in DECK] == list(range(52))


def test_a_card_shows_its_rank_and_suit() -> None:
    card = Card(10, "h")
    assert (card.rank, card.suit, card.code, str(card)) == (10, "h", "Th", "10♥")


@pytest.mark.parametrize("card", DECK, ids=repr)
def test_every_card_is_read_back_from_what_it_shows(card: Card) -> None:
    assert parse_cards(f"{card}") == parse_cards(card.code) == (card,)


def test_there_is_one_object_per_card() -> None:
    card = Card(10, "h")
    assert parse_cards("Th")[0] is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Card(10, "h").rank = 11
    with pytest.raises(AttributeError):
        del Card(10, "h").rank


@pytest.mark.parametrize(("rank", "suit"), [(1, "s"), (15, "s"), (10, "x"), (10, "")])
def test_a_card_that_does_not_exist_cannot_be_made(rank: int, suit: str) -> None:
    with pytest.raises(CardError):
        Card(rank, suit)
