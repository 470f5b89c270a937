"""Course files checked: what they say, and what they said when somebody last looked."""

from collections.abc import Iterator
from pathlib import Path

from lessons.checking.pinned import PINNED, Pinned
from lessons.checking.written import WrittenCourse, WrittenLesson
from lessons.markup import Document
from lessons.reading import CourseError, Fault
from practice.dealing import NoDrillError
from practice.models import Series
from practice.proof import flaws


def check_files(folder: Path) -> Iterator[Fault]:
    """Compute a course's files again and say what is wrong in them."""
    try:
        course, pinned = WrittenCourse(folder), Pinned.read(folder)
    except CourseError as error:
        yield from (Fault(str(folder / file), line, says) for file, line, says in error.faults)
        return
    for lesson in course.lessons:
        yield from _check_lesson(course, lesson, pinned.lessons.get(lesson.slug, {}))
    yield from _check_quotations(course, pinned)
    for series in course.series:
        yield from _check_series(folder / "series.toml", series)


def pinned_now(folder: Path) -> Pinned:
    """What the files compute and quote now."""
    course = WrittenCourse(folder)
    return Pinned(
        quotes={row.key: row.quote for row in course.excerpts},
        rules={row.key: row.says for row in course.rules},
        lessons={lesson.slug: _figures(Document(lesson.texts)) for lesson in course.lessons},
    )


def _figures(document: Document) -> dict[str, str]:
    return {key: figure.text for key, figure in document.figures.items()}


def _check_lesson(
    course: WrittenCourse, lesson: WrittenLesson, pinned: dict[str, str]
) -> Iterator[Fault]:
    document = Document(lesson.texts, lesson.lines)
    where = str(lesson.path)
    for fault in document.faults(course.library):
        yield Fault(where, fault.line, fault.says)
    for key, now in _figures(document).items():
        if now != pinned.get(key):
            line = document.line_of(key)
            yield Fault(where, line, f"{key} da «{now}»; {_was(pinned.get(key))}")
    for key in pinned.keys() - document.figures.keys():
        line = lesson.lines["body"]
        yield Fault(where, line, f"falta {key}, que daba «{pinned[key]}»")


def _check_quotations(course: WrittenCourse, pinned: Pinned) -> Iterator[Fault]:
    quotes = {row.key: row.quote for row in course.excerpts}
    rules = {row.key: row.says for row in course.rules}
    for file, now, then in (
        ("excerpts.toml", quotes, pinned.quotes),
        ("rules.toml", rules, pinned.rules),
    ):
        for key in now.keys() | then.keys():
            if now.get(key) != then.get(key):
                line = course.line_of(file, key)
                says = f"«{key}» dice «{now.get(key, 'nada')}»; {_was(then.get(key))}"
                yield Fault(str(course.folder / file), line, says)


def _was(then: str | None) -> str:
    """How it was when somebody looked, and what to do if the change is meant."""
    before = f"se comprobó «{then}»" if then is not None else f"no está en {PINNED}"
    return (
        f"{before}. Si el cambio es a propósito, míralo en la página y corre check_lessons --accept"
    )


def _check_series(path: Path, series: Series) -> Iterator[Fault]:
    try:
        dealt = list(series.deal())
    except (KeyError, NoDrillError) as error:
        yield Fault(str(path), 0, f"la serie «{series.slug}» no se puede repartir: {error}")
        return
    for place, drill in enumerate(dealt, start=1):
        for flaw in flaws(drill.table, drill.question, drill.options):
            yield Fault(str(path), 0, f"serie «{series.slug}», mano {place}: {flaw}")
