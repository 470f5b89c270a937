"""A lesson that is not published is nowhere to be seen."""

import pytest
from django.test import Client

from lessons import coursefiles
from lessons.models import Lesson, Term
from tests.factories import LessonFactory
from tests.lessons.conftest import LESSON


@pytest.fixture
def draft(course: Lesson) -> Lesson:
    draft: Lesson = LessonFactory(
        number=40, slug="borrador", title="En borrador", is_published=False, series=None
    )
    draft.excerpts.set(course.excerpts.all())
    Term.objects.filter(slug="ficha").update(lesson=draft)
    return draft


def test_its_address_is_not_found(draft: Lesson) -> None:
    assert Client().get(draft.get_absolute_url()).status_code == 404


@pytest.mark.parametrize("address", ["/", LESSON, "/fuentes/", "/glosario/", "/sitemap.xml"])
def test_no_page_leads_to_it(draft: Lesson, address: str) -> None:
    page = Client().get(address).content.decode()
    assert draft.get_absolute_url() not in page
    assert draft.title not in page


def test_a_link_to_it_leads_nowhere(draft: Lesson) -> None:
    other = LessonFactory(number=9, body="Mira [](leccion:borrador).", series=None)
    page = Client().get(other.get_absolute_url()).content.decode()
    assert draft.get_absolute_url() not in page


def test_what_the_course_files_bring_is_published(course: Lesson) -> None:
    assert course.is_published


def test_a_lesson_that_was_taken_back_stays_so_when_the_course_is_loaded_again(
    course: Lesson,
) -> None:
    Lesson.objects.update(is_published=False)
    list(coursefiles.load())
    assert not Lesson.objects.get(slug="el-showdown").is_published
