"""The address of a settlement, read as it was written, and written again as short as it goes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self
from urllib.parse import urlencode

from django.http import QueryDict

FEWEST: Final = 2
MOST: Final = 10
SHOWN_AT_FIRST: Final = 3
FOLDED: Final = "r"
_OF_A_SEAT: Final = re.compile(r"[npsm](\d+)")

EXAMPLE: Final = (
    "n1=Ana&p1=80&m1=9s+9h&n2=Beto&p2=170&m2=Ad+Ac&n3=Caro&p3=210&m3=Kd+Kc&n4=Dani&p4=80&s4=r"
    "&mesa=Qs+Qh+9d+6c+2s&ficha=1&impar=uno"
)


class Row(NamedTuple):
    """One seat as it was written, in the order in which they sit."""

    number: int
    name: str = ""
    put: str = ""
    folded: str = ""
    hand: str = ""

    @property
    def is_empty(self) -> bool:
        return not (self.name or self.put or self.folded or self.hand)

    @property
    def is_folded(self) -> bool:
        return self.folded == FOLDED

    def pairs(self) -> Iterator[tuple[str, str]]:
        written = {"n": self.name, "p": self.put, "s": self.folded, "m": self.hand}
        return ((f"{letter}{self.number}", value) for letter, value in written.items())


@dataclass(frozen=True)
class Address:
    """Everything that an address says, as text; empty where it says nothing.

    Attributes:
        rows: the seats that are shown, clockwise, at least as many as have something written.
        board, dead, button, chip, odd: `mesa`, `muerto`, `boton`, `ficha` and `impar`.
        seats: `asientos`, how many rows are asked for.
        too_many: whether there is something for an eleventh seat.
    """

    rows: tuple[Row, ...]
    board: str = ""
    dead: str = ""
    button: str = ""
    chip: str = ""
    odd: str = ""
    seats: str = ""
    too_many: bool = False

    @classmethod
    def of(cls, query: QueryDict) -> Self:
        """Read an address; of a parameter given twice the last counts, and unknown ones do not."""
        get = {name: str(query[name]).strip() for name in query}.get
        seats = get("asientos", "")
        beyond = [n for name in query if (n := _seat_number(name)) > MOST and get(name)]
        rows = [_row(query, number) for number in range(1, MOST + 1)]
        return cls(
            rows=tuple(rows[: _shown(seats, rows)]),
            board=get("mesa", ""),
            dead=get("muerto", ""),
            button=get("boton", ""),
            chip=get("ficha", ""),
            odd=get("impar", ""),
            seats=seats,
            too_many=bool(beyond),
        )

    @property
    def is_empty(self) -> bool:
        """Nothing is written but what a form sends by itself."""
        return all(row.is_empty for row in self.rows) and not (self.board or self.dead)

    @property
    def can_grow(self) -> bool:
        return len(self.rows) < MOST

    @property
    def can_shrink(self) -> bool:
        return len(self.rows) > FEWEST

    def with_seat(self) -> Self:
        """One more row at the end, while there is room."""
        rows = self.rows + (Row(len(self.rows) + 1),) if self.can_grow else self.rows
        return replace(self, rows=rows, seats=str(len(rows)), too_many=False)

    def without_seat(self, number: int) -> Self:
        """Without a row: who sits behind it moves up, and the button stays between the same two."""
        if not self.can_shrink or not 1 <= number <= len(self.rows):
            return self
        kept = [row for row in self.rows if row.number != number]
        rows = tuple(row._replace(number=place) for place, row in enumerate(kept, start=1))
        button = _moved(self.button, number)
        return replace(self, rows=rows, seats=str(len(rows)), button=button, too_many=False)

    def with_rule(self, odd: str, chip: str) -> Self:
        """With the house's rule written out."""
        return replace(self, odd=odd, chip=chip)

    def query(self) -> str:
        """The address again, without what is empty."""
        pairs = [pair for row in self.rows for pair in row.pairs()]
        pairs += [("mesa", self.board), ("muerto", self.dead), ("boton", self.button)]
        pairs += [("ficha", self.chip), ("impar", self.odd), ("asientos", self._seats_said())]
        return urlencode([(name, value) for name, value in pairs if value])

    def _seats_said(self) -> str:
        if self.seats and not self.seats.isdecimal():
            return self.seats
        return "" if len(self.rows) == _shown("", list(self.rows)) else str(len(self.rows))


def _row(query: QueryDict, number: int) -> Row:
    return Row(number, *(query.get(f"{letter}{number}", "").strip() for letter in "npsm"))


def _seat_number(name: str) -> int:
    match = _OF_A_SEAT.fullmatch(name)
    return int(match[1][:4]) if match else 0


def _shown(seats: str, rows: list[Row]) -> int:
    """How many rows are shown: as many as are asked for, and all that have something written."""
    used = max((row.number for row in rows if not row.is_empty), default=0)
    if seats.isdecimal():
        asked = int(seats[:4])
        return min(max(asked, used, FEWEST), MOST)
    return max(used, SHOWN_AT_FIRST)


def _moved(button: str, gone: int) -> str:
    """The button after a seat has gone; empty is the last seat, the one before the first."""
    if not button.isdecimal() or int(button[:4]) < gone:
        return button
    return str(int(button[:4]) - 1) if int(button[:4]) > 1 else ""
