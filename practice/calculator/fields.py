"""The form as it is shown: what was typed stays, and each field has its faults beside it."""

from typing import NamedTuple

from practice.calculator.accounts import Account
from practice.calculator.address import Address, Row
from practice.calculator.house import ODD_CHIPS, ODD_CHIPS_SAY

_LABELS = {"n": "Nombre", "p": "Puso", "s": "Se retiró", "m": "Mano"}
_TABLE_LABELS = {
    "asientos": "Asientos",
    "mesa": "Tablero",
    "muerto": "Dinero muerto",
    "boton": "Botón",
    "ficha": "Ficha más chica",
    "impar": "Ficha impar",
}


class Fault(NamedTuple):
    """What is wrong in a field. `where` is the field by name, as on the page."""

    field: str
    where: str
    says: str


class RowShown(NamedTuple):
    """A row as it was written, with its faults and what the button to remove it says."""

    row: Row
    faults: list[Fault]


class Choice(NamedTuple):
    value: str
    label: str
    chosen: bool


class Form:
    """The fields of an address with the faults of its account."""

    def __init__(self, address: Address, account: Account) -> None:
        self.address = address
        self.account = account

    @property
    def rows(self) -> list[RowShown]:
        return [RowShown(row, self._of_row(row)) for row in self.address.rows]

    @property
    def faults(self) -> list[Fault]:
        """All of them, in the order of the page."""
        in_rows = [fault for shown in self.rows for fault in shown.faults]
        return in_rows + [fault for faults in self.of_table.values() for fault in faults]

    @property
    def of_table(self) -> dict[str, list[Fault]]:
        """The faults of each field that is no seat's: one or none."""
        faults = self.account.faults
        return {
            name: [Fault(name, label, faults[name])] if name in faults else []
            for name, label in _TABLE_LABELS.items()
        }

    @property
    def buttons(self) -> list[Choice]:
        """Where the button can be; what was written and is none of these is kept."""
        typed = self.address.button
        seats = [str(row.number) for row in self.address.rows]
        choices = [Choice("", "El último", not typed)]
        choices += [Choice(seat, f"Asiento {seat}", seat == typed) for seat in seats]
        return choices + self._kept(typed, ["", *seats])

    @property
    def odd_chips(self) -> list[Choice]:
        typed = self.address.odd
        known = [
            Choice(code, ODD_CHIPS_SAY[code].capitalize(), code == typed) for code in ODD_CHIPS
        ]
        odd, by_house = self.account.question.house.odd, self.account.question.by_house
        says = f"La de la casa: {ODD_CHIPS_SAY[odd]}" if by_house else "La de la casa"
        house = Choice("", says, not typed)
        return [house, *known, *self._kept(typed, ["", *ODD_CHIPS])]

    @property
    def chip(self) -> int:
        """The chip that counts where none is written."""
        return self.account.question.house.chip

    @staticmethod
    def _kept(typed: str, known: list[str]) -> list[Choice]:
        return [] if typed in known else [Choice(typed, f"«{typed}», que no vale", True)]

    def _of_row(self, row: Row) -> list[Fault]:
        faults = self.account.faults
        names = [(f"{letter}{row.number}", label) for letter, label in _LABELS.items()]
        return [
            Fault(name, f"Asiento {row.number}, {label.lower()}", faults[name])
            for name, label in names
            if name in faults
        ]
