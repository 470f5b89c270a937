"""The showdown: every hand read with the board, who wins, and how two hands are compared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import chain
from typing import NamedTuple

from engine.cards import Card, CardError, check_distinct, parse_cards, placed
from engine.hands import COMBINATION_SIZES, Hand, read_hand

Cards = str | Iterable[Card]


class StepKind(Enum):
    """What one step of a comparison looks at."""

    CATEGORY = "category"
    COMBINATION = "combination"
    KICKER = "kicker"


class Step(NamedTuple):
    """One step of a comparison.

    Attributes:
        kind: what is compared.
        first: the first hand's cards in this step.
        second: the second hand's.
        verdict: 1 if the first is higher, -1 if the second is, 0 if they are equal here.
    """

    kind: StepKind
    first: tuple[Card, ...]
    second: tuple[Card, ...]
    verdict: int


class Comparison(NamedTuple):
    """The steps of a comparison, in order, up to the one that decides.

    Attributes:
        steps: first the category; then, while all is equal, one step for each group of cards.
    """

    steps: tuple[Step, ...]

    @property
    def deciding(self) -> Step | None:
        """The step that decides; ``None`` where the hands are equal."""
        return self.steps[-1] if self.verdict else None

    @property
    def verdict(self) -> int:
        """1 if the first hand is higher, -1 if the second is, 0 if they are equal."""
        return self.steps[-1].verdict


def compare_hands(first: Hand, second: Hand) -> Comparison:
    """Compare two hands as a dealer does: the kind, then the combination, then the kickers.

    Args:
        first: one reading.
        second: the other.

    Returns:
        The steps in order, the last being the one that decides, or equal like all the others.

    Source: Superintendencia de Casinos de Juego (Chile), *Catálogo de Juegos*, 3.5.7 Texas Hold'em
    Poker, "Cuando las combinaciones son iguales" and "Las manos iguales".

    >>> ace, jack = (read_hand(parse_cards("Qs Qh 9d 4c 2c " + own)) for own in ("Ah 8s", "Jc 8d"))
    >>> compare_hands(ace, jack).deciding
    Step(kind=<StepKind.KICKER: 'kicker'>, first=(Ah,), second=(Jc,), verdict=1)
    """
    verdict = _sign(first.category, second.category)
    steps = [Step(StepKind.CATEGORY, first.five, second.five, verdict)]
    seen = 0
    for one, other in zip(first.groups, second.groups, strict=False):
        if steps[-1].verdict:
            break
        kicker = seen >= COMBINATION_SIZES[first.category]
        kind = StepKind.KICKER if kicker else StepKind.COMBINATION
        steps.append(Step(kind, one, other, _sign(one[0].rank, other[0].rank)))
        seen += len(one)
    return Comparison(tuple(steps))


def _sign(first: int, second: int) -> int:
    return (first > second) - (first < second)


@dataclass(frozen=True, init=False)
class Showdown:
    """Five cards on the board and the hands that are shown.

    Args:
        board: exactly five cards, or their text.
        hands: for each seat, from the left of the button, exactly two cards or their text;
            ``None`` where the seat folded or its cards are unknown.

    Attributes:
        board: the five cards.
        hands: the two cards of each seat, or ``None``.
        readings: the :class:`Hand` of each seat, or ``None``. It keeps the board's card where
            several fives are equally good.

    Raises:
        CardError: a piece is not a card, there are too few or too many, or one is repeated.

    Source: Superintendencia de Casinos de Juego (Chile), *Catálogo de Juegos*, 3.5.7 Texas Hold'em
    Poker, "El showdown". Cards speak: WSOP, *2023 Official Tournament Rules*, 69.

    >>> Showdown("Qs Qh 9d 4c 2c", ["Ah 8s", None, "Kd 6h"]).winners()
    (0,)
    """

    board: tuple[Card, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    readings: tuple[Hand | None, ...] = field(repr=False, compare=False)

    def __init__(self, board: Cards, hands: Sequence[Cards | None]) -> None:
        table = _exactly(5, board, "tablero")
        own = tuple(
            None if cards is None else _exactly(2, cards, _hand_label(seat), seat)
            for seat, cards in enumerate(hands)
        )
        _check_table(table, own)
        object.__setattr__(self, "board", table)
        object.__setattr__(self, "hands", own)
        object.__setattr__(self, "readings", tuple(c and read_hand(table + c) for c in own))

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The seats with the best hand, ascending.

        Args:
            among: the seats that contend; all of them by default. Seats without a hand lose.

        Returns:
            The winning seats; none if none of these seats shows a hand.

        Raises:
            IndexError: there is no such seat.

        Source: a tie is split and no suit breaks it: WSOP, *2023 Official Live Action Rules*, 146.
        """
        seats = range(len(self.hands)) if among is None else sorted(set(among))
        shown = [(seat, hand) for seat in seats if (hand := self._reading(seat))]
        best = max((hand.strength for _, hand in shown), default=0)
        return tuple(seat for seat, hand in shown if hand.strength == best)

    def plays_board(self, seat: int) -> bool:
        """Whether the seat's five cards are the board's five.

        Raises:
            ValueError: the seat shows no hand.
            IndexError: there is no such seat.

        Source: WSOP, *2023 Official Tournament Rules*, 75.
        """
        return set(self._shown(seat).five) == set(self.board)

    def compare(self, a: int, b: int) -> Comparison:
        """The steps that compare two seats' hands; see :func:`compare_hands`.

        Raises:
            ValueError: one of the seats shows no hand.
            IndexError: there is no such seat.
        """
        return compare_hands(self._shown(a), self._shown(b))

    def deciding_kickers(self) -> dict[int, tuple[Card, ...]]:
        """The kicker that decides, where one does.

        Returns:
            By seat, for the winners and for who comes next after them, the card of theirs that is
            compared at the step that decides; nothing where no kicker decides. It may lie on the
            board, and then be in both hands.

        >>> Showdown("Kh 9c 7d 4s 2h", ["Ks 8c", "Kd 6c"]).deciding_kickers()
        {0: (8c,), 1: (7d,)}
        """
        winners = self.winners()
        others = [seat for seat in range(len(self.hands)) if seat not in winners]
        second = self.winners(among=others)
        comparison = self.compare(winners[0], second[0]) if second else None
        deciding = comparison and comparison.deciding
        if not comparison or not deciding or deciding.kind is not StepKind.KICKER:
            return {}
        group = len(comparison.steps) - 2  # the first step compares the kinds of hand
        return {seat: self._shown(seat).groups[group] for seat in winners + second}

    def _reading(self, seat: int) -> Hand | None:
        # A negative index would quietly answer for a seat at the other end of the table.
        if seat < 0:
            raise IndexError(f"no hay asiento {seat}")
        return self.readings[seat]

    def _shown(self, seat: int) -> Hand:
        reading = self._reading(seat)
        if reading is None:
            raise ValueError(f"La {_hand_label(seat)} no se muestra: no se puede leer.")
        return reading


def _hand_label(seat: int) -> str:
    return f"mano {seat + 1}"


def _exactly(count: int, cards: Cards, label: str, seat: int | None = None) -> tuple[Card, ...]:
    """The cards, be they text or cards already; any complaint says whose they are."""
    if not isinstance(cards, str):
        read = tuple(cards)
    else:
        try:
            read = parse_cards(cards)
        except CardError as error:
            place = f"{label}, {error.place}"
            message = str(error).replace(f"({error.place})", f"({place})", 1)
            raise CardError(message, error.piece, place, seat) from error
    if len(read) != count:
        piece = " ".join(card.code for card in read)
        message = f"{label.capitalize()}: se necesitan {count} cartas y hay {len(read)}."
        raise CardError(message, piece, label, seat)
    return read


def _check_table(board: tuple[Card, ...], hands: tuple[tuple[Card, ...] | None, ...]) -> None:
    own = (placed(c, _hand_label(seat), seat) for seat, c in enumerate(hands) if c is not None)
    check_distinct(chain(placed(board, "tablero"), *own))
