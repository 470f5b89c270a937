"""A hand with several pots, replayed step by step: bets, pots, and who takes each in turn."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from engine import Settlement, hand_name
from lessons.markup.blocks.pots import PotsBlock
from lessons.markup.faults import BlockError
from lessons.markup.figures import part, small_cards
from practice.amounts import written
from practice.naming import pot_name

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing
    from lessons.markup.text import Text


class Step(NamedTuple):
    """One step: its anchor, what it is about, and what is announced."""

    anchor: str
    title: str
    says: SafeString


class ReplayBlock(PotsBlock):
    """Written as the pots are, with the board and the cards; drawn as steps to go through."""

    kind = "repeticion"
    template = "lessons/blocks/_replay.html"

    def read(self, content: str, text: "Text") -> None:
        super().read(content, text)
        if self.settlement is None:
            says = "Para repetir la mano hacen falta las cartas: «tablero» y «con» en cada jugador."
            raise BlockError(self.line, says)
        self.paid: Settlement = self.settlement

    def context(self, page: "Drawing") -> dict[str, Any]:
        steps = [
            Step(f"{self.key}-paso-{number}", title, says)
            for number, (title, says) in enumerate(self._steps(), start=1)
        ]
        return super().context(page) | {"steps": steps}

    def _steps(self) -> Iterator[tuple[str, SafeString]]:
        yield "Lo que puso cada uno", self._bets()
        if self.gives_back:
            yield "Lo que nadie igualó", self._returned()
        yield "Los pozos", self._pots()
        for number in reversed(range(len(self.paid.pots))):
            yield self._pot_title(number), self._taken(number)
        yield "Cómo queda cada uno", self._ends()

    def _bets(self) -> SafeString:
        lines = (
            format_html(
                "{}: {}{} {}",
                row.seat.name,
                row.put,
                f", {row.seat.state}" if row.seat.state else "",
                small_cards(row.own),
            )
            for row in self.seat_rows
        )
        return _list(lines)

    def _returned(self) -> SafeString:
        back = zip(self.names, self.money.returned, strict=True)
        lines = (
            format_html("A {} le vuelven {}: nadie puso tanto.", name, written(amount))
            for name, amount in back
            if amount
        )
        return _list(lines)

    def _pots(self) -> SafeString:
        lines = (
            format_html("{}: {}. Compiten {}.", row.name, row.amount, row.contenders)
            for row in self.pot_rows
        )
        return _list(lines)

    def _pot_title(self, number: int) -> str:
        pots = len(self.paid.pots)
        return f"Pozo {pot_name(number, pots).lower()}" if pots > 1 else "El pozo"

    def _taken(self, number: int) -> SafeString:
        pot = self.paid.pots[number]
        hands = (self._hand(seat) for seat in pot.eligible)
        return format_html("{}<p>{}</p>", _list(hands), self._verdict(number))

    def _hand(self, seat: int) -> SafeString:
        hand = self.showdown.readings[seat] if self.showdown else None
        if hand is None:
            return format_html("{} no muestra", self.names[seat])
        return format_html("{}: {} {}", self.names[seat], hand_name(hand), small_cards(hand.five))

    def _verdict(self, number: int) -> str:
        pot, shares = self.paid.pots[number], self._shares(number)
        if not shares:
            return f"{self.names[pot.winners[0]]} se lleva {written(pot.amount)}."
        return f"Empatan: {written(pot.amount)} se reparten, {shares}."

    def _ends(self) -> SafeString:
        ends = zip(self.names, self.paid.payouts, strict=True)
        lines = (
            format_html("{}: {}", name, self.keyed(part(self.key, name, "recibe")))
            for name, _ in ends
        )
        total = " + ".join(written(amount) for amount in self.paid.payouts if amount)
        return format_html("{}<p>{} = {}</p>", _list(lines), total, written(self.total))


def _list(lines: Any) -> SafeString:
    return format_html(
        "<ul>{}</ul>", format_html_join("", "<li>{}</li>", ((line,) for line in lines))
    )
