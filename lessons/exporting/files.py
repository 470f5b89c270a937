"""Rows written as course files, in one canonical form."""

from collections.abc import Iterable
from typing import Any

from django.core.validators import validate_slug
from django.db.models import QuerySet

from lessons.exporting.toml import UnwritableError, assignment, header
from lessons.models import Country, Lesson, Term
from lessons.reading.parsing import FENCE
from lessons.reading.shapes import ALL_TABLES, FILES, LESSON, QUESTION, SOURCES, Table
from practice.models import Excerpt, OutsideRule, Series, Source

# A database may give the names of a JSON column back in another order than they came in.
FIRST = ("publisher", "title", "section", "seen", "board", "hands", "contributed")


def course_files() -> dict[str, str]:
    """The files of the course that is in the database, by name.

    Raises:
        UnwritableError: a row has a value that no course file can hold.
    """
    lessons = Lesson.objects.select_related("series").prefetch_related("questions")
    return {
        **{file: _file([table for table in ALL_TABLES if table.file == file]) for file in FILES},
        **{f"{LESSON.file}{_slug(lesson)}.md": _lesson_file(lesson) for lesson in lessons},
    }


def _rows_of(table: Table) -> QuerySet[Any]:
    """The rows in the order in which they were made: topics and sentences are shown in it."""
    rows: dict[str, QuerySet[Any]] = {
        "source": Source.objects.all(),
        "excerpt": Excerpt.objects.select_related("source"),
        "rule": OutsideRule.objects.all(),
        "series": Series.objects.all(),
        "country": Country.objects.all(),
        "term": Term.objects.select_related("lesson"),
    }
    return rows[table.name].order_by("pk")


def _file(tables: Iterable[Table]) -> str:
    tables = list(tables)
    blocks = [_block(table, row) for table in tables for row in _rows_of(table)]
    return "\n".join([f"{tables[0].head}\n", *blocks])


def _block(table: Table, row: Any) -> str:
    """One row: the line that begins its table, and its fields."""
    if table is SOURCES:
        begins = header(table.name, row.key)
        return begins + _fields(table, row).removeprefix(assignment("key", row.key))
    return header(table.name, array=True) + _fields(table, row)


def _fields(table: Table, row: Any, **instead: Any) -> str:
    """The fields of a row that are written; `instead` are values that are not the row's own."""
    values = {field.name: _value(row, field.of_row) for field in table.fields} | instead
    written = (field for field in table.fields if field.is_written(values[field.name]))
    return "".join(assignment(field.name, _in_order(values[field.name])) for field in written)


def _value(row: Any, column: str) -> Any:
    value = getattr(row, column)
    if isinstance(value, Source):
        return value.key
    if isinstance(value, Series | Lesson):
        return value.slug
    return "" if value is None and column in ("series", "lesson") else value


def _in_order(value: Any) -> Any:
    """The value with the names of its tables in the one order in which they are written."""
    if isinstance(value, list):
        return [_in_order(each) for each in value]
    if isinstance(value, dict):
        return {name: _in_order(value[name]) for name in sorted(value, key=_rank)}
    return value


def _rank(name: str) -> tuple[int, int, str]:
    """Those of `FIRST`, then numbers as numbers, then the others by the alphabet."""
    place = FIRST.index(name) if name in FIRST else len(FIRST)
    number = int(name) if name.isascii() and name.isdecimal() else -1
    return place, number, name


def _slug(lesson: Lesson) -> str:
    """The name of a lesson's file; a slug that leads elsewhere is none."""
    try:
        validate_slug(lesson.slug)
    except Exception as error:
        raise UnwritableError(
            f"lección {lesson.number}: «{lesson.slug}» no es una dirección"
        ) from error
    return lesson.slug


def _lesson_file(lesson: Lesson) -> str:
    """Its values, its questions, and its text after them where it can stand there as it is."""
    plain = lesson.body == lesson.body.strip() and "\r" not in lesson.body
    inside, below = ("", lesson.body) if plain else (lesson.body, "")
    head = _fields(LESSON, lesson, body=inside) + "".join(_questions(lesson))
    return FENCE + head + FENCE + (f"{below}\n" if below else "")


def _questions(lesson: Lesson) -> list[str]:
    """A question's place is written where it is not the one after the last."""
    blocks, before = [], 0
    for question in lesson.questions.all():
        place = None if question.position == before + 1 else question.position
        fields = _fields(QUESTION, question, position=place)
        blocks.append("\n" + header(QUESTION.name, array=True) + fields)
        before = question.position
    return blocks
