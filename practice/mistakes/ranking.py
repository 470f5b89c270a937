"""Mistakes made while comparing one hand with another."""

from collections.abc import Sequence

from engine import Card, Category, Pot, read_hand, strength
from practice.mistakes.base import Backing, Five, Mistake, Rank, Ranks, Step
from practice.mistakes.kinds import compared_first, third_pair
from practice.naming import worth_more
from practice.table import Answer, Seats, Table, best

KICKER_RULE = Backing(excerpt="un-par")
SAME_FIVE = Backing(excerpt="empate")
SUIT_ORDER = "cdhs"


class LowerHand(Mistake):
    code = "mano-mas-baja"
    name = "La mano más baja"
    rule = "El pozo va a la mano más alta: primero el tipo, después las cartas."
    backing = Backing(excerpt="pozo-principal")
    step = Step.RANK

    def take(self, table: Table, pots: Sequence[Pot], number: int, ranks: Ranks) -> Seats:
        eligible = pots[number].eligible
        top = best(eligible, ranks)
        return best([seat for seat in eligible if seat not in top], ranks)

    def reason(self, table: Table, answer: Answer) -> str:
        return worth_more(answer.shows, table.right.shows)


class HighestOwnCard(Mistake):
    code = "carta-propia-mas-alta"
    name = "La carta propia más alta"
    rule = "Se comparan cinco cartas, no la más alta que te tocó."
    backing = Backing(excerpt="cinco-de-siete")
    step = Step.RANK
    alone = True

    def applies(self, table: Table) -> bool:
        return all(len(takers) == 1 for takers in table.takers)

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        return (max(card.rank for card in table.own(seat)),)

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card:
        return max(table.own(seat), key=lambda card: card.rank)

    def reason(self, table: Table, answer: Answer) -> str:
        return "tiene la carta propia más alta, {carta}"


class KickerOverlooked(Mistake):
    code = "kicker-pasado-por-alto"
    name = "El kicker pasado por alto"
    rule = "Si la combinación es igual, deciden las cartas de fuera, de la más alta a la más baja."
    backing = KICKER_RULE
    step = Step.RANK

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        return compared_first(table.hands[seat])

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        return table.hands[seat].combination

    def reason(self, table: Table, answer: Answer) -> str:
        return "la combinación es la misma"


class FirstKickerOnly(Mistake):
    code = "primer-kicker"
    name = "Solo el primer kicker"
    rule = "Si el primer kicker es igual, se mira el siguiente."
    backing = Backing(excerpt="carta-mas-alta")
    step = Step.RANK

    def applies(self, table: Table) -> bool:
        return len(table.hands[table.takers[0][0]].kickers) > 1

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        hand = table.hands[seat]
        return compared_first(hand, *(card.rank for card in hand.kickers[:1]))

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        hand = table.hands[seat]
        return hand.combination + hand.kickers[:1]

    def reason(self, table: Table, answer: Answer) -> str:
        return "el primer kicker es el mismo"


class ThirdPair(Mistake):
    code = "tercer-par"
    name = "Un tercer par"
    rule = "Una mano tiene dos pares como máximo; la quinta carta es la más alta que queda."
    backing = Backing(excerpt="cinco-de-siete")
    step = Step.RANK
    alone = True

    def applies(self, table: Table) -> bool:
        return all(hand.category == Category.TWO_PAIR for hand in table.hands.values())

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        hand = table.hands[seat]
        pair = third_pair(hand)
        return compared_first(hand, pair[0].rank if pair else 0, hand.strength)

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        return five[:4] + (third_pair(table.hands[seat])[:1] or five[4:])

    def reason(self, table: Table, answer: Answer) -> str:
        return "suma un tercer par"


class SixthCard(Mistake):
    code = "sexta-carta"
    name = "La sexta carta"
    rule = "Solo cuentan cinco; si valen lo mismo, hay empate."
    backing = SAME_FIVE
    step = Step.RANK
    alone = True

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        return (table.strengths[seat], table.hands[seat].unused[0].rank)

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card:
        return table.hands[seat].unused[0]

    def lays(self, answer: Answer) -> tuple[Card, ...]:
        return (*answer.shows, answer.card) if answer.card else answer.shows

    def reason(self, table: Table, answer: Answer) -> str:
        return "su sexta carta, {carta}, es más alta"


class SuitBreaksTie(Mistake):
    code = "palo"
    name = "Desempatar por la pinta"
    rule = "Ninguna pinta vale más que otra."
    backing = Backing(excerpt="valores-y-pintas")
    step = Step.RANK
    alone = True

    def applies(self, table: Table) -> bool:
        tied = {seat for takers in table.takers if len(takers) > 1 for seat in takers}
        return bool(tied) and all(self._playing(table, seat) for seat in tied)

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        own = self._playing(table, seat)
        return (table.strengths[seat], SUIT_ORDER.index(own[0].suit) if own else -1)

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card:
        return self._playing(table, seat)[0]

    def reason(self, table: Table, answer: Answer) -> str:
        return "{carta} es de mejor pinta"

    def _playing(self, table: Table, seat: int) -> list[Card]:
        """The own cards that play, highest first."""
        own = [card for card in table.own(seat) if card in table.hands[seat].five]
        return sorted(own, key=lambda card: (-card.rank, -SUIT_ORDER.index(card.suit)))


class FullByThePair(Mistake):
    code = "full-por-el-par"
    name = "El full por el par"
    rule = "En el full se compara primero el trío."
    backing = Backing(outside_rule="hand-order")
    step = Step.RANK

    def applies(self, table: Table) -> bool:
        return table.hands[table.takers[0][0]].category == Category.FULL_HOUSE

    def rank(self, table: Table, seat: int, five: Five) -> Rank:
        if table.hands[seat].category != Category.FULL_HOUSE:
            return (table.hands[seat].category, 0, 0)
        return (Category.FULL_HOUSE, five[3].rank, five[0].rank)

    def reason(self, table: Table, answer: Answer) -> str:
        return "su par es más alto"


class CardOutsideTheFive(Mistake):
    code = "fuera-de-las-cinco"
    name = "Una carta fuera de las cinco"
    rule = "Juegan las cinco mejores de siete; las otras dos no cuentan."
    backing = Backing(excerpt="cinco-de-siete")
    step = Step.SHOW

    def applies(self, table: Table) -> bool:
        one_taker = len(table.takers[0]) == 1
        return one_taker and len(table.pots) == 1 and bool(self._weaker(table))

    def shows(self, table: Table, seat: int, five: Five) -> tuple[Card, ...]:
        return read_hand(self._weaker(table)).five

    def card(self, table: Table, seat: int, shows: tuple[Card, ...]) -> Card:
        return next(card for card in shows if card not in table.hands[seat].five)

    def reason(self, table: Table, answer: Answer) -> str:
        return "también juega {carta}"

    def _weaker(self, table: Table) -> Five:
        """The strongest weaker five one card away, an unused card of the board first."""
        hand = table.hands[table.takers[0][0]]
        on_board = [card for card in hand.unused if card in table.deal.board]
        own = [card for card in hand.unused if card not in table.deal.board]
        return _strongest_weaker(hand.five, on_board) or _strongest_weaker(hand.five, own)


def _strongest_weaker(five: Five, unused: list[Card]) -> Five:
    swaps = [(*five[:i], card, *five[i + 1 :]) for card in unused for i in range(5)]
    weaker = [swap for swap in swaps if strength(swap) < strength(five)]
    return max(weaker, key=strength, default=())
