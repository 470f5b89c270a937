"""Two hands of a showdown side by side, step by step to the one that decides."""

from typing import NamedTuple

from engine import Card, Hand, Showdown, StepKind, group_names, rank_name
from practice.naming import worth_more

SIGNS = {1: ">", 0: "=", -1: "<"}
ALL_FIVE = "Las cinco valen lo mismo"


class StepRow(NamedTuple):
    """One step: what is compared, both hands' cards in it, and how it comes out."""

    label: str
    first: tuple[Card, ...]
    second: tuple[Card, ...]
    sign: str
    decides: bool


def kinds_sign(showdown: Showdown, a: int, b: int) -> str:
    """How the kinds of two seats' hands compare: one of `SIGNS`."""
    return SIGNS[showdown.compare(a, b).steps[0].verdict]


def step_rows(showdown: Showdown, a: int, b: int) -> list[StepRow]:
    """The steps after the kind of hand, up to the one that decides; see `Showdown.compare`."""
    names = group_names(_reading(showdown, a).category)
    steps = showdown.compare(a, b).steps[1:]
    return [
        StepRow(name, step.first, step.second, SIGNS[step.verdict], bool(step.verdict))
        for name, step in zip(names, steps, strict=False)
    ]


def what_decides(showdown: Showdown, a: int, b: int) -> str:
    """What tells two seats' hands apart, in a sentence without its full stop.

    >>> what_decides(Showdown("Qs Qh 9d 4c 2c", ["Ah 8s", "Jc 8d"]), 0, 1)
    'Decide el primer kicker: as contra jota'
    """
    comparison = showdown.compare(a, b)
    step = comparison.deciding
    if step is None:
        return ALL_FIVE
    higher, lower = (step.first, step.second) if step.verdict > 0 else (step.second, step.first)
    if step.kind is StepKind.CATEGORY:
        return f"Decide la mano: {worth_more(higher, lower)}"
    label = step_rows(showdown, a, b)[-1].label
    return f"Decide {label}: {rank_name(higher[0].rank)} contra {rank_name(lower[0].rank)}"


def _reading(showdown: Showdown, seat: int) -> Hand:
    hand = showdown.readings[seat]
    if hand is None:
        raise ValueError(f"no hand at seat {seat}")
    return hand
