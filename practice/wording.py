"""What an option says: all options of a drill have one form, and none gives itself away."""

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from engine import Card, hand_name, rank_name, rank_plural, read_hand
from practice.mistakes import MISTAKES
from practice.mistakes.kinds import KICKERS, worth_more
from practice.table import SEAT_NAMES, Answer, Seats, Table, best

PARTS = {4: "póker de {}", 3: "trío de {}", 2: "par de {}"}
EVERYBODY = {2: "los dos", 3: "los tres", 4: "los cuatro"}


class Form(StrEnum):
    """The form that every option of a drill has."""

    PLAIN = "plain"
    REASONS = "reasons"
    POTS = "pots"


class Wording(NamedTuple):
    """One option as it is read. `reason` holds `{carta}` where `card` stands in it."""

    takers: str
    cards: tuple[Card, ...] = ()
    says: str = ""
    reason: str = ""
    card: Card | None = None

    @property
    def before_card(self) -> str:
        return self.reason.partition("{carta}")[0]

    @property
    def after_card(self) -> str:
        return self.reason.partition("{carta}")[2]

    def __str__(self) -> str:
        shown = " ".join(str(card) for card in self.cards)
        what = f", con {shown}" if shown else f": {self.says}" if self.says else ""
        why = self.reason.replace("{carta}", str(self.card))
        return f"{self.takers}{what}{' — ' if why else ''}{why}"


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


def pot_name(number: int, pots: int) -> str:
    """The name of a pot: with one side pot "Lateral", with more "Lateral 1", "Lateral 2"."""
    if number == 0:
        return "Principal"
    return "Lateral" if pots == 2 else f"Lateral {number}"


def listed(seats: Seats) -> str:
    """Seats by name: "A", "A y B", "A, B y C"."""
    return joined([SEAT_NAMES[seat] for seat in seats])


def joined(words: list[str]) -> str:
    """A Spanish list: "as, reina y jota"."""
    return " y ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def described(cards: tuple[Card, ...]) -> str:
    """Name cards by rank alone: a combination, with the kickers that are shown beside it."""
    if len(cards) == 5 and (hand := read_hand(cards)).category not in KICKERS:
        return hand_name(hand)
    counts = Counter(card.rank for card in cards)
    kept = [rank for rank, count in counts.items() if count > 1] or [cards[0].rank]
    kickers = [rank_name(rank) for rank in counts if rank not in kept]
    return _combination(kept, counts) + (f" con {joined(kickers)}" if kickers else "")


def _combination(ranks: list[int], counts: Counter[int]) -> str:
    if len(ranks) == 2:
        return f"dos pares, {joined([rank_plural(rank) for rank in ranks])}"
    if counts[ranks[0]] == 1:
        return f"carta alta, {rank_name(ranks[0])}"
    return PARTS[counts[ranks[0]]].format(rank_plural(ranks[0]))


def _with_what(table: Table, seats: Seats, shows: tuple[Card, ...]) -> str:
    if set(shows) == set(table.deal.board):
        return "las cinco de la mesa"
    return f"{EVERYBODY[len(seats)]} tienen {described(shows)}"


def _reason(table: Table, answer: Answer, mistake: str) -> str:
    return MISTAKES[mistake].reason(table, answer) if mistake else _right_reason(table)


def _right_reason(table: Table) -> str:
    seats = table.takers[0]
    if len(seats) > 1:
        plays_board = table.strengths[seats[0]] == table.board_hand.strength
        return "ninguna propia mejora la mesa" if plays_board else "sus cinco valen lo mismo"
    return worth_more(table.hands[seats[0]].five, table.hands[runner_up(table)].five)


def runner_up(table: Table, pot: int = 0) -> int:
    """The best seat among those that contest the pot and do not take it."""
    rivals = [seat for seat in table.pots[pot].eligible if seat not in table.takers[pot]]
    return best(rivals, table.strengths)[0]
