"""A course as it is written in its files, read without the database, with the line of everything."""

import re
from dataclasses import dataclass
from pathlib import Path

from lessons.markup.library import Library, citable
from lessons.models import Lesson, Question, Term
from lessons.reading import LessonRow, read_course, read_files
from lessons.reading.parsing import split_lesson
from lessons.reading.places import head_of, text_line_of
from lessons.reading.shapes import QUESTION
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
    """The files of a course. Raises CourseError where they are wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        files = read_files(folder)
        course = read_course(files)
        sources = {row["key"]: Source(**row) for row in course.rows["source"]}
        self.excerpts = [
            Excerpt(**{**row, "source": sources[row["source"]]}) for row in course.rows["excerpt"]
        ]
        self.rules = [OutsideRule(**row) for row in course.rows["rule"]]
        self.series = [Series(**row) for row in course.rows["series"]]
        self.terms = [Term(**{**row, "lesson": None}) for row in course.rows["term"]]
        self.lessons = [_lesson(folder / row.file, files[row.file], row) for row in course.lessons]

    @property
    def library(self) -> Library:
        return Library(
            excerpts={row.key: row for row in self.excerpts},
            rules={row.key: row for row in self.rules},
            lessons={row.slug: Lesson(slug=row.slug, title=row.title) for row in self.lessons},
            series={row.slug: row for row in self.series},
            citable=citable((row.key for row in self.excerpts), (row.key for row in self.rules)),
            terms={row.slug: row for row in self.terms},
        )

    def line_of(self, file: str, key: str) -> int:
        """The line of a file that gives a row its key."""
        return _line_of((self.folder / file).read_text(encoding="utf-8"), rf'key = "{key}"')


def _lesson(path: Path, source: str, row: LessonRow) -> WrittenLesson:
    values, parts = row.values, split_lesson(source)
    texts = {"short_answer": values["short_answer"], "body": values["body"]}
    head, below = parts.head, parts.below
    lines = {
        "short_answer": text_line_of(head, "", 0, "short_answer"),
        "body": _first_line(source, below, len(head))
        if below
        else text_line_of(head, "", 0, "body"),
    }
    for nth, question in enumerate(row.questions):
        asked = Question(**question).texts()
        texts |= asked
        for name in asked:
            lines[name] = text_line_of(head, head_of(QUESTION.name), nth, _field(name))
    return WrittenLesson(path, values["slug"], values["title"], texts, lines)


def _first_line(source: str, text: str, start: int) -> int:
    """The line at which a text begins that stands somewhere after `start`."""
    return source.count("\n", 0, source.index(text, start)) + 1


def _field(name: str) -> str:
    """The field of a question that a text of it comes from."""
    part = name.split("-", 2)[2]
    return "options" if part.startswith("option") else part


def _line_of(source: str, pattern: str) -> int:
    found = re.search(pattern, source)
    return source.count("\n", 0, found.start()) + 1 if found else 1
