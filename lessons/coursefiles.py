"""The course as files: sources, rules, series, countries and terms in TOML, lessons in Markdown."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lessons.citing import keep_citations
from lessons.models import Country, Lesson, Question, Term
from practice.course import CourseRow, Loaded
from practice.models import Excerpt, OutsideRule, Series, Source

COURSE = Path(__file__).parent / "course"
FENCE = "+++\n"


class Row(NamedTuple):
    """What loading one row did."""

    label: str
    did: Loaded


def load(folder: Path = COURSE, *, overwrite: bool = False) -> Iterator[Row]:
    """Bring the database to what the course files say, one row after the other.

    Rows that were edited in the database keep their edit unless `overwrite`.
    """
    yield from _load_sources(toml(folder / "excerpts.toml"), overwrite)
    for rule in toml(folder / "rules.toml")["rule"]:
        yield _row(OutsideRule, rule, ["key"], overwrite)
    for series in toml(folder / "series.toml")["series"]:
        yield _row(Series, series, ["slug"], overwrite)
    for country in toml(folder / "countries.toml")["country"]:
        yield _row(Country, country, ["code"], overwrite)
    for path in lesson_files(folder):
        yield from _load_lesson(path, overwrite)
    for term in toml(folder / "terms.toml")["term"]:
        lesson = Lesson.objects.filter(slug=term.pop("lesson", "")).first()
        yield _row(Term, {"lesson": lesson, **term}, ["slug"], overwrite)


def lesson_files(folder: Path) -> list[Path]:
    """The lessons' files, in the order of their names."""
    return sorted((folder / "lessons").glob("*.md"))


def lesson_parts(text: str) -> tuple[dict[str, Any], str]:
    """A lesson's file: TOML between two lines of +++, and Markdown after them."""
    _, front, body = text.split(FENCE, 2)
    return tomllib.loads(front), body.strip()


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _load_sources(data: dict[str, Any], overwrite: bool) -> Iterator[Row]:
    for key, values in data["source"].items():
        yield _row(Source, {"key": key, **values}, ["key"], overwrite)
    (key,) = data["source"]
    source = Source.objects.get(key=key)
    for excerpt in data["excerpt"]:
        yield _row(Excerpt, {"source": source, **excerpt}, ["key"], overwrite)


def _load_lesson(path: Path, overwrite: bool) -> Iterator[Row]:
    values, body = lesson_parts(path.read_text(encoding="utf-8"))
    questions = values.pop("pregunta", [])
    slug = values.pop("series", "")
    series = Series.objects.get(slug=slug) if slug else None
    row = {**values, "series": series, "body": body}
    yield _row(Lesson, row, ["slug"], overwrite, new={"is_published": True})
    lesson = Lesson.objects.get(slug=values["slug"])
    for position, question in enumerate(questions, start=1):
        asked = {"lesson": lesson, "position": position, **question}
        yield _row(Question, asked, ["lesson", "position"], overwrite)
    keep_citations(lesson)


def _row(
    model: type[CourseRow],
    values: dict[str, Any],
    by: list[str],
    overwrite: bool,
    new: dict[str, Any] | None = None,
) -> Row:
    lookup = {name: values[name] for name in by}
    rest = {name: value for name, value in values.items() if name not in by}
    label = " ".join([str(model._meta.verbose_name), *map(str, lookup.values())])
    return Row(label, model.load(lookup, rest, overwrite=overwrite, new=new))
