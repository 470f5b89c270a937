"""Mistakes made while giving each pot to a hand: all of them need a side pot."""

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
    name = "Los dos pozos para el all in"
    rule = "El all in solo compite por el pozo principal."
    backing = Backing(excerpt="solo-principal")

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        return best(table.seats, ranks)

    def reason(self, table: Table, answer: Answer) -> str:
        return "la mejor mano se lleva todo"


class AllInLeftOut(PotMistake):
    code = "all-in-fuera"
    name = "El all in queda fuera"
    rule = "El all in sigue compitiendo por el principal."
    backing = Backing(excerpt="pozo-principal")

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        return best(table.pots[-1].eligible, ranks)

    def reason(self, table: Table, answer: Answer) -> str:
        return "quien va all in ya no participa"


class SidePotInEqualParts(PotMistake):
    code = "lateral-en-partes-iguales"
    name = "El lateral en partes iguales"
    rule = "El lateral va a la mejor mano entre quienes lo pagaron."
    backing = Backing(excerpt="ganador-lateral")

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        eligible = table.pots[pot].eligible
        return best(eligible, ranks) if pot == MAIN else eligible

    def reason(self, table: Table, answer: Answer) -> str:
        return "el lateral se reparte por igual"


class OnePotEach(PotMistake):
    code = "un-pozo-cada-uno"
    name = "Un pozo para cada uno"
    rule = "Una misma mano puede ganar los dos pozos."
    backing = Backing(outside_rule="pots-apart")

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        taken = () if pot == MAIN else table.takers[MAIN]
        left = [seat for seat in table.pots[pot].eligible if seat not in taken]
        return best(left, ranks) if left else NOBODY

    def reason(self, table: Table, answer: Answer) -> str:
        return "quien ganó el principal no gana el lateral"


class MainPotForTheAllIn(PotMistake):
    code = "principal-para-el-all-in"
    name = "El principal es del all in"
    rule = "El principal va a la mejor mano de todas."
    backing = Backing(excerpt="pozo-principal")

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        return table.all_in if pot == MAIN else super().take(table, pot, ranks)

    def reason(self, table: Table, answer: Answer) -> str:
        return "el principal es de quien fue all in"
