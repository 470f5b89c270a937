"""Mistakes made while paying a pot to those who take it."""

from collections.abc import Sequence

from engine import Pot
from practice.mistakes.base import Amounts, Backing, Mistake, Ranks, Step, shared_out
from practice.table import Seats, Table, best

ODD_CHIP = Backing(outside_rule="odd-chip-left")


class OddChipMistake(Mistake):
    """Shares a pot rightly but for the chips that do not divide."""

    step = Step.SHARE

    def shares(
        self, table: Table, pots: Sequence[Pot], takers: Sequence[Seats], ranks: Ranks
    ) -> tuple[Amounts, ...]:
        each = zip(pots, takers, strict=True)
        return tuple(self.shared(table, pot.amount, seats) for pot, seats in each)

    def shared(self, table: Table, amount: int, seats: Seats) -> Amounts:
        """What each seat is paid from one pot."""
        raise NotImplementedError


class OddChipToTheButton(OddChipMistake):
    code = "impar-al-boton"
    name = "La ficha impar al botón"
    rule = "La ficha impar va al primer ganador a la izquierda del botón, no al último."
    backing = ODD_CHIP
    does = "dar la ficha impar al último, el botón o el que está antes de él"

    def shared(self, table: Table, amount: int, seats: Seats) -> Amounts:
        return shared_out(table, amount, seats[::-1])


class OddChipToTheHighest(OddChipMistake):
    code = "impar-a-la-mas-alta"
    name = "La ficha impar a la carta más alta"
    rule = "La ficha impar va por el lugar en la mesa, no por la carta más alta."
    backing = ODD_CHIP
    does = "dar la ficha impar a quien tiene la carta propia más alta"

    def applies(self, table: Table) -> bool:
        """Where two winners hold the same highest card there is no telling who comes first."""
        return table.has_cards and all(
            len({_highest(table, s) for s in seats}) == len(seats) for seats in table.takers
        )

    def shared(self, table: Table, amount: int, seats: Seats) -> Amounts:
        order = sorted(seats, key=lambda seat: -_highest(table, seat))
        return shared_out(table, amount, order)


class OddChipsAllToOne(OddChipMistake):
    code = "impar-toda-a-uno"
    name = "Todas las impares a uno"
    rule = "Nadie recibe más de una ficha impar de un mismo pozo."
    backing = Backing(outside_rule="one-odd-chip-each")
    does = "dar todas las fichas impares a uno"

    def shared(self, table: Table, amount: int, seats: Seats) -> Amounts:
        return shared_out(table, amount, seats, all_to_first=True)


class PotsMixed(Mistake):
    code = "pozos-mezclados"
    name = "Los pozos mezclados"
    rule = "Cada pozo se reparte por separado, aunque los mismos ganen los dos."
    backing = Backing(outside_rule="pots-apart")
    step = Step.SHARE
    does = "juntar los pozos antes de repartirlos"

    def shares(
        self, table: Table, pots: Sequence[Pot], takers: Sequence[Seats], ranks: Ranks
    ) -> tuple[Amounts, ...]:
        """The pots that the same seats take are shared as one, and paid with the first of them."""
        amounts = dict.fromkeys(takers, 0)
        for pot, seats in zip(pots, takers, strict=True):
            amounts[seats] += pot.amount
        nothing = tuple(0 for _ in table.everybody)
        paid = {seats: shared_out(table, amount, seats) for seats, amount in amounts.items()}
        return tuple(paid.pop(seats, nothing) for seats in takers)


class OnlyTheOwnRow(Mistake):
    code = "solo-su-fila"
    name = "Solo lo que puso"
    rule = "Quien va all in puede ganar de cada uno hasta lo mismo que puso, no solo lo suyo."
    backing = Backing(excerpt="pozo-principal")
    step = Step.SHARE
    does = "darle a quien va all in solo lo que él puso"

    def applies(self, table: Table) -> bool:
        return bool(table.all_in)

    def shares(
        self, table: Table, pots: Sequence[Pot], takers: Sequence[Seats], ranks: Ranks
    ) -> tuple[Amounts, ...]:
        each = zip(pots, takers, strict=True)
        return tuple(self._shared(table, pot, seats, ranks) for pot, seats in each)

    def most(self, table: Table, pots: Sequence[Pot]) -> Amounts:
        right = super().most(table, pots)
        put = table.deal.contributed
        return tuple(put[s] if s in table.all_in else right[s] for s in table.everybody)

    def _shared(self, table: Table, pot: Pot, seats: Seats, ranks: Ranks) -> Amounts:
        rivals = [seat for seat in pot.eligible if seat not in seats]
        if len(seats) > 1 or seats[0] not in table.all_in or not rivals:
            return shared_out(table, pot.amount, seats)
        own = pot.parts[seats[0]]
        rest = shared_out(table, pot.amount - own, best(rivals, ranks))
        return tuple(own if seat in seats else rest[seat] for seat in table.everybody)


def _highest(table: Table, seat: int) -> int:
    return max(card.rank for card in table.own(seat))
