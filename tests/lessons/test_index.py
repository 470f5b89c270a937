"""The course index: its pages, what it says to who has finished, and where it leads."""

import uuid
from collections.abc import Iterable

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from lessons.models import Lesson
from lessons.views.course import PER_PAGE
from practice.models import Drill, Series
from tests.factories import (
    SIZE,
    LessonFactory,
    SeriesFactory,
    answer_all,
    dealt_series,
    right_option,
)
from tests.lessons.conftest import LESSON
from tests.practice.pages import Page
from tests.practice.visiting import PRACTICE, Visitor

pytestmark = pytest.mark.django_db

ASKS = "Responde esta mano"


def opened(address: str, client: Client | None = None) -> Page:
    return Page((client or Client()).get(address).content.decode())


def lesson(number: int, **values: object) -> Lesson:
    return Lesson(
        number=number,
        slug=f"leccion-{number}",
        title=f"Lección {number}",
        is_published=True,
        **values,
    )


def lessons(numbers: Iterable[int]) -> None:
    Lesson.objects.bulk_create(map(lesson, numbers))


@pytest.fixture
def series() -> Series:
    """A practice with its hands, and the lesson that opens the course with it."""
    practice: Series = SeriesFactory()
    lesson(1, series=practice).save()
    return practice


def shown(page: Page) -> list[int]:
    """The numbers of the lessons of a page."""
    return [int(item.attrs["value"]) for item in page.all("li") if "value" in item.attrs]


def href(page: Page, rel: str) -> list[str]:
    return [link.attrs["href"] for link in page.all("a") if link.attrs.get("rel") == rel]


# Pages


def test_a_short_course_is_one_page() -> None:
    lessons(range(1, PER_PAGE + 1))
    page = opened("/")
    assert shown(page) == list(range(1, PER_PAGE + 1))
    assert page.all(of_class="pager") == []


def test_a_long_course_goes_on_on_a_second_page() -> None:
    lessons(range(1, PER_PAGE + 3))
    first, second = opened("/"), opened("/?pagina=2")
    assert shown(first) == list(range(1, PER_PAGE + 1))
    assert shown(second) == [PER_PAGE + 1, PER_PAGE + 2]
    assert "página 2" in second.title


def test_the_pages_lead_to_each_other() -> None:
    lessons(range(1, 2 * PER_PAGE + 2))
    ways = [
        (href(page, "prev"), href(page, "next"))
        for page in map(opened, ["/", "/?pagina=2", "/?pagina=3"])
    ]
    assert ways == [([], ["/?pagina=2"]), (["/"], ["/?pagina=3"]), (["/?pagina=2"], [])]


@pytest.mark.parametrize(
    ("asked", "given"), [("99", 2), ("0", 2), ("-1", 2), ("", 1), ("dos", 1), ("9" * 5000, 1)]
)
def test_a_wrong_page_gives_a_page_that_is_there(asked: str, given: int) -> None:
    lessons(range(1, PER_PAGE + 2))
    page = opened(f"/?pagina={asked}")
    assert f"Página {given} de 2" in page.text(of_class="pager")


def test_the_live_drill_stands_on_the_first_page_alone(series: Series) -> None:
    lessons(range(2, PER_PAGE + 3))
    assert opened("/").all(of_class="practice-slot")
    assert opened("/?pagina=2").all(of_class="practice-slot") == []
    assert ASKS not in opened("/?pagina=2").text()


def test_a_lesson_with_a_practice_opens_the_course_wherever_it_stands() -> None:
    lessons(range(1, PER_PAGE + 1))
    practice: Series = SeriesFactory(drills=False)
    lesson(PER_PAGE + 1, series=practice).save()
    (slot,) = opened("/").all(of_class="practice-slot")
    assert slot.attrs["hx-get"] == practice.get_absolute_url()


def test_the_index_costs_the_same_for_a_learner_however_many_lessons_there_are(
    series: Series, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    visitor = Visitor()
    visitor.get()
    Lesson.objects.bulk_create(lesson(number, series=series) for number in range(2, 50))
    with django_assert_num_queries(5):  # the session, how many, a page, the first, the answers
        visitor.client.get("/")


# What it says


def test_the_index_asks_for_an_answer_until_the_practice_is_finished(series: Series) -> None:
    visitor = Visitor()
    visitor.get()
    assert ASKS in opened("/", visitor.client).text(of_class="standfirst")
    (key,) = visitor.learner_ids.values()
    answer_all(series, uuid.UUID(key), missed=[1])
    standfirst = opened("/", visitor.client).text(of_class="standfirst")
    assert ASKS not in standfirst
    assert f"Ya respondiste las {SIZE} manos de esta práctica" in standfirst


def test_what_one_has_finished_another_is_still_asked(series: Series) -> None:
    answer_all(series, uuid.uuid4())
    assert ASKS in opened("/").text(of_class="standfirst")


def test_without_a_practice_nobody_is_asked_for_an_answer() -> None:
    lessons([1])
    assert ASKS not in opened("/").text()


def test_the_index_leads_to_the_pages_to_look_things_up_in() -> None:
    page = opened("/")
    found = [link.attrs["href"] for link in page.all("a") if "main" in link.path]
    assert found == [
        *("/glosario/", "/fuentes/", "/juego-responsable/", "/privacidad/"),
        "/preferencias/?volver=/",
    ]


def test_the_index_lists_the_lessons_with_their_addresses(course: Lesson) -> None:
    index = opened("/")
    assert LESSON in [link.attrs.get("href") for link in index.all("a")]
    assert course.title in index.text()
    assert "24 manos de práctica" in index.text()


def test_the_index_holds_the_practice_of_the_lesson(course: Lesson) -> None:
    (slot,) = opened("/").all(of_class="practice-slot")
    assert slot.attrs["hx-get"] == PRACTICE
    assert slot.attrs["hx-trigger"] == "load"


def test_an_empty_course_has_an_index_too(db: None) -> None:
    index = opened("/")
    assert "Todavía no hay lecciones publicadas." in index.text()
    assert index.all(of_class="practice-slot") == []


def test_the_index_says_how_far_a_learner_is(course: Lesson) -> None:
    for place, dealt in enumerate(dealt_series(course.series.seed), start=1):
        Drill.of(dealt, course.series, place).save()
    visitor = Visitor()
    visitor.get()
    for drill in Drill.objects.filter(place__lte=2):
        visitor.answer(drill, right_option(drill))
    assert "Has respondido 2 de 24 manos. Seguir" in opened("/", visitor.client).text()
    assert "Has respondido" not in opened("/").text()


def test_the_index_costs_the_same_however_many_lessons_there_are(
    course: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(10, 18):
        LessonFactory(number=number, series=course.series)
    with django_assert_num_queries(3):  # how many, one page of them, the one that opens the course
        Client().get("/")


def test_a_newcomer_gets_no_cookie_and_no_form_from_the_index(course: Lesson) -> None:
    response = Client().get("/")
    assert response.status_code == 200
    assert not response.cookies
    assert Page(response.content.decode()).forms == []


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch", "options"])
def test_the_index_is_only_looked_at(course: Lesson, method: str) -> None:
    response = getattr(Client(), method)("/")
    assert response.status_code == 405
    assert set(response["Allow"].split(", ")) == {"GET", "HEAD"}
