"""A course that travels: whatever its texts are, the same rows arrive."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lessons.exporting import course_files, write_zip
from lessons.models import Lesson, Question, Term
from practice.models import Excerpt, OutsideRule, Series, Source
from tests.lessons.coursetrips import did, load, stored

pytestmark = pytest.mark.django_db


BODIES = (
    "Uno.\n\n+++\n\nDos.\n+++",
    "+++\nnumber = 7\n+++\n",
    "\n\n  Empieza y termina con blancos \n\n",
    "Líneas\r\nde Windows",
    'Comillas\n""" y \\ y """" y\n\\u0041 "',
    "<script>alert(1)</script>\u202e\u2028\ufeff{{ x }}\x1b[31m",
    "[[pregunta]]\nasks = 1\n",
    "",
)
LETTERS = st.characters(exclude_categories=["Cs"], exclude_characters="\x00")
TEXTS = st.text(LETTERS, max_size=30) | st.sampled_from(BODIES)
SHORT = st.text(LETTERS, max_size=10)
SLUGS = st.from_regex(r"[a-zA-Z0-9_-]{1,12}", fullmatch=True)


def fields(**strategies: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(strategies)


def rows(**strategies: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, dict[str, Any]]]:
    """Up to three rows by their key."""
    return st.dictionaries(SLUGS, fields(**strategies), max_size=3)


QUESTIONS = st.dictionaries(
    st.integers(1, 9),
    fields(
        asks=TEXTS,
        options=st.lists(TEXTS, min_size=2, max_size=5),
        right=st.integers(1, 2),
        explanation=TEXTS,
    ),
    max_size=3,
)
PUBLICATIONS = st.lists(st.dictionaries(st.sampled_from(["publisher", "seen"]), TEXTS), max_size=3)
COURSES = fields(
    source=rows(
        publisher=TEXTS,
        title=SHORT,
        taken_from=SHORT,
        read_on=st.dates(min_value=date(1000, 1, 1)),
        verified=st.booleans(),
    ),
    excerpt=st.dictionaries(SLUGS, fields(heading=TEXTS, quote=TEXTS), max_size=3),
    rule=rows(says=TEXTS, sources=PUBLICATIONS),
    series=rows(name=SHORT, seed=TEXTS, drills_each=st.sampled_from([{}, {"kicker": 2}])),
    lesson=rows(
        title=TEXTS,
        standfirst=TEXTS,
        question=TEXTS,
        short_answer=TEXTS,
        body=TEXTS,
        is_published=st.booleans(),
    ),
    questions=QUESTIONS,
    term=rows(
        term=SHORT, topic=SHORT, meaning=TEXTS, also=st.lists(st.tuples(SHORT, SHORT).map(list))
    ),
)


def make(course: dict[str, Any]) -> None:
    sources = [Source.objects.create(key=key, **row) for key, row in course["source"].items()]
    for number, (key, row) in enumerate(course["excerpt"].items() if sources else ()):
        Excerpt.objects.create(key=key, source=sources[number % len(sources)], **row)
    for key, row in course["rule"].items():
        OutsideRule.objects.create(key=key, **row)
    series = [
        Series.objects.create(slug=slug, level_codes=["kicker"], **row)
        for slug, row in course["series"].items()
    ]
    lessons = [
        Lesson.objects.create(slug=slug, number=n, series=next(iter(series), None), **row)
        for n, (slug, row) in enumerate(course["lesson"].items())
    ]
    for position, row in course["questions"].items() if lessons else ():
        Question.objects.create(lesson=lessons[-1], position=position, **row)
    for slug, row in course["term"].items():
        Term.objects.create(slug=slug, lesson=next(iter(lessons), None), **row)


@contextmanager
def empty_again() -> Iterator[None]:
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


def whole(body: str) -> dict[str, Any]:
    """A course in which one text stands wherever a text can stand."""
    asked = {"asks": body, "options": [body, body], "right": 2, "explanation": body}
    lesson = dict.fromkeys(("title", "standfirst", "question", "short_answer", "body"), body)
    return {
        "source": {"s": {"publisher": body, "title": body, "read_on": date(2026, 1, 2)}},
        "excerpt": {"e": {"heading": body, "quote": body}},
        "rule": {"r": {"says": body, "sources": [{"title": body}, {"title": body}]}},
        "series": {"p": {"name": body, "seed": body}},
        "lesson": {"l": {**lesson, "is_published": False}},
        "questions": {1: asked, 4: asked},
        "term": {"t": {"term": body, "topic": body, "meaning": body, "also": [[body, body]]}},
    }


@settings(max_examples=40)
@given(COURSES)
@example(whole(BODIES[0]))
@example(whole(BODIES[1]))
@example(whole(BODIES[2]))
@example(whole(BODIES[3]))
@example(whole(BODIES[4]))
@example(whole(BODIES[5]))
@example(whole(BODIES[6]))
def test_an_empty_database_gets_the_same_rows(course: dict[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder) / "escuela.zip"
        with empty_again():
            make(course)
            rows, files = stored(), course_files()
            write_zip(where, files)
        with empty_again():
            load(where)
            assert stored() == rows
            assert course_files() == files
            assert did(where) == set()
