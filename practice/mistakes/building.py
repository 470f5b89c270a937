"""Mistakes made with the chips, before any card is read: what goes back, and how pots are cut."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine import Pot, Pots
from practice.mistakes.base import Amounts, Backing, Mistake, Step
from practice.table import Table


class FoldedChipsDoNotMatch(Mistake):
    """Leaves the folded chips in the pots, but does not let them match a bet."""

    step = Step.RETURN
    does = "no contar como igualado lo que puso quien se retiró"

    def applies(self, table: Table) -> bool:
        return bool(table.deal.folded) and len(table.seats) > 1

    def matched(self, table: Table, counted: Amounts) -> Pots:
        *_, second, top = sorted(counted[seat] for seat in table.seats)
        back = tuple(
            top - second if seat in table.seats and counted[seat] == top else 0
            for seat in table.everybody
        )
        left = [put - gone for put, gone in zip(counted, back, strict=True)]
        return Pots(super().matched(table, tuple(left)).pots, back)


class FoldedChips(Mistake):
    code = "fichas-del-retirado"
    name = "Las fichas del retirado"
    rule = "Las fichas de quien se retiró se quedan en los pozos que alcanzan, y también igualan."
    backing = Backing(outside_rule="folded-chips-stay")
    step = Step.RETURN
    does = "no contar lo que puso quien se retiró"
    variants = (FoldedChipsDoNotMatch(),)

    def applies(self, table: Table) -> bool:
        return bool(table.deal.folded)

    def counted(self, table: Table) -> Amounts:
        put = table.deal.contributed
        return tuple(0 if seat in table.deal.folded else put[seat] for seat in table.everybody)

    def handed_back(self, table: Table, returned: Amounts) -> Amounts:
        put = table.deal.contributed
        return tuple(
            put[seat] if seat in table.deal.folded else returned[seat] for seat in table.everybody
        )


class Unmatched(Mistake):
    code = "no-igualada"
    name = "La apuesta no igualada"
    rule = "Lo que nadie igualó no forma un pozo: vuelve a quien lo apostó."
    backing = Backing(outside_rule="unmatched-returned")
    step = Step.RETURN
    does = "contar como un pozo lo que nadie igualó"

    def matched(self, table: Table, counted: Amounts) -> Pots:
        right = super().matched(table, counted)
        unmatched = sum(right.returned)
        seats = tuple(seat for seat in table.everybody if right.returned[seat])
        extra = (Pot(unmatched, seats, right.returned),) if unmatched else ()
        return Pots(right.pots + extra, tuple(0 for _ in right.returned))


class OnePot(Mistake):
    code = "un-solo-pozo"
    name = "Un solo pozo"
    rule = "Donde alguien va all in con menos, lo que los demás ponen de más forma un pozo aparte."
    backing = Backing(excerpt="pozo-adicional")
    step = Step.BUILD
    does = "juntar todas las fichas en un solo pozo"

    def built(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        columns = zip(*(pot.parts for pot in pots), strict=True)
        parts = tuple(sum(column) for column in columns)
        return (Pot(sum(parts), pots[0].eligible, parts),)


class PotTooMany(Mistake):
    code = "pozo-de-mas"
    name = "Un pozo de más"
    rule = "Solo abre un pozo nuevo el all in de alguien que sigue; un retiro, no."
    backing = Backing(excerpt="varios-pozos")
    step = Step.BUILD
    does = "abrir un pozo más donde se cortan las fichas del retirado"

    def applies(self, table: Table) -> bool:
        return bool(table.deal.folded)

    def built(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        matched = [sum(pot.parts[seat] for pot in pots) for seat in table.everybody]
        top = max((matched[seat] for seat in table.seats), default=0)
        levels = sorted({0, top, *(put for put in matched if put < top)})
        ends = [*levels[1:-1], max(matched)]  # what folded above the last seat in stays in the last
        layers = zip(pairwise(levels), ends, strict=False)
        cut = (_layer(table, matched, low, high, end) for (low, high), end in layers)
        return tuple(cut) or tuple(pots)


class CutAtTheStack(Mistake):
    code = "capa-mal-cortada"
    name = "La capa mal cortada"
    rule = "A una capa cada uno aporta lo que puso hasta ella, no el all in entero."
    backing = Backing(excerpt="pozo-adicional")
    step = Step.BUILD
    does = "contar el all in entero por cada uno, aunque quien se retiró puso menos"

    def built(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        first = [_whole(pot) for pot in pots[:-1]]
        left = sum(pot.amount for pot in pots) - sum(pot.amount for pot in first)
        if left <= 0:
            return tuple(pots)
        return (*first, Pot(left, pots[-1].eligible, pots[-1].parts))


def _whole(pot: Pot) -> Pot:
    """The pot as if every seat that put something into it had put in all of the layer."""
    parts = tuple(max(pot.parts) if part else 0 for part in pot.parts)
    return Pot(sum(parts), pot.eligible, parts)


def _layer(table: Table, matched: Sequence[int], low: int, high: int, end: int) -> Pot:
    """The chips from `low` to `end`, contended by the seats that reach `high`."""
    parts = tuple(_between(matched, low, end))
    eligible = tuple(seat for seat in table.seats if matched[seat] >= high)
    return Pot(sum(parts), eligible, parts)


def _between(matched: Iterable[int], low: int, high: int) -> Iterable[int]:
    return (min(put, high) - min(put, low) for put in matched)
