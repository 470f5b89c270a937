"""What a learner is told after an answer: which mistake it matches, what decides, who is paid."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine import Card, StepKind, hand_name, named_card, named_rank
from practice.mistakes import MISTAKES
from practice.naming import described, joined, listed, pot_name, worth_more
from practice.questions.base import Feedback, Option
from practice.questions.fork import Fork, fork
from practice.questions.wording import runner_up
from practice.table import SEAT_NAMES, Answer, Table

Cards = tuple[Card, ...]
KICKERS = ("el kicker", "el segundo kicker", "el tercer kicker", "el cuarto kicker")


class PotLine(NamedTuple):
    """One pot of the settlement, and to whom the chosen answer gave it."""

    name: str
    sum: str
    takers: str
    share: int
    is_shared: bool
    chosen: str
    parts_here: bool


@dataclass(frozen=True)
class ReadingFeedback(Feedback):
    """What there is to say about who takes a pot; `fork` is None where no card was misread."""

    fork: Fork | None
    pots: tuple[PotLine, ...]
    total: str


@lru_cache(maxsize=4096)
def feedback_on(table: Table, chosen: Option) -> ReadingFeedback:
    """Explain the answer that was chosen at this table."""
    mistake = MISTAKES[chosen.mistake] if chosen.mistake else None
    pots = _pot_lines(table, chosen.answer)
    amounts = [pot.amount for pot in table.pots]
    return ReadingFeedback(
        mistakes=chosen.mistakes,
        explanation=_explained(table, chosen.answer, pots),
        fork=fork(table, mistake, chosen.answer) if mistake else None,
        pots=pots,
        total=f"{' + '.join(map(str, amounts))} = {sum(amounts)}",
    )


def _explained(table: Table, chosen: Answer, pots: tuple[PotLine, ...]) -> str:
    """What decides each pot that was given wrongly; if the answer is right, what decides each."""
    if chosen.takers == table.takers and not table.is_right(chosen):
        return _left_out(table, chosen.shows)
    wrong = [number for number, pot in enumerate(pots) if pot.parts_here]
    return " ".join(explanation(table, number) for number in wrong or range(len(pots)))


def explanation(table: Table, pot: int = 0) -> str:
    """One sentence: what decides a pot; with several pots, who competes for it first."""
    said = _shared(table, pot) if len(table.takers[pot]) > 1 else _decided(table, pot)
    if len(table.pots) == 1:
        return said
    name = pot_name(pot, len(table.pots)).lower()
    return f"En el {name} compiten {listed(table.pots[pot].eligible)}: {said}"


def _shared(table: Table, pot: int) -> str:
    seats = table.takers[pot]
    if table.showdown.plays_board(seats[0]) and len(table.pots) == 1:
        return f"Las cinco de la mesa son la mejor mano de {listed(seats)}: se reparte."
    five = table.hands[seats[0]].five
    return f"{listed(seats)} tienen lo mismo, {described(five)}: se reparte."


def _decided(table: Table, pot: int) -> str:
    seat, rival = table.takers[pot][0], runner_up(table, pot)
    names = hand_name(table.hands[seat]), hand_name(table.hands[rival])
    why = _why(table, seat, rival)
    if names[0] == names[1]:
        return f"{listed(tuple(sorted((seat, rival))))} tienen {names[0]}; {why}."
    return f"{SEAT_NAMES[seat]} tiene {names[0]}; {SEAT_NAMES[rival]} tiene {names[1]}: {why}."


def _why(table: Table, seat: int, rival: int) -> str:
    *before, step = table.showdown.compare(seat, rival).steps
    if step.kind is StepKind.CATEGORY:
        return worth_more(table.hands[seat].five, table.hands[rival].five)
    ranks = f"{_held(step.first, seat)} contra {_held(step.second, rival)}"
    if step.kind is StepKind.COMBINATION:
        return f"decide {ranks}"
    kicker = KICKERS[sum(each.kind is StepKind.KICKER for each in before)]
    return f"decide {kicker}: {ranks}"


def _held(cards: Cards, seat: int) -> str:
    return f"{named_rank(cards[0].rank)} de {SEAT_NAMES[seat]}"


def _left_out(table: Table, shows: Cards) -> str:
    """What is wrong with a five that the right taker does not play."""
    seat = table.takers[0][0]
    five = table.hands[seat].five
    out = [named_card(card) for card in shows if card not in five]
    verb = "no juega" if len(out) == 1 else "no juegan"
    return f"La mejor mano de {SEAT_NAMES[seat]} es {described(five)}: {joined(out)} {verb}."


def _pot_lines(table: Table, chosen: Answer) -> tuple[PotLine, ...]:
    return tuple(_pot_line(table, chosen, number) for number in range(len(table.pots)))


def _pot_line(table: Table, chosen: Answer, number: int) -> PotLine:
    pot, seats = table.pots[number], table.takers[number]
    parts = " + ".join(str(part) for part in pot.parts if part)
    return PotLine(
        name=pot_name(number, len(table.pots)),
        sum=f"{parts} = {pot.amount}",
        takers=listed(seats),
        share=pot.amount // len(seats),
        is_shared=len(seats) > 1,
        chosen=listed(chosen.takers[number]),
        parts_here=chosen.takers[number] != seats,
    )
