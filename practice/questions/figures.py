"""What of a settled hand a question asks for: a few figures, each with its label."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from engine import Pot
from practice.amounts import written
from practice.naming import listed, pot_name
from practice.questions.reckoning import added
from practice.settling import Account
from practice.table import SEAT_NAMES, Seats, Table

MOST_POTS = 4  # a field for each where amounts are typed; a pot that there is not has 0
Value = int | Seats


class Figures(NamedTuple):
    """An answer in figures: amounts in whole units, or the seats that may win each pot."""

    values: tuple[Any, ...]

    def as_json(self) -> dict[str, Any]:
        return {"values": [list(v) if isinstance(v, tuple) else v for v in self.values]}

    @classmethod
    def from_json(cls, values: Sequence[Any]) -> Self:
        return cls(tuple(tuple(v) if isinstance(v, list) else v for v in values))


class Facet:
    """One side of a settled hand. `noun` heads the labels."""

    noun = "Jugador"

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        """What is asked for, one value for each label."""
        raise NotImplementedError

    def labels(self, table: Table, size: int) -> list[str]:
        """What each of `size` values is."""
        return [SEAT_NAMES[seat] for seat in table.seats]

    def sums(self, table: Table, account: Account) -> list[str]:
        """How each value of the right answer comes about; empty where there is nothing to add."""
        raise NotImplementedError

    def says(self, table: Table, values: Sequence[Value]) -> tuple[str, ...]:
        """The values as an option that is read, line by line."""
        labels = self.labels(table, len(values))
        return tuple(f"{label}: {shown(v)}" for label, v in zip(labels, values, strict=True))


class OfPots(Facet):
    """Something of each pot."""

    noun = "Pozo"

    def labels(self, table: Table, size: int) -> list[str]:
        return [pot_name(number, size) for number in range(size)]


class PotAmounts(OfPots):
    """How many pots there are, and how much lies in each."""

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        return tuple(pot.amount for pot in account.pots)

    def sums(self, table: Table, account: Account) -> list[str]:
        return [_by_seat(pot) for pot in account.pots]

    def says(self, table: Table, values: Sequence[Value]) -> tuple[str, ...]:
        lines = super().says(table, values)
        return lines if len(lines) > 1 else (f"Un pozo de {shown(values[0])}",)


class PotsTyped(PotAmounts):
    """The same with a field for each pot that there might be."""

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        amounts = super().figures(table, account)
        return amounts + (0,) * (MOST_POTS - len(amounts))

    def labels(self, table: Table, size: int) -> list[str]:
        return [pot_name(number, MOST_POTS) for number in range(MOST_POTS)]


class GoesBack(Facet):
    """How much goes back to who put in the most, and how much stays in the pots."""

    noun = "Fichas"

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        return (account.returned[who_put_most(table)], in_pots(account.pots))

    def labels(self, table: Table, size: int) -> list[str]:
        return [f"Vuelve a {SEAT_NAMES[who_put_most(table)]}", "Queda en los pozos"]

    def sums(self, table: Table, account: Account) -> list[str]:
        seat = who_put_most(table)
        put = table.deal.contributed[seat]
        matched = put - account.returned[seat]
        parts = [sum(pot.parts[s] for pot in account.pots) for s in table.everybody]
        return [f"{written(put)} − {written(matched)}", added([part for part in parts if part])]


class Contenders(OfPots):
    """Who can win each pot."""

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        return tuple(pot.eligible for pot in account.pots)

    def sums(self, table: Table, account: Account) -> list[str]:
        return [f"pusieron {listed(_who_paid(pot))}" for pot in account.pots]


class AtMost(Facet):
    """How much each seat can win at most."""

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        return tuple(account.most[seat] for seat in table.seats)

    def sums(self, table: Table, account: Account) -> list[str]:
        return [
            added([pot.amount for pot in account.pots if seat in pot.eligible])
            for seat in table.seats
        ]


class Paid(Facet):
    """How much each seat gets."""

    def figures(self, table: Table, account: Account) -> tuple[Value, ...]:
        return tuple(account.payouts[seat] for seat in table.seats)

    def sums(self, table: Table, account: Account) -> list[str]:
        return [_received(account, seat) for seat in table.seats]


def shown(value: Value) -> str:
    """A value as it is printed: an amount, or names of seats."""
    return listed(value) if isinstance(value, tuple) else written(value)


def in_pots(pots: Sequence[Pot]) -> int:
    return sum(pot.amount for pot in pots)


def who_put_most(table: Table) -> int:
    """The seat still in that put in the most: the only one to whom something can go back."""
    return max(table.seats, key=lambda seat: table.deal.contributed[seat])


def _by_seat(pot: Pot) -> str:
    """What each seat put into a pot: "A 30 + B 30"."""
    return " + ".join(f"{SEAT_NAMES[seat]} {written(pot.parts[seat])}" for seat in _who_paid(pot))


def _who_paid(pot: Pot) -> Seats:
    return tuple(seat for seat, part in enumerate(pot.parts) if part)


def _received(account: Account, seat: int) -> str:
    """What a seat is paid from each pot, and what goes back to it; empty where it is one amount."""
    parts = [written(pot.shares[seat]) for pot in account.pots if pot.shares[seat]]
    back = account.returned[seat]
    said = [*parts, *([f"{written(back)} que vuelven"] if back else [])]
    return " + ".join(said) if len(said) > 1 or back else ""
