"""Questions about chips: pots, what goes back, who may win what, what each gets."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple

from practice.mistakes import MISTAKES, Mistake
from practice.questions.base import Feedback, Option, Question, Wording
from practice.questions.figures import (
    AtMost,
    Contenders,
    Facet,
    Figures,
    GoesBack,
    Paid,
    PotAmounts,
    PotsTyped,
    shown,
)
from practice.questions.reckoning import Reckoning, reckon
from practice.settling import independent, settle, settle_rightly
from practice.table import Table


class Line(NamedTuple):
    """One figure of an answer beside the right one; `sum` says how the right one comes about."""

    label: str
    theirs: str
    ours: str
    sum: str
    parts_here: bool


@dataclass(frozen=True)
class AccountFeedback(Feedback):
    """What there is to say about figures."""

    noun: str
    lines: tuple[Line, ...]
    reckoning: Reckoning


class AccountQuestion(Question):
    """Figures of a settled hand: chosen among options, or typed."""

    names_hands = True
    table = "practice/_chips_table.html"
    explained = "practice/_explained_account.html"

    def __init__(
        self, code: str, asks: str, facet: Facet, *, is_typed: bool = False, hint: str = ""
    ) -> None:
        self.code, self.asks, self.facet, self.hint = code, asks, facet, hint
        self.is_typed = self.lists_all = is_typed
        self.keeps_options = not is_typed

    def right(self, table: Table) -> Figures:
        return Figures(self.facet.figures(table, settle_rightly(table)))

    def wrong(self, table: Table, mistake: Mistake) -> Figures | None:
        return self._by(table, mistake)

    def follows(self, table: Table, option: Option) -> bool:
        if option.also:
            return bool(self._by(table, *option.mistakes) == option.answer)
        return option.answer in self._all_by(table, option.mistakes[0])

    def read(self, data: Mapping[str, Any]) -> Figures:
        return Figures.from_json(data["values"])

    def word(self, table: Table, answer: Figures, mistake: str) -> Wording:
        lines = self.facet.says(table, answer.values)
        return Wording(" · ".join(lines), lines=lines)

    def labels(self, table: Table) -> list[str]:
        return self.facet.labels(table, len(self.right(table).values))

    def typed(self, amounts: tuple[int, ...]) -> Figures:
        return Figures(amounts)

    def options(self, table: Table, known: Collection[str]) -> tuple[Option, ...] | None:
        """The right answer, that of every mistake, and that of every two made together."""
        found = {self.right(table): Option(self.right(table), "")}
        for code in known:
            for answer in self._all_by(table, MISTAKES[code]):
                if answer in found:
                    return None
                found[answer] = Option(answer, code)
        for first, second in combinations(known, 2):
            both = self._by_both(table, MISTAKES[first], MISTAKES[second])
            if both is not None:
                found.setdefault(both, Option(both, first, second))
        return tuple(found.values())

    def explain(self, table: Table, chosen: Option) -> AccountFeedback:
        lines = tuple(self._lines(table, chosen.answer))
        return AccountFeedback(
            mistakes=chosen.mistakes,
            explanation=_explained(
                [self._way(table, each, chosen) for each in chosen.mistakes], lines
            ),
            noun=self.facet.noun,
            lines=lines,
            reckoning=reckon(table),
        )

    def _by(self, table: Table, *mistakes: Mistake) -> Figures | None:
        """The figures of who makes these mistakes; None where they are right, or cannot be given."""
        account = settle(table, *mistakes)
        figures = Figures(self.facet.figures(table, account)) if account else None
        right = self.right(table)
        fits = figures and (not self.is_typed or len(figures.values) == len(right.values))
        return figures if fits and figures != right else None

    def _all_by(self, table: Table, mistake: Mistake) -> list[Figures]:
        """The figures to which the ways of making a mistake lead, each once."""
        ways = (self._by(table, each) for each in (mistake, *mistake.variants))
        return list(dict.fromkeys(figures for figures in ways if figures is not None))

    def _way(self, table: Table, mistake: Mistake, chosen: Option) -> Mistake:
        """Of the ways of making a mistake the one that leads to an answer."""
        ways = (each for each in mistake.variants if self._by(table, each) == chosen.answer)
        return next(ways, mistake)

    def _by_both(self, table: Table, first: Mistake, second: Mistake) -> Figures | None:
        """Only where each of them alone leads somewhere too."""
        if not independent(first, second):
            return None
        alone = self._by(table, first), self._by(table, second)
        return None if None in alone else self._by(table, first, second)

    def _lines(self, table: Table, given: Figures) -> list[Line]:
        account = settle_rightly(table)
        ours, theirs = self.right(table).values, given.values
        size = max(len(ours), len(theirs))
        sums = self.facet.sums(table, account)
        labels = self.facet.labels(table, size)
        return [
            _line(label, _at(theirs, n), _at(ours, n), sums[n] if n < len(sums) else "")
            for n, label in enumerate(labels)
        ]


def _at(values: tuple[Any, ...], place: int) -> Any:
    return values[place] if place < len(values) else None


def _line(label: str, theirs: Any, ours: Any, added: str) -> Line:
    return Line(label, _said(theirs), _said(ours), added, theirs != ours)


def _said(value: Any) -> str:
    return "no hay" if value is None else shown(value)


def _explained(mistakes: Sequence[Mistake], lines: tuple[Line, ...]) -> str:
    """Where a wrong answer comes from, or else at which figures it parts from the right one."""
    does = [mistake.does for mistake in mistakes if mistake.does]
    if does:
        return f"Tu respuesta sale de {' y, además, de '.join(does)}."
    apart = [
        f"en «{line.label}» va {line.ours}, no {line.theirs}" for line in lines if line.parts_here
    ]
    said = "; ".join(apart)
    return f"{said[:1].upper()}{said[1:]}." if said else "Todo coincide."


BUILT = AccountQuestion("built", "¿Cuántos pozos hay, y cuánto lleva cada uno?", PotAmounts())
BUILT_TYPED = AccountQuestion(
    "amounts",
    "¿Cuánto lleva cada pozo?",
    PotsTyped(),
    is_typed=True,
    hint="Sin lo que vuelve. Puede haber menos pozos que casillas: en las que sobren, escribe 0.",
)
RETURNED = AccountQuestion(
    "back",
    "¿Cuánto vuelve, y cuánto queda en los pozos?",
    GoesBack(),
    is_typed=True,
    hint="Los dos montos suman todo lo que se puso.",
)
CONTENDED = AccountQuestion(
    "contend", "¿Quién puede ganar cada pozo?", Contenders(), hint="Sea cual sea su mano."
)
AT_MOST = AccountQuestion(
    "most",
    "¿Cuánto puede recibir cada uno, a lo más?",
    AtMost(),
    is_typed=True,
    hint="Los pozos enteros que podría ganar, contando también las fichas que él mismo puso.",
)
TOGETHER_WITH_RETURNS = "Todo lo que recibe: sus pozos y, si algo le vuelve, también eso."
PAID = AccountQuestion("paid", "¿Cuánto recibe cada uno?", Paid(), hint=TOGETHER_WITH_RETURNS)
PAID_TYPED = AccountQuestion(
    "paid-typed", "¿Cuánto recibe cada uno?", Paid(), is_typed=True, hint=TOGETHER_WITH_RETURNS
)
