"""What the seats put in, the pots that it makes, and who can win each; with cards, who does."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from engine import (
    Card,
    OddChips,
    PotError,
    Settlement,
    Showdown,
    award,
    hand_name,
    layer_pots,
)
from lessons.markup.blocks.base import BOARD, Block, shown
from lessons.markup.blocks.seats import EXAMPLE, Seat, amount_of, read_seat
from lessons.markup.faults import BlockError
from lessons.markup.fields import MOST_SEATS, Field, Fields, plain
from lessons.markup.figures import Figure, part
from practice.amounts import written
from practice.dead_money import own_parts, posted
from practice.naming import joined, pot_name

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing
    from lessons.markup.text import Text

ODD_CHIPS = {
    "una a cada uno": OddChips.LEFT_OF_BUTTON,
    "todas al primero": OddChips.ALL_TO_FIRST_LEFT,
    "ninguna": OddChips.NONE,
}
ODD_CHIPS_SAY = {
    OddChips.LEFT_OF_BUTTON: "las fichas que no se dividen van de a una, desde la izquierda del botón",
    OddChips.ALL_TO_FIRST_LEFT: "las fichas que no se dividen van todas al primer ganador a la "
    "izquierda del botón",
    OddChips.NONE: "no quedan fichas sin dividir",
}


class SeatRow(NamedTuple):
    """One seat as it is shown; amounts and hand are ready for the page, empty where there are none."""

    seat: Seat
    key: str
    own: tuple[Card, ...]
    hand: str
    put: str
    back: str
    gets: str


class PotRow(NamedTuple):
    """One pot as it is shown."""

    name: str
    units: int
    amount: str
    sum: str
    contenders: str
    takers: str
    shares: str


class PotsBlock(Block):
    """Contributions in, pots out; the seats in order from the left of the button."""

    kind = "pozos"
    template = "lessons/blocks/_pots.html"

    def read(self, content: str, text: "Text") -> None:
        fields = Fields(content, self.line, known=("tablero", "muerto", "ficha", "ficha impar"))
        self.seats = [read_seat(field) for field in fields.seated(1, MOST_SEATS, EXAMPLE)]
        self.names = [seat.name for seat in self.seats]
        self.dead = amount_of(fields.named.get("muerto"))
        self.chip = amount_of(fields.named.get("ficha")) if "ficha" in fields.named else 1
        self.rule = _rule(fields.named.get("ficha impar"))
        self.rule_says = ODD_CHIPS_SAY[self.rule] if "ficha impar" in fields.named else ""
        try:
            self._settle(fields)
        except PotError as error:
            line = self.line if error.seat is None else self.seats[error.seat].line
            raise BlockError(line, _named(str(error), self.names)) from error
        self.figures = dict(self._figures())

    def _settle(self, fields: Fields) -> None:
        contributed = [seat.amount for seat in self.seats]
        self.posted = posted(contributed, self.dead)
        self.money = layer_pots(contributed, [seat.folded for seat in self.seats], self.posted)
        self.settlement: Settlement | None = None
        self.showdown: Showdown | None = None
        if any(seat.cards for seat in self.seats):
            board = fields.needed("tablero", BOARD)
            hands = [None if seat.folded else seat.cards for seat in self.seats]
            self.showdown = shown(board, fields.seats, hands)
            strengths = [hand.strength if hand else None for hand in self.showdown.readings]
            self.settlement = award(self.money, strengths, self.rule, self.chip)

    def _figures(self) -> Iterator[tuple[str, Figure]]:
        yield part(self.key, "total"), Figure.of_amount(self.total)
        if self.dead:
            yield part(self.key, "muerto"), Figure.of_amount(self.dead)
        yield part(self.key, "devuelto"), Figure.of_amount(sum(self.money.returned))
        if self.showdown:
            yield part(self.key, "tablero"), Figure.of_cards(self.showdown.board)
        for number in range(len(self.seats)):
            yield from self._of_seat(number)
        for number in range(len(self.money.pots)):
            yield from self._of_pot(number)

    def _of_seat(self, number: int) -> Iterator[tuple[str, Figure]]:
        name = self.names[number]
        yield part(self.key, name, "puso"), Figure.of_amount(self.seats[number].amount)
        yield part(self.key, name, "devuelto"), Figure.of_amount(self.money.returned[number])
        if self.settlement:
            gets = self.settlement.payouts[number]
            yield part(self.key, name, "recibe"), Figure.of_amount(gets)
        hand = self.showdown and self.showdown.readings[number]
        if hand:
            own = self.showdown.hands[number] if self.showdown else ()
            yield part(self.key, name, "propias"), Figure.of_cards(own or ())
            yield part(self.key, name, "mano"), Figure.of_words(hand_name(hand), str(hand.strength))

    def _of_pot(self, number: int) -> Iterator[tuple[str, Figure]]:
        pot, key = self.money.pots[number], self._pot_key(number)
        yield key, Figure.of_amount(pot.amount)
        given = set(self._parts(number))
        if len(given) == 1:
            yield f"{key}.aporte", Figure.of_amount(given.pop())
        yield f"{key}.compiten", Figure.of_words(self._listed(pot.eligible))
        if self.settlement:
            winners = self.settlement.pots[number].winners
            yield f"{key}.gana", Figure.of_words(self._listed(winners))

    @property
    def total(self) -> int:
        return sum(seat.amount for seat in self.seats) + self.dead

    @property
    def gives_back(self) -> bool:
        return any(self.money.returned)

    @property
    def pot_rows(self) -> list[PotRow]:
        return [self._pot_row(number) for number in range(len(self.money.pots))]

    def _pot_row(self, number: int) -> PotRow:
        key = self._pot_key(number)
        return PotRow(
            name=pot_name(number, len(self.money.pots)),
            units=self.money.pots[number].amount,
            amount=self.keyed(key),
            sum=_sum(self._parts(number), 0 if number else self.dead),
            contenders=self.keyed(f"{key}.compiten"),
            takers=self.keyed(f"{key}.gana"),
            shares=self._shares(number),
        )

    @property
    def seat_rows(self) -> list[SeatRow]:
        """Each seat, with what is said of it."""
        return [self._seat_row(seat, number) for number, seat in enumerate(self.seats)]

    def _seat_row(self, seat: Seat, number: int) -> SeatRow:
        key = part(self.key, seat.name)
        own = self.showdown.hands[number] if self.showdown else ()
        back = self.money.returned[number]
        return SeatRow(
            seat,
            key,
            own or (),
            hand=self.keyed(f"{key}.mano"),
            put=self.keyed(f"{key}.puso"),
            back=self.keyed(f"{key}.devuelto") if back else "",
            gets=self.keyed(f"{key}.recibe"),
        )

    def context(self, page: "Drawing") -> dict[str, Any]:
        names = ("total", "muerto", "devuelto")
        totals = {name: self.keyed(part(self.key, name)) for name in names}
        return {"block": self, "total_text": written(self.total), **totals}

    def _parts(self, number: int) -> list[int]:
        """What the seats put into a pot, without the money for the table."""
        return [amount for amount in own_parts(self.money, number, self.posted) if amount]

    def _pot_key(self, number: int) -> str:
        return part(self.key, pot_name(number, len(self.money.pots)))

    def _listed(self, seats: tuple[int, ...]) -> str:
        return joined([self.names[seat] for seat in seats])

    def _shares(self, number: int) -> str:
        pot = self.settlement.pots[number] if self.settlement else None
        if pot is None or len(pot.winners) == 1:
            return ""
        return joined([f"{self.names[s]} {written(pot.shares[s])}" for s in pot.winners])


def _sum(parts: list[int], dead: int) -> str:
    """How an amount is made up: "4 × 30", "3 × 30 + 20 + 5"; empty where one part is all of it."""
    if len(parts) + bool(dead) < 2:
        return ""
    terms = [
        f"{count} × {written(amount)}" if count > 1 else written(amount)
        for amount, count in Counter(parts).most_common()
    ]
    return " + ".join([*terms, written(dead)] if dead else terms)


def _rule(field: Field | None) -> OddChips:
    if field is None:
        return OddChips.LEFT_OF_BUTTON
    if plain(field.value) not in ODD_CHIPS:
        raise BlockError(
            field.line, f"«{field.value}» no es una regla. Hay: {', '.join(ODD_CHIPS)}."
        )
    return ODD_CHIPS[plain(field.value)]


def _named(says: str, names: list[str]) -> str:
    """The complaint with the names that the author gave instead of "asiento 1"."""
    return re.sub(r"(?:el )?asiento (\d+)", lambda found: names[int(found[1]) - 1], says)
