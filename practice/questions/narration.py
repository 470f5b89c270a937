"""A settlement as a dealer announces it, step by step."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import SettledPot
from practice.amounts import written
from practice.mistakes import Step
from practice.naming import joined, listed, pot_name
from practice.settling import Account
from practice.table import SEAT_NAMES, Table


class Said(NamedTuple):
    """One step: what the dealer does, and to what it comes."""

    does: str
    what: str


# At which announced step each step of a settlement is heard, from 0.
HEARD_AT = {Step.RETURN: 0, Step.BUILD: 1, Step.READ: 2, Step.RANK: 3, Step.TAKE: 3, Step.SHARE: 4}


def announced(table: Table, account: Account) -> tuple[Said, ...]:
    """What a dealer says who settles the hand in this way."""
    return (
        Said("Devuelve", _returned(account)),
        Said("Arma", _built(account.pots)),
        Said("Lee", _read(account)),
        Said("Da", _given(account.pots)),
        Said("Paga", _paid(table, account)),
    )


def _returned(account: Account) -> str:
    back = [(seat, put) for seat, put in enumerate(account.returned) if put]
    return joined([f"{written(put)} a {SEAT_NAMES[seat]}" for seat, put in back]) or "nada"


def _built(pots: Sequence[SettledPot]) -> str:
    if len(pots) == 1:
        return f"un pozo de {written(pots[0].amount)}"
    return joined([f"{_name(n, pots)} de {written(pot.amount)}" for n, pot in enumerate(pots)])


def _read(account: Account) -> str:
    hands = [
        f"{SEAT_NAMES[seat]} tiene {reading.called}" for seat, reading in account.readings.items()
    ]
    return "; ".join(hands)


def _given(pots: Sequence[SettledPot]) -> str:
    """The last side pot first: WSOP, *2023 Official Live Action Rules*, 149."""
    given = [f"el {_name(n, pots)} a {listed(pot.winners)}" for n, pot in enumerate(pots)]
    return "; ".join(reversed(given))


def _name(number: int, pots: Sequence[SettledPot]) -> str:
    """On one line: "lateral 1"."""
    return pot_name(number, len(pots)).lower().replace(" ", "\u00a0")


def _paid(table: Table, account: Account) -> str:
    paid = [sum(pot.shares[seat] for pot in account.pots) for seat in table.everybody]
    return joined([f"{written(n)} a {SEAT_NAMES[seat]}" for seat, n in enumerate(paid) if n])
