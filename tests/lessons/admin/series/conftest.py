"""Somebody at the desk who may do everything, and a series that learners have answered."""

import pytest
from django.test import Client

from practice.models import Series
from tests.factories import SeriesFactory
from tests.lessons.admin.series.desk import Answered
from tests.lessons.admin.visiting import superuser


@pytest.fixture
def client() -> Client:
    return superuser()


@pytest.fixture
def series() -> Series:
    return SeriesFactory()


@pytest.fixture
def answered(series: Series) -> Answered:
    return Answered(series)
