"""All that was given to the reader: the board, the hands, and which two to compare."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple
from urllib.parse import urlencode

from engine import Card
from practice.reader.fields import Field

FEWEST_HANDS, MOST_HANDS = 2, 10

Pair = tuple[int, int]


class Seat(NamedTuple):
    """One hand: its number (from 1), its name, its own two cards."""

    number: int
    name: Field
    own: Field

    @property
    def is_begun(self) -> bool:
        return bool(self.own.text or self.name.text)


@dataclass(frozen=True)
class Entry:
    """What an address says, read.

    Attributes:
        board: the field of the board.
        seats: a row for each hand, empty ones too.
        pair: numbers (from 1) of the two hands that were chosen to be compared, if any.
        rows_error: what is wrong with the number of hands.
        pair_error: what is wrong with the choice of two hands.
    """

    board: Field
    seats: tuple[Seat, ...]
    pair: Pair | None = None
    rows_error: str = ""
    pair_error: str = ""

    @property
    def of_cards(self) -> tuple[Field, ...]:
        """The fields that hold cards, in the order in which tapping fills them."""
        return (self.board, *(seat.own for seat in self.seats))

    @property
    def errors(self) -> list[str]:
        """All that is wrong, each with its place."""
        fields = [self.board, *(field for seat in self.seats for field in (seat.name, seat.own))]
        found = [f"{field.place.capitalize()}: {field.error}" for field in fields if field.error]
        return found + [error for error in (self.rows_error, self.pair_error) if error]

    @property
    def given(self) -> dict[Card, str]:
        """Each card that was given, and where it was given first: "tablero", "mano 2"."""
        places: dict[Card, str] = {}
        for field in self.of_cards:
            for card in field.cards:
                places.setdefault(card, field.place)
        return places

    @property
    def next_field(self) -> Field | None:
        """Where the next tapped card goes; None where no place is empty."""
        return next((field for field in self.of_cards if field.missing), None)

    @property
    def params(self) -> dict[str, str]:
        """What an address must carry to say this again, in order."""
        return {key: value for key, value in self._params() if value}

    def query(self, pair: Pair | None = None) -> str:
        """The part of an address after "?"; with `pair`, these two hands are compared in it."""
        chosen = {"contra": f"{pair[0]}-{pair[1]}"} if pair else {}
        return urlencode(self.params | chosen)

    def _params(self) -> Iterator[tuple[str, str]]:
        yield "mesa", _short(self.board)
        for seat in self.seats:
            yield seat.name.key, seat.name.text
            yield seat.own.key, _short(seat.own)
        if FEWEST_HANDS < len(self.seats) <= MOST_HANDS:
            yield "manos", str(len(self.seats))
        if self.pair:
            yield "contra", f"{self.pair[0]}-{self.pair[1]}"


def _short(field: Field) -> str:
    """Cards by their codes; as typed where they could not be read."""
    return "".join(card.code for card in field.cards) or field.text
