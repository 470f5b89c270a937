"""The right account of a hand as it is told after an answer, from the pots to the last chip."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine import SettledPot
from practice.amounts import written
from practice.naming import joined, listed, pot_name
from practice.settling import Account, settle_rightly
from practice.table import SEAT_NAMES, Table


class DrawnPot(NamedTuple):
    """A pot: who contends for it and, where there are cards, who takes it."""

    name: str
    amount: int
    contenders: str
    is_contested: bool
    takers: str


@dataclass(frozen=True)
class Reckoning:
    """The pots, how those are divided that several take, and that everything comes out."""

    pots: tuple[DrawnPot, ...]
    divisions: tuple[str, ...]
    balance: str


def reckon(table: Table) -> Reckoning:
    """The right account of a hand."""
    account = settle_rightly(table)
    numbered = [(pot_name(n, len(account.pots)), pot) for n, pot in enumerate(account.pots)]
    return Reckoning(
        pots=tuple(_drawn(name, pot) for name, pot in numbered),
        divisions=tuple(
            _division(table, name, pot) for name, pot in numbered if len(pot.winners) > 1
        ),
        balance=balance(table, account),
    )


def balance(table: Table, account: Account) -> str:
    """What lies in the pots, what goes back and what was put in, in one sentence."""
    amounts = [pot.amount for pot in account.pots]
    back = [(seat, put) for seat, put in enumerate(account.returned) if put]
    returned = "".join(f" y vuelven {written(put)} a {SEAT_NAMES[seat]}" for seat, put in back)
    put = written(sum(table.deal.contributed))
    return f"En los pozos hay {total(amounts)}{returned}: lo mismo que pusieron entre todos, {put}."


def added(parts: Sequence[int]) -> str:
    """The sum as it is written out: "30 + 30"; empty where there is one part or none."""
    return " + ".join(map(written, parts)) if len(parts) > 1 else ""


def total(amounts: Sequence[int]) -> str:
    """A sum with what it comes to: "30 + 30 = 60"; one amount alone."""
    whole = written(sum(amounts))
    return f"{added(amounts)} = {whole}" if len(amounts) > 1 else whole


def _drawn(name: str, pot: SettledPot) -> DrawnPot:
    return DrawnPot(
        name=name,
        amount=pot.amount,
        contenders=listed(pot.eligible),
        is_contested=len(pot.eligible) > 1,
        takers=listed(pot.winners) if pot.winners else "",
    )


def _division(table: Table, name: str, pot: SettledPot) -> str:
    shares = {seat: pot.shares[seat] for seat in pot.winners}
    each = min(shares.values())
    more = [SEAT_NAMES[seat] for seat, share in shares.items() if share > each]
    said = f"{name}: {written(pot.amount)} entre {len(shares)}"
    if not more:
        return f"{said} son {written(each)}."
    left = "sobra una ficha" if len(more) == 1 else f"sobran {len(more)} fichas"
    to_whom = f"para {more[0]}" if len(more) == 1 else joined([f"una para {one}" for one in more])
    chips = f"en fichas de {written(table.deal.chip)}"
    return f"{said}, {chips}: {written(each)} a cada uno y {left}, {to_whom}."
