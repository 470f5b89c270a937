"""Who leaves an account, or loses it, stays the same learner in that browser."""

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session

from practice.models import Attempt, Drill, Series
from tests.practice.visiting import Visitor, page

KEYS = {"learners", "renewed_on"}
LEAVING = "/admin/logout/"


def sign_in(visitor: Visitor, name: str) -> User:
    user, _ = User.objects.get_or_create(username=name, is_staff=True)
    visitor.client.force_login(user)
    return user


@pytest.fixture
def account(learner: Visitor, drill: Drill) -> Visitor:
    """Somebody who has answered the first drill and then entered with an account."""
    learner.answer(drill, 0)
    sign_in(learner, "profe")
    return learner


def test_leaving_keeps_the_progress(account: Visitor, drill: Drill) -> None:
    before = account.learner_ids
    account.client.post(LEAVING)
    assert account.learner_ids == before
    assert "Mano 2" in page(account.get()).title


def test_leaving_keeps_nothing_else(account: Visitor) -> None:
    session = account.client.session
    session["otra"] = "cosa"
    session.save()
    account.client.post(LEAVING)
    assert set(account.client.session.keys()) == KEYS


def test_leaving_changes_the_key_of_the_session(account: Visitor) -> None:
    before = account.client.session.session_key
    account.client.post(LEAVING)
    assert account.client.session.session_key != before
    assert not Session.objects.filter(pk=before).exists()


def test_the_session_still_lasts_a_year_after_leaving(account: Visitor) -> None:
    cookie = account.client.post(LEAVING).cookies["sessionid"]
    assert cookie["max-age"] == 365 * 24 * 60 * 60


def test_the_next_answer_counts_for_the_same_learner(account: Visitor, series: Series) -> None:
    account.client.post(LEAVING)
    second = Drill.objects.current().get(series=series, place=2)
    assert account.answer(second, 0).status_code == 303
    assert Attempt.objects.values("learner").distinct().count() == 1


def test_another_account_keeps_the_progress(account: Visitor) -> None:
    before = account.learner_ids
    sign_in(account, "otra")
    assert account.learner_ids == before


def test_a_password_changed_elsewhere_keeps_the_progress(account: Visitor) -> None:
    before = account.learner_ids
    user = User.objects.get(username="profe")
    user.set_password("otra clave larga")
    user.save()
    assert account.client.get("/admin/").status_code == 302
    assert set(account.client.session.keys()) == KEYS
    assert account.learner_ids == before


def test_leaving_after_forgetting_brings_nothing_back(account: Visitor, series: Series) -> None:
    account.client.post(f"/practica/{series.slug}/borrar/")
    before = account.learner_ids
    account.client.post(LEAVING)
    assert account.learner_ids == before


def test_who_has_practised_nothing_keeps_no_session(visitor: Visitor) -> None:
    sign_in(visitor, "profe")
    response = visitor.client.post(LEAVING)
    assert response.cookies["sessionid"].value == ""
    assert not Session.objects.exists()
