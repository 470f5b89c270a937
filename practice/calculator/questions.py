"""What an address asks: seats, amounts, hands and rules; or, field by field, why it cannot be read."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine import Card, CardError, parse_cards
from engine.cards import check_distinct, placed
from practice.amounts import AmountError, read_amount
from practice.calculator.address import FEWEST, FOLDED, MOST, Address, Row
from practice.calculator.house import ODD_CHIPS, ODD_CHIPS_SAY, House

LONGEST_NAME: Final = 20
BOARD_CARDS, HAND_CARDS = 5, 2
LAST_RANK: Final = 99
# Longer hands are not shown again by the message that refuses them.
QUOTED: Final = 20
_RANK: Final = re.compile(r"[0-9]{1,2}")
# Without these there are no pots; hands and rules are only needed to give them.
_OF_THE_MONEY: Final = re.compile(r"[ps]\d+|muerto|boton|asientos")
HAND_EXAMPLE: Final = "Escribe un puesto (1 la mejor; iguales empatan) o dos cartas, como «Qs Qh»."


class Seat(NamedTuple):
    """A seat that plays. `rank` is 1 for the best hand; without a hand there is neither."""

    number: int
    name: str
    put: int
    folded: bool
    rank: int | None = None
    cards: tuple[Card, ...] = ()

    @property
    def has_hand(self) -> bool:
        return self.rank is not None or bool(self.cards)


@dataclass(frozen=True)
class Question:
    """What is to be settled.

    Attributes:
        seats: from the left of the button, clockwise.
        board: five cards, or none.
        dead: money for the table, in units.
        house: the odd-chip rule and the smallest chip.
        by_house: whether the rule came from the house, the address not saying any.
        faults: by the name of the field, what is wrong there and what would do.
    """

    seats: tuple[Seat, ...] = ()
    board: tuple[Card, ...] = ()
    dead: int = 0
    house: House = field(default_factory=House)
    by_house: bool = False
    faults: dict[str, str] = field(default_factory=dict)

    @property
    def can_be_layered(self) -> bool:
        """At least two seats, and no fault in what they put in."""
        wrong = any(_OF_THE_MONEY.fullmatch(name) for name in self.faults)
        return len(self.seats) >= FEWEST and not wrong


def read(address: Address, house: Callable[[], House]) -> Question:
    """Read an address.

    Args:
        address: what was written.
        house: asked for the house's rule, only where the address does not say the odd-chip rule.
    """
    return _Reader(address, house).question()


class _Reader:
    """Reads field after field and goes on after a fault."""

    def __init__(self, address: Address, house: Callable[[], House]) -> None:
        self.address = address
        self.house = house
        self.faults: dict[str, str] = {}

    def question(self) -> Question:
        self._count()
        seats = [seat for row in self.address.rows if (seat := self._seat(row))]
        self._all_folded(seats)
        board = self._cards("mesa", self.address.board, BOARD_CARDS, "el tablero")
        self._hands(seats, board)
        house = self._rule()
        dead = self._amount("muerto", self.address.dead)
        self._nothing(seats, dead)
        return Question(
            seats=self._from_the_button(_told_apart(seats)),
            board=board,
            dead=dead,
            house=house,
            by_house=not self.address.odd,
            faults=self.faults,
        )

    def _fault(self, name: str, says: str) -> None:
        self.faults.setdefault(name, says)

    def _count(self) -> None:
        seats = self.address.seats
        if self.address.too_many or (seats and not _within(seats, FEWEST, MOST)):
            self._fault("asientos", f"Van de {FEWEST} a {MOST} asientos.")

    def _seat(self, row: Row) -> Seat | None:
        """The seat of a row; none where nobody plays."""
        if not (row.put or row.folded or row.hand):
            self._name(row)
            return None
        if row.folded not in ("", FOLDED):
            self._fault(f"s{row.number}", f"Solo «{FOLDED}» dice que el asiento se retiró.")
        if not row.put and not row.folded:
            self._fault(f"p{row.number}", "Falta lo que puso: escribe un entero, o 0.")
        put = self._amount(f"p{row.number}", row.put)
        rank, cards = self._hand(row)
        return Seat(row.number, self._name(row), put, row.is_folded, rank, cards)

    def _name(self, row: Row) -> str:
        name = " ".join("".join(each for each in row.name if each.isprintable()).split())
        if len(name) <= LONGEST_NAME:
            return name or f"Asiento {row.number}"
        self._fault(f"n{row.number}", f"A lo más {LONGEST_NAME} letras; van {len(name)}.")
        return f"Asiento {row.number}"

    def _amount(self, name: str, text: str) -> int:
        try:
            return read_amount(text) if text else 0
        except AmountError as error:
            negative = text.startswith(("-", "−")) and text[1:].strip().isdecimal()
            less = "Un monto no es negativo: escribe un entero desde 0."
            self._fault(name, less if negative else str(error))
            return 0

    def _hand(self, row: Row) -> tuple[int | None, tuple[Card, ...]]:
        name = f"m{row.number}"
        if row.hand and row.is_folded:
            self._fault(name, "Se retiró: no puede ganar. Borra su mano, o desmarca que se retiró.")
            return None, ()
        if not _RANK.fullmatch(row.hand):
            return None, self._cards(name, row.hand, HAND_CARDS, "la mano")
        if not 1 <= int(row.hand) <= LAST_RANK:
            self._fault(name, f"Los puestos van desde 1. {HAND_EXAMPLE}")
        return int(row.hand), ()

    def _cards(self, name: str, text: str, count: int, what: str) -> tuple[Card, ...]:
        """Exactly so many cards; none where nothing is written or something is wrong."""
        try:
            cards = parse_cards(text)
        except CardError as error:
            hint = f" {HAND_EXAMPLE}" if name != "mesa" and text.isdecimal() else ""
            self._fault(name, f"{error}{hint}")
            return ()
        if text and len(cards) != count:
            there = "hay 1" if len(cards) == 1 else f"hay {len(cards)}"
            self._fault(name, f"Para {what} se necesitan {count} cartas y {there}.")
            return ()
        return cards

    def _hands(self, seats: list[Seat], board: tuple[Card, ...]) -> None:
        """What only shows when board and hands are seen together."""
        shown = [seat for seat in seats if seat.cards]
        ranked = [seat for seat in seats if seat.rank is not None]
        if shown and ranked:
            for seat in ranked:
                self._fault(
                    f"m{seat.number}",
                    f"Aquí hay un puesto y otros tienen cartas ({shown[0].name}): "
                    "usa una sola de las dos formas.",
                )
        elif ranked and self.address.board:
            self._fault("mesa", "Las manos van como puestos: borra el tablero, o escribe cartas.")
        if shown and not self.address.board:
            self._fault("mesa", "Falta el tablero: cinco cartas, como «Qs Qh 9d 6c 2s».")
        self._repeated(shown, board)

    def _repeated(self, shown: list[Seat], board: tuple[Card, ...]) -> None:
        places = list(placed(board, "tablero"))
        for seat in shown:
            places += placed(seat.cards, seat.name, seat.number)
            try:
                check_distinct(places)
            except CardError as error:
                self._fault(f"m{seat.number}", str(error))
                return

    def _all_folded(self, seats: list[Seat]) -> None:
        if len(seats) >= FEWEST and all(seat.folded for seat in seats):
            self._fault(
                f"s{seats[-1].number}",
                "Se retiraron todos: no queda nadie que se lleve el pozo. "
                "Desmarca a quien no se retiró.",
            )

    def _nothing(self, seats: list[Seat], dead: int) -> None:
        total = sum(seat.put for seat in seats) + dead
        if len(seats) >= FEWEST and not total and not self.faults:
            self._fault(f"p{seats[0].number}", "Nadie puso nada: no hay pozo que repartir.")

    def _rule(self) -> House:
        odd, chip = self.address.odd, self.address.chip
        house = House() if odd else self.house()
        if odd and odd not in ODD_CHIPS:
            known = "; ".join(f"«{code}», {says}" for code, says in ODD_CHIPS_SAY.items())
            self._fault("impar", f"«{odd[:QUOTED]}» no es una regla. Hay: {known}.")
        elif odd:
            house = house._replace(odd=odd)
        worth = self._amount("ficha", chip) if chip else house.chip
        if not worth:
            self._fault("ficha", "La ficha más chica vale al menos 1.")
        return house._replace(chip=max(worth, 1))

    def _from_the_button(self, seats: list[Seat]) -> tuple[Seat, ...]:
        """The engine's order. Without a button it is the last seat, so they stay as they sit."""
        button, last = self.address.button, len(self.address.rows)
        if button and not _within(button, 1, last):
            self._fault("boton", f"El botón está en un asiento, de 1 a {last}.")
            return tuple(seats)
        place = int(button or last)
        return tuple(sorted(seats, key=lambda seat: (seat.number <= place, seat.number)))


def _within(text: str, least: int, most: int) -> bool:
    return text.isdecimal() and least <= int(text[:4]) <= most


def _told_apart(seats: list[Seat]) -> list[Seat]:
    """Seats whose names are the same get their numbers too."""
    names = [seat.name for seat in seats]
    return [
        seat._replace(name=f"{seat.name} ({seat.number})") if names.count(seat.name) > 1 else seat
        for seat in seats
    ]
