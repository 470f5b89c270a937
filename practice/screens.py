"""What the page of one drill shows, before and after the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, NamedTuple, TypeVar

from django.core.cache import cache
from django.db.models import QuerySet

from engine import Card, hand_name
from practice.feedback import Feedback, feedback_on
from practice.forms import AnswerForm
from practice.models import Drill, Excerpt, OutsideRule, Series
from practice.naming import pot_name
from practice.table import SEAT_NAMES
from practice.wording import Form, Wording, word

SECONDS_KEPT = 60
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

    `chosen` is the place of the option that is judged, None while the drill is still asked.
    """

    series: Series
    drill: Drill
    form: AnswerForm
    chosen: int | None = None

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
        return self.chosen is not None

    @property
    def judged(self) -> str:
        """What the answer's page shows but for where it stands: the drill, its order, the answer."""
        return f"{self.drill.content}:{self.order}:{self.chosen}"

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

    @cached_property
    def options(self) -> list[OptionRow]:
        return [self._option(place) for place in self.order]

    def _option(self, place: int) -> OptionRow:
        option, token = self.drill.choices[place], self.form.tokens[place]
        form = Form(self.drill.form)
        return OptionRow(
            token=token,
            wording=word(self.drill.table, form, option.answer, option.mistake),
            chosen=place == self.chosen or token == self.form.data.get("option"),
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
        if self.chosen is None:
            return None
        return feedback_on(self.drill.table, self.drill.choices[self.chosen])

    @cached_property
    def excerpt(self) -> Excerpt | None:
        """The sentence of the regulation that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.mistake
        if not mistake or not mistake.backing.excerpt:
            return None
        return _kept_for_a_while(Excerpt.objects.select_related("source"), mistake.backing.excerpt)

    @cached_property
    def outside_rule(self) -> OutsideRule | None:
        """The rule from elsewhere that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.mistake
        if not mistake or not mistake.backing.outside_rule:
            return None
        return _kept_for_a_while(OutsideRule.objects.all(), mistake.backing.outside_rule)


def _kept_for_a_while(rows: QuerySet[Backed], key: str) -> Backed | None:
    """The row of this key. A class asks for few of them many times; an edit shows in a minute."""
    label = f"{rows.model._meta.label_lower}:{key}"
    kept: Backed | None = cache.get_or_set(label, rows.filter(key=key).first, SECONDS_KEPT)
    return kept
