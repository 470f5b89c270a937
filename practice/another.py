"""More hands with the same mistake: dealt from their address, never stored, never counted."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from practice.dealing import Dealt, Option, wrong_options
from practice.levels import Level, Plan, Shape
from practice.levels.base import Answers
from practice.mistakes import MISTAKES
from practice.shuffle import choose, shuffled
from practice.table import Answer, Table

MOST_TRIES = 6_000


def deal_another(
    seed: str, levels: tuple[Level, ...], mistake: str, number: int, against: str = ""
) -> Dealt | None:
    """Deal hand `number` of those that provoke a mistake.

    With `against`, a second mistake, the hand tells the two apart: both are offered, with
    different answers. Returns None where no such hand is found in `MOST_TRIES`.
    """
    wanted = (mistake, against) if against else (mistake,)
    places = list(_places(levels, wanted))
    for attempt in range(MOST_TRIES):
        rng = Random(f"{seed}:otra:{mistake}:{against}:{number}:{attempt}")
        level, shape = choose(rng, places)
        plan = Plan(shape, choose(rng, level.stakes), None)
        table = plan.table(rng)
        wrong = table and wrong_options(rng, level, plan, table)
        if table and wrong:
            options = shuffled(rng, [Option(table.right, ""), *wrong])
            return Dealt(level, shape.name, shape.form, table, tuple(options), attempt + 1)
    return None


@lru_cache(maxsize=4096)
def also_fits(table: Table, chosen: Option, known: tuple[str, ...]) -> list[str]:
    """The other mistakes that give the same pots and show the same cards as a wrong answer."""
    answers = ((code, MISTAKES[code].answer(table)) for code in known if code != chosen.mistake)
    return [code for code, answer in answers if answer and _is_like(answer, chosen.answer)]


def _is_like(one: Answer, other: Answer) -> bool:
    return (one.takers, one.shows) == (other.takers, other.shows)


def _places(levels: tuple[Level, ...], wanted: tuple[str, ...]) -> Iterator[tuple[Level, Shape]]:
    """The shapes that offer a wanted mistake, or else all; made to offer all that is wanted."""
    shapes = [(level, shape) for level in levels for shape in level.shapes]
    near = [place for place in shapes if set(wanted) & set(place[1].targets)]
    if len(wanted) == 1 and near:
        return iter(near)
    return ((level, _offering(shape, wanted)) for level, shape in near or shapes)


def _offering(shape: Shape, wanted: tuple[str, ...]) -> Shape:
    return replace(shape, targets=wanted, offers=lambda table, answers: _differ(answers, wanted))


def _differ(answers: Answers, wanted: tuple[str, ...]) -> bool:
    given = {(answers[code].takers, answers[code].shows) for code in wanted}
    return len(given) == len(wanted)
