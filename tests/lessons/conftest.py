"""The course as it is loaded from its files."""

import json
from collections.abc import Iterator
from functools import cache
from io import StringIO

import pytest
from django.core.management import call_command

from lessons.models import Lesson
from practice.dealing import Dealt
from practice.models import Series

LESSON = "/lecciones/el-showdown/"


@pytest.fixture
def course(db: None) -> Lesson:
    """The loaded course; its lesson about the showdown."""
    call_command("load_course", stdout=StringIO())
    return Lesson.objects.get(slug="el-showdown")


DEAL = Series.deal


@cache
def _dealt(row: str) -> tuple[Dealt, ...]:
    return tuple(DEAL(Series(**json.loads(row))))


@pytest.fixture
def dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A series of the same row is dealt once, however many tests check it: it gives the same hands."""

    def deal(series: Series) -> Iterator[Dealt]:
        names = ("seed", "level_codes", "drills_each", "overrides")
        return iter(_dealt(json.dumps({name: getattr(series, name) for name in names})))

    monkeypatch.setattr(Series, "deal", deal)
