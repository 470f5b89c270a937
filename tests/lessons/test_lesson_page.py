"""The page of a lesson."""

import re

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from engine import Category, card_name, parse_cards
from lessons.models import Lesson
from practice.models import Excerpt
from tests.factories import LessonFactory, QuestionFactory, SeriesFactory
from tests.lessons.conftest import LESSON
from tests.practice import judges
from tests.practice.pages import Page
from tests.practice.visiting import PRACTICE


@pytest.fixture
def lesson(course: Lesson) -> Page:
    return opened(LESSON)


def opened(address: str) -> Page:
    return Page(Client().get(address).content.decode())


def computed(page: Page, key: str) -> str:
    """The value of a key, which is the same wherever it stands."""
    (value,) = {e.attrs["value"] for e in page.all("data") if e.attrs.get("data-clave") == key}
    return value


def strength_of(cards: str) -> str:
    """By the judge that the engine is measured against."""
    return str(judges.worth(parse_cards(cards)))


# What COURSE demands of the lesson about the showdown

DEALS = {
    "reinas": ("Qs Qh 9d 6c 2s", {"a": "Jc 4h", "b": "Th 3d"}, "A"),
    "ochos": ("8d 8c As 5h 2c", {"a": "Kc 7d", "b": "Kh 6s"}, "A"),
    "con-c": ("9s 8d 7c 6h 5s", {"a": "Ad Kc", "b": "Qh 2d", "c": "Th 3c"}, "C"),
    "sin-c": ("9s 8d 7c 6h 5s", {"a": "Ad Kc", "b": "Qh 2d"}, "A y B"),
    "falsa": ("Kc Kh 9s 4s 9d", {"a": "5c 5d", "b": "Ah 7d"}, "B"),
    "ases": ("Ks Kd Qc Jh 5s", {"a": "Ac 3d", "b": "Ah 2c"}, "A y B"),
    "ejemplo": ("Qs Qh 9d 4c 2c", {"a": "Ah 8s", "b": "Kd 6h"}, "A"),
}
AMOUNTS = {
    "mesa.a.puso": "30",
    "mesa.b.puso": "90",
    "mesa.c.puso": "90",
    "mesa.d.puso": "90",
    "mesa.principal": "120",
    "mesa.lateral": "180",
    "mesa.total": "300",
}
KICKERS = {
    "reinas.a.kicker": "Jc",
    "reinas.b.kicker": "Th",
    "ochos.a.kicker": "7d",
    "ochos.b.kicker": "6s",
}


@pytest.mark.parametrize("deal", DEALS)
def test_every_deal_is_computed(lesson: Page, deal: str) -> None:
    board, hands, winner = DEALS[deal]
    assert computed(lesson, f"{deal}.tablero") == board.replace(" ", "")
    for seat, own in hands.items():
        assert computed(lesson, f"{deal}.{seat}.mano") == strength_of(f"{board} {own}")
    assert computed(lesson, f"{deal}.gana") == winner


@pytest.mark.parametrize(("key", "amount"), AMOUNTS.items())
def test_every_amount_is_computed(lesson: Page, key: str, amount: str) -> None:
    assert computed(lesson, key) == amount


@pytest.mark.parametrize(("key", "card"), KICKERS.items())
def test_every_deciding_kicker_is_computed(lesson: Page, key: str, card: str) -> None:
    assert computed(lesson, key) == card


def test_every_sentence_of_the_catalogue_stands_word_for_word(lesson: Page) -> None:
    shown = re.sub(r"\s+", " ", lesson.text())
    missing = [row.key for row in Excerpt.objects.all() if f"«{row.quote}»" not in shown]
    assert missing == []


def test_every_citation_says_that_it_was_not_compared(lesson: Page) -> None:
    notes = lesson.all("blockquote")
    assert len(notes) == 18
    assert lesson.text().count("cita sin cotejar con el original") == 18


def test_the_table_of_comparisons_has_the_ten_hands(lesson: Page) -> None:
    table = lesson.text(of_class="order")
    for name in ("Escalera real", "Full", "Dos pares", "Carta alta"):
        assert name in table
    assert table.count("ninguno") == 5
    assert len(Category) == 10


def test_its_cards_are_heard_by_name(lesson: Page) -> None:
    heard = lesson.text(of_class="showdown")
    assert all(card_name(card) in heard for card in parse_cards("Qs Qh 9d 6c 2s Jc 4h"))


# The parts of a lesson


def test_it_opens_with_its_question_and_its_short_answer(course: Lesson, lesson: Page) -> None:
    assert lesson.title.startswith(course.title)
    assert lesson.text(of_class="asked") == course.question
    assert course.short_answer.strip() in lesson.text()


def test_its_contents_lead_to_its_sections_in_order(lesson: Page) -> None:
    listed = [link for link in lesson.all("a") if {"nav", "details"} <= set(link.path)]
    links = [link.attrs["href"] for link in listed]
    places = [lesson.ids.index(link.removeprefix("#")) for link in links]
    assert len(places) == 18
    assert places == sorted(places)


def test_without_javascript_it_links_to_its_practice(lesson: Page) -> None:
    (slot,) = lesson.all(of_class="practice-slot")
    assert slot.attrs["hx-get"] == PRACTICE
    assert PRACTICE in [link.attrs.get("href") for link in lesson.all("a", of_class="button")]


def test_its_practice_says_what_is_computed(lesson: Page) -> None:
    said = lesson.text(of_class="more-about")
    assert "El kicker pasado por alto" in said
    assert "La mesa y los empates" in said


@pytest.mark.django_db
def test_a_lesson_without_a_practice_has_no_slot() -> None:
    LessonFactory(number=7, slug="sin-practica", series=None)
    page = opened("/lecciones/sin-practica/")
    assert page.all(of_class="practice-slot") == []
    assert "#practica" not in [link.attrs.get("href") for link in page.all("a")]


@pytest.mark.django_db
def test_a_practice_without_a_place_in_the_text_stands_after_it() -> None:
    LessonFactory(number=7, slug="con-practica", body="## Uno\n\nTexto.")
    assert len(opened("/lecciones/con-practica/").all(of_class="practice-slot")) == 1


@pytest.mark.django_db
def test_a_question_shows_its_answers_and_why() -> None:
    lesson = LessonFactory(slug="una")
    QuestionFactory(
        lesson=lesson, options=["Una", "Dos `Qs`"], right=2, explanation="Porque **dos**."
    )
    page = opened("/lecciones/una/")
    assert [e.attrs["type"] for e in page.all("input")] == ["radio", "radio"]
    assert "reina de picas" in page.text(of_class="question")
    assert "Porque dos." in page.text(of_class="check")
    assert "Dos" in page.text(of_class="right")


@pytest.mark.django_db
def test_neighbours_are_linked_both_ways() -> None:
    for number in (1, 4, 9):
        LessonFactory(number=number, slug=f"n{number}", series=None)
    page = opened("/lecciones/n4/")
    rels = {a.attrs.get("rel"): a.attrs["href"] for a in page.all("a") if "rel" in a.attrs}
    assert rels == {"prev": "/lecciones/n1/", "next": "/lecciones/n9/"}


def test_it_names_the_register_of_self_exclusion(lesson: Page) -> None:
    assert "/juego-responsable/" in [link.attrs.get("href") for link in lesson.all("a")]


# The same for everybody


def test_a_newcomer_gets_no_cookie_and_no_form(course: Lesson) -> None:
    response = Client().get(LESSON)
    assert response.status_code == 200
    assert not response.cookies
    assert Page(response.content.decode()).forms == []
    assert "csrf" not in response.content.decode()


def test_it_is_the_same_bytes_for_everybody(course: Lesson) -> None:
    SeriesFactory(slug="otra")
    learner = Client()
    learner.get("/practica/otra/")
    assert learner.cookies
    known, unknown = learner.get(LESSON), Client().get(LESSON)
    assert known.content == unknown.content
    assert not known.cookies
    assert "Cookie" not in known.headers.get("Vary", "")


def test_a_browser_that_has_it_gets_it_only_when_it_changed(course: Lesson) -> None:
    first = Client().get(LESSON)
    again = {"If-None-Match": first["ETag"]}
    assert Client().get(LESSON, headers=again).status_code == 304
    Lesson.objects.update(title="Otro título")
    assert Client().get(LESSON, headers=again).status_code == 200


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch", "options"])
def test_it_is_only_looked_at(course: Lesson, method: str) -> None:
    response = getattr(Client(), method)(LESSON)
    assert response.status_code == 405
    assert set(response["Allow"].split(", ")) == {"GET", "HEAD"}


@pytest.mark.parametrize("slug", ["no-hay", "EL-SHOWDOWN", "el_showdown", "3"])
def test_an_unknown_lesson_is_not_found(course: Lesson, slug: str) -> None:
    response = Client().get(f"/lecciones/{slug}/")
    assert response.status_code == 404
    assert response["Cache-Control"] == "no-store"


def test_it_costs_the_same_however_much_there_is(
    course: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(10, 20):
        QuestionFactory(lesson=LessonFactory(number=number, series=course.series))
    # The lesson, its questions, its two neighbours; sentences, rules, series and terms it names.
    with django_assert_num_queries(8):
        Client().get(LESSON)
