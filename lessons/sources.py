"""Where the rules are taken from: the sentences that are quoted, the rules from elsewhere, their uses."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import groupby
from typing import NamedTuple, TypeVar

from django.core.paginator import Page, Paginator
from django.db.models import Count, Prefetch, QuerySet
from django.urls import reverse

from lessons.models import Country, Lesson
from lessons.uses import backing
from practice.mistakes import Mistake
from practice.models import Drill, Excerpt, OutsideRule, Series, Source

PER_PAGE = 30
SENTENCES, RULES = "pagina", "reglas"  # which page of each is asked for
BY_SOURCE = ("source__publisher", "source__title", "source_id", "pk")
Row = TypeVar("Row", Excerpt, OutsideRule)


class Backed(NamedTuple):
    """Mistakes of the practice that rest on one sentence or rule, and the series that offer them."""

    mistakes: list[Mistake]
    series: tuple[Series, ...]

    @property
    def says(self) -> str:
        return backing(self.mistakes)


class Used(NamedTuple):
    """Where one sentence or rule is used."""

    lessons: list[Lesson]
    backs: list[Backed]


class Cited(NamedTuple):
    """One sentence or rule, with its uses."""

    row: Excerpt | OutsideRule
    used: Used


class Place(NamedTuple):
    """A source, and the pages on which its sentences begin and end."""

    source: Source
    first: int
    last: int


class Quoted(NamedTuple):
    """A source as one page shows it: with those of its sentences whose turn it is."""

    source: Source
    jurisdiction: str
    goes_on: bool
    sentences: list[Cited]


class Pager(NamedTuple):
    """The way from one page to its neighbours; the address is empty where there is none."""

    name: str
    page: Page
    previous: str
    next: str


class SourcesPage:
    """One page of the sentences and one of the rules, in as many queries however many there are."""

    def __init__(self, sentences: str | None, rules: str | None) -> None:
        quoted = Excerpt.objects.select_related("source").order_by(*BY_SOURCE)
        self.sentences = _page(quoted, sentences)
        self.rules = _page(OutsideRule.objects.order_by("pk"), rules)

    @cached_property
    def places(self) -> list[Place]:
        """Every source, in the order of the pages."""
        places, before = [], 0
        for source in Source.objects.order_by("publisher", "title", "pk").annotate(
            size=Count("excerpts")
        ):
            first, last = before, before + max(source.size - 1, 0)
            places.append(Place(source, self._number(first), self._number(last)))
            before += source.size
        return places

    def index(self) -> Iterator[tuple[Source, str]]:
        """Every source with its address, be it on this page or on another."""
        for source, first, last in self.places:
            at = f"fuente-{source.key}"
            here = first <= self.sentences.number <= last
            yield source, f"#{at}" if here else self._address(sentences=first, at=at)

    def quoted(self) -> Iterator[Quoted]:
        """The sources of this page with their sentences."""
        names = dict(Country.objects.values_list("code", "name"))
        by_source = {
            key: [Cited(excerpt, self._used(excerpt)) for excerpt in excerpts]
            for key, excerpts in groupby(self.sentences, key=lambda excerpt: excerpt.source_id)
        }
        number = self.sentences.number
        for source, first, last in self.places:
            if first <= number <= last:
                where = names.get(source.jurisdiction, source.jurisdiction)
                yield Quoted(source, where, first < number, by_source.get(source.pk, []))

    def ruled(self) -> Iterator[Cited]:
        """The rules of this page with their uses."""
        for rule in self.rules:
            yield Cited(rule, self._used(rule))

    def sentence_pages(self) -> Pager:
        return _pager("frases", self.sentences, lambda number: self._address(sentences=number))

    def rule_pages(self) -> Pager:
        return _pager("reglas", self.rules, lambda number: self._address(rules=number, at=RULES))

    def _used(self, row: Excerpt | OutsideRule) -> Used:
        """Mistakes that the same series offer are said together."""
        together: dict[tuple[Series, ...], list[Mistake]] = defaultdict(list)
        for mistake in row.mistakes:
            offering = tuple(series for series, codes in self._offered if mistake.code in codes)
            together[offering].append(mistake)
        return Used(list(row.lessons.all()), [Backed(each, by) for by, each in together.items()])

    @cached_property
    def _offered(self) -> list[tuple[Series, set[str]]]:
        """The series that can be practised, and the mistakes that each of them surely offers."""
        dealt = Series.objects.filter(pk__in=Drill.objects.current().values("series"))
        return [
            (series, {code for level in series.levels for code in level.mistakes})
            for series in dealt
        ]

    def _number(self, before: int) -> int:
        """The page of the sentence that so many stand before."""
        return min(before // PER_PAGE + 1, self.sentences.paginator.num_pages)

    def _address(self, *, sentences: int = 0, rules: int = 0, at: str = "") -> str:
        """This page, with another page of the sentences or of the rules."""
        numbers = {
            SENTENCES: sentences or self.sentences.number,
            RULES: rules or self.rules.number,
        }
        query = {name: number for name, number in numbers.items() if number > 1}
        return reverse("lessons:sources", query=query, fragment=at or None)


def _page(rows: QuerySet[Row], asked: str | None) -> Page[Row]:
    """The page that is asked for, or one that is there. Of a lesson only its name is needed."""
    named = Prefetch("lessons", Lesson.objects.published().only("number", "slug", "title"))
    return Paginator(rows.prefetch_related(named), PER_PAGE).get_page(asked)


def _pager(name: str, page: Page, address: Callable[[int], str]) -> Pager:
    before = address(page.previous_page_number()) if page.has_previous() else ""
    after = address(page.next_page_number()) if page.has_next() else ""
    return Pager(name, page, before, after)
