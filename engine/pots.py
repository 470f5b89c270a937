"""The pots: what the seats put in, cut into layers as a dealer stacks the chips."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise


class PotError(ValueError):
    """Amounts or hands that cannot be those of one deal.

    The message is Spanish, for a person, and counts seats from one.

    Attributes:
        seat: the seat (from 0) whose amount or hand is wrong; ``None`` where it is no one's.
    """

    def __init__(self, message: str, seat: int | None = None) -> None:
        super().__init__(message)
        self.seat = seat


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot.

    Attributes:
        amount: what lies in it, in units.
        eligible: the seats that contend for it, ascending.
        parts: what each seat put into it, money posted for the table included; adds up to `amount`.
    """

    amount: int
    eligible: tuple[int, ...]
    parts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pots:
    """The pots of one deal.

    Attributes:
        pots: the main pot first, then the side pots as they were formed.
        returned: what each seat takes back because nobody matched it, in units.
    """

    pots: tuple[Pot, ...]
    returned: tuple[int, ...]


def layer_pots(
    contributed: Sequence[int],
    folded: Sequence[bool] | None = None,
    dead: Sequence[int] | None = None,
) -> Pots:
    """Cut what the seats put in into pots.

    Args:
        contributed: what each seat put in, in units: bets, calls, blinds and antes that all owe.
        folded: whether each seat folded; by default nobody did.
        dead: what each seat posted for the table (a dead blind, one ante for all), in units. It is
            not layered and goes into the first pot. If a seat still in posted nothing else, that
            first pot is the posted money alone: the seat can win no more than that.

    Returns:
        The pots and what is returned. What nobody matched, not even a seat that folded later, is
        returned. A folded seat's chips stay in the layers they reach, and what it put in above the
        highest seat still in goes into the last pot.

    Raises:
        PotError: no seats, lengths that differ, everybody folded, or an amount that is not a whole
            number of units, zero or more.

    Source: Superintendencia de Casinos de Juego (Chile), *Catálogo de Juegos*, 3.5.7 Texas Hold'em
    Poker, "Cómo se forma el pozo lateral" and "Más de un pozo lateral"; the pots stay apart: WSOP,
    *2023 Official Tournament Rules*, 74.

    >>> done = layer_pots([100, 300, 500])
    >>> [(pot.amount, pot.eligible) for pot in done.pots], done.returned
    ([(300, (0, 1, 2)), (400, (1, 2))], (0, 0, 200))
    """
    _check_amounts(contributed, "puesto")
    posted = [0] * len(contributed) if dead is None else dead
    _check_amounts(posted, "puesto para la mesa", len(contributed))
    live = _live_seats(folded, len(contributed))
    returned = _unmatched(contributed, live)
    matched = [put - back for put, back in zip(contributed, returned, strict=True)]
    done = Pots(tuple(_layers(matched, posted, live)), tuple(returned))
    total = sum(pot.amount for pot in done.pots) + sum(returned)
    assert total == sum(contributed) + sum(posted), "chips were made or lost"
    return done


def _check_amounts(amounts: Sequence[int], what: str, seats: int | None = None) -> None:
    if seats is not None and len(amounts) != seats:
        raise PotError(f"Lo {what} tiene {len(amounts)} asientos y lo puesto tiene {seats}.")
    if not amounts:
        raise PotError("Hace falta al menos un asiento.")
    for seat, amount in enumerate(amounts):
        if type(amount) is not int:
            raise PotError(
                f"Lo {what} por el asiento {seat + 1} no es un entero: {amount!r}.", seat
            )
        if amount < 0:
            raise PotError(f"Lo {what} por el asiento {seat + 1} es negativo: {amount}.", seat)


def _live_seats(folded: Sequence[bool] | None, seats: int) -> tuple[int, ...]:
    if folded is None:
        return tuple(range(seats))
    if len(folded) != seats:
        raise PotError(f"Los retiros tienen {len(folded)} asientos y lo puesto tiene {seats}.")
    for seat, gone in enumerate(folded):
        if type(gone) is not bool:
            raise PotError(f"El retiro del asiento {seat + 1} no es sí ni no: {gone!r}.", seat)
    live = tuple(seat for seat, gone in enumerate(folded) if not gone)
    if not live:
        raise PotError("Se retiraron todos: no queda nadie que se lleve el pozo.")
    return live


def _unmatched(contributed: Sequence[int], live: Sequence[int]) -> list[int]:
    """What each seat put in above everybody else; a folded seat takes nothing back."""
    returned = [0] * len(contributed)
    *_, second, top = 0, *sorted(contributed)
    seat = contributed.index(top)
    if seat in live:
        returned[seat] = top - second
    return returned


def _layers(matched: Sequence[int], posted: Sequence[int], live: Sequence[int]) -> list[Pot]:
    levels = sorted({0, *(matched[seat] for seat in live)})
    parts = [list(posted), *(_between(matched, low, high) for low, high in pairwise(levels))]
    parts[-1] = _added(parts[-1], [max(0, put - levels[-1]) for put in matched])
    # Who put in nothing at all contends for nothing, unless no seat still in put in anything.
    ground = [seat for seat in live if matched[seat] or posted[seat]] if levels[-1] else live
    circles = [tuple(ground), *(tuple(s for s in live if matched[s] >= n) for n in levels[1:])]
    return _without_doubles(zip(circles, parts, strict=True))


def _without_doubles(layers: Iterable[tuple[tuple[int, ...], list[int]]]) -> list[Pot]:
    """Layers with the same contenders are one pot; a layer in which nothing lies is none."""
    pots: list[Pot] = []
    for eligible, layer in layers:
        same = pots and pots[-1].eligible == eligible
        parts = _added(pots.pop().parts, layer) if same else layer
        if any(parts):
            pots.append(Pot(sum(parts), eligible, tuple(parts)))
    return pots


def _between(matched: Sequence[int], low: int, high: int) -> list[int]:
    return [min(put, high) - min(put, low) for put in matched]


def _added(first: Sequence[int], second: Sequence[int]) -> list[int]:
    return [one + other for one, other in zip(first, second, strict=True)]
