"""What a lesson cites, kept as rows: so that a source knows where it is used."""

from lessons.models import Lesson
from lessons.page import parsed
from practice.models import Excerpt, OutsideRule


def keep_citations(lesson: Lesson) -> None:
    """Bring `lesson.excerpts` and `lesson.rules` to what its texts cite. Called when they change."""
    wanted = parsed(lesson.texts()).wanted
    lesson.excerpts.set(Excerpt.objects.filter(key__in=wanted.excerpts))
    lesson.rules.set(OutsideRule.objects.filter(key__in=wanted.rules))
