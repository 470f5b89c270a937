"""The guide to the marks: it has them all, and what it shows is right."""

import re
from pathlib import Path

import pytest
from django.test import Client

from lessons import guide
from lessons.checking.written import WrittenCourse
from lessons.coursefiles import COURSE
from lessons.markup import links
from lessons.markup.blocks import KINDS
from lessons.models import Lesson
from tests.lessons.admin.visiting import superuser
from tests.practice.pages import Page

EXAMPLES = [part.text for part in guide.parts(guide.MARKS) if part.is_example]


@pytest.mark.parametrize("kind", [kind.kind for kind in KINDS])
def test_every_kind_of_block_has_an_example(kind: str) -> None:
    used = {word for text in EXAMPLES for word in re.findall(r"^```(\S+)", text, re.MULTILINE)}
    assert kind in {links.plain(word) for word in used}


@pytest.mark.parametrize("mark", ["{{ ", "[^", "[^regla:", "](leccion:", "](serie:", "](termino:"])
def test_every_mark_has_an_example(mark: str) -> None:
    assert any(mark in text for text in EXAMPLES)


@pytest.mark.parametrize("page", links.PAGES)
def test_every_page_that_can_be_linked_is_named(page: str) -> None:
    assert page in guide.MARKS.read_text(encoding="utf-8")


@pytest.mark.parametrize("which", [guide.MARKS, guide.INSTRUCTORS])
def test_nothing_in_a_guide_is_wrong(which: Path) -> None:
    library = WrittenCourse(COURSE).library
    assert [fault for each in guide.documents(which) for fault in each.faults(library)] == []


def test_the_guide_for_instructors_is_shown_in_the_admin(course: Lesson) -> None:
    client = superuser()
    assert "/admin/guia/" in client.get("/admin/").content.decode()
    page = Page(client.get("/admin/guia/").content.decode())
    assert "Tu primera lección, en un cuarto de hora" in page.text()
    assert page.all(of_class="showdown")


def test_the_page_shows_each_source_beside_its_result(course: Lesson) -> None:
    page = Page(Client().get("/estilo/marcas/").content.decode())
    assert len(page.all(of_class="example-pair")) == len(EXAMPLES)
    assert "```showdown reinas" in page.text(of_class="example-pair")
    assert page.all(of_class="broken") == []


def test_the_page_lists_no_search_engine(course: Lesson) -> None:
    assert Client().get("/estilo/marcas/")["X-Robots-Tag"] == "noindex"
