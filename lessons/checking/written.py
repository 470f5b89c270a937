"""A course as it is written in its files, read without the database, with the line of everything."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lessons.coursefiles import FENCE, lesson_files, lesson_parts, toml
from lessons.markup import Library
from lessons.models import Lesson, Question, Term
from practice.models import Excerpt, OutsideRule, Series, Source


@dataclass
class WrittenLesson:
    """A lesson's file: its texts by name, and the line at which each begins."""

    path: Path
    slug: str
    title: str
    texts: dict[str, str]
    lines: dict[str, int]


class WrittenCourse:
    """The files of a course. Raises tomllib.TOMLDecodeError, KeyError or TypeError where they are wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        sources = toml(folder / "excerpts.toml")
        self.source = Source(**next(iter(sources["source"].values())))
        self.excerpts = [Excerpt(source=self.source, **row) for row in sources["excerpt"]]
        self.rules = [OutsideRule(**row) for row in toml(folder / "rules.toml")["rule"]]
        self.series = [Series(**row) for row in toml(folder / "series.toml")["series"]]
        terms = toml(folder / "terms.toml")["term"]
        self.terms = [Term(**{k: v for k, v in row.items() if k != "lesson"}) for row in terms]
        self.lessons = [_lesson(path) for path in lesson_files(folder)]

    @property
    def library(self) -> Library:
        return Library(
            excerpts={row.key: row for row in self.excerpts},
            rules={row.key: row for row in self.rules},
            lessons={row.slug: Lesson(slug=row.slug, title=row.title) for row in self.lessons},
            series={row.slug: row for row in self.series},
            terms={row.slug: row for row in self.terms},
        )

    def line_of(self, file: str, key: str) -> int:
        """The line of a file that gives a row its key."""
        return _line_of((self.folder / file).read_text(encoding="utf-8"), rf'key = "{key}"')


def _lesson(path: Path) -> WrittenLesson:
    source = path.read_text(encoding="utf-8")
    values, body = lesson_parts(source)
    questions = values.pop("pregunta", [])
    texts = {"short_answer": values["short_answer"], "body": body}
    lines = {
        "short_answer": _text_line(source, "short_answer"),
        "body": source.count("\n", 0, source.index(body or FENCE, len(FENCE))) + 1,
    }
    for position, row in enumerate(questions, start=1):
        question = _question(row, position)
        texts |= question
        for name in question:
            lines[name] = _text_line(source, _field(name), nth=position)
    return WrittenLesson(path, values["slug"], values["title"], texts, lines)


def _question(row: dict[str, Any], position: int) -> dict[str, str]:
    return Question(position=position, **row).texts()


def _field(name: str) -> str:
    """The field of a question that a text of it comes from."""
    part = name.split("-", 2)[2]
    return "options" if part.startswith("option") else part


def _text_line(source: str, field: str, nth: int = 1) -> int:
    """The line at which the text of a field begins; three quotes begin it on the next one."""
    found = [*re.finditer(rf'^{field} = ("""\n)?', source, re.MULTILINE)][nth - 1]
    return source.count("\n", 0, found.end()) + 1


def _line_of(source: str, pattern: str) -> int:
    found = re.search(pattern, source)
    return source.count("\n", 0, found.start()) + 1 if found else 1
