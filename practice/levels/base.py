"""A level deals by shape: the shape says what must lie on the table and which mistakes it offers."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, ClassVar

from practice.mistakes import MISTAKES
from practice.questions import Question
from practice.shuffle import shuffled
from practice.table import Deal, Table

Answers = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Shape:
    """What one drill of a level illustrates; subclasses say how it is dealt.

    `targets` are the codes of the mistakes that the drill must offer. `holds` looks at the table
    alone, `offers` at the answers of the mistakes to it. `options` is how many answers there are to
    choose from, where not all are listed. `known` are the mistakes among which an answer must have
    one origin, where they are not the level's.
    """

    name: str
    question: Question
    targets: tuple[str, ...]
    options: int = 0
    holds: Callable[[Table], bool] = lambda table: True
    offers: Callable[[Table, Answers], bool] = lambda table, answers: True
    known: tuple[str, ...] = ()

    is_written: ClassVar[bool] = False  # whether a person may write its hands

    def may_offer(self, codes: Collection[str], known: Collection[str]) -> bool:
        """Whether its drills could offer all these mistakes; `known` are those known to it."""
        return set(codes) <= set(known)

    def deal(self, rng: Random, stake: int) -> Deal:
        """Deal for a stake, in units."""
        raise NotImplementedError

    def is_like(self, deal: Deal) -> bool:
        """Whether a deal could be one of this shape, as far as its seats and amounts tell."""
        raise NotImplementedError


@dataclass(frozen=True)
class Level:
    """Drills that teach one thing, one for each of its shapes unless a series says otherwise.

    `version` is part of the seed: a change of shapes, stakes or `known` mistakes needs a new
    one, so that old seeds give the same drills for ever. `known` are the mistakes among which
    a wrong option must have exactly one origin.
    """

    code: str
    name: str
    intro: str
    version: int
    shapes: tuple[Shape, ...]
    stakes: tuple[int, ...]
    known: tuple[str, ...]
    even_winners: bool = False
    fair: Callable[[Table, list[Any]], bool] = field(kw_only=True)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The mistakes that every series of this level offers."""
        return tuple(dict.fromkeys(code for shape in self.shapes for code in shape.targets))

    @property
    def mistake_names(self) -> list[str]:
        return [MISTAKES[code].name for code in self.mistakes]

    @property
    def is_written(self) -> bool:
        """Whether a person may write a hand of it."""
        return all(shape.is_written for shape in self.shapes)

    def known_to(self, shape: Shape) -> tuple[str, ...]:
        """The mistakes among which an answer to a drill of this shape must have one origin."""
        return shape.known or self.known

    @property
    def usual(self) -> int:
        """How many drills of the level a series has if it does not say so."""
        return len(self.shapes)

    def plan(self, seed: str, drills: int | None = None) -> "list[Plan]":
        """Give each drill of the level its shape, its stake and, if `even_winners`, its winner.

        Fewer `drills` than the usual number are the first ones; more go on with another round.
        """
        wanted = self.usual if drills is None else drills
        rounds = range(-(-wanted // self.usual))
        return [plan for number in rounds for plan in self._round(seed, number)][:wanted]

    def _round(self, seed: str, number: int) -> "list[Plan]":
        """Every shape and every stake once; the first round is that of a series of usual size."""
        again = f":{number}" if number else ""
        rng = Random(f"{seed}:{self.code}:{self.version}{again}")
        shapes, stakes = shuffled(rng, self.shapes), shuffled(rng, self.stakes)
        winners = shuffled(rng, [0, 1] * (len(shapes) // 2)) if self.even_winners else []
        return [
            Plan(shape, stake, winners[k] if winners else None)
            for k, (shape, stake) in enumerate(zip(shapes, stakes, strict=True))
        ]


@dataclass(frozen=True)
class Plan:
    """What the seed asks of one drill; `winner` is the seat that must win, if one must."""

    shape: Shape
    stake: int
    winner: int | None

    def table(self, rng: Random) -> Table | None:
        """Deal once; None where the deal does not illustrate the shape."""
        deal = self.shape.deal(rng, self.stake)
        table = Table(deal)
        if not self.shape.holds(table):
            return None
        if self.winner is not None and table.takers[0] != (self.winner,):
            return Table(replace(deal, hands=deal.hands[::-1]))
        return table
