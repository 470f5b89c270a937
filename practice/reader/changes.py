"""What the buttons of the form do: give a card, take it back, put in a hand, take one out."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine import Card, CardError, named_card, parse_cards
from practice.reader.entry import FEWEST_HANDS, MOST_HANDS, Entry, Seat
from practice.reader.reading import MOST_SHOWN, read_entry

Params = dict[str, str]


class ChangeError(ValueError):
    """A button's value that cannot be done; the message is Spanish and says why."""


class Asked(NamedTuple):
    """A button that was pressed: its name and its value."""

    name: str
    value: str


def asked_change(data: Mapping[str, str]) -> Asked | None:
    """The button that an address carries, if any."""
    return next((Asked(name, data[name].strip()) for name in CHANGES if data.get(name)), None)


def change(entry: Entry, asked: Asked) -> Entry:
    """The entry after a button was pressed.

    Raises:
        ChangeError: that card was given already or not at all, there is no place left, or there
            is no such hand.
    """
    return read_entry(CHANGES[asked.name](entry, asked.value))


def _give(entry: Entry, value: str) -> Params:
    card = _card(value)
    if card in entry.given:
        raise ChangeError(f"{_named(card)} ya está: {entry.given[card]}.")
    field = entry.next_field
    if field is None:
        raise ChangeError("No queda ningún lugar vacío: agrega una mano o quita una carta.")
    return entry.params | {field.key: _codes((*field.cards, card))}


def _take_back(entry: Entry, value: str) -> Params:
    card = _card(value)
    holding = [field for field in entry.of_cards if card in field.cards]
    if not holding:
        raise ChangeError(f"{_named(card)} no está en ninguna parte: no hay qué quitar.")
    field = holding[-1]  # of a card that lies twice, the second one goes
    kept = tuple(each for each in field.cards if each is not card)
    return entry.params | {field.key: _codes(kept)}


def _take_out(entry: Entry, value: str) -> Params:
    numbers = [str(seat.number) for seat in entry.seats]
    if value not in numbers:
        raise ChangeError(f"No hay mano {value[:10]} que quitar.")
    left = [seat for seat in entry.seats if str(seat.number) != value]
    rows = min(max(FEWEST_HANDS, len(left)), MOST_HANDS)
    return _of_board(entry) | _renumbered(left) | {"manos": str(rows)}


def _put_in(entry: Entry, value: str) -> Params:
    rows = len(entry.seats) + 1
    if rows > MOST_HANDS:
        raise ChangeError(f"Ya están las {MOST_HANDS} manos que caben.")
    return entry.params | {"manos": str(rows)}


CHANGES: dict[str, Callable[[Entry, str], Params]] = {
    "carta": _give,
    "quita": _take_back,
    "saca": _take_out,
    "agrega": _put_in,
}
"""What each button does, by the name that it has in an address."""


def _of_board(entry: Entry) -> Params:
    return {key: value for key, value in entry.params.items() if key == entry.board.key}


def _renumbered(seats: list[Seat]) -> Params:
    """The hands that stay, moved up. Which two were compared is forgotten: their numbers changed."""
    moved: Params = {}
    for number, seat in enumerate(seats[:MOST_SHOWN], start=1):
        moved[f"n{number}"] = seat.name.text
        moved[f"m{number}"] = seat.own.text
    return moved


def _card(value: str) -> Card:
    try:
        (card,) = parse_cards(value[:20])
    except (CardError, ValueError):
        raise ChangeError("Esa no es una carta: toca una de las cincuenta y dos.") from None
    return card


def _named(card: Card) -> str:
    return f"{named_card(card).capitalize()} ({card})"


def _codes(cards: tuple[Card, ...]) -> str:
    return "".join(card.code for card in cards)
