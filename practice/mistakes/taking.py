"""Mistakes made while giving each pot to a hand: all of them need a side pot."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Pot
from practice.mistakes.base import NOBODY, Backing, Mistake, Ranks, Step
from practice.table import Answer, Seats, Table, best

MAIN = 0


class PotMistake(Mistake):
    """Reads and compares rightly, and then gives a pot to the wrong seats."""

    step = Step.TAKE

    def applies(self, table: Table) -> bool:
        return len(table.pots) > 1


class BothPots(PotMistake):
    code = "ambos-pozos"
    name = "Todos los pozos para el all in"
    rule = "Quien va all in compite solo por los pozos en que puso fichas."
    backing = Backing(excerpt="solo-principal")
    does = "dejar que todos disputen todos los pozos"

    def contended(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        return tuple(replace(pot, eligible=table.seats) for pot in pots)

    def reason(self, table: Table, answer: Answer) -> str:
        return "la mejor mano se lleva todo"


class AllInLeftOut(PotMistake):
    code = "all-in-fuera"
    name = "El all in queda fuera"
    rule = "El all in sigue compitiendo por el principal."
    backing = Backing(excerpt="pozo-principal")
    does = "dejar fuera a quien fue all in"

    def contended(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        return tuple(replace(pot, eligible=pots[-1].eligible) for pot in pots)

    def reason(self, table: Table, answer: Answer) -> str:
        return "quien va all in ya no participa"


class WithoutRight(PotMistake):
    code = "sin-derecho"
    name = "Un lateral sin derecho"
    rule = "Cada lateral se disputa solo entre quienes pusieron fichas en él y siguen en la mano."
    backing = Backing(excerpt="ganador-lateral")
    does = "dejar que quien puso hasta un pozo dispute también el siguiente"

    def contended(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        before = [pots[0], *pots]
        return tuple(
            replace(pot, eligible=one.eligible) for pot, one in zip(pots, before, strict=False)
        )

    def reason(self, table: Table, answer: Answer) -> str:
        return "también disputa el pozo siguiente"


class SidePotInEqualParts(PotMistake):
    code = "lateral-en-partes-iguales"
    name = "El lateral en partes iguales"
    rule = "El lateral va a la mejor mano entre quienes lo pagaron."
    backing = Backing(excerpt="ganador-lateral")

    def take(self, table: Table, pots: Sequence[Pot], number: int, ranks: Ranks) -> Seats:
        eligible = pots[number].eligible
        return best(eligible, ranks) if number == MAIN else eligible

    def reason(self, table: Table, answer: Answer) -> str:
        return "el lateral se reparte por igual"


class OnePotEach(PotMistake):
    code = "un-pozo-cada-uno"
    name = "Un pozo para cada uno"
    rule = "Una misma mano puede ganar los dos pozos."
    backing = Backing(outside_rule="pots-apart")

    def take(self, table: Table, pots: Sequence[Pot], number: int, ranks: Ranks) -> Seats:
        taken = () if number == MAIN else best(pots[MAIN].eligible, ranks)
        left = [seat for seat in pots[number].eligible if seat not in taken]
        return best(left, ranks) if left else NOBODY

    def reason(self, table: Table, answer: Answer) -> str:
        return "quien ganó el principal no gana el lateral"


class MainPotForTheAllIn(PotMistake):
    code = "principal-para-el-all-in"
    name = "El principal es del all in"
    rule = "El principal va a la mejor mano de todas."
    backing = Backing(excerpt="pozo-principal")

    def take(self, table: Table, pots: Sequence[Pot], number: int, ranks: Ranks) -> Seats:
        return table.all_in if number == MAIN else super().take(table, pots, number, ranks)

    def reason(self, table: Table, answer: Answer) -> str:
        return "el principal es de quien fue all in"
