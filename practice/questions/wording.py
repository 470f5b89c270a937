"""What an option says: all options of a drill have one form, and none gives itself away."""

from enum import StrEnum
from functools import lru_cache

from engine import Card, hand_name, read_hand
from practice.mistakes import MISTAKES
from practice.naming import ALL_EQUAL, described, listed, pot_name, worth_more
from practice.questions.base import Wording
from practice.table import SEAT_NAMES, Answer, Seats, Table, best

EVERYBODY = {2: "los dos", 3: "los tres", 4: "los cuatro"}


class Form(StrEnum):
    """The form that every option of a drill has."""

    PLAIN = "plain"
    REASONS = "reasons"
    POTS = "pots"


@lru_cache(maxsize=8192)
def word(table: Table, form: Form, answer: Answer, mistake: str) -> Wording:
    """Word an option from what it shows; `mistake` is its code, empty for the right one."""
    if form is Form.POTS:
        return Wording(pots_taken(answer.takers))
    reason = _reason(table, answer, mistake) if form is Form.REASONS else ""
    card = answer.card if "{carta}" in reason else None
    seats = answer.takers[0]
    if len(seats) == 1:
        return Wording(SEAT_NAMES[seats[0]], answer.shows, "", reason, card)
    shared = f"Se reparte entre {listed(seats)}"
    return Wording(shared, (), _with_what(table, seats, answer.shows), reason, card)


def pots_taken(takers: tuple[Seats, ...]) -> str:
    """Who takes each pot: "Principal: A · Lateral: B y C"."""
    return " · ".join(
        f"{pot_name(number, len(takers))}: {listed(seats)}" for number, seats in enumerate(takers)
    )


def _with_what(table: Table, seats: Seats, shows: tuple[Card, ...]) -> str:
    if set(shows) == set(table.deal.board):
        return "las cinco de la mesa"
    # Five cards are named without their kickers: the right split must not be the longest option.
    name = hand_name(read_hand(shows)) if len(shows) == 5 else described(shows)
    return f"{EVERYBODY[len(seats)]} tienen {name}"


def _reason(table: Table, answer: Answer, mistake: str) -> str:
    return MISTAKES[mistake].reason(table, answer) if mistake else _right_reason(table)


def _right_reason(table: Table) -> str:
    seats = table.takers[0]
    if len(seats) > 1:
        return ALL_EQUAL
    return worth_more(table.hands[seats[0]].five, table.hands[runner_up(table)].five)


def runner_up(table: Table, pot: int = 0) -> int:
    """The best seat among those that contest the pot and do not take it."""
    rivals = [seat for seat in table.pots[pot].eligible if seat not in table.takers[pot]]
    return best(rivals, table.strengths)[0]
