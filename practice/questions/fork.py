"""Two readings of one showdown laid side by side, with the step at which they part."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine import Card, category_name, read_hand
from practice.mistakes import Mistake, Step
from practice.naming import described, listed
from practice.questions.wording import runner_up
from practice.table import SEAT_NAMES, Answer, Table

Cards = tuple[Card, ...]


class Mark(Enum):
    """How one column of two readings compares; the value is the word under it."""

    SAME = "igual"
    APART = ""
    HERE = "aquí"


class Column(NamedTuple):
    """One column of two readings; where one of them stopped earlier it has no card."""

    theirs: Card | None
    ours: Card | None
    mark: Mark


@dataclass(frozen=True)
class Fork:
    """The reading that a wrong answer matches over the right one, card by card.

    `kinds` names the two kinds of hand where the readings part at the kind and not at a card.
    """

    theirs: str
    ours: str
    columns: tuple[Column, ...]
    kinds: str = ""


def fork(table: Table, mistake: Mistake, answer: Answer) -> Fork | None:
    """Lay a wrong answer beside the right reading, at the step at which the mistake is made.

    Returns None where the cards were read rightly and only a pot was given to the wrong seats.
    """
    if mistake.step is Step.TAKE or not answer.shows:
        return None
    if mistake.step is Step.RANK:
        return _compared(table, mistake, answer)
    return _misread(table, mistake, answer)


def _misread(table: Table, mistake: Mistake, answer: Answer) -> Fork:
    """One hand read in two ways, each in its own reading order."""
    seat, five = _misread_hand(table, mistake, answer)
    ours = table.hands[seat].five
    names = mistake.called(five), described(ours)
    if mistake.step is Step.SHOW:
        five = _aligned(five, ours)
    kinds = "" if _reads_alike(five, ours) else f"{names[0]} en vez de {names[1]}"
    here = -1 if kinds else next(n for n in range(5) if five[n].rank != ours[n].rank)
    return Fork(
        theirs=f"mano de {SEAT_NAMES[seat]}: {names[0]}",
        ours=f"mano de {SEAT_NAMES[seat]}: {names[1]}",
        columns=_columns(five, ours, here),
        kinds=kinds,
    )


def _reads_alike(five: Cards, ours: Cards) -> bool:
    """Whether both read as the same kind of hand, so that a card tells them apart."""
    one_apart = sum(card not in ours for card in five) == 1 and _aligned(five, ours) == five
    same_kind = read_hand(five).category == read_hand(ours).category
    return (one_apart or same_kind) and [c.rank for c in five] != [c.rank for c in ours]


def _misread_hand(table: Table, mistake: Mistake, answer: Answer) -> tuple[int, Cards]:
    """The first hand that the mistake reads wrongly: a right taker's, best one that was chosen."""
    if mistake.step is Step.SHOW:
        return answer.takers[0][0], answer.shows
    chosen = answer.takers[0]
    chosen_rightly = [seat for seat in chosen if seat in table.takers[0]]
    seats = (*chosen_rightly, *table.takers[0], *chosen, *table.seats)
    fives = ((seat, mistake.read(table, seat)) for seat in seats)
    right = table.hands
    wrongly = ((seat, five) for seat, five in fives if set(five) != set(right[seat].five))
    return next(wrongly, (seats[0], right[seats[0]].five))


def _aligned(five: Cards, ours: Cards) -> Cards:
    rest = iter([card for card in five if card not in ours])
    return tuple(card if card in five else next(rest) for card in ours)


def _compared(table: Table, mistake: Mistake, answer: Answer) -> Fork:
    """The hand that was given the pot over the one that should have it, or shares it."""
    others = [seat for seat in table.takers[0] if seat not in answer.takers[0]]
    seat = (others or table.takers[0])[0]
    ours, theirs = table.hands[seat].five, mistake.lays(answer)
    kinds = _kinds(answer.shows, ours)
    here = -1 if kinds else _parting(table, answer, theirs, ours)
    return Fork(
        theirs=f"{listed(answer.takers[0])}: {described(answer.shows)}",
        ours=f"{listed(table.takers[0])}: {described(ours)}",
        columns=_columns(theirs, ours, here),
        kinds=kinds,
    )


def _kinds(shown: Cards, ours: Cards) -> str:
    if len(shown) < 5 or read_hand(shown).category == read_hand(ours).category:
        return ""
    first, second = (category_name(read_hand(five).category) for five in (shown, ours))
    return f"{first} contra {second}"


def _parting(table: Table, answer: Answer, theirs: Cards, ours: Cards) -> int:
    """The column at which two hands of one kind part."""
    if len(theirs) < len(ours):
        return _deciding_column(table)
    pairs = enumerate(zip(theirs, ours, strict=False))
    differing = [column for column, (one, other) in pairs if one.rank != other.rank]
    if differing:
        return differing[0]
    return theirs.index(answer.card) if answer.card in theirs else -1


def _deciding_column(table: Table) -> int:
    """Where the winning hand beats the next one, counted in cards."""
    comparison = table.showdown.compare(table.takers[0][0], runner_up(table))
    return sum(len(step.first) for step in comparison.steps[1:-1])


def _columns(theirs: Cards, ours: Cards, here: int) -> tuple[Column, ...]:
    return tuple(_column(theirs, ours, n, here) for n in range(max(len(theirs), len(ours))))


def _column(theirs: Cards, ours: Cards, place: int, here: int) -> Column:
    one = theirs[place] if place < len(theirs) else None
    other = ours[place] if place < len(ours) else None
    if place == here:
        return Column(one, other, Mark.HERE)
    same = one is not None and other is not None and one.rank == other.rank
    return Column(one, other, Mark.SAME if same else Mark.APART)
