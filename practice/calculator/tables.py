"""What the answer shows: stacks of chips, the pots, the seats, and the sum that closes."""

from typing import NamedTuple

from engine import Card
from practice.amounts import written
from practice.calculator.accounts import Account
from practice.calculator.reasons import Reason, awarding, forming, house_rule
from practice.calculator.sources import Source
from practice.naming import joined


class Slab(NamedTuple):
    """What one seat put into a stack."""

    name: str
    amount: str
    folded: bool = False


class Stack(NamedTuple):
    """Chips that belong together: a pot, or what goes back."""

    name: str
    amount: str
    slabs: list[Slab]
    is_pot: bool


class PotRow(NamedTuple):
    """A pot; who takes it and how it is shared are empty while no hand is known.

    `data` is the same for machines: bare amounts, and seats by the numbers that they sit at.
    """

    name: str
    amount: str
    sum: str
    contenders: str
    winners: str
    shares: str
    data: dict[str, str]


class SeatRow(NamedTuple):
    """A seat, in the order in which they sit; amounts are empty where there are none."""

    name: str
    state: str
    cards: tuple[Card, ...]
    hand: str
    put: str
    back: str
    won: str
    gets: str
    data: dict[str, str]


class NumberedReason(NamedTuple):
    says: str
    notes: list[int]


class Answer:
    """An account as it is shown; only asked for where there are pots."""

    def __init__(self, account: Account) -> None:
        self.account = account
        self.sources: list[Source] = []
        self.forming = self._numbered(forming(account))
        self.awarding = self._numbered(awarding(account))

    @property
    def stacks(self) -> list[Stack]:
        money = self.account.money
        if money is None:
            return []
        pots = [self._stack(number) for number in range(len(money.pots))]
        if not any(money.returned):
            return pots
        slabs = [Slab(self._name(seat), written(n)) for seat, n in enumerate(money.returned) if n]
        return [*pots, Stack("Vuelve", written(sum(money.returned)), slabs, is_pot=False)]

    @property
    def pots(self) -> list[PotRow]:
        money = self.account.money
        return [self._pot(number) for number in range(len(money.pots))] if money else []

    @property
    def seats(self) -> list[SeatRow]:
        """As they sit, not as the engine counts."""
        seats = self.account.seats
        order = sorted(range(len(seats)), key=lambda place: seats[place].number)
        return [self._seat(place) for place in order]

    @property
    def order(self) -> str:
        """The seats from the left of the button: who comes first gets the odd chip."""
        return joined([seat.name for seat in self.account.seats])

    @property
    def total(self) -> str:
        return written(self.account.total)

    @property
    def dead(self) -> str:
        return written(self.account.question.dead) if self.account.question.dead else ""

    @property
    def returned(self) -> str:
        money = self.account.money
        return written(sum(money.returned)) if money and any(money.returned) else ""

    @property
    def returned_to(self) -> str:
        money = self.account.money
        back = money.returned if money else ()
        return joined([self._name(seat) for seat, amount in enumerate(back) if amount])

    @property
    def won(self) -> str:
        """What all seats take from the pots."""
        money = self.account.money
        return written(sum(pot.amount for pot in money.pots) if money else 0)

    @property
    def sum(self) -> str:
        """The sum that closes: "540 = 320 + 180 + 40 devueltas"."""
        terms = [pot.amount for pot in self.pots]
        if self.returned:
            terms.append(f"{self.returned} {'devuelta' if self.returned == '1' else 'devueltas'}")
        return f"{self.total} = {' + '.join(terms)}"

    @property
    def sum_in_words(self) -> str:
        terms = [f"{pot.amount} en el {pot.name.lower()}" for pot in self.pots]
        if self.returned:
            terms.append(f"{self.returned} que {'vuelve' if self.returned == '1' else 'vuelven'}")
        dead = f", con {self.dead} de dinero muerto" if self.dead else ""
        return f"Lo puesto{dead}, {self.total}, es lo mismo que {joined(terms)}."

    @property
    def payout_sum(self) -> str:
        """All that is paid adds up to all that was put in; empty while no hand is known."""
        if self.account.settlement is None:
            return ""
        paid = [(self._name(s), n) for s, n in enumerate(self.account.settlement.payouts) if n]
        return f"Se reparte todo: {'; '.join(f'{name}: {written(n)}' for name, n in paid)}."

    @property
    def quotes(self) -> bool:
        """Whether the catalogue is quoted, so that it has to be named in full."""
        return any(source.quoted for source in self.sources)

    @property
    def house_rule(self) -> list[str]:
        return house_rule(self.account)

    def _numbered(self, reasons: list[Reason]) -> list[NumberedReason]:
        return [NumberedReason(each.says, [*map(self._note, each.sources)]) for each in reasons]

    def _note(self, source: Source) -> int:
        if source not in self.sources:
            self.sources.append(source)
        return self.sources.index(source) + 1

    def _name(self, seat: int) -> str:
        return self.account.seats[seat].name

    def _stack(self, number: int) -> Stack:
        slabs = [
            Slab(seat.name, written(part), seat.folded)
            for seat, part in zip(self.account.seats, self.account.own_parts(number), strict=True)
            if part
        ]
        if self.dead and number == 0:
            slabs.append(Slab("Dinero muerto", self.dead))
        return Stack(self.account.pot_named(number), self._amount(number), slabs, is_pot=True)

    def _amount(self, number: int) -> str:
        assert self.account.money is not None
        return written(self.account.money.pots[number].amount)

    def _pot(self, number: int) -> PotRow:
        assert self.account.money is not None
        settled = self.account.settlement.pots[number] if self.account.settlement else None
        return PotRow(
            name=self.account.pot_named(number),
            amount=self._amount(number),
            sum=self._sum(number),
            contenders=self.account.names(self.account.money.pots[number].eligible),
            winners=self.account.names(settled.winners) if settled else "",
            shares=self._shares(settled.winners, settled.shares) if settled else "",
            data={
                "pozo": str(self.account.money.pots[number].amount),
                "compiten": self._numbers(self.account.money.pots[number].eligible),
                "ganan": self._numbers(settled.winners) if settled else "",
            },
        )

    def _numbers(self, seats: tuple[int, ...]) -> str:
        return " ".join(str(self.account.seats[seat].number) for seat in seats)

    def _shares(self, winners: tuple[int, ...], shares: tuple[int, ...]) -> str:
        if len(winners) == 1:
            return ""
        return joined([f"{self._name(seat)} {written(shares[seat])}" for seat in winners])

    def _sum(self, number: int) -> str:
        """How a pot is made up: "4 × 80", "30 + 20"; empty where one part is all of it."""
        parts = [part for part in self.account.own_parts(number) if part]
        alike = len(parts) > 1 and len(set(parts)) == 1
        terms = [f"{len(parts)} × {written(parts[0])}"] if alike else [*map(written, parts)]
        if self.dead and number == 0:
            terms.append(f"{self.dead} de dinero muerto")
        return " + ".join(terms) if alike or len(terms) > 1 else ""

    def _seat(self, place: int) -> SeatRow:
        account, seat = self.account, self.account.seats[place]
        back = account.money.returned[place] if account.money else 0
        gets = account.settlement.payouts[place] if account.settlement else None
        rank = f"puesto {seat.rank}" if seat.rank is not None else ""
        return SeatRow(
            name=seat.name,
            state="se retiró" if seat.folded else "",
            cards=seat.cards if account.showdown else (),
            hand=account.hand_of(place) or rank,
            put=written(seat.put),
            back=written(back) if back else "",
            won="" if gets is None else written(gets - back),
            gets="" if gets is None else written(gets),
            data={
                "asiento": str(seat.number),
                "puso": str(seat.put),
                "vuelve": str(back),
                "recibe": "" if gets is None else str(gets),
            },
        )
