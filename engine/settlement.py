"""The settlement: every pot paid to the best of the hands that contend for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import chain

from engine.pots import Pot, PotError, Pots


class OddChips(Enum):
    """Who gets the chips of a pot that does not divide evenly.

    LEFT_OF_BUTTON: one chip each, nearest the left of the button first: WSOP, *2023 Official
    Tournament Rules*, 73; Robert Ciaffone, *Robert's Rules of Poker*, 3, Ties, 4 and 5.
    ALL_TO_FIRST_LEFT: all of them to the first winner left of the button, a house rule.
    NONE: there are none; a pot that does not divide is an error.
    """

    LEFT_OF_BUTTON = "left-of-button"
    ALL_TO_FIRST_LEFT = "all-to-first-left"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class SettledPot(Pot):
    """A pot and who takes it.

    Attributes:
        winners: the seats that take it, ascending.
        shares: what each seat takes from it, in units; adds up to `amount`.
    """

    winners: tuple[int, ...]
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """All the pots, paid.

    Attributes:
        pots: in the order of :attr:`Pots.pots`.
        payouts: what each seat receives in all, in units, what is returned to it included.
    """

    pots: tuple[SettledPot, ...]
    payouts: tuple[int, ...]


def award(
    pots: Pots,
    strengths: Sequence[int | None],
    odd_chips: OddChips = OddChips.LEFT_OF_BUTTON,
    chip: int = 1,
) -> Settlement:
    """Pay every pot to the best of the hands that contend for it, the last side pot first.

    Args:
        pots: what :func:`layer_pots` gave.
        strengths: what each seat's hand is worth, the highest winning; ``None`` where the seat
            folded or shows nothing. A seat that contends alone needs no hand.
        odd_chips: who gets what does not divide.
        chip: the smallest chip in play, in units; a pot is shared in whole chips.

    Returns:
        Each pot with its winners and shares, and what each seat receives in all.

    Raises:
        PotError: lengths that differ, a strength that is not a whole number, a pot for which nobody
            shows a hand, a chip smaller than one unit, a shared pot that is not made of such chips,
            or, with ``OddChips.NONE``, a pot that does not divide.

    Source: each pot apart: WSOP, *2023 Official Tournament Rules*, 74; the last side pot first:
    WSOP, *2023 Official Live Action Rules*, 149; odd chips in the smallest chip: WSOP, *2023
    Official Tournament Rules*, 73; Robert Ciaffone, *Robert's Rules of Poker*, 3, Ties, 3.

    >>> from engine import layer_pots
    >>> award(layer_pots([50, 1, 50], [False, True, False]), [9, None, 9]).payouts
    (51, 0, 50)
    """
    _check_award(pots, strengths, chip)
    paid = [
        _settle(pots, place, strengths, odd_chips, chip)
        for place in reversed(range(len(pots.pots)))
    ]
    columns = zip(pots.returned, *(pot.shares for pot in paid), strict=True)
    payouts = tuple(sum(column) for column in columns)
    total = sum(chain((pot.amount for pot in pots.pots), pots.returned))
    assert sum(payouts) == total, "chips were made or lost"
    return Settlement(tuple(reversed(paid)), payouts)


def _check_award(pots: Pots, strengths: Sequence[int | None], chip: int) -> None:
    seats = len(pots.returned)
    if len(strengths) != seats:
        raise PotError(f"Las manos tienen {len(strengths)} asientos y los pozos tienen {seats}.")
    for seat, value in enumerate(strengths):
        if value is not None and type(value) is not int:
            raise PotError(f"La fuerza del asiento {seat + 1} no es un entero: {value!r}.", seat)
    if type(chip) is not int or chip < 1:
        raise PotError(f"La ficha más chica vale al menos 1 unidad entera, no {chip!r}.")


def _settle(
    pots: Pots, place: int, strengths: Sequence[int | None], odd_chips: OddChips, chip: int
) -> SettledPot:
    pot = pots.pots[place]
    name = f"pozo lateral {place}" if place else "pozo principal"
    winners = _winners(pot, strengths, name)
    shares = [0] * len(strengths)
    for seat, share in zip(winners, _shares(pot, len(winners), odd_chips, chip, name), strict=True):
        shares[seat] = share
    return SettledPot(pot.amount, pot.eligible, pot.parts, winners, tuple(shares))


def _winners(pot: Pot, strengths: Sequence[int | None], name: str) -> tuple[int, ...]:
    if len(pot.eligible) == 1:
        return pot.eligible
    shown = {s: value for s in pot.eligible if (value := strengths[s]) is not None}
    if not shown:
        raise PotError(f"El {name}: nadie de quienes lo disputan muestra una mano.")
    best = max(shown.values())
    return tuple(seat for seat, value in shown.items() if value == best)


def _shares(pot: Pot, count: int, odd_chips: OddChips, chip: int, name: str) -> list[int]:
    """What each of the winners gets, the one nearest the left of the button first."""
    if count == 1:
        return [pot.amount]
    chips, rest = divmod(pot.amount, chip)
    if rest:
        raise PotError(f"El {name} ({pot.amount}) no se puede formar con fichas de {chip}.")
    each, odd = divmod(chips, count)
    if odd and odd_chips is OddChips.NONE:
        raise PotError(f"El {name} ({pot.amount}) no se divide entre {count} en fichas de {chip}.")
    if odd_chips is OddChips.ALL_TO_FIRST_LEFT:
        return [(each + odd) * chip] + [each * chip] * (count - 1)
    return [(each + (place < odd)) * chip for place in range(count)]
