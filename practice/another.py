"""More hands with the same mistake: dealt from their address, never stored, never counted."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from practice.dealing import Dealt, options_of
from practice.levels import Level, Plan, Shape
from practice.levels.base import Answers
from practice.shuffle import choose
from practice.table import Table

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
    if not places:
        return None
    for attempt in range(MOST_TRIES):
        rng = Random(f"{seed}:otra:{mistake}:{against}:{number}:{attempt}")
        level, shape = choose(rng, places)
        plan = Plan(shape, choose(rng, level.stakes), None)
        table = plan.table(rng)
        options = table and options_of(rng, level, plan, table)
        if table and options:
            return Dealt(level, shape.name, shape.question, table, options, attempt + 1)
    return None


def has_another(levels: tuple[Level, ...], mistake: str) -> bool:
    """Whether there is a shape that could provoke a mistake: no hand is looked for in vain."""
    return any(_places(levels, (mistake,)))


def _places(levels: tuple[Level, ...], wanted: tuple[str, ...]) -> Iterator[tuple[Level, Shape]]:
    """The shapes that offer a wanted mistake, or else all that may; made to offer all that is wanted."""
    shapes = [
        (level, shape)
        for level in levels
        for shape in level.shapes
        if shape.may_offer(wanted, level.known_to(shape))
    ]
    near = [place for place in shapes if set(wanted) & set(place[1].targets)]
    if len(wanted) == 1 and near:
        return iter(near)
    return ((level, _offering(shape, wanted)) for level, shape in near or shapes)


def _offering(shape: Shape, wanted: tuple[str, ...]) -> Shape:
    def offers(table: Table, answers: Answers) -> bool:
        pairs = combinations([answers[code] for code in wanted], 2)
        return not any(shape.question.are_alike(one, other) for one, other in pairs)

    return replace(shape, targets=wanted, offers=offers)
