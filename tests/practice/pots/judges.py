"""Pots, returns and payouts worked out without the engine: chip by chip, and by pokerkit at play."""

import warnings
from collections.abc import Sequence
from typing import NamedTuple

import pokerkit
from pokerkit import Automation

from engine import DECK, Card
from practice.table import Deal, Seats, Table
from tests.practice.judges import worth

BY_HAND = {
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.CHIPS_PUSHING,
}
AUTOMATIC = tuple(step for step in Automation if step not in BY_HAND)
BEHIND = 1_000  # what every seat has left, so that who folded has a turn to fold in


class Cut(NamedTuple):
    """The pots, main pot first, as amount and contenders; and what goes back to each seat."""

    pots: list[tuple[int, Seats]]
    returned: tuple[int, ...]


def cut(contributed: Sequence[int], folded: Seats = ()) -> Cut:
    """Take one unit from every seat that still has one, again and again.

    A unit that nobody else has goes back to a seat still in. Each round of units goes to the pot
    of the seats still in that have one; where none has, it goes to the last pot.
    """
    pots: dict[Seats, int] = {}
    returned = [0] * len(contributed)
    last: Seats = ()
    for height in range(1, max(contributed) + 1):
        there = tuple(seat for seat, put in enumerate(contributed) if put >= height)
        contenders = tuple(seat for seat in there if seat not in folded)
        if len(there) == len(contenders) == 1:
            returned[there[0]] += 1
            continue
        last = contenders or last
        pots[last] = pots.get(last, 0) + len(there)
    return Cut([(amount, seats) for seats, amount in pots.items()], tuple(returned))


def shared(amount: int, seats: Seats, chip: int) -> dict[int, int]:
    """Deal a pot out chip by chip, from the left of the button, until none is left."""
    paid = dict.fromkeys(seats, 0)
    for number in range(amount // chip):
        paid[seats[number % len(seats)]] += chip
    return paid


def takers(deal: Deal) -> list[Seats]:
    """Who takes each pot, by phevaluator."""
    return [_best(deal, seats) for _, seats in cut(deal.contributed, deal.folded).pots]


def _best(deal: Deal, seats: Seats) -> Seats:
    values = {seat: worth(deal.board + deal.hands[seat]) for seat in seats}
    return tuple(seat for seat in seats if values[seat] == max(values.values()))


def payouts(deal: Deal) -> tuple[int, ...]:
    """What each seat ends with, what goes back to it included."""
    money = cut(deal.contributed, deal.folded)
    paid = list(money.returned)
    for (amount, _), seats in zip(money.pots, takers(deal), strict=True):
        for seat, part in shared(amount, seats, deal.chip).items():
            paid[seat] += part
    return tuple(paid)


def figures(code: str, table: Table) -> tuple[object, ...]:
    """The right answer to a question about chips."""
    deal, seats = table.deal, table.seats
    pots, returned = cut(deal.contributed, deal.folded)
    amounts = tuple(amount for amount, _ in pots)
    if code in ("paid", "paid-typed"):
        return tuple(payouts(deal)[seat] for seat in seats)
    most = {seat: sum(amount for amount, who in pots if seat in who) for seat in seats}
    top = max(seats, key=lambda seat: deal.contributed[seat])
    return {
        "built": amounts,
        "amounts": (*amounts, 0, 0, 0, 0)[:4],
        "back": (returned[top], sum(amounts)),
        "contend": tuple(who for _, who in pots),
        "most": tuple(most[seat] for seat in seats),
    }[code]


# pokerkit: what lies before the seats are its antes, and whoever folded folds at its first turn


def cut_by_pokerkit(deal: Deal) -> Cut:
    """Its pots after the folds, and what it gave back of an ante that nobody matched."""
    state = _played(deal)
    pots = [(pot.amount, pot.player_indices) for pot in state.pots]
    return Cut(pots, tuple(stack - BEHIND for stack in state.stacks))


def takers_by_pokerkit(deal: Deal) -> list[Seats]:
    """Who takes each of its pots, by its hands."""
    return [_best_by_pokerkit(deal, seats) for _, seats in cut_by_pokerkit(deal).pots]


def _best_by_pokerkit(deal: Deal, seats: Seats) -> Seats:
    board = _code(deal.board)
    hands = {s: pokerkit.StandardHighHand.from_game(_code(deal.hands[s]), board) for s in seats}
    return tuple(seat for seat in seats if hands[seat] == max(hands.values()))


def payouts_by_pokerkit(deal: Deal) -> tuple[int, ...]:
    """What each seat ends with when it plays the hand to its end.

    Where a pot does not divide it is no judge: all odd chips go to one seat there, and pots become
    one when the hand that contended only for the first is killed.
    """
    state = _played(deal)
    paid = [stack - BEHIND for stack in state.stacks]
    while state.can_burn_card():
        state.burn_card("??")
        at = len(list(state.get_board_cards(0)))
        state.deal_board(_code(deal.board[at : at + (1 if at else 3)]))
        _checked(state, ())
    while state.can_push_chips():
        paid = [sum(pair) for pair in zip(paid, state.push_chips().amounts, strict=True)]
    return tuple(paid)


def _played(deal: Deal) -> pokerkit.State:
    state = pokerkit.NoLimitTexasHoldem.create_state(
        AUTOMATIC,
        True,
        deal.contributed,
        (0, 0),
        2,
        tuple(put + BEHIND for put in deal.contributed),
        len(deal.contributed),
        mode=pokerkit.Mode.CASH_GAME,
    )
    for hand in _hole_cards(deal):
        state.deal_hole(_code(hand))
    _checked(state, deal.folded)
    return state


def _hole_cards(deal: Deal) -> list[tuple[Card, ...]]:
    """The hands, and for seats that have none any cards that are left."""
    dealt = {*deal.board, *(card for hand in deal.hands for card in hand)}
    left = iter(card for card in DECK if card not in dealt)
    return [hand or (next(left), next(left)) for hand in deal.hands]


def _checked(state: pokerkit.State, folded: Seats) -> None:
    with warnings.catch_warnings(action="ignore"):  # a fold without a bet to answer
        while state.actor_index is not None:
            state.fold() if state.actor_index in folded else state.check_or_call()


def _code(cards: Sequence[Card]) -> str:
    return "".join(card.code for card in cards)
