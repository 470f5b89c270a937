"""Choosing which two hands are compared: for each of the two, all hands with their address."""

from typing import NamedTuple

from practice.reader.entry import Entry, Pair
from practice.reader.outcome import Outcome


class Choice(NamedTuple):
    """A hand that can be compared; `query` is the part of the address that compares it."""

    number: int
    name: str
    query: str
    is_chosen: bool


class Side(NamedTuple):
    """One of the two: "first" or "second", its label, and the hands to choose from."""

    key: str
    label: str
    choices: list[Choice]


def sides(entry: Entry, outcome: Outcome | None) -> list[Side]:
    """Both sides; none where there are only two hands, which need no choice."""
    if outcome is None or len(outcome.ranking) < 3:
        return []
    first, second = outcome.pair
    return [
        _side(entry, outcome, "first", "Comparar", first, second),
        _side(entry, outcome, "second", "con", second, first),
    ]


def _side(entry: Entry, outcome: Outcome, key: str, label: str, current: int, other: int) -> Side:
    shown = sorted(outcome.ranking, key=lambda placed: placed.number)
    choices = []
    for placed in shown:
        # To choose the hand of the other side is to change sides.
        against = current if placed.number == other else other
        pair: Pair = (placed.number, against)
        query = entry.query(pair if key == "first" else (against, placed.number))
        choices.append(Choice(placed.number, placed.name, query, placed.number == current))
    return Side(key, label, choices)
