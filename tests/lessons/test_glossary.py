"""The glossary: what it shows of its terms, and the terms as they are written."""

from typing import Any

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from lessons.coursefiles import COURSE
from lessons.models import Lesson, Term
from lessons.reading import read_course, read_files
from tests.lessons.written import course_file
from tests.practice.pages import Page

pytestmark = pytest.mark.django_db

GLOSSARY = "/glosario/"


def opened() -> Page:
    return Page(Client().get(GLOSSARY).content.decode())


def links(page: Page) -> list[str]:
    return [link.attrs["href"] for link in page.all("a")]


def term(slug: str, **values: Any) -> Term:
    given = {"term": slug, "topic": "El pozo", "meaning": f"Lo que es {slug}."}
    return Term.objects.create(slug=slug, **given | values)


@pytest.fixture
def lesson() -> Lesson:
    return Lesson.objects.create(
        is_published=True,
        number=3,
        slug="el-showdown",
        title="El showdown",
        question="¿?",
        short_answer="Sí.",
    )


# The page


def test_a_term_has_an_address_of_its_own() -> None:
    kicker = term("kicker")
    assert kicker.get_absolute_url() == "/glosario/#kicker"
    assert "kicker" in opened().ids


def test_a_meaning_is_markdown_that_cannot_run() -> None:
    term("kicker", meaning="Una carta *aparte*. <script>alert(1)</script>")
    page = opened()
    assert page.all("em")
    assert page.all("script") == []
    assert "<script>alert(1)</script>" in page.text(of_class="meaning")


def test_other_words_say_where_they_are_used() -> None:
    term("pozo", also=[["bote", "España"], ["pot", "inglés"], ["la olla", ""]])
    page = opened()
    assert "También se dice: bote (España), pot (inglés), la olla." in page.text(of_class="also")
    assert [word.attrs.get("lang") for word in page.all("b")] == [None, "en", None]


def test_other_words_that_are_written_badly_break_nothing() -> None:
    term("pozo", also=["bote", 3, {}, []])
    assert Client().get(GLOSSARY).status_code == 200


def test_a_term_leads_to_the_lesson_that_explains_it(lesson: Lesson) -> None:
    term("kicker", lesson=lesson)
    assert "kicker: se explica en la Lección 3" in opened().text(of_class="explained")
    assert "/lecciones/el-showdown/" in links(opened())


def test_topics_stand_in_the_order_in_which_they_were_written() -> None:
    term("pozo", topic="El pozo")
    term("as", topic="Las cartas")
    term("capa", topic="El pozo")
    page = opened()
    topics = [address for address in links(page) if address.startswith("#tema")]
    assert topics == ["#tema-el-pozo", "#tema-las-cartas"]
    assert [at for at in page.ids if at in {"capa", "pozo", "as"}] == ["capa", "pozo", "as"]


def test_terms_stand_in_the_order_of_the_alphabet_whatever_their_accents() -> None:
    for word in ("zurda", "época", "Flop", "eco"):
        term(f"t-{word[:3].lower().replace('é', 'e')}", term=word)
    text = opened().text(of_class="topic")
    places = [text.index(word) for word in ("eco", "época", "Flop", "zurda")]
    assert places == sorted(places)


def test_an_empty_glossary_says_so() -> None:
    assert "El glosario todavía no tiene palabras." in opened().text()


def test_the_glossary_costs_one_query_however_many_terms_there_are(
    lesson: Lesson, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(20):
        term(f"t-{number}", topic=f"Tema {number % 4}", lesson=lesson)
    with django_assert_num_queries(1):  # the terms with their lessons
        Client().get(GLOSSARY)


# The terms of the course


@pytest.fixture
def written() -> list[dict[str, Any]]:
    terms: list[dict[str, Any]] = course_file("terms.toml")["term"]
    return terms


def test_no_term_is_written_twice(written: list[dict[str, Any]]) -> None:
    for field in ("slug", "term"):
        names = [each[field] for each in written]
        assert len(names) == len(set(names)) >= 45


def test_every_other_word_has_a_place_or_an_empty_one(written: list[dict[str, Any]]) -> None:
    for each in written:
        for other in each.get("also", []):
            word, place = other
            assert word, each["slug"]
            assert place == place.strip(), each["slug"]


def test_every_lesson_that_is_named_is_written(written: list[dict[str, Any]]) -> None:
    lessons = read_course(read_files(COURSE)).lessons
    slugs = {lesson.values["slug"] for lesson in lessons}
    assert {each["lesson"] for each in written if "lesson" in each} <= slugs
