"""Who wins: the ranking of the hands, and any two of them compared."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from engine import Card, Hand, Showdown, hand_name
from practice.comparing import StepRow, kinds_sign, step_rows, what_decides
from practice.reader.entry import FEWEST_HANDS, Entry, Pair


class Placed(NamedTuple):
    """A hand in the ranking; equal hands share a place, and the next ones leave theirs out."""

    place: int
    is_tied: bool
    number: int
    name: str
    hand: str
    plays_board: bool


class Compared(NamedTuple):
    """One of two hands that are compared."""

    number: int
    name: str
    own: tuple[Card, ...]
    hand: str
    apart: tuple[Card, ...]


@dataclass(frozen=True)
class Outcome:
    """The showdown of the hands that are complete.

    Attributes:
        showdown: a seat for each row, ``None`` where the hand is not complete.
        names: the name of each row; "Mano 3" where none was given.
        chosen: numbers (from 1) of the two hands to compare, where they were chosen.
    """

    showdown: Showdown
    names: tuple[str, ...]
    chosen: Pair | None

    @classmethod
    def of(cls, entry: Entry) -> Self | None:
        """The outcome; None where the board or a second hand is missing or a card is wrong."""
        hands = [seat.own.cards if seat.own.is_complete else None for seat in entry.seats]
        complete = sum(hand is not None for hand in hands)
        wrong = any(field.error for field in entry.of_cards)
        if wrong or complete < FEWEST_HANDS or not entry.board.is_complete:
            return None
        return cls(Showdown(entry.board.cards, hands), names(entry), entry.pair)

    @cached_property
    def order(self) -> list[tuple[int, Hand]]:
        """Seats with their readings, the best first, equal ones in their own order."""
        shown = [(seat, hand) for seat, hand in enumerate(self.showdown.readings) if hand]
        return sorted(shown, key=lambda each: -each[1].strength)

    @cached_property
    def ranking(self) -> list[Placed]:
        strengths = [hand.strength for _, hand in self.order]
        return [
            Placed(
                place=strengths.index(hand.strength) + 1,
                is_tied=strengths.count(hand.strength) > 1,
                number=seat + 1,
                name=self.names[seat],
                hand=hand_name(hand),
                plays_board=self.showdown.plays_board(seat),
            )
            for seat, hand in self.order
        ]

    @property
    def winners(self) -> list[Placed]:
        return [placed for placed in self.ranking if placed.place == 1]

    @property
    def everybody_ties(self) -> bool:
        return len(self.winners) == len(self.ranking)

    @cached_property
    def pair(self) -> Pair:
        """The two hands to compare: the chosen ones, or the best and the best of the others."""
        if self.chosen and self.can_compare(self.chosen):
            return self.chosen
        return self.ranking[0].number, self.ranking[1].number

    def can_compare(self, pair: Pair) -> bool:
        """Whether both hands are there and complete."""
        numbers = {placed.number for placed in self.ranking}
        return set(pair) <= numbers

    @property
    def compared(self) -> tuple[Compared, Compared]:
        first, second = self.pair
        return self._compared(first), self._compared(second)

    @property
    def kinds_sign(self) -> str:
        """How the two kinds of hand compare."""
        return kinds_sign(self.showdown, *self._seats)

    @property
    def steps(self) -> list[StepRow]:
        return step_rows(self.showdown, *self._seats)

    @property
    def decides(self) -> str:
        """What tells the two apart, without its full stop."""
        return what_decides(self.showdown, *self._seats)

    @property
    def _seats(self) -> Pair:
        return self.pair[0] - 1, self.pair[1] - 1

    def _compared(self, number: int) -> Compared:
        own, hand = self.showdown.hands[number - 1], self.showdown.readings[number - 1]
        if own is None or hand is None:
            raise ValueError(f"no hand number {number}")
        return Compared(number, self.names[number - 1], own, hand_name(hand), hand.unused)


def names(entry: Entry) -> tuple[str, ...]:
    """How each row is called; a name that two rows have gets its number."""
    called = [_name(number, entry) for number in range(len(entry.seats))]
    count = Counter(name.casefold() for name in called)
    return tuple(
        name if count[name.casefold()] == 1 else f"{name} (mano {number})"
        for number, name in enumerate(called, start=1)
    )


def _name(seat: int, entry: Entry) -> str:
    name = entry.seats[seat].name
    return name.text if name.text and not name.error else f"Mano {seat + 1}"
