"""What a learner is told after an answer: which mistake it matches, and where the readings part."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine import Card, Category, Comparison, StepKind, category_name, hand_name, rank_name
from practice.dealing import Option
from practice.mistakes import MISTAKES, Mistake
from practice.table import SEAT_NAMES, Answer, Table
from practice.wording import described, listed, pot_name, runner_up

NUMBERED_KICKERS = ("el kicker", "el segundo kicker", "el tercer kicker", "el cuarto kicker")


class Mark(Enum):
    """How one column of two readings compares; the value is the word shown under it."""

    SAME = "="
    APART = ""
    HERE = "aquí"


class Column(NamedTuple):
    """One column of two readings laid side by side; a reading that stopped earlier has no card."""

    theirs: Card | None
    ours: Card | None
    mark: Mark


class PotLine(NamedTuple):
    """One pot of the settlement, and to whom the chosen answer gave it."""

    name: str
    sum: str
    amount: int
    eligible: str
    takers: str
    share: int
    chosen: str
    parts_here: bool


@dataclass(frozen=True)
class Feedback:
    """Everything about one answer, ready to be shown.

    `mistake` is None if the answer is right. `columns` lay the chosen reading and the right one
    side by side; there are none where the answer was right or names only takers.
    """

    mistake: Mistake | None
    explanation: str
    theirs: str
    ours: str
    columns: tuple[Column, ...]
    pots: tuple[PotLine, ...]

    @property
    def is_right(self) -> bool:
        return self.mistake is None

    @property
    def total(self) -> str:
        """All pots added up: "120 + 180 = 300"."""
        amounts = [pot.amount for pot in self.pots]
        return f"{' + '.join(map(str, amounts))} = {sum(amounts)}"


def feedback_on(table: Table, chosen: Option) -> Feedback:
    """Explain the answer that was chosen at this table."""
    mistake = MISTAKES[chosen.mistake] if chosen.mistake else None
    return Feedback(
        mistake=mistake,
        explanation=explanation(table),
        theirs=listed(chosen.answer.takers[0]),
        ours=listed(table.takers[0]),
        columns=columns(table, chosen.answer) if mistake else (),
        pots=tuple(_pot_lines(table, chosen.answer)),
    )


def explanation(table: Table) -> str:
    """One sentence: what decides the first pot, or the only one."""
    seats = table.takers[0]
    hand = table.hands[seats[0]]
    if len(seats) > 1:
        if table.showdown.plays_board(seats[0]) and len(table.pots) == 1:
            return f"Las cinco de la mesa son la mejor mano de {listed(seats)}: se reparte."
        return f"{listed(seats)} tienen lo mismo, {described(hand.five)}: se reparte."
    rival = runner_up(table)
    return _decided(seats[0], rival, table.showdown.compare(seats[0], rival), table)


def _decided(seat: int, rival: int, comparison: Comparison, table: Table) -> str:
    winner, loser = table.hands[seat], table.hands[rival]
    names = SEAT_NAMES[seat], SEAT_NAMES[rival]
    *_, step = comparison.steps
    if step.kind is StepKind.KICKER:
        number = sum(each.kind is StepKind.KICKER for each in comparison.steps) - 1
        first, second = rank_name(step.first[0].rank), rank_name(step.second[0].rank)
        which = NUMBERED_KICKERS[number]
        return (
            f"{names[0]} y {names[1]} tienen {hand_name(winner)}; decide {which}: "
            f"{first} contra {second}."
        )
    if winner.category == loser.category == Category.FLUSH:
        first, second = rank_name(step.first[0].rank), rank_name(step.second[0].rank)
        return f"{names[0]} y {names[1]} tienen color; decide {first} contra {second}."
    if winner.category == loser.category:
        return f"{names[0]} tiene {hand_name(winner)}; {names[1]}, {hand_name(loser)}."
    verb = "valen" if winner.category == Category.TWO_PAIR else "vale"
    kinds = category_name(winner.category), category_name(loser.category)
    return (
        f"{names[0]} tiene {hand_name(winner)}; {names[1]}, {hand_name(loser)}: "
        f"{kinds[0]} {verb} más que {kinds[1]}."
    )


def columns(table: Table, answer: Answer) -> tuple[Column, ...]:
    """The chosen reading over the right one, card by card, with the place where they part."""
    if not answer.shows:
        return ()
    theirs = _with_sixth(answer)
    ours = table.right.shows
    here = _parting(table, answer, theirs, ours)
    return tuple(_column(theirs, ours, place, here) for place in range(max(len(theirs), 5)))


def _with_sixth(answer: Answer) -> tuple[Card, ...]:
    """The cards of a reading, and after them a sixth one that it counts."""
    counts_sixth = answer.card is not None and answer.card not in answer.shows
    return (*answer.shows, answer.card) if counts_sixth and answer.card else answer.shows


def _column(theirs: tuple[Card, ...], ours: tuple[Card, ...], place: int, here: int) -> Column:
    one = theirs[place] if place < len(theirs) else None
    other = ours[place] if place < len(ours) else None
    if place == here:
        return Column(one, other, Mark.HERE)
    same = one is not None and other is not None and one.rank == other.rank
    return Column(one, other, Mark.SAME if same else Mark.APART)


def _parting(table: Table, answer: Answer, theirs: tuple[Card, ...], ours: tuple[Card, ...]) -> int:
    """The column at which the chosen reading leaves the right one; -1 if the cards agree."""
    if len(theirs) < len(ours):
        return _deciding_column(table)
    pairs = enumerate(zip(theirs, ours, strict=False))
    differing = [place for place, (one, other) in pairs if one.rank != other.rank]
    if differing:
        return differing[0]
    if len(theirs) > len(ours):
        return len(ours)
    return theirs.index(answer.card) if answer.card in theirs else -1


def _deciding_column(table: Table) -> int:
    """Where the winning hand beats the next one, counted in cards."""
    comparison = table.showdown.compare(table.takers[0][0], runner_up(table))
    return sum(len(step.first) for step in comparison.steps[1:-1])


def _pot_lines(table: Table, chosen: Answer) -> list[PotLine]:
    names = [pot_name(number, len(table.pots)) for number in range(len(table.pots))]
    return [
        PotLine(
            name=names[number] if len(names) > 1 else "Pozo",
            sum=" + ".join(str(part) for part in pot.parts if part),
            amount=pot.amount,
            eligible=listed(pot.eligible),
            takers=listed(table.takers[number]),
            share=pot.amount // len(table.takers[number]),
            chosen=listed(chosen.takers[number]),
            parts_here=chosen.takers[number] != table.takers[number],
        )
        for number, pot in enumerate(table.pots)
    ]
