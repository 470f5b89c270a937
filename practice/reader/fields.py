"""One field of the form as it was typed: what could be read in it, and what is wrong with it."""

from typing import NamedTuple
from unicodedata import category

from engine import Card, CardError, parse_cards
from practice.amounts import written

ON_BOARD, IN_HAND = 5, 2
LONGEST_NAME = 20
# What is kept of a text that is too long: enough to see what it was.
LONGEST = 100
COUNTS = {ON_BOARD: "cinco", IN_HAND: "dos"}
STREETS = {1: ": el river", 2: ": el turn y el river"}

# Controls, and signs without a shape that could turn the line around; an emoji is joined by one.
HIDDEN, JOINER, LOST = {"Cc", "Cf", "Cs"}, "\u200d", "\ufffd"


class Field(NamedTuple):
    """A text field.

    Attributes:
        key: its name in the address: "mesa", "m3", "n3".
        place: what it is, in Spanish: "tablero", "mano 3".
        text: what was typed; `LOST` stands for what cannot be shown, and it is cut if too long.
        wanted: how many cards go here; 0 in a name.
        cards: the cards that could be read; none where a piece is not a card.
        error: what is wrong and what would be right; empty where nothing is.
    """

    key: str
    place: str
    text: str
    wanted: int = 0
    cards: tuple[Card, ...] = ()
    error: str = ""

    @property
    def missing(self) -> int:
        """How many cards are still to come; none where something must be corrected first."""
        return 0 if self.error else self.wanted - len(self.cards)

    @property
    def is_complete(self) -> bool:
        return not self.error and len(self.cards) == self.wanted

    @property
    def lacks(self) -> str:
        """What is still to come, in words, where the field was begun; else empty."""
        if not self.cards or not self.missing:
            return ""
        street = STREETS.get(self.missing, "") if self.wanted == ON_BOARD else ""
        return f"{lacking(self.missing)}{street}."


def lacking(count: int) -> str:
    """How many cards are missing.

    >>> lacking(2)
    'Faltan 2 cartas'
    """
    return "Falta 1 carta" if count == 1 else f"Faltan {count} cartas"


def name_field(key: str, place: str, typed: str) -> Field:
    """Read the name of a hand: optional, at most `LONGEST_NAME` characters."""
    name = " ".join(typed.split()) if len(typed) <= LONGEST else typed
    error = _unreadable(name)
    if not error and len(name) > LONGEST_NAME:
        error = f"El nombre tiene a lo más {LONGEST_NAME} caracteres; van {written(len(name))}."
    return Field(key, place, _shown(name), error=error)


def cards_field(key: str, place: str, wanted: int, typed: str) -> Field:
    """Read a field of cards. Fewer than `wanted` are no error: more may come."""
    field = Field(key, place, _shown(typed.strip() if len(typed) <= LONGEST else typed), wanted)
    if error := _too_long(typed) or _unreadable(typed):
        return field._replace(error=error)
    try:
        cards = parse_cards(typed.replace(",", " "))
    except CardError as error:
        return field._replace(error=str(error))
    return field._replace(cards=cards, error=_too_many(len(cards), wanted))


def _too_many(count: int, wanted: int) -> str:
    if count <= wanted:
        return ""
    return f"Aquí van {COUNTS[wanted]} cartas y hay {count}: quita {count - wanted}."


def _too_long(typed: str) -> str:
    if len(typed) <= LONGEST:
        return ""
    return f"Es demasiado largo: van {written(len(typed))} caracteres y caben {LONGEST}."


def _unreadable(typed: str) -> str:
    if any(map(_is_hidden, typed)):
        return f"Lleva un carácter que no se puede mostrar; está donde dice «{LOST}»: bórralo."
    return ""


def _is_hidden(sign: str) -> bool:
    return sign == LOST or (category(sign) in HIDDEN and not sign.isspace() and sign != JOINER)


def _shown(typed: str) -> str:
    return "".join(LOST if _is_hidden(sign) else sign for sign in typed[:LONGEST])
