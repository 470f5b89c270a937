"""The figures of a series, of its levels and of its drills, and which of them may be shown."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Self

from practice.answers.counting import Parts, People
from practice.answers.hiding import LEAST, Figure, Kind, Part, shown, small_rest

ANSWERS, RIGHT, MISSED, CORRECTED = map(Kind, ("answers", "right", "missed", "corrected"))
# What is given out first hides what comes later, if one of the two has to be hidden.
TURNS = {"answers": 0, "right": 1, "missed": 1, "made": 2, "corrected": 3, "fixed": 4}
NEVER_SHOWN = "left"  # missed and not corrected: it follows from the other two


class Scope(NamedTuple):
    """Some drills that are counted together, and the scopes that it is made of."""

    name: str
    drills: frozenset[int]
    inside: tuple["Scope", ...] = ()

    @classmethod
    def of(cls, name: str, inside: Iterable["Scope"]) -> Self:
        scopes = tuple(inside)
        return cls(name, frozenset().union(*(scope.drills for scope in scopes)), scopes)

    @classmethod
    def drill(cls, drill: int) -> Self:
        return cls(str(drill), frozenset({drill}))


class Tally:
    """What may be said of a scope and of all that is inside it."""

    def __init__(self, scope: Scope, parts: Parts, people: People | None = None) -> None:
        self._parts: dict[int, dict[Part, int]] = defaultdict(dict)
        for part, count in parts.items():
            self._parts[part[0]][part] = count
        self._people = people or {}
        self._figures: list[tuple[int, Figure]] = []
        self._secrets: set[frozenset[Part]] = set()
        self._count(scope, depth=0)
        self._keys = {figure.key for _, figure in self._figures}
        in_turn = [figure for _, figure in sorted(self._figures, key=_turn)]
        wanted = [figure for figure in in_turn if figure.key[1].name in TURNS]
        self._shown = shown(wanted, self._secrets, parts)

    def get(self, scope: str, kind: Kind) -> int | None:
        """A figure, or None where it is hidden; with its answers all of a scope is hidden."""
        if kind != ANSWERS and self.get(scope, ANSWERS) is None:
            return None
        return self._shown.get((scope, kind)) if (scope, kind) in self._keys else 0

    def _count(self, scope: Scope, depth: int) -> dict[Kind, Figure]:
        """Note the figures of a scope and those inside, and what must not follow from them."""
        mine = {figure.key[1]: figure for figure in self._figures_of(scope)}
        self._figures += [(depth, figure) for figure in mine.values()]
        inside = [self._count(each, depth + 1) for each in scope.inside]
        lines = [*_lines(mine), *([each[kind] for each in inside if kind in each] for kind in mine)]
        self._secrets |= {small_rest(line) for line in lines}
        self._secrets |= {figure.parts for figure in mine.values() if figure.is_small}
        return mine

    def _figures_of(self, scope: Scope) -> Iterator[Figure]:
        parts: dict[Kind, list[Part]] = defaultdict(list)
        for drill in scope.drills:
            for part in self._parts[drill]:
                for kind in _kinds(part):
                    parts[kind].append(part)
        for kind, found in parts.items():
            value = sum(self._parts[part[0]][part] for part in found)
            yield Figure((scope.name, kind), frozenset(found), value, self._learners(found, value))

    def _learners(self, parts: list[Part], value: int) -> int:
        """How many different learners, or at least five: in one drill each learner is once."""
        by_drill: dict[int, int] = defaultdict(int)
        for part in parts:
            by_drill[part[0]] += self._parts[part[0]][part]
        most = max(by_drill.values())
        if most >= LEAST or value < LEAST or len(by_drill) == 1:
            return max(most, min(value, LEAST - 1))
        return len(set().union(*(self._people.get(part, set()) for part in parts)))


def _kinds(part: Part) -> Iterator[Kind]:
    """Every kind of figure that a part belongs to."""
    _, mistake, corrected = part
    yield ANSWERS
    if not mistake:
        yield RIGHT
        return
    yield from (MISSED, Kind("made", mistake))
    if corrected:
        yield from (CORRECTED, Kind("fixed", mistake))
    else:
        yield from (Kind(NEVER_SHOWN), Kind(NEVER_SHOWN, mistake))


def _lines(figures: Mapping[Kind, Figure]) -> Iterator[list[Figure]]:
    """The figures of a scope that add up to another one."""
    made = [figure for kind, figure in figures.items() if kind.name == "made"]
    yield made
    yield [*made, *(figures[kind] for kind in (RIGHT,) if kind in figures)]
    yield [figure for kind, figure in figures.items() if kind.name == "fixed"]


def _turn(each: tuple[int, Figure]) -> tuple[int, int, int, int]:
    depth, figure = each
    turn = TURNS.get(figure.key[1].name, len(TURNS))
    return (0 if turn < TURNS["made"] else turn, depth, turn, -figure.value)
