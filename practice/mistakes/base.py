"""A mistake is a right settlement of a hand with one step gone wrong."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import ClassVar, NamedTuple

from engine import Card, Pot, Pots, layer_pots, strength
from practice.naming import described
from practice.table import Answer, Seats, Table, best

Five = tuple[Card, ...]
Rank = tuple[int, ...]
Ranks = Mapping[int, Rank]
Amounts = tuple[int, ...]  # whole units, one for each seat
NOBODY: Seats = ()


class Step(Enum):
    """The steps of a settlement, in order; a mistake goes wrong at exactly one of them."""

    RETURN = "devolver lo que nadie igualó"
    BUILD = "armar los pozos"
    READ = "leer las cinco"
    RANK = "comparar"
    TAKE = "dar el pozo"
    SHOW = "mostrar las cinco"
    SHARE = "pagar"


class Backing(NamedTuple):
    """What backs a rule: the key of an excerpt of the catalogue, or of an outside rule."""

    excerpt: str = ""
    outside_rule: str = ""


class Mistake:
    """Settles a table as somebody would who makes this mistake and no other.

    Each subclass overrides the one method at which the settlement goes wrong, and names its step
    in `step`. `rule` says in one sentence what is right; `backing` is where that is written. A
    mistake that is `alone` always points at one seat, and cannot tell where two are equal. `does`
    says, after "sale de", what somebody does who makes a mistake with chips or pots. `variants`
    are other ways of making it, that lead elsewhere.

    The methods stand in the order in which a hand is settled. `answer` goes through those of the
    reading for a question about cards; `practice.settling.settle` goes through all of them.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    rule: ClassVar[str]
    backing: ClassVar[Backing]
    step: ClassVar[Step]
    alone: ClassVar[bool] = False
    does: ClassVar[str] = ""
    variants: ClassVar[tuple["Mistake", ...]] = ()

    def answer(self, table: Table) -> Answer | None:
        """Return the wrong answer of this mistake, or None where it leads to the right one."""
        if not self.applies(table):
            return None
        fives = {seat: self.read(table, seat) for seat in table.seats}
        ranks = {seat: self.rank(table, seat, fives[seat]) for seat in table.seats}
        pots = self.contended(table, table.pots)
        takers = tuple(self.take(table, pots, number, ranks) for number in range(len(pots)))
        if NOBODY in takers:
            return None
        seat = takers[0][0]
        shows = table.shown(self.shows(table, seat, fives[seat]))
        answer = Answer(takers, shows, self.card(table, seat, shows) if shows else None)
        return None if table.is_right(answer) else answer

    def applies(self, table: Table) -> bool:
        """Whether somebody could make this mistake at this table at all."""
        return True

    def counted(self, table: Table) -> Amounts:
        """What each seat put in, as far as it is counted."""
        return table.deal.contributed

    def matched(self, table: Table, counted: Amounts) -> Pots:
        """What was matched, in its pots, and what goes back because nobody matched it."""
        return layer_pots(counted, table.folded)

    def handed_back(self, table: Table, returned: Amounts) -> Amounts:
        """What each seat is given back before the pots are built."""
        return returned

    def built(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        """The pots, from what was matched in layers."""
        return tuple(pots)

    def contended(self, table: Table, pots: Sequence[Pot]) -> tuple[Pot, ...]:
        """The pots with the seats that are let contend for each."""
        return tuple(pots)

    def read(self, table: Table, seat: int) -> Five:
        """The five cards that the seat is believed to play."""
        return table.hands[seat].five

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        """What is compared between seats: higher wins, equal shares."""
        return (strength(five),)

    def take(self, table: Table, pots: Sequence[Pot], number: int, ranks: Ranks) -> Seats:
        """The seats to which a pot is given; NOBODY where the mistake cannot tell."""
        takers = best(pots[number].eligible, ranks)
        return NOBODY if self.alone and len(takers) > 1 else takers

    def shares(
        self, table: Table, pots: Sequence[Pot], takers: Sequence[Seats], ranks: Ranks
    ) -> tuple[Amounts, ...]:
        """What each seat is paid from each pot, odd chips from the left of the button."""
        each = zip(pots, takers, strict=True)
        return tuple(shared_out(table, pot.amount, seats) for pot, seats in each)

    def most(self, table: Table, pots: Sequence[Pot]) -> Amounts:
        """What each seat can win at most, whatever the cards."""
        return tuple(
            sum(pot.amount for pot in pots if seat in pot.eligible) for seat in table.everybody
        )

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        """The cards that the taker is said to win with."""
        return five

    def called(self, five: Five) -> str:
        """What somebody who makes this mistake calls these five cards."""
        return described(five)

    def announced(self, five: Five) -> str:
        """The same as a dealer announces it: as fully as any other hand."""
        return self.called(five)

    def lays(self, answer: Answer) -> tuple[Card, ...]:
        """The cards that are compared, as somebody who makes this mistake lays them out."""
        return answer.shows

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card | None:
        """The one card that the reason names, if it names one."""
        return None

    def reason(self, table: Table, answer: Answer) -> str:
        """Why somebody would answer so, in a few words; `{carta}` stands for `answer.card`."""
        raise NotImplementedError


def shared_out(
    table: Table, amount: int, seats: Sequence[int], *, all_to_first: bool = False
) -> Amounts:
    """Share an amount in whole chips; what is odd goes to the first of `seats`, one chip each.

    Source: Robert Ciaffone, *Robert's Rules of Poker*, 3, Ties, 3 to 5.
    """
    chips, rest = divmod(amount, table.deal.chip)
    each, odd = divmod(chips, len(seats))
    more = [odd] if all_to_first else [1] * odd
    paid = [0] * len(table.everybody)
    for place, seat in enumerate(seats):
        paid[seat] = (each + (more[place] if place < len(more) else 0)) * table.deal.chip
    paid[seats[0]] += rest
    return tuple(paid)
