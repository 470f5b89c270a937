"""Money for the table that is nobody's: it must not let anybody contend who put in nothing else."""

from collections.abc import Sequence

from engine import Pots


def posted(contributed: Sequence[int], dead: int) -> list[int]:
    """Dead money as `layer_pots` takes it: posted by the seat that put in the most anyway."""
    most = contributed.index(max(contributed))
    return [dead if seat == most else 0 for seat in range(len(contributed))]


def own_parts(money: Pots, number: int, posted: Sequence[int]) -> list[int]:
    """What each seat put into a pot of its own, without the dead money in the first one."""
    parts = money.pots[number].parts
    return [put - dead for put, dead in zip(parts, posted, strict=True)] if not number else [*parts]
