"""Chips: the fewest that make an amount, as a dealer would pay it."""

from typing import Final, NamedTuple

DENOMINATIONS: Final = (1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000)


class ChipError(ValueError):
    """An amount that cannot be laid out in chips; the message is Spanish, for a person."""


class Stack(NamedTuple):
    """Chips of one denomination.

    Attributes:
        denomination: what each chip is worth, in units.
        pieces: how many there are, one or more.
    """

    denomination: int
    pieces: int


def stacked(amount: int, chip: int = 1, largest: int = 0) -> tuple[Stack, ...]:
    """The fewest chips that make an amount, the biggest denomination first; none make zero.

    In play are `chip` and every greater denomination of `DENOMINATIONS` that it divides. Each of
    them divides the next, so taking the biggest chip that still fits leaves the fewest chips.

    Args:
        amount: what the chips are worth together, in units.
        chip: the smallest chip in play, in units.
        largest: the biggest one that is used, in units, so that stacks side by side are as high as
            they are worth; any where it is 0.

    Raises:
        ChipError: the smallest chip is worth less than one unit, or the amount is negative or not
            a multiple of it.

    >>> stacked(290)
    (Stack(denomination=100, pieces=2), Stack(denomination=50, pieces=1), Stack(denomination=10, pieces=4))
    >>> [tuple(stack) for stack in stacked(175, chip=25)]
    [(100, 1), (50, 1), (25, 1)]
    """
    if chip < 1:
        raise ChipError(f"La ficha más chica vale una unidad o más, no {chip}.")
    if amount < 0:
        raise ChipError(f"Un monto en fichas es cero o más, no {amount}.")
    if amount % chip:
        raise ChipError(f"{amount} no se puede formar con fichas de {chip}.")
    stacks, left = [], amount
    for denomination in _in_play(chip, largest):
        count, left = divmod(left, denomination)
        if count:
            stacks.append(Stack(denomination, count))
    return tuple(stacks)


def _in_play(chip: int, largest: int) -> list[int]:
    """The denominations, the biggest first."""
    bigger = [each for each in reversed(DENOMINATIONS) if each > chip and each % chip == 0]
    return [*(each for each in bigger if not largest or each <= largest), chip]
