"""Mistakes made while looking for the best five of seven."""

from collections.abc import Iterable
from itertools import combinations
from operator import attrgetter

from engine import Category, Hand, hand_name, parse_cards, rank_plural, read_hand, strength
from practice.mistakes.base import Backing, Five, Mistake, Rank, Step
from practice.mistakes.kinds import (
    compared_first,
    is_wheel,
    with_another_suit,
    without_straight,
)
from practice.naming import ALL_EQUAL, described
from practice.table import SEAT_NAMES, Answer, Table

FIVE_OF_SEVEN = Backing(excerpt="cinco-de-siete")
in_reading_order = attrgetter("order")
HAND_ORDER = Backing(outside_rule="hand-order")
BEST_TRIO = strength(parse_cards("As Ah Ad Ks Qs"))
AROUND_THE_ACE = ((4, 3, 2, 14, 13), (3, 2, 14, 13, 12), (2, 14, 13, 12, 11))


class PlaysTheBoard(Mistake):
    code = "juega-la-mesa"
    name = "Creer que juega la mesa"
    rule = "La mesa es tu mano solo si ninguna carta tuya la mejora."
    backing = FIVE_OF_SEVEN
    step = Step.READ

    def applies(self, table: Table) -> bool:
        board = table.board_hand
        return (
            board.category > Category.HIGH_CARD and max(table.strengths.values()) > board.strength
        )

    def read(self, table: Table, seat: int) -> Five:
        return table.board_hand.five

    def reason(self, table: Table, answer: Answer) -> str:
        return ALL_EQUAL


class BothOwnCards(Mistake):
    code = "dos-obligadas"
    name = "Las dos propias, obligadas"
    rule = "Puedes jugar dos, una o ninguna de tus cartas."
    backing = FIVE_OF_SEVEN
    step = Step.READ

    def read(self, table: Table, seat: int) -> Five:
        threes = combinations(table.deal.board, 3)
        five: Five = max((three + table.own(seat) for three in threes), key=strength)
        return read_hand(five).five

    def reason(self, table: Table, answer: Answer) -> str:
        return "cada uno debe usar sus dos cartas"


class BoardNotSeen(Mistake):
    code = "mesa-no-vista"
    name = "La mesa juega y no se vio"
    rule = "Si ninguna carta propia mejora la mesa, la mesa es la mano y se reparte."
    backing = FIVE_OF_SEVEN
    step = Step.READ
    alone = True

    def applies(self, table: Table) -> bool:
        everybody_plays_it = {table.board_hand.strength} == set(table.strengths.values())
        return everybody_plays_it and len(table.pots) == 1

    def read(self, table: Table, seat: int) -> Five:
        board = set(table.deal.board)
        fives = (five for five in combinations(table.seven(seat), 5) if not board.issuperset(five))
        weaker = (five for five in fives if strength(five) < table.board_hand.strength)
        strongest: Five = max(weaker, key=strength)
        return read_hand(strongest).five

    def reason(self, table: Table, answer: Answer) -> str:
        return "toda mano necesita una carta propia"


class SomethingNotSeen(Mistake):
    """Misses one kind of hand and plays the best of what is left."""

    backing = HAND_ORDER
    step = Step.READ

    def seen(self, five: Five) -> Hand | None:
        """The five as this mistake reads them; None where it makes nothing of them."""
        raise NotImplementedError

    def read(self, table: Table, seat: int) -> Five:
        right = table.hands[seat]
        seen = self.seen(right.five)
        if seen and seen.category == right.category:
            return right.five
        best: Five = max(self.left(combinations(table.seven(seat), 5)), key=self._worth)
        return read_hand(best).five

    def left(self, fives: Iterable[Five]) -> Iterable[Five]:
        """The fives among which somebody chooses who did not see the best one."""
        return fives

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        return self._worth(five)

    def called(self, five: Five) -> str:
        return hand_name(self.seen(five) or read_hand(five))

    def announced(self, five: Five) -> str:
        hand = self.seen(five) or read_hand(five)
        return described(hand.five) if hand.kickers else hand_name(hand)

    def reason(self, table: Table, answer: Answer) -> str:
        seat = table.takers[0][0]
        return f"{SEAT_NAMES[seat]} solo tiene {self.called(self.read(table, seat))}"

    def _worth(self, five: Five) -> Rank:
        """The kind of hand, then its ranks in reading order: that compares any two hands."""
        seen = self.seen(five)
        return (seen.category, *(card.rank for card in seen.five)) if seen else (0,)


class StraightNotSeen(SomethingNotSeen):
    code = "escalera-no-vista"
    name = "La escalera no vista"
    rule = "Cinco valores seguidos son escalera."

    def seen(self, five: Five) -> Hand | None:
        hand = read_hand(five)
        return hand if is_wheel(hand) else without_straight(hand)

    def left(self, fives: Iterable[Five]) -> Iterable[Five]:
        return (five for five in fives if not is_wheel(read_hand(five)))


class WheelNotSeen(SomethingNotSeen):
    code = "rueda-no-vista"
    name = "La escalera al cinco no vista"
    rule = "El as también juega bajo: A-2-3-4-5."

    def seen(self, five: Five) -> Hand | None:
        hand = read_hand(five)
        return without_straight(hand) if is_wheel(hand) else hand


class FlushNotSeen(SomethingNotSeen):
    code = "color-no-visto"
    name = "El color no visto"
    rule = "Cinco de la misma pinta son color."

    def seen(self, five: Five) -> Hand | None:
        suited = len({card.suit for card in five}) == 1
        return read_hand(with_another_suit(five) if suited else five)


class StraightAroundTheAce(Mistake):
    code = "escalera-que-da-la-vuelta"
    name = "La escalera que da la vuelta"
    rule = "Una escalera no da la vuelta por el as."
    backing = HAND_ORDER
    step = Step.READ
    alone = True

    def read(self, table: Table, seat: int) -> Five:
        right = table.hands[seat]
        return right.five if right.category >= Category.STRAIGHT else self._around(table, seat)

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        ranks = tuple(card.rank for card in five)
        return (BEST_TRIO, ranks[0]) if ranks in AROUND_THE_ACE else (strength(five), 0)

    def called(self, five: Five) -> str:
        around = tuple(card.rank for card in five) in AROUND_THE_ACE
        return "escalera por el as" if around else super().called(five)

    def reason(self, table: Table, answer: Answer) -> str:
        return "cierra una escalera por el as"

    def _around(self, table: Table, seat: int) -> Five:
        seven = {card.rank: card for card in reversed(table.seven(seat))}
        for ranks in AROUND_THE_ACE:
            if seven.keys() >= set(ranks):
                return tuple(seven[rank] for rank in ranks)
        return table.hands[seat].five


class CounterfeitPair(Mistake):
    code = "par-anulado"
    name = "El par anulado"
    rule = (
        "La mesa puede anular tu par: cuentan los dos pares más altos y, de lo que queda, "
        "la carta más alta."
    )
    backing = FIVE_OF_SEVEN
    step = Step.READ

    def read(self, table: Table, seat: int) -> Five:
        if not self._is_counterfeit(table, seat):
            return table.hands[seat].five
        own = sorted(table.own(seat), key=in_reading_order)
        kept = (*table.hands[seat].five[:2], *own)
        rest = sorted(set(table.seven(seat)) - set(kept), key=in_reading_order)
        return (*kept, rest[0])

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        kept = table.own(seat)[0].rank if self._is_counterfeit(table, seat) else 0
        return compared_first(table.hands[seat], kept, table.strengths[seat])

    def reason(self, table: Table, answer: Answer) -> str:
        return f"conserva su par de {rank_plural(answer.shows[2].rank)}"

    def _is_counterfeit(self, table: Table, seat: int) -> bool:
        first, second = table.own(seat)
        hand = table.hands[seat]
        paired = first.rank == second.rank and hand.category == Category.TWO_PAIR
        return paired and first.rank < hand.five[2].rank
