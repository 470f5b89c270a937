"""Chance that is the same on every machine and in every Python version.

Only ``Random.random()`` is used: it is the one sequence that Python promises to keep.
"""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def pick(rng: Random, items: Iterable[T], count: int) -> list[T]:
    """Return `count` different items in random order, by a Fisher–Yates shuffle cut short."""
    pool = list(items)
    for i in range(count):
        j = i + int(rng.random() * (len(pool) - i))
        pool[i], pool[j] = pool[j], pool[i]
    return pool[:count]


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """Return all the items in random order."""
    pool = list(items)
    return pick(rng, pool, len(pool))


def choose(rng: Random, items: Iterable[T]) -> T:
    """Return one item."""
    return pick(rng, items, 1)[0]
