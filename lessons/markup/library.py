"""What a text refers to: sentences and rules it cites, lessons, series and terms it links to."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from lessons.models import Lesson, Term
from practice.models import Excerpt, OutsideRule, Series

RULE = "regla:"


@dataclass
class Wanted:
    """The keys of everything that some texts refer to."""

    excerpts: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)
    lessons: set[str] = field(default_factory=set)
    series: set[str] = field(default_factory=set)
    terms: set[str] = field(default_factory=set)

    def add(self, other: "Wanted") -> None:
        for name, keys in vars(other).items():
            vars(self)[name] |= keys


@dataclass
class Library:
    """The rows that texts refer to, by key. A key that is not here does not exist."""

    excerpts: dict[str, Excerpt] = field(default_factory=dict)
    rules: dict[str, OutsideRule] = field(default_factory=dict)
    lessons: dict[str, Lesson] = field(default_factory=dict)
    series: dict[str, Series] = field(default_factory=dict)
    terms: dict[str, Term] = field(default_factory=dict)
    citable: tuple[str, ...] = ()
    """Every key that can be cited, as it is written; known where one was not found."""


def stored(wanted: Wanted) -> Library:
    """What is in the database of what is wanted: a query for each kind that is."""
    found = Library(
        excerpts=_by_key(Excerpt.objects.select_related("source"), "key", wanted.excerpts),
        rules=_by_key(OutsideRule.objects, "key", wanted.rules),
        lessons=_by_key(Lesson.objects.published().only("slug", "title"), "slug", wanted.lessons),
        series=_by_key(Series.objects, "slug", wanted.series),
        terms=_by_key(Term.objects.only("slug", "term"), "slug", wanted.terms),
    )
    if found.excerpts.keys() != wanted.excerpts or found.rules.keys() != wanted.rules:
        found.citable = citable(
            Excerpt.objects.values_list("key", flat=True),
            OutsideRule.objects.values_list("key", flat=True),
        )
    return found


def citable(excerpts: Iterable[str], rules: Iterable[str]) -> tuple[str, ...]:
    """The keys of sentences and of rules, as an author writes them in a citation."""
    return (*excerpts, *(f"{RULE}{key}" for key in rules))


def _by_key(rows, by: str, keys: Iterable[str]):  # type: ignore[no-untyped-def]
    keys = list(keys)
    return {getattr(row, by): row for row in rows.filter(**{f"{by}__in": keys})} if keys else {}
