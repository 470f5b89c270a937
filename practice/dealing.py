"""From a seed to drills: the same seed gives the same drills on every machine, for ever."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from practice.levels.base import Level, Plan
from practice.mistakes import MISTAKES
from practice.shuffle import shuffled
from practice.table import Answer, Table
from practice.wording import Form, word

MOST_TRIES = 100_000


class NoDrillError(Exception):
    """No deal of a level illustrates its shape within `MOST_TRIES`."""


@dataclass(frozen=True)
class Option:
    """One answer to choose from; `mistake` is its code, empty for the right one."""

    answer: Answer
    mistake: str

    def as_json(self) -> dict[str, Any]:
        return {**self.answer.as_json(), "mistake": self.mistake}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Option":
        return cls(Answer.from_json(data), data["mistake"])


@dataclass(frozen=True)
class Dealt:
    """A drill as dealt: the options stand in the order in which they are shown."""

    level: Level
    shape: str
    form: Form
    table: Table
    options: tuple[Option, ...]
    tries: int


def deal_series(seed: str, levels: Iterable[Level]) -> Iterator[Dealt]:
    """Deal the drills of all levels, in order; two decks give the right option its places.

    Raises:
        NoDrillError: a shape was not found within the tries.
    """
    places = _Places(seed)
    for level in levels:
        for number, plan in enumerate(level.plan(seed), start=1):
            yield deal_drill(seed, level, number, plan, places)


def deal_drill(seed: str, level: Level, number: int, plan: Plan, places: "_Places") -> Dealt:
    """Deal drill `number` (from 1) of a level until a deal illustrates its shape."""
    for attempt in range(MOST_TRIES):
        rng = Random(f"{seed}:{level.code}:{level.version}:{number}:{attempt}")
        table = plan.table(rng)
        wrong = table and wrong_options(rng, level, plan, table)
        if table and wrong:
            options = shuffled(rng, wrong)
            options.insert(places.next(plan.shape.options), Option(table.right, ""))
            shape = plan.shape
            return Dealt(level, shape.name, shape.form, table, tuple(options), attempt + 1)
    raise NoDrillError(f"{seed}: {level.code}, {plan.shape.name}")


def wrong_options(rng: Random, level: Level, plan: Plan, table: Table) -> list[Option] | None:
    """Choose the wrong options of a drill: the shape's targets, and others up to its number.

    Returns None where a target cannot be offered or no choice is fair.
    """
    shape = plan.shape
    if any(MISTAKES[code].answer(table) is None for code in shape.targets):
        return None
    offered = offerable(table, shape.form, level.known)
    if any(code not in offered for code in shape.targets) or not shape.offers(table, offered):
        return None
    for more in _fills(rng, level, plan, offered):
        chosen = {code: offered[code] for code in (*shape.targets, *more)}
        if _is_fair(level, table, list(chosen.values())):
            return [Option(answer, code) for code, answer in chosen.items()]
    return None


def offerable(table: Table, form: Form, known: tuple[str, ...]) -> dict[str, Answer]:
    """The wrong answers that, as they are worded, exactly one of the known mistakes gives."""
    answers = {code: MISTAKES[code].answer(table) for code in known}
    worded = {
        code: word(table, form, answer, code)
        for code, answer in answers.items()
        if answer is not None
    }
    counts = Counter(worded.values())
    right = word(table, form, table.right, "")
    return {
        code: answer
        for code, answer in answers.items()
        if answer is not None and counts[worded[code]] == 1 and worded[code] != right
    }


def _fills(
    rng: Random, level: Level, plan: Plan, offered: dict[str, Answer]
) -> Iterator[tuple[str, ...]]:
    """The ways to fill up the options, those of the level's own mistakes first."""
    shape = plan.shape
    others = shuffled(rng, [code for code in offered if code not in shape.targets])
    others.sort(key=lambda code: code not in level.mistakes)
    return combinations(others, shape.options - 1 - len(shape.targets))


def _is_fair(level: Level, table: Table, wrong: list[Answer]) -> bool:
    answers = [table.right, *wrong]
    return all(map(table.divides, answers)) and level.fair(table, answers)


class _Places:
    """Where the right option stands: a shuffled deck of places for each number of options."""

    def __init__(self, seed: str) -> None:
        self._rngs = {count: Random(f"{seed}:lugares:{count}") for count in (3, 4)}
        self._decks: dict[int, list[int]] = {count: [] for count in self._rngs}

    def next(self, count: int) -> int:
        deck = self._decks[count]
        if not deck:
            deck.extend(shuffled(self._rngs[count], range(count)))
        return deck.pop()
