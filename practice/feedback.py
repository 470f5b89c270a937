"""What a learner is told after an answer: which mistake it matches, what decides, who is paid."""

from dataclasses import dataclass
from typing import NamedTuple

from engine import Card, Hand, StepKind, hand_name, rank_name
from practice.dealing import Option
from practice.fork import Fork, fork
from practice.mistakes import MISTAKES, Mistake
from practice.naming import described, listed, pot_name, worth_more
from practice.table import SEAT_NAMES, Answer, Table
from practice.wording import runner_up

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
class Feedback:
    """Everything about one answer, ready to be shown.

    `mistake` is None if the answer is right; `fork` is None where no card was misread.
    """

    mistake: Mistake | None
    explanation: str
    fork: Fork | None
    pots: tuple[PotLine, ...]
    total: str

    @property
    def is_right(self) -> bool:
        return self.mistake is None


def feedback_on(table: Table, chosen: Option) -> Feedback:
    """Explain the answer that was chosen at this table."""
    mistake = MISTAKES[chosen.mistake] if chosen.mistake else None
    pots = _pot_lines(table, chosen.answer)
    here = next((number for number, pot in enumerate(pots) if pot.parts_here), 0)
    amounts = [pot.amount for pot in table.pots]
    return Feedback(
        mistake=mistake,
        explanation=explanation(table, here),
        fork=fork(table, mistake, chosen.answer) if mistake else None,
        pots=pots,
        total=f"{' + '.join(map(str, amounts))} = {sum(amounts)}",
    )


def explanation(table: Table, pot: int = 0) -> str:
    """One sentence: what decides a pot."""
    said = _shared(table, pot) if len(table.takers[pot]) > 1 else _decided(table, pot)
    if len(table.pots) == 1:
        return said
    return f"En el {pot_name(pot, len(table.pots)).lower()}, {said}"


def _shared(table: Table, pot: int) -> str:
    seats = table.takers[pot]
    if table.showdown.plays_board(seats[0]) and len(table.pots) == 1:
        return f"Las cinco de la mesa son la mejor mano de {listed(seats)}: se reparte."
    five = table.hands[seats[0]].five
    return f"{listed(seats)} tienen lo mismo, {described(five)}: se reparte."


def _decided(table: Table, pot: int) -> str:
    if len(table.pots[pot].eligible) == 1:
        return f"{listed(table.takers[pot])} es el único que compite."
    seat, rival = table.takers[pot][0], runner_up(table, pot)
    winner, loser = table.hands[seat], table.hands[rival]
    *before, step = table.showdown.compare(seat, rival).steps
    ranks = f"{_rank(step.first)} de {SEAT_NAMES[seat]} contra {_rank(step.second)} de {SEAT_NAMES[rival]}"
    if step.kind is StepKind.KICKER:
        both = listed(tuple(sorted((seat, rival))))
        kicker = KICKERS[sum(each.kind is StepKind.KICKER for each in before)]
        return f"{both} tienen {hand_name(winner)}; decide {kicker}: {ranks}."
    same_kind = step.kind is StepKind.COMBINATION
    why = f"decide {ranks}" if same_kind else worth_more(winner.five, loser.five)
    return f"{_has(seat, winner)}; {_has(rival, loser)}: {why}."


def _has(seat: int, hand: Hand) -> str:
    return f"{SEAT_NAMES[seat]} tiene {hand_name(hand)}"


def _rank(cards: tuple[Card, ...]) -> str:
    return rank_name(cards[0].rank)


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
