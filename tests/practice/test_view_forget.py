"""Forgetting: what the page says first, and what is cut afterwards."""

import uuid

import pytest
from django.test import Client

from practice.models import Attempt, Drill, Series
from tests.factories import SLUG, SeriesFactory, answer_all
from tests.practice.pages import Page
from tests.practice.visiting import PRACTICE, Visitor, page

FORGET = f"{PRACTICE}borrar/"


@pytest.fixture
def both(learner: Visitor) -> Visitor:
    """Somebody who has answered one drill in each of two series."""
    SeriesFactory(slug="otra", name="Otra serie")
    learner.client.get("/practica/otra/")
    for slug in (SLUG, "otra"):
        drill = Drill.objects.get(series__slug=slug, place=1)
        form = Page(learner.client.get(f"/practica/{slug}/").content.decode()).forms[0]
        option = form.values("option")[0]
        learner.client.post(f"/practica/{slug}/1/", {"drill": drill.pk, "option": option})
    assert Attempt.objects.count() == 2
    return learner


def next_title(visitor: Visitor, slug: str) -> str:
    return Page(visitor.client.get(f"/practica/{slug}/").content.decode()).title


# Works


def test_the_page_says_first_what_will_be_lost(learner: Visitor, series: Series) -> None:
    learner.answer(Drill.objects.get(place=1), 0)
    text = page(learner.client.get(FORGET)).text()
    assert "has respondido 1 mano." in text
    assert "No se puede deshacer" in text


def test_the_page_says_that_nothing_was_answered(visitor: Visitor) -> None:
    text = page(visitor.client.get(FORGET)).text()
    assert "todavía no hay respuestas tuyas" in text


def test_the_page_makes_no_learner_and_is_never_stored(visitor: Visitor) -> None:
    response = visitor.client.get(FORGET)
    assert visitor.learner_ids == {}
    assert "sessionid" not in response.cookies
    assert response["Cache-Control"] == "no-store"


def test_looking_at_the_page_forgets_nothing(both: Visitor) -> None:
    both.client.get(FORGET)
    both.client.head(FORGET)
    assert "Mano 2" in next_title(both, SLUG)


def test_forgetting_one_series_begins_it_again(both: Visitor) -> None:
    response = both.client.post(FORGET, {"serie": "1"})
    assert (response.status_code, response["Location"]) == (302, PRACTICE)
    assert "Mano 1" in next_title(both, SLUG)


def test_forgetting_one_series_leaves_the_other(both: Visitor) -> None:
    both.client.post(FORGET, {"serie": "1"})
    assert "Mano 2" in next_title(both, "otra")


def test_forgetting_all_begins_every_series_again(both: Visitor) -> None:
    both.client.post(FORGET, {"todo": "1"})
    assert ["Mano 1" in next_title(both, slug) for slug in (SLUG, "otra")] == [True, True]


def test_forgetting_makes_a_new_learner(both: Visitor) -> None:
    before = both.learner_ids
    both.client.post(FORGET, {"serie": "1"})
    both.get()
    assert both.learner_ids[SLUG] != before[SLUG]
    assert both.learner_ids["otra"] == before["otra"]


def test_each_series_has_a_learner_of_its_own(both: Visitor) -> None:
    """Else who forgets one series could still be told by the other."""
    assert len(set(both.learner_ids.values())) == 2


def test_forgetting_deletes_no_answer(both: Visitor) -> None:
    both.client.post(FORGET, {"todo": "1"})
    assert Attempt.objects.count() == 2


def test_forgetting_leaves_other_learners_alone(both: Visitor, series: Series) -> None:
    other = Visitor()
    other.get()
    (key,) = other.learner_ids.values()
    answer_all(series, uuid.UUID(key))
    both.client.post(FORGET, {"todo": "1"})
    assert "Lección terminada" in next_title(other, SLUG)


# Wrong method


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options"])
def test_forgetting_is_done_by_post_alone(both: Visitor, method: str) -> None:
    assert getattr(both.client, method)(FORGET).status_code == 405
    assert "Mano 2" in next_title(both, SLUG)


# Bad input


def test_forgetting_needs_a_csrf_token(series: Series) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.get(PRACTICE)
    before = strict.session["learners"]
    assert strict.post(FORGET, {"todo": "1"}).status_code == 403
    assert strict.session["learners"] == before
    (form,) = Page(strict.get(FORGET).content.decode()).forms
    token = form.values("csrfmiddlewaretoken")[0]
    assert strict.post(FORGET, {"todo": "1", "csrfmiddlewaretoken": token}).status_code == 302


def test_a_post_that_names_nothing_forgets_this_series_at_most(both: Visitor) -> None:
    both.client.post(FORGET, {"otra-cosa": "1"})
    assert "Mano 2" in next_title(both, "otra")


# Twice


def test_forgetting_twice_is_harmless(both: Visitor) -> None:
    both.client.post(FORGET, {"todo": "1"})
    assert both.client.post(FORGET, {"todo": "1"}).status_code == 302


def test_forgetting_without_ever_having_been_here_is_harmless(visitor: Visitor) -> None:
    assert visitor.client.post(FORGET, {"serie": "1"}).status_code == 302
    assert "Mano 1" in next_title(visitor, SLUG)
