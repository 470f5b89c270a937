"""A level deals by shape: the shape says what must lie on the table and which mistakes it offers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from engine import DECK
from practice.mistakes import MISTAKES
from practice.shuffle import choose, pick, shuffled
from practice.table import Answer, Deal, Table
from practice.wording import Form

Answers = Mapping[str, Answer]


@dataclass(frozen=True)
class Shape:
    """What one drill of a level illustrates.

    `holds` looks at the table alone, `offers` at the answers of the mistakes to it.
    `targets` are the codes of the mistakes that the drill must offer, `options` how many
    answers there are to choose from.
    """

    name: str
    options: int
    form: Form
    targets: tuple[str, ...]
    holds: Callable[[Table], bool]
    offers: Callable[[Table, Answers], bool] = lambda table, answers: True
    seats: int = 2
    raised: tuple[int, ...] = ()

    def deal(self, rng: Random, stake: int) -> Deal:
        """Deal from a fresh deck. With `raised`, one seat is all in for the stake and the
        others put in one of those amounts more."""
        cards = pick(rng, DECK, 5 + 2 * self.seats)
        hands = tuple((cards[i], cards[i + 1]) for i in range(5, len(cards), 2))
        return Deal(tuple(cards[:5]), hands, self._contributed(rng, stake))

    def pays(self, contributed: tuple[int, ...]) -> bool:
        """Whether these amounts could be put in here: equal ones, or one all in for less."""
        low, *others = sorted(contributed)
        return low > 0 and others[0] == others[-1] and (low < others[0]) == bool(self.raised)

    def _contributed(self, rng: Random, stake: int) -> tuple[int, ...]:
        more = choose(rng, self.raised) if self.raised else 0
        all_in = int(rng.random() * self.seats)
        return tuple(stake + (0 if seat == all_in else more) for seat in range(self.seats))


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
    question: str
    shapes: tuple[Shape, ...]
    stakes: tuple[int, ...]
    known: tuple[str, ...]
    even_winners: bool = False
    fair: Callable[[Table, list[Answer]], bool] = field(kw_only=True)

    @property
    def mistakes(self) -> tuple[str, ...]:
        """The mistakes that every series of this level offers."""
        return tuple(dict.fromkeys(code for shape in self.shapes for code in shape.targets))

    @property
    def mistake_names(self) -> list[str]:
        return [MISTAKES[code].name for code in self.mistakes]

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
            return Table(Deal(deal.board, deal.hands[::-1], deal.contributed))
        return table
