"""The page from which a practice is chosen."""

import uuid

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.models import Drill, Series
from tests.factories import SIZE, SeriesFactory, answer_all, right_option
from tests.practice.visiting import Visitor, page

CHOOSE = "/practica/"

pytestmark = pytest.mark.django_db


def test_every_dealt_series_is_listed_with_its_levels_and_size(
    client: Client, series: Series
) -> None:
    shown = page(client.get(CHOOSE))
    assert series.name in shown.text()
    assert f"{SIZE} manos. Empezar" in shown.text()
    assert all(level.name in shown.text() for level in series.levels)
    assert series.get_absolute_url() in [link.attrs.get("href") for link in shown.all("a")]


def test_a_series_that_is_not_dealt_is_not_listed(client: Client) -> None:
    SeriesFactory(drills=False)
    assert "Todavía no hay prácticas repartidas." in page(client.get(CHOOSE)).text()


def test_looking_makes_no_learner(client: Client, series: Series) -> None:
    client.get(CHOOSE)
    assert "sessionid" not in client.cookies


def test_it_says_how_far_one_is(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, right_option(drill))
    said = page(learner.client.get(CHOOSE)).text()
    assert f"Has respondido 1 de {SIZE} manos. Seguir" in said


def test_a_finished_series_leads_to_how_it_went(learner: Visitor, series: Series) -> None:
    answer_all(series, uuid.UUID(learner.learner_ids[series.slug]))
    assert "Ver cómo te fue" in page(learner.client.get(CHOOSE)).text()


def test_more_series_cost_no_more_queries(client: Client, series: Series) -> None:
    with CaptureQueriesContext(connection) as alone:
        client.get(CHOOSE)
    for number in range(3):
        SeriesFactory(slug=f"otra-{number}", seed=f"otra-{number}")
    with CaptureQueriesContext(connection) as more:
        client.get(CHOOSE)
    assert len(more) == len(alone) == 2


def test_a_long_list_comes_in_pages(client: Client) -> None:
    for number in range(31):
        SeriesFactory(slug=f"serie-{number}")
    first = page(client.get(CHOOSE))
    assert "Página 1 de 2" in first.text()
    assert "Página 2 de 2" in page(client.get(f"{CHOOSE}?pagina=2")).text()
