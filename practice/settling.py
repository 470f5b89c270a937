"""A hand settled from the first chip to the last, rightly or as somebody does who errs."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from engine import Pot, Pots, SettledPot
from practice.mistakes.base import NOBODY, Amounts, Five, Mistake, Ranks, Step
from practice.table import Seats, Table

RIGHT = Mistake()
NEEDS_CARDS = (Step.READ, Step.RANK, Step.SHOW)
METHODS = (
    "counted",
    "matched",
    "handed_back",
    "built",
    "contended",
    "read",
    "rank",
    "take",
    "shares",
    "most",
)


class Reading(NamedTuple):
    """One seat's five as they are read, and what they are called."""

    five: Five
    called: str


@dataclass(frozen=True)
class Account:
    """A settlement, step by step.

    Attributes:
        returned: what each seat is given back, in units.
        pots: with who takes each and what each seat is paid from it; nobody where there are no
            cards to read.
        readings: each seat's hand as it was read; empty where there are no cards.
        most: what each seat can win at most, in units.
    """

    returned: Amounts
    pots: tuple[SettledPot, ...]
    readings: dict[int, Reading]
    most: Amounts

    @property
    def payouts(self) -> Amounts:
        """What each seat ends with, in units, what is returned to it included."""
        columns = zip(self.returned, *(pot.shares for pot in self.pots), strict=True)
        return tuple(sum(column) for column in columns)


@lru_cache(maxsize=2048)
def settle(table: Table, *mistakes: Mistake) -> Account | None:
    """Settle a hand, each of `mistakes` made at its own step.

    Returns None where one of them cannot be made at this table.
    """
    if not all(_can_be_made(table, mistake) for mistake in mistakes):
        return None
    by = _Hand(mistakes)
    money: Pots = by.matched(table, by.counted(table))
    returned: Amounts = by.handed_back(table, money.returned)
    pots: tuple[Pot, ...] = by.contended(table, by.built(table, money.pots))
    most: Amounts = by.most(table, pots)
    if not table.has_cards:
        nothing = tuple(0 for _ in table.everybody)
        return Account(returned, tuple(_paid(pot, NOBODY, nothing) for pot in pots), {}, most)
    fives: dict[int, Five] = {seat: by.read(table, seat) for seat in table.seats}
    ranks: Ranks = {seat: by.rank(table, seat, fives[seat]) for seat in table.seats}
    takers: list[Seats] = [by.take(table, pots, number, ranks) for number in range(len(pots))]
    if NOBODY in takers:
        return None
    paid = zip(pots, takers, by.shares(table, pots, takers, ranks), strict=True)
    readings = {seat: Reading(five, by.announced(five)) for seat, five in fives.items()}
    return Account(returned, tuple(_paid(*each) for each in paid), readings, most)


def _can_be_made(table: Table, mistake: Mistake) -> bool:
    return (table.has_cards or mistake.step not in NEEDS_CARDS) and mistake.applies(table)


def settle_rightly(table: Table) -> Account:
    """Settle a hand by the rules."""
    account = settle(table)
    assert account is not None, "every hand can be settled"
    return account


def independent(one: Mistake, other: Mistake) -> bool:
    """Whether both can be made in one settlement: neither at a step of the other's."""
    return not any(_errs_at(one, method) and _errs_at(other, method) for method in METHODS)


class _Hand:
    """Does each step as the mistake does that errs at it; the others as is right."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        self._mistakes = mistakes

    def __getattr__(self, method: str) -> Any:
        erring = [mistake for mistake in self._mistakes if _errs_at(mistake, method)]
        return getattr((*erring, *self._mistakes, RIGHT)[0], method)


def _errs_at(mistake: Mistake, method: str) -> bool:
    return getattr(type(mistake), method) is not getattr(Mistake, method)


def _paid(pot: Pot, takers: Seats, shares: Amounts) -> SettledPot:
    return SettledPot(pot.amount, pot.eligible, pot.parts, takers, shares)
