"""A lesson's citations are kept as rows, so that a source knows where it is used."""

import pytest

from lessons.citing import keep_citations
from lessons.models import Lesson
from practice.models import Excerpt
from tests.factories import LessonFactory, QuestionFactory


def keys(lesson: Lesson) -> set[str]:
    return set(lesson.excerpts.values_list("key", flat=True))


def test_loading_the_course_keeps_what_it_cites(course: Lesson) -> None:
    assert len(keys(course)) == 18
    assert set(course.rules.values_list("key", flat=True)) >= {"cards-speak", "suits-never"}


def test_what_is_cited_in_a_question_counts(course: Lesson) -> None:
    lesson = LessonFactory(number=9, series=None)
    QuestionFactory(lesson=lesson, explanation="Porque sí[^reparto].")
    keep_citations(lesson)
    assert keys(lesson) == {"reparto"}


def test_what_is_no_longer_cited_goes(course: Lesson) -> None:
    course.body = "Solo esto[^reparto]."
    keep_citations(course)
    assert keys(course) == {"reparto", "empate", "solo-principal"}  # two are in its questions


@pytest.mark.django_db
def test_a_citation_that_does_not_exist_is_no_row() -> None:
    lesson = LessonFactory(series=None, body="Nada[^nada].")
    keep_citations(lesson)
    assert keys(lesson) == set()
    assert not Excerpt.objects.exists()
