"""A mistake is a right reading with one step gone wrong."""

from collections.abc import Mapping
from enum import Enum
from typing import ClassVar, NamedTuple

from engine import Card, strength
from practice.naming import described
from practice.table import Answer, Seats, Table, best

Five = tuple[Card, ...]
Rank = tuple[int, ...]
Ranks = Mapping[int, Rank]
NOBODY: Seats = ()


class Step(Enum):
    """The steps of a reading, in order; a mistake goes wrong at exactly one of them."""

    READ = "leer las cinco"
    RANK = "comparar"
    TAKE = "dar el pozo"
    SHOW = "mostrar las cinco"


class Backing(NamedTuple):
    """What backs a rule: the key of an excerpt of the catalogue, or of an outside rule."""

    excerpt: str = ""
    outside_rule: str = ""


class Mistake:
    """Answers a table as somebody would who makes this mistake and no other.

    Each subclass overrides the one step at which the reading goes wrong, and names it in
    `step`. `rule` says in one sentence what is right; `backing` is where that is written. A
    mistake that is `alone` always points at one seat, and cannot tell where two are equal.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    rule: ClassVar[str]
    backing: ClassVar[Backing]
    step: ClassVar[Step]
    alone: ClassVar[bool] = False

    def answer(self, table: Table) -> Answer | None:
        """Return the wrong answer of this mistake, or None where it leads to the right one."""
        if not self.applies(table):
            return None
        fives = {seat: self.read(table, seat) for seat in table.seats}
        ranks = {seat: self.rank(table, seat, fives[seat]) for seat in table.seats}
        takers = self.takers(table, ranks)
        if NOBODY in takers:
            return None
        seat = takers[0][0]
        shows = table.shown(self.shows(table, seat, fives[seat]))
        answer = Answer(takers, shows, self.card(table, seat, shows) if shows else None)
        return None if table.is_right(answer) else answer

    def applies(self, table: Table) -> bool:
        """Whether somebody could make this mistake at this table at all."""
        return True

    def read(self, table: Table, seat: int) -> Five:
        """The five cards that the seat is believed to play."""
        return table.hands[seat].five

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        """What is compared between seats: higher wins, equal shares."""
        return (strength(five),)

    def takers(self, table: Table, ranks: Ranks) -> tuple[Seats, ...]:
        return tuple(self.take(table, pot, ranks) for pot in range(len(table.pots)))

    def take(self, table: Table, pot: int, ranks: Ranks) -> Seats:
        """The seats to which the pot is given; NOBODY where the mistake cannot tell."""
        takers = best(table.pots[pot].eligible, ranks)
        return NOBODY if self.alone and len(takers) > 1 else takers

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        """The cards that the taker is said to win with."""
        return five

    def called(self, five: Five) -> str:
        """What somebody who makes this mistake calls these five cards."""
        return described(five)

    def lays(self, answer: Answer) -> tuple[Card, ...]:
        """The cards that are compared, as somebody who makes this mistake lays them out."""
        return answer.shows

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card | None:
        """The one card that the reason names, if it names one."""
        return None

    def reason(self, table: Table, answer: Answer) -> str:
        """Why somebody would answer so, in a few words; `{carta}` stands for `answer.card`."""
        raise NotImplementedError
