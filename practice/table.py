"""The table that a drill asks about, and what an answer to a showdown says."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, Self

from engine import (
    Card,
    Hand,
    Pot,
    Pots,
    Showdown,
    layer_pots,
    parse_cards,
    read_hand,
    strength,
)

SEAT_NAMES = "ABCDEFGHIJ"
Seats = tuple[int, ...]


class Answer(NamedTuple):
    """Who takes each pot, the cards it shows, and the one card that its reason names."""

    takers: tuple[Seats, ...]
    shows: tuple[Card, ...] = ()
    card: Card | None = None

    def as_json(self) -> dict[str, Any]:
        return {
            "takers": [list(seats) for seats in self.takers],
            "shows": codes(self.shows),
            "card": self.card.code if self.card else "",
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(
            takers=tuple(tuple(seats) for seats in data["takers"]),
            shows=parse_cards(data["shows"]),
            card=parse_cards(data["card"])[0] if data["card"] else None,
        )


@dataclass(frozen=True)
class Deal:
    """Cards and chips as they lie on the table.

    `board` has five cards, `hands` two a seat, `contributed` whole units a seat; seats run
    clockwise from the left of the button. Where only chips are asked about there are no cards, and
    the seats in `folded` have none. `chip` is the smallest chip in play, in units. `dealer` is the
    code of the mistake that a dealer makes while settling it, where one does.
    """

    board: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    contributed: tuple[int, ...]
    folded: Seats = ()
    chip: int = 1
    dealer: str = ""

    def as_json(self) -> dict[str, Any]:
        """What is as in most deals is left out: no seat folded, chips of one unit, no dealer."""
        unusual = {"folded": list(self.folded), "dealer": self.dealer}
        return {
            "board": codes(self.board),
            "hands": [codes(hand) for hand in self.hands],
            "contributed": list(self.contributed),
            **{name: value for name, value in unusual.items() if value},
            **({"chip": self.chip} if self.chip != 1 else {}),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(
            board=parse_cards(data["board"]),
            hands=tuple(parse_cards(hand) for hand in data["hands"]),
            contributed=tuple(data["contributed"]),
            folded=tuple(data.get("folded", ())),
            chip=data.get("chip", 1),
            dealer=data.get("dealer", ""),
        )


class Table:
    """A deal with everything that a right reading of it needs, worked out once.

    `everybody` are all seats, `seats` those that have not folded.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.everybody: Seats = tuple(range(len(deal.contributed)))
        self.seats: Seats = tuple(seat for seat in self.everybody if seat not in deal.folded)

    @property
    def has_cards(self) -> bool:
        return bool(self.deal.board)

    @cached_property
    def strengths(self) -> Mapping[int, int]:
        return {seat: strength(self.seven(seat)) for seat in self.seats}

    @cached_property
    def showdown(self) -> Showdown:
        hands = [hand or None for hand in self.deal.hands]
        return Showdown(board=self.deal.board, hands=hands)

    @cached_property
    def hands(self) -> Mapping[int, Hand]:
        readings = enumerate(self.showdown.readings)
        return {seat: hand for seat, hand in readings if hand is not None}

    @cached_property
    def board_hand(self) -> Hand:
        return read_hand(self.deal.board)

    @cached_property
    def money(self) -> Pots:
        return layer_pots(self.deal.contributed, self.folded)

    @property
    def folded(self) -> tuple[bool, ...]:
        """Whether each seat folded, as the engine takes it."""
        return tuple(seat in self.deal.folded for seat in self.everybody)

    @property
    def pots(self) -> tuple[Pot, ...]:
        return self.money.pots

    @cached_property
    def all_in(self) -> Seats:
        """The seats that do not contest the last side pot."""
        return tuple(seat for seat in self.pots[0].eligible if seat not in self.pots[-1].eligible)

    @cached_property
    def takers(self) -> tuple[Seats, ...]:
        """The right takers of each pot."""
        return tuple(best(pot.eligible, self.strengths) for pot in self.pots)

    @cached_property
    def right(self) -> Answer:
        return Answer(self.takers, self.shown(self.hands[self.takers[0][0]].five))

    def own(self, seat: int) -> tuple[Card, ...]:
        return self.deal.hands[seat]

    def seven(self, seat: int) -> tuple[Card, ...]:
        return self.deal.board + self.deal.hands[seat]

    def shown(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that an answer shows: none where there are several pots to give."""
        return cards if len(self.pots) == 1 else ()

    def is_right(self, answer: Answer) -> bool:
        """Right takers, and no five that is worse than theirs: an equally good five is right."""
        if answer.takers != self.takers:
            return False
        worth = strength(answer.shows) if len(answer.shows) == 5 else None
        return worth in (None, self.strengths[self.takers[0][0]])

    def payouts(self, answer: Answer) -> tuple[int, ...]:
        """Whole units that each seat ends with, if the pots went to the answer's takers."""
        paid = list(self.money.returned)
        for pot, seats in zip(self.pots, answer.takers, strict=True):
            for seat in seats:
                paid[seat] += pot.amount // len(seats)
        return tuple(paid)

    def divides(self, answer: Answer) -> bool:
        """No pot of the answer leaves an odd chip."""
        shares = zip(self.pots, answer.takers, strict=True)
        return all(pot.amount % len(seats) == 0 for pot, seats in shares)


def best(seats: Sequence[int], ranks: Any) -> Seats:
    """The seats whose rank is the highest, in seat order."""
    top = max((ranks[seat] for seat in seats), default=None)
    return tuple(seat for seat in seats if ranks[seat] == top)


def codes(cards: Iterable[Card]) -> str:
    return "".join(card.code for card in cards)
