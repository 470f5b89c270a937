"""What the page of one drill shows, before and after the answer."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from django.urls import reverse

from engine import Card, hand_name
from practice.feedback import Feedback, feedback_on
from practice.forms import AnswerForm
from practice.models import Drill, Excerpt, OutsideRule, Series
from practice.naming import pot_name
from practice.progress import Place, Progress
from practice.table import SEAT_NAMES
from practice.wording import Form, Wording, word


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
    """One drill of a series for one learner. `place` is where it stands in the strip."""

    series: Series
    progress: Progress
    place: Place
    drill: Drill
    form: AnswerForm
    repeated: bool = False

    @property
    def drill_key(self) -> str:
        """The drill's id as a form carries it, without a thousands separator."""
        return str(self.drill.pk)

    @property
    def url(self) -> str:
        return reverse("practice:drill", args=[self.series.slug, self.place.number])

    @property
    def next_url(self) -> str:
        """Where the first drill that is not answered is shown, or the end page."""
        return self.series.get_absolute_url()

    @property
    def opens_level(self) -> bool:
        """Whether this is the first drill of its level."""
        return any(group.places[0].number == self.place.number for group in self.progress.levels)

    @property
    def title(self) -> str:
        where = f"Mano {self.place.number} de {len(self.progress.places)}"
        if self.feedback is None:
            return where
        return f"{'Correcta' if self.feedback.is_right else 'Con error'} · {where}"

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
        table, form = self.drill.table, Form(self.drill.form)
        sent = self.form.data.get("option")
        return [
            OptionRow(
                token=token,
                wording=word(table, form, option.answer, option.mistake),
                chosen=number == self.place.option or token == sent,
                right=not option.mistake,
            )
            for number, (token, option) in enumerate(
                zip(self.form.tokens, self.drill.choices, strict=True)
            )
        ]

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
        if self.place.option is None:
            return None
        return feedback_on(self.drill.table, self.drill.choices[self.place.option])

    @cached_property
    def excerpt(self) -> Excerpt | None:
        """The sentence of the regulation that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.mistake
        if not mistake or not mistake.backing.excerpt:
            return None
        found = Excerpt.objects.select_related("source")
        return found.filter(key=mistake.backing.excerpt).first()

    @cached_property
    def outside_rule(self) -> OutsideRule | None:
        """The rule from elsewhere that backs the rule, if one does."""
        mistake = self.feedback and self.feedback.mistake
        if not mistake or not mistake.backing.outside_rule:
            return None
        return OutsideRule.objects.filter(key=mistake.backing.outside_rule).first()
