"""What the page of one drill shows, before and after the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple, TypeVar

from django.core.cache import cache
from django.db.models import QuerySet

from engine import Card, hand_name
from practice.amounts import written
from practice.forms import AnswerForm
from practice.models import Drill, Excerpt, Given, OutsideRule, Series
from practice.naming import pot_name
from practice.questions import Feedback, Wording
from practice.table import SEAT_NAMES, Table

SECONDS_KEPT = 60
DRAWN, MOST_DRAWN = (50, 10, 5, 1), 20  # units a chip, chips a stack
Backed = TypeVar("Backed", Excerpt, OutsideRule)


class OptionRow(NamedTuple):
    """One option as it stands in the form, and after it."""

    token: str
    wording: Wording
    chosen: bool
    right: bool


class PotRow(NamedTuple):
    """One pot on the felt."""

    name: str
    amount: int


class StackRow(NamedTuple):
    """What one seat put in, on a table with chips.

    `hand` names its hand and `order` says how it stands among the others, where that is given.
    """

    name: str
    put: int
    state: str
    folded: bool
    is_button: bool
    own: tuple[Card, ...]
    hand: str
    order: str


class SeatRow(NamedTuple):
    """One seat: its own cards, and once answered its five and the two apart."""

    name: str
    own: tuple[Card, ...]
    all_in: bool
    put_in: int
    hand: str
    five: tuple[Card, ...]
    apart: tuple[Card, ...]
    gets: int


@dataclass
class Screen:
    """One drill as it is asked and answered; subclasses say where it stands.

    `given` is the answer that is judged, None while the drill is still asked.
    """

    series: Series
    drill: Drill
    form: AnswerForm
    given: Given | None = None

    method: ClassVar[str] = "post"

    @property
    def url(self) -> str:
        """Where the form goes, and where its answer is shown."""
        raise NotImplementedError

    @property
    def path(self) -> str:
        """Where the form goes, without what its fields say."""
        return self.url

    @property
    def where(self) -> str:
        """Where the learner is, in a few words."""
        raise NotImplementedError

    @property
    def order(self) -> Sequence[int]:
        """The options in the order in which they are shown."""
        return range(len(self.drill.options))

    @property
    def drill_key(self) -> str:
        """The drill's id as a form carries it, without a thousands separator."""
        return str(self.drill.pk)

    @property
    def is_answered(self) -> bool:
        return self.given is not None

    @property
    def judged(self) -> str:
        """What the answer's page shows but for where it stands: the drill, its order, the answer."""
        return f"{self.drill.content}:{self.order}:{self.given}"

    @property
    def title(self) -> str:
        if self.feedback is None:
            return self.where
        return f"{'Correcta' if self.feedback.is_right else 'Con error'} · {self.where}"

    @property
    def pots(self) -> list[PotRow]:
        pots = self.drill.table.pots
        names = [f"Pozo {pot_name(n, len(pots)).lower()}" for n in range(len(pots))]
        return [
            PotRow(name if len(pots) > 1 else "Pozo", pot.amount)
            for name, pot in zip(names, pots, strict=True)
        ]

    @property
    def chips(self) -> list[StackRow]:
        """What lies before the seats, from the left of the button to the button."""
        table = self.drill.table
        put, top = table.deal.contributed, max(table.deal.contributed[s] for s in table.seats)
        named = table.seats if table.has_cards and self.drill.question.names_hands else ()
        return [
            StackRow(
                name=SEAT_NAMES[seat],
                put=put[seat],
                state=_state(seat in table.seats, put[seat] < top),
                folded=seat not in table.seats,
                is_button=seat == table.everybody[-1],
                own=table.own(seat),
                hand=hand_name(table.hands[seat]) if seat in named else "",
                order=_order(table, seat) if seat in named else "",
            )
            for seat in table.everybody
        ]

    @property
    def drawn_chip(self) -> int:
        """The one chip that stacks are drawn of, so that they are as high as they are worth."""
        amounts = self.drill.table.deal.contributed
        units = [unit for unit in DRAWN if not any(amount % unit for amount in amounts)]
        return max((unit for unit in units if max(amounts) <= MOST_DRAWN * unit), default=units[0])

    @property
    def chip_said(self) -> str:
        """The smallest chip in play, where pots are shared."""
        table = self.drill.table
        return written(table.deal.chip) if table.has_cards else ""

    @cached_property
    def options(self) -> list[OptionRow]:
        return [self._option(place) for place in self.order]

    def _option(self, place: int) -> OptionRow:
        drill, option, token = self.drill, self.drill.choices[place], self.form.tokens[place]
        chosen = self.given is not None and place == self.given.option
        return OptionRow(
            token=token,
            wording=drill.question.word(drill.table, option.answer, option.mistake),
            chosen=chosen or token == self.form.data.get("option"),
            right=not option.mistake,
        )

    @cached_property
    def seats(self) -> list[SeatRow]:
        table = self.drill.table
        gets = table.payouts(table.right)
        side = len(table.pots) > 1
        return [
            SeatRow(
                name=SEAT_NAMES[seat],
                own=table.own(seat),
                all_in=side and seat in table.all_in,
                put_in=table.deal.contributed[seat],
                hand=hand_name(table.hands[seat]),
                five=table.hands[seat].five,
                apart=table.hands[seat].unused,
                gets=gets[seat],
            )
            for seat in table.seats
        ]

    @cached_property
    def feedback(self) -> Feedback | None:
        if self.given is None:
            return None
        drill = self.drill
        return drill.question.explain(drill.table, drill.given(self.given))

    @cached_property
    def excerpt(self) -> Excerpt | None:
        """The sentence of the regulation that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.about
        if not mistake or not mistake.backing.excerpt:
            return None
        return _kept_for_a_while(Excerpt.objects.select_related("source"), mistake.backing.excerpt)

    @cached_property
    def outside_rule(self) -> OutsideRule | None:
        """The rule from elsewhere that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.about
        if not mistake or not mistake.backing.outside_rule:
            return None
        return _kept_for_a_while(OutsideRule.objects.all(), mistake.backing.outside_rule)


def _order(table: Table, seat: int) -> str:
    """How a hand stands among the others: "la mejor", "2.ª mejor"…"""
    worth = table.strengths[seat]
    higher = {each for each in table.strengths.values() if each > worth}
    said = f"{len(higher) + 1}.ª mejor" if higher else "la mejor"
    shared = list(table.strengths.values()).count(worth) > 1
    return f"{said}, empate:" if shared else f"{said}:"


def _state(is_in: bool, has_less: bool) -> str:
    if not is_in:
        return "se retiró"
    return "all in" if has_less else ""


def _kept_for_a_while(rows: QuerySet[Backed], key: str) -> Backed | None:
    """The row of this key. A class asks for few of them many times; an edit shows in a minute."""
    label = f"{rows.model._meta.label_lower}:{key}"
    kept: Backed | None = cache.get_or_set(label, rows.filter(key=key).first, SECONDS_KEPT)
    return kept
