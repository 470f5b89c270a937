"""The settlement itself: pots, who can win them, and who does where the hands are known."""

from dataclasses import dataclass, field, replace
from typing import Final, Self

from engine import (
    OddChips,
    PotError,
    Pots,
    Settlement,
    Showdown,
    award,
    hand_name,
    layer_pots,
)
from practice.amounts import written
from practice.calculator.house import ODD_CHIPS
from practice.calculator.questions import Question, Seat
from practice.dead_money import own_parts, posted
from practice.naming import joined, pot_name

_NO_HAND: Final = 100


@dataclass(frozen=True)
class Account:
    """What is known of a question: nothing yet, its pots, or all of it.

    Attributes:
        question: what was asked.
        faults: by field, those of the question and those that only show when it is settled.
        money: the pots; none where the amounts cannot be read or nobody has put in anything yet.
        settlement: who takes what; none where a hand or a rule is missing.
        showdown: the hands, where they are cards.
    """

    question: Question
    faults: dict[str, str] = field(default_factory=dict)
    money: Pots | None = None
    settlement: Settlement | None = None
    showdown: Showdown | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.question.seats

    @property
    def total(self) -> int:
        """All that was put in, the dead money too."""
        return sum(seat.put for seat in self.seats) + self.question.dead

    @property
    def posted(self) -> list[int]:
        """The dead money as the engine takes it."""
        return posted([seat.put for seat in self.seats], self.question.dead)

    def own_parts(self, number: int) -> list[int]:
        """What each seat put into a pot, without the dead money; nothing where there are no pots."""
        return own_parts(self.money, number, self.posted) if self.money else []

    def pot_named(self, number: int) -> str:
        return pot_name(number, len(self.money.pots) if self.money else 0)

    def names(self, seats: tuple[int, ...]) -> str:
        return joined([self.seats[seat].name for seat in seats])

    def hand_of(self, seat: int) -> str:
        """The hand by name; empty where only its place among the others is known."""
        reading = self.showdown.readings[seat] if self.showdown else None
        return hand_name(reading) if reading else ""

    def with_faults(self, faults: dict[str, str]) -> Self:
        return replace(self, faults=self.faults | faults)


def settle(question: Question) -> Account:
    """Settle as much of a question as can be.

    Raises:
        nothing: what is wrong stands in the account's faults, by the name of its field.
    """
    account = Account(question, dict(question.faults))
    if not question.can_be_layered or not account.total:
        return account
    account = replace(account, money=_layered(account))
    if not any(seat.has_hand for seat in question.seats) and _contested(account):
        return account
    if not account.faults:
        account = account.with_faults(_missing_hands(account) | _chip(question))
    return account if account.faults else _awarded(account)


def _layered(account: Account) -> Pots:
    put = [seat.put for seat in account.seats]
    return layer_pots(put, [seat.folded for seat in account.seats], account.posted)


def _contested(account: Account) -> set[int]:
    """The seats whose hand is needed."""
    pots = account.money.pots if account.money else ()
    return {seat for pot in pots if len(pot.eligible) > 1 for seat in pot.eligible}


def _missing_hands(account: Account) -> dict[str, str]:
    missing = {}
    for seat in _contested(account):
        if not account.seats[seat].has_hand:
            pots = account.money.pots if account.money else ()
            number = next(n for n, pot in enumerate(pots) if seat in pot.eligible)
            missing[f"m{account.seats[seat].number}"] = (
                f"Falta su mano: puede ganar el {account.pot_named(number).lower()}."
            )
    return missing


def _chip(question: Question) -> dict[str, str]:
    """What to say of a smallest chip that some amount is not made of."""
    chip = question.house.chip
    amounts = [(seat.name, seat.put) for seat in sorted(question.seats)]
    for name, amount in [*amounts, ("el dinero muerto", question.dead)]:
        if amount % chip:
            says = f"Con fichas de {written(chip)} no se forman {written(amount)} ({name}): "
            return {"ficha": says + "corrige el monto o escribe una ficha más chica."}
    return {}


def _awarded(account: Account) -> Account:
    question, money = account.question, account.money
    assert money is not None
    showdown, strengths = _hands(question)
    rule = ODD_CHIPS[question.house.odd]
    try:
        done = award(money, strengths, rule, question.house.chip)
    except PotError as error:
        return account.with_faults({"impar": _left_over(str(error), question, rule)})
    return replace(account, settlement=done, showdown=showdown)


def _hands(question: Question) -> tuple[Showdown | None, list[int | None]]:
    """The showdown, where there are cards, and what each hand is worth."""
    if not question.board:
        ranks = [seat.rank for seat in question.seats]
        return None, [None if rank is None else _NO_HAND - rank for rank in ranks]
    showdown = Showdown(question.board, [seat.cards or None for seat in question.seats])
    return showdown, [hand.strength if hand else None for hand in showdown.readings]


def _left_over(says: str, question: Question, rule: OddChips) -> str:
    if rule is not OddChips.NONE:
        return says
    return f"{says} Elige quién recibe lo que sobra (fichas de {written(question.house.chip)})."
