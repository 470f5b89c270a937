"""A hand as a learner sees it: not answered, rightly, and with each wrong option. Nothing counts here."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple

from django.http import HttpRequest, QueryDict
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from practice.forms import AnswerForm
from practice.mistakes import MISTAKES
from practice.models import Drill, Excerpt, Given, OutsideRule, Series
from practice.questions import Option
from practice.screens import Screen
from practice.standing import SENT


class Seen(NamedTuple):
    """One state of a hand as HTML. `nth` ends every id in it, so that no other state has the same."""

    name: str
    nth: str
    html: SafeString


@dataclass
class Previewed(Screen):
    """A hand on the desk: its form asks the page itself, and its buttons lead to other pages of it."""

    address: str = field(kw_only=True)
    of: int = field(kw_only=True)
    next_url: str = field(kw_only=True)
    next_label: str = field(kw_only=True)

    method: ClassVar[str] = "get"

    @property
    def url(self) -> str:
        return self.address

    @property
    def where(self) -> str:
        return f"Mano {self.drill.place} de {self.of}"


@dataclass(frozen=True)
class Preview:
    """All states of a hand. The drill goes without its id: nothing is sent or reported of it."""

    series: Series
    drill: Drill
    address: str
    of: int
    next_url: str
    next_label: str

    def states(self, request: HttpRequest) -> list[Seen]:
        screens = [*self._screens(request.GET), *self._sent(request.GET)]
        _cite([screen for _, screen in screens])
        return [
            Seen(name, nth, self._drawn(request, name, nth, screen))
            for nth, (name, screen) in zip(
                map("-{}".format, range(len(screens))), screens, strict=True
            )
        ]

    def anchor_of(self, data: QueryDict) -> str:
        """Where the state stands that an answer leads to; empty where nothing was answered, or no option."""
        form = AnswerForm.to(self._asked, data)
        places = [place for place, _ in self._options]
        if not form.is_valid() or form.given.option not in places:
            return ""
        return f"state-{places.index(form.given.option) + 1}"

    @property
    def _asked(self) -> Drill:
        drill = copy(self.drill)
        drill.pk = None
        return drill

    def _screens(self, data: QueryDict) -> Iterator[tuple[str, Screen]]:
        yield "Sin responder", self._screen(None, data if SENT in data else None)
        for place, option in self._options:
            yield self._name(option), self._screen(self._given(place, option))

    def _sent(self, data: QueryDict) -> Iterator[tuple[str, Screen]]:
        """What was typed that is no state of its own: two mistakes at once, or none with a name."""
        form = AnswerForm.to(self._asked, data)
        if form.is_valid() and not self.anchor_of(data):
            yield "Lo que escribiste", self._screen(form.given)

    def _name(self, option: Option) -> str:
        """What a state is called; where a mistake has several answers, with the answer."""
        if not option.mistake:
            return "Correcta"
        name = f"Con error: {MISTAKES[option.mistake].name}"
        if sum(each.mistake == option.mistake for _, each in self._options) == 1:
            return name
        table, question = self.drill.table, self.drill.question
        return f"{name} ({question.word(table, option.answer, option.mistake).takers})"

    @property
    def _options(self) -> list[tuple[int, Option]]:
        """The options with their places, without those of two mistakes at once."""
        return [(n, option) for n, option in enumerate(self.drill.choices) if not option.also]

    def _given(self, place: int, option: Option) -> Given:
        return Given(place, option.answer.values if self.drill.question.is_typed else ())

    def _screen(self, given: Given | None, data: QueryDict | None = None) -> Screen:
        drill = self._asked
        return Previewed(
            self.series,
            drill,
            AnswerForm.to(drill, data),
            given,
            address=self.address,
            of=self.of,
            next_url=self.next_url,
            next_label=self.next_label,
        )

    def _drawn(self, request: HttpRequest, name: str, nth: str, screen: Screen) -> SafeString:
        context: dict[str, Any] = {"series": self.series, "screen": screen, "nth": nth}
        return render_to_string("practice/_practice.html", {**context, "state": name}, request)


def _cite(screens: Sequence[Screen]) -> None:
    """Give all screens their citations, in one query for each kind."""
    backings = [s.feedback.about.backing for s in screens if s.feedback and s.feedback.about]
    excerpts = Excerpt.objects.filter(key__in=[backing.excerpt for backing in backings])
    rules = OutsideRule.objects.filter(key__in=[backing.outside_rule for backing in backings])
    quoted = {each.key: each for each in excerpts.select_related("source")}
    told = {each.key: each for each in rules}
    for screen in screens:
        backing = screen.feedback and screen.feedback.about and screen.feedback.about.backing
        screen.excerpt = quoted.get(backing.excerpt) if backing else None
        screen.outside_rule = told.get(backing.outside_rule) if backing else None
