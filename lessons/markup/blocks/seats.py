"""The lines of a block of pots: who put in how much, and what became of the hand."""

import re
from typing import NamedTuple

from lessons.markup.faults import BlockError
from lessons.markup.fields import Field, plain
from practice.amounts import AmountError, read_amount

SEAT = re.compile(
    r"(?P<amount>[\d., ]*\d) ?(?P<state>all in|se retir[oó]|retirad[oa])? ?(?:con (?P<cards>.+))?",
    re.IGNORECASE,
)
EXAMPLE = "A: 30 all in"
FOLDED = "se retiró"


class Seat(NamedTuple):
    """One line of the block: who put in how much, and what became of the hand."""

    name: str
    amount: int
    state: str
    cards: str | None
    line: int

    @property
    def folded(self) -> bool:
        return self.state == FOLDED


def read_seat(field: Field) -> Seat:
    """What one line of the block says."""
    found = SEAT.fullmatch(" ".join(field.value.split()))
    if not found:
        says = (
            f"«{field.value[:60]}» no se entiende. Escribe el monto y, si hace falta, «all in», "
            "«retirado» o «con» y sus cartas: «A: 30 all in con K♣ 7♦»."
        )
        raise BlockError(field.line, says)
    state = plain(found["state"] or "")
    state = FOLDED if state.startswith(("retirad", "se retir")) else state
    amount = amount_of(field._replace(value=found["amount"]))
    return Seat(field.name, amount, state, found["cards"], field.line)


def amount_of(field: Field | None) -> int:
    """The amount of a line that holds nothing else; none where there is no such line."""
    if field is None:
        return 0
    try:
        return read_amount(field.value)
    except AmountError as error:
        raise BlockError(field.line, str(error)) from error
