"""Thirty series for the tests of dealing, one in the database with somebody who visits it, and the style page."""

import pytest
from django.core.management import call_command
from django.db import transaction
from django.test import Client
from pytest_django import DjangoDbBlocker

from practice.dealing import Dealt
from practice.models import Drill, Series
from tests.factories import SeriesFactory, dealt_series
from tests.practice.style import STYLE, Style
from tests.practice.visiting import Visitor

Dealing = list[tuple[Dealt, ...]]


@pytest.fixture(scope="session")
def thirty() -> Dealing:
    """Thirty whole series of fixed seeds."""
    return [dealt_series(f"prueba {number}") for number in range(30)]


@pytest.fixture(scope="session")
def drills(thirty: Dealing) -> list[Dealt]:
    """All their drills."""
    return [drill for series in thirty for drill in series]


@pytest.fixture
def series(db: None) -> Series:
    """The series of the lesson with its 24 drills."""
    return SeriesFactory()


@pytest.fixture
def drill(series: Series) -> Drill:
    """Its first drill."""
    return Drill.objects.current().get(series=series, place=1)


@pytest.fixture
def visitor(series: Series) -> Visitor:
    """Somebody whose browser has not been here before."""
    return Visitor()


@pytest.fixture
def learner(visitor: Visitor) -> Visitor:
    """Somebody who has opened the first drill."""
    visitor.get()
    return visitor


@pytest.fixture(scope="session")
def style(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Style:
    """The style page; nothing stays in the database."""
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_course", verbosity=0)
        response = Client().get(STYLE)
        transaction.set_rollback(True)
    return Style.of(response)
