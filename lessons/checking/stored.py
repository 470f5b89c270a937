"""What is in the database checked: lessons that are in no file, or edited here, and drills."""

from collections.abc import Iterator

from lessons.markup import stored
from lessons.models import Lesson
from lessons.page import parsed
from lessons.reading import Fault
from practice.models import Drill
from practice.proof import flaws


def check_stored() -> Iterator[Fault]:
    """Compute again every lesson and every current drill of the database."""
    for lesson in Lesson.objects.prefetch_related("questions"):
        yield from check_stored_lesson(lesson)
    for drill in Drill.objects.current().select_related("series").iterator():
        where = f"serie «{drill.series.slug}», mano {drill.place} (guardada)"
        for flaw in flaws(drill.table, drill.question, drill.choices):
            yield Fault(where, 0, flaw)


def check_stored_lesson(lesson: Lesson) -> Iterator[Fault]:
    """What is wrong with one lesson as it is stored."""
    document = parsed(lesson.texts())
    for fault in document.faults(stored(document.wanted)):
        where = f"lección «{lesson.slug}» (guardada), {fault.text}"
        yield Fault(where, fault.line, fault.says)
