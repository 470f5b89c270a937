"""The fifty-two cards to tap, and the places that they fill."""

from typing import NamedTuple

from engine import DECK, SUITS, Card
from practice.reader.entry import Entry
from practice.reader.fields import Field

SUIT_NAMES = {"s": "Picas", "h": "Corazones", "d": "Diamantes", "c": "Tréboles"}


class GridCard(NamedTuple):
    """A card to tap; `place` says where it was given already, empty where it was not."""

    card: Card
    place: str


class GridSuit(NamedTuple):
    """The thirteen cards of a suit, from the ace down."""

    name: str
    symbol: str
    cards: list[GridCard]


class Slot(NamedTuple):
    """A place for a card; `number` counts from 1 within its field."""

    number: int
    card: Card | None
    is_next: bool


class Slots(NamedTuple):
    """The places of a field; none where what was typed there cannot be read."""

    field: Field
    slots: list[Slot]


class Tapping(NamedTuple):
    """What is shown to tap: the deck, and the places with what lies in them.

    `to` says where the next card goes ("tablero, carta 4"), empty where no place is left.
    """

    suits: list[GridSuit]
    places: list[Slots]
    to: str

    @classmethod
    def of(cls, entry: Entry) -> "Tapping":
        following = entry.next_field
        to = f"{following.place}, carta {len(following.cards) + 1}" if following else ""
        return cls(_suits(entry), [_slots(field, following) for field in entry.of_cards], to)


def _suits(entry: Entry) -> list[GridSuit]:
    given = entry.given
    return [
        GridSuit(
            SUIT_NAMES[suit],
            next(card.symbol for card in DECK if card.suit == suit),
            [GridCard(card, given.get(card, "")) for card in DECK if card.suit == suit],
        )
        for suit in SUITS
    ]


def _slots(field: Field, following: Field | None) -> Slots:
    if field.error and not field.cards:
        return Slots(field, [])
    cards: list[Card | None] = [*field.cards, *[None] * (field.wanted - len(field.cards))]
    first = len(field.cards) if field is following else -1
    return Slots(
        field,
        [Slot(at + 1, card, at == first) for at, card in enumerate(cards)],
    )
