"""What shapes ask of a table with one pot, in words shared by several levels."""

from engine import Card
from practice.table import Seats, Table, best


def tops(table: Table) -> Seats:
    """The seats that hold the best hand."""
    return best(table.seats, table.strengths)


def winner(table: Table) -> int | None:
    """The seat that wins alone; None where the best hand is shared."""
    seats = tops(table)
    return seats[0] if len(seats) == 1 else None


def playing(table: Table, seat: int) -> tuple[Card, ...]:
    """The seat's own cards that are among its five."""
    return tuple(card for card in table.own(seat) if card in table.hands[seat].five)
