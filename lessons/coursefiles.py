"""The course as files: sources, rules, series, countries and terms in TOML, lessons in Markdown."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from lessons.citing import keep_citations
from lessons.models import Lesson, Question
from lessons.numbering import numbers, step_aside
from lessons.reading import Course, read_course, read_files
from lessons.reading.course import LessonRow
from lessons.reading.rows import Values
from lessons.reading.shapes import (
    COUNTRIES,
    EXCERPTS,
    LESSON,
    QUESTION,
    RULES,
    SERIES,
    SOURCES,
    TERMS,
    Table,
)
from practice.course import Loaded
from practice.models import Series, Source

COURSE = Path(__file__).parent / "course"


class Row(NamedTuple):
    """What loading one row did."""

    label: str
    did: Loaded
    note: str = ""


def load(where: Path = COURSE, *, overwrite: bool = False) -> Iterator[Row]:
    """Bring the database to what the course files say, one row after the other.

    `where` is a folder or a .zip. Rows that were edited or deleted in the database stay so unless
    `overwrite`; rows that are in no file stay. To be called in a transaction.

    Raises:
        CourseError: something in the files is wrong; nothing was loaded.
    """
    course = read_course(read_files(where), _keys_here())
    yield from _load_table(SOURCES, course, overwrite)
    yield from _load_excerpts(course, overwrite)
    for table in (RULES, SERIES, COUNTRIES):
        yield from _load_table(table, course, overwrite)
    yield from _load_lessons(course, overwrite)
    lessons = {lesson.slug: lesson for lesson in Lesson.objects.only("slug")}
    for term in course.rows[TERMS.name]:
        yield _row(TERMS, {**term, "lesson": lessons.get(term["lesson"])}, overwrite)


def _keys_here() -> dict[str, set[str]]:
    """The rows of the database that a file may refer to."""
    return {
        table.name: set(table.model._default_manager.values_list(table.key, flat=True))
        for table in (SOURCES, SERIES, LESSON)
    }


def _load_table(table: Table, course: Course, overwrite: bool) -> Iterator[Row]:
    for values in course.rows[table.name]:
        yield _row(table, values, overwrite)


def _load_excerpts(course: Course, overwrite: bool) -> Iterator[Row]:
    """Sentences; those of a source that was deleted here stay away with it."""
    sources = {source.key: source for source in Source.objects.all()}
    for values in course.rows[EXCERPTS.name]:
        source = sources.get(values["source"])
        if source is None:
            yield Row(f"{EXCERPTS.called} {values['key']}", Loaded.GONE)
        else:
            yield _row(EXCERPTS, {**values, "source": source}, overwrite)


def _row(table: Table, values: Values, overwrite: bool) -> Row:
    lookup = {table.key: values[table.key]}
    rest = {name: value for name, value in values.items() if name != table.key}
    optional = table.may_be_left_out
    did = table.model.load(lookup, rest, overwrite=overwrite, optional=optional)
    return Row(f"{table.called} {values[table.key]}", did)


# Lessons


def _load_lessons(course: Course, overwrite: bool) -> Iterator[Row]:
    series = {row.slug: row for row in Series.objects.all()}
    wanted = {row.values["slug"]: _lesson_values(row, series) for row in course.lessons}
    here = Lesson.objects.select_related("series").in_bulk(list(wanted), field_name="slug")
    gone = set() if overwrite else _gone(wanted.keys() - here.keys())
    edited = {slug for slug, row in here.items() if not overwrite and row.is_edited(wanted[slug])}
    given = numbers(
        {slug: each["number"] for slug, each in wanted.items() if slug not in gone}, edited
    )
    step_aside(given, here)
    for row in course.lessons:
        slug = row.values["slug"]
        if slug in gone:
            yield Row(f"{LESSON.called} {slug}", Loaded.GONE)
        else:
            values = {**wanted[slug], "number": given[slug]}
            yield from _load_lesson(row, values, here.get(slug), overwrite)


def _lesson_values(row: LessonRow, series: dict[str, Series]) -> Values:
    """What is loaded of a lesson; whether it is published is decided at each site."""
    values = {name: row.values[name] for name in row.values.keys() - {"slug", "published"}}
    return {**values, "series": series.get(row.values["series"])}


def _gone(slugs: Iterable[str]) -> set[str]:
    """Those of lessons that were here and are no longer."""
    return set(Lesson.history.filter(slug__in=slugs).values_list("slug", flat=True))


def _load_lesson(
    row: LessonRow, values: Values, lesson: Lesson | None, overwrite: bool
) -> Iterator[Row]:
    slug = row.values["slug"]
    if lesson is None:
        new = {"is_published": row.values["published"]}
        did = Lesson.load({"slug": slug}, values, overwrite=overwrite, new=new)
        lesson = Lesson.objects.get(slug=slug)
    else:
        did = lesson.bring_to(values, overwrite=overwrite)
    yield Row(f"{LESSON.called} {slug}", did, _note(did, row.values["number"], lesson.number))
    for question in row.questions:
        yield _load_question(lesson, question, overwrite, did)
    keep_citations(lesson)


def _note(did: Loaded, wanted: int, got: int) -> str:
    """A lesson that got another number than its file says."""
    if wanted == got or did not in (Loaded.NEW, Loaded.UPDATED):
        return ""
    return f", con el número {got}: el {wanted} ya es de otra lección"


def _load_question(lesson: Lesson, values: Values, overwrite: bool, of_lesson: Loaded) -> Row:
    """A lesson that was written or changed here gets no questions from elsewhere."""
    lookup = {"lesson": lesson, "position": values["position"]}
    rest = {name: values[name] for name in values.keys() - {"position"}}
    label = f"{QUESTION.called} {lesson} {values['position']}"
    if of_lesson is Loaded.KEPT and not Question.objects.filter(**lookup).exists():
        return Row(label, Loaded.KEPT)
    return Row(label, Question.load(lookup, rest, overwrite=overwrite))
