"""From a seed to drills: the same seed gives the same drills on every machine, for ever."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, count, islice
from random import Random
from typing import Any, NamedTuple

from practice.levels.base import Level, Plan
from practice.mistakes import MISTAKES
from practice.questions import Option, Question
from practice.shuffle import shuffled
from practice.table import Table

MOST_TRIES = 100_000
MOST_DRILLS = 24


class NoDrillError(Exception):
    """A drill of a series cannot be had: nothing illustrates it, or what it is to be is wrong."""


@dataclass(frozen=True)
class Dealt:
    """A drill as dealt: the options stand in the order in which they are shown."""

    level: Level
    shape: str
    question: Question
    table: Table
    options: tuple[Option, ...]
    tries: int


class Slot(NamedTuple):
    """One place of a series, before anything is dealt for it.

    `place` counts from 1 over the whole series, `number` from 1 within the level; `right_at` is
    where the right option of a dealt hand stands.
    """

    place: int
    level: Level
    number: int
    plan: Plan
    right_at: int


def slots(
    seed: str, levels: Iterable[Level], drills_each: Mapping[str, int] | None = None
) -> Iterator[Slot]:
    """What the seed asks of each place; two decks give the right option its places.

    `drills_each` has, by code, the levels with another number of drills than their usual one.

    Raises:
        NoDrillError: a level cannot have that number of drills.
    """
    right, places = _Places(seed), count(1)
    for level in levels:
        plans = level.plan(seed, drills_of(level, drills_each or {}))
        for number, plan in enumerate(plans, start=1):
            yield Slot(next(places), level, number, plan, right.next(plan.shape.options))


def drills_of(level: Level, drills_each: Mapping[str, int]) -> int:
    """How many drills a level has in a series.

    Raises:
        NoDrillError: what is written there is not a number of drills.
    """
    drills = drills_each.get(level.code, level.usual)
    if type(drills) is not int or not 1 <= drills <= MOST_DRILLS:
        raise NoDrillError(f"{level.code}: un nivel tiene de 1 a {MOST_DRILLS} manos, no {drills}")
    return drills


def deal_series(
    seed: str, levels: Iterable[Level], drills_each: Mapping[str, int] | None = None
) -> Iterator[Dealt]:
    """Deal the drills of all levels, in order.

    Raises:
        NoDrillError: a shape was not found within the tries, or a number of drills is wrong.
    """
    for slot in slots(seed, levels, drills_each):
        yield deal_slot(seed, slot)


def deal_slot(seed: str, slot: Slot, skip: int = 0) -> Dealt:
    """Deal until a deal illustrates the shape that is asked for; the first `skip` are left out."""
    hand = next(islice(_hands(seed, slot), skip, None), None)
    if hand is None:
        raise NoDrillError(f"{seed}: {slot.level.code}, {slot.plan.shape.name}")
    return hand


def _hands(seed: str, slot: Slot) -> Iterator[Dealt]:
    """The hands that the search finds for a place, one after the other."""
    level, plan = slot.level, slot.plan
    for attempt in range(MOST_TRIES):
        rng = Random(f"{seed}:{level.code}:{level.version}:{slot.number}:{attempt}")
        table = plan.table(rng)
        options = table and options_of(rng, level, plan, table, slot.right_at)
        if table and options:
            shape = plan.shape
            yield Dealt(level, shape.name, shape.question, table, options, attempt + 1)


def options_of(
    rng: Random, level: Level, plan: Plan, table: Table, right_at: int | None = None
) -> tuple[Option, ...] | None:
    """The options of a drill; the right one stands at `right_at`, or anywhere.

    Returns None where the shape's targets cannot be offered here, or not fairly.
    """
    shape = plan.shape
    if shape.question.lists_all:
        options = shape.question.options(table, level.known_to(shape))
        codes = {option.mistake for option in options or ()}
        return options if codes.issuperset(shape.targets) else None
    wrong, right = wrong_options(rng, level, plan, table), Option(shape.question.right(table), "")
    if wrong is None:
        return None
    if right_at is None:
        return tuple(shuffled(rng, [right, *wrong]))
    others = shuffled(rng, wrong)
    return (*others[:right_at], right, *others[right_at:])


def wrong_options(rng: Random, level: Level, plan: Plan, table: Table) -> list[Option] | None:
    """Choose the wrong options of a drill: the shape's targets, and others up to its number.

    Returns None where a target cannot be offered or no choice is fair.
    """
    shape, question = plan.shape, plan.shape.question
    if any(question.wrong(table, MISTAKES[code]) is None for code in shape.targets):
        return None
    offered = offerable(table, question, level.known_to(shape))
    if any(code not in offered for code in shape.targets) or not shape.offers(table, offered):
        return None
    for more in _fills(rng, level, plan, offered):
        chosen = {code: offered[code] for code in (*shape.targets, *more)}
        if is_fair(level, question, table, list(chosen.values())):
            return [Option(answer, code) for code, answer in chosen.items()]
    return None


def offerable(table: Table, question: Question, known: tuple[str, ...]) -> dict[str, Any]:
    """The wrong answers that, as they are worded, exactly one of the known mistakes gives."""
    answers = {code: question.wrong(table, MISTAKES[code]) for code in known}
    worded = {
        code: question.word(table, answer, code)
        for code, answer in answers.items()
        if answer is not None
    }
    counts = Counter(worded.values())
    right = question.word(table, question.right(table), "")
    return {
        code: answers[code]
        for code, words in worded.items()
        if counts[words] == 1 and words != right
    }


def _fills(
    rng: Random, level: Level, plan: Plan, offered: dict[str, Any]
) -> Iterator[tuple[str, ...]]:
    """The ways to fill up the options, those of the level's own mistakes first."""
    shape = plan.shape
    others = shuffled(rng, [code for code in offered if code not in shape.targets])
    others.sort(key=lambda code: code not in level.mistakes)
    return combinations(others, shape.options - 1 - len(shape.targets))


def is_fair(level: Level, question: Question, table: Table, wrong: list[Any]) -> bool:
    """Whether no odd chip and nothing that can be counted tells the right answer from these."""
    answers = [question.right(table), *wrong]
    return all(question.divides(table, answer) for answer in answers) and level.fair(table, answers)


class _Places:
    """Where the right option stands: a shuffled deck of places for each number of options.

    Where all answers are listed there is nothing to shuffle: it stands where the question puts it.
    """

    def __init__(self, seed: str) -> None:
        self._rngs = {count: Random(f"{seed}:lugares:{count}") for count in (3, 4)}
        self._decks: dict[int, list[int]] = {count: [] for count in self._rngs}

    def next(self, count: int) -> int:
        if not count:
            return 0
        deck = self._decks[count]
        if not deck:
            deck.extend(shuffled(self._rngs[count], range(count)))
        return deck.pop()
