"""The course as files: sources, rules and series in TOML, lessons in Markdown under TOML."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from lessons.models import Lesson
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
    yield from _load_sources(_toml(folder / "excerpts.toml"), overwrite)
    for rule in _toml(folder / "rules.toml")["rule"]:
        yield _row(OutsideRule, rule, ["key"], overwrite)
    for series in _toml(folder / "series.toml")["series"]:
        yield _row(Series, series, ["slug"], overwrite)
    for path in sorted((folder / "lessons").glob("*.md")):
        yield _row(Lesson, _lesson(path), ["number"], overwrite)


def _load_sources(data: dict[str, Any], overwrite: bool) -> Iterator[Row]:
    for key, values in data["source"].items():
        yield _row(Source, {"key": key, **values}, ["key"], overwrite)
    (key,) = data["source"]
    source = Source.objects.get(key=key)
    for excerpt in data["excerpt"]:
        yield _row(Excerpt, {"source": source, **excerpt}, ["key"], overwrite)


def _lesson(path: Path) -> dict[str, Any]:
    """A lesson file: TOML between two lines of +++, and Markdown after them."""
    _, front, body = path.read_text(encoding="utf-8").split(FENCE, 2)
    values = tomllib.loads(front)
    series = Series.objects.get(slug=values.pop("series"))
    return {**values, "series": series, "body": body.strip()}


def _row(model: type[CourseRow], values: dict[str, Any], by: list[str], overwrite: bool) -> Row:
    lookup = {name: values[name] for name in by}
    rest = {name: value for name, value in values.items() if name not in by}
    label = f"{model._meta.verbose_name} {next(iter(lookup.values()))}"
    return Row(label, model.load(lookup, rest, overwrite=overwrite))


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
