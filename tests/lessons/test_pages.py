"""The course index and the page of a lesson."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from engine import card_name, parse_cards
from lessons.models import Lesson
from practice.models import Drill
from tests.factories import LessonFactory, SeriesFactory, dealt_series, right_option
from tests.lessons.conftest import LESSON
from tests.practice import judges
from tests.practice.pages import Page
from tests.practice.visiting import PRACTICE, Visitor

PAGES = ["/", LESSON]


@pytest.fixture
def lesson(course: Lesson) -> Page:
    return Page(Client().get(LESSON).content.decode())


def opened(address: str, client: Client | None = None) -> Page:
    return Page((client or Client()).get(address).content.decode())


def computed(page: Page, key: str) -> str:
    (value,) = [e.attrs["value"] for e in page.all("data") if e.attrs.get("data-clave") == key]
    return value


def strength_of(cards: str) -> int:
    """By the judge that the engine is measured against."""
    return judges.worth(parse_cards(cards))


def heard(cards: str) -> list[str]:
    return [card_name(card) for card in parse_cards(cards)]


# Works


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


def test_a_lesson_opens_with_its_question_and_its_short_answer(
    course: Lesson, lesson: Page
) -> None:
    assert lesson.title.startswith(course.title)
    assert lesson.text(of_class="opening") == course.question
    assert course.short_answer in lesson.text()


def test_the_figure_is_computed_from_its_cards(lesson: Page) -> None:
    assert computed(lesson, "figura.a.mano") == str(strength_of("Qs Qh 9d 6c 2s Jc 4h"))
    assert computed(lesson, "figura.b.mano") == str(strength_of("Qs Qh 9d 6c 2s Th 3d"))
    assert int(computed(lesson, "figura.a.mano")) > int(computed(lesson, "figura.b.mano"))


def test_the_kickers_that_decide_are_marked_and_named(lesson: Page) -> None:
    """In the figure the jack of clubs against the ten of hearts, then those of the example."""
    named = [f"{card}{card_name(card)}" for card in parse_cards("Jc Th Ah Kd")]
    assert lesson.text(of_class="kicker") == "".join(named)


def test_the_worked_showdown_says_what_decides(lesson: Page) -> None:
    says = "A y B tienen par de reinas; decide el kicker: el as de A contra el rey de B."
    assert says in lesson.text()
    assert computed(lesson, "ejemplo.a.mano") == str(strength_of("Qs Qh 9d 4c 2c Ah 8s"))


def test_every_computed_value_has_a_key_of_its_own(lesson: Page) -> None:
    keys = [element.attrs["data-clave"] for element in lesson.all("data")]
    assert len(keys) == len(set(keys)) == 8


def test_the_five_that_play_stand_apart_from_the_two_that_do_not(lesson: Page) -> None:
    assert len(lesson.all(of_class="five")) == len(lesson.all(of_class="two")) == 4
    apart = lesson.text(of_class="two")
    assert all(name in apart for name in heard("2s 4h") + heard("2s 3d"))


def test_without_javascript_a_lesson_links_to_its_practice(lesson: Page) -> None:
    (slot,) = lesson.all(of_class="practice-slot")
    assert slot.attrs["hx-get"] == PRACTICE
    assert PRACTICE in [link.attrs.get("href") for link in lesson.all("a", of_class="button")]


def test_a_lesson_without_a_practice_has_no_slot(db: None) -> None:
    LessonFactory(number=7, slug="sin-practica", series=None)
    assert opened("/lecciones/sin-practica/").all(of_class="practice-slot") == []


# The same for everybody


@pytest.mark.parametrize("address", PAGES)
def test_a_newcomer_gets_no_cookie_and_no_form(course: Lesson, address: str) -> None:
    response = Client().get(address)
    assert response.status_code == 200
    assert not response.cookies
    assert Page(response.content.decode()).forms == []
    assert "csrf" not in response.content.decode()


def test_a_lesson_is_the_same_bytes_for_everybody(course: Lesson) -> None:
    SeriesFactory(slug="otra")
    learner = Client()
    learner.get("/practica/otra/")
    assert learner.cookies
    known, unknown = learner.get(LESSON), Client().get(LESSON)
    assert known.content == unknown.content
    assert "Cookie" not in known.headers.get("Vary", "")


def test_a_lesson_sets_no_cookie_on_a_learner_either(course: Lesson) -> None:
    SeriesFactory(slug="otra")
    learner = Client()
    learner.get("/practica/otra/")
    assert not learner.get(LESSON).cookies


# Wrong method, unknown


@pytest.mark.parametrize("address", PAGES)
def test_a_page_of_the_course_is_only_looked_at(course: Lesson, address: str) -> None:
    assert Client().head(address).status_code == 200
    for method in ("post", "put", "delete", "patch", "options"):
        response = getattr(Client(), method)(address)
        assert response.status_code == 405
        assert set(response["Allow"].split(", ")) == {"GET", "HEAD"}


@pytest.mark.parametrize("slug", ["no-hay", "EL-SHOWDOWN", "el_showdown", "3"])
def test_an_unknown_lesson_is_not_found(course: Lesson, slug: str) -> None:
    response = Client().get(f"/lecciones/{slug}/")
    assert response.status_code == 404
    assert response["Cache-Control"] == "no-store"


# Cost


def test_the_index_costs_the_same_however_many_lessons_there_are(
    course: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(10, 18):
        LessonFactory(number=number, series=course.series)
    with django_assert_num_queries(1):  # the lessons with their series
        Client().get("/")


def test_a_lesson_costs_one_query(
    course: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    LessonFactory(number=10, series=course.series)
    with django_assert_num_queries(1):  # the lesson with its series
        Client().get(LESSON)


def test_the_order_of_the_ten_hands_is_at_hand(lesson: Page) -> None:
    shown = lesson.text(of_class="hand-order")
    places = [
        shown.rindex(name) for name in ("escalera real", "póker", "full", "trío", "dos pares")
    ]
    assert places == sorted(places)


def test_the_kicker_that_decides_can_be_read_by_a_machine(lesson: Page) -> None:
    values = {each.attrs["data-clave"]: each.attrs["value"] for each in lesson.all("data")}
    assert (values["figura.a.kicker"], values["figura.b.kicker"]) == ("Jc", "Th")
