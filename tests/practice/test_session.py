"""Who is learning: an id in a session that lasts a year, is renewed, and survives a login."""

import uuid
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import override_settings
from django.utils import timezone

from practice.models import Attempt, Drill
from tests.factories import SLUG
from tests.practice.visiting import Visitor, page

YEAR = 365 * 24 * 60 * 60
HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def renewed(visitor: Visitor, days_ago: int) -> None:
    """Set back the day on which the session was last renewed."""
    session = visitor.client.session
    session["renewed_on"] = (timezone.now().date() - timedelta(days=days_ago)).isoformat()
    session.save()


def test_the_first_look_at_a_drill_makes_the_learner(visitor: Visitor) -> None:
    response = visitor.get()
    assert list(visitor.learner_ids) == [SLUG]
    assert uuid.UUID(visitor.learner_ids[SLUG]).version == 4
    assert "sessionid" in response.cookies


def test_the_cookie_lasts_a_year_and_is_for_the_server_alone(visitor: Visitor) -> None:
    cookie = visitor.get().cookies["sessionid"]
    assert cookie["max-age"] == YEAR
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"


def test_the_session_in_the_database_lasts_a_year_too(visitor: Visitor) -> None:
    visitor.get()
    left = visitor.client.session.get_expiry_date() - timezone.now()
    assert timedelta(days=364) < left <= timedelta(days=365)


def test_two_browsers_are_two_learners(visitor: Visitor) -> None:
    other = Visitor()
    visitor.get()
    other.get()
    assert visitor.learner_ids != other.learner_ids


def test_the_learner_stays_the_same(learner: Visitor, drill: Drill) -> None:
    before = learner.learner_ids
    learner.answer(drill, 0)
    learner.get()
    learner.get(5)
    assert learner.learner_ids == before


@pytest.mark.parametrize("place", [None, 2])
def test_a_visit_soon_after_writes_no_session(learner: Visitor, place: int | None) -> None:
    renewed(learner, 30)
    assert "sessionid" not in learner.get(place).cookies


@pytest.mark.parametrize("place", [None, 2])
def test_a_visit_after_thirty_days_renews_the_session(learner: Visitor, place: int | None) -> None:
    renewed(learner, 31)
    cookie = learner.get(place).cookies["sessionid"]
    assert cookie["max-age"] == YEAR
    assert learner.client.session["renewed_on"] == timezone.now().date().isoformat()


def test_renewing_keeps_the_learner(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, 0)
    before = learner.learner_ids
    renewed(learner, 200)
    assert "Mano 2" in page(learner.get()).title
    assert learner.learner_ids == before


def test_an_answer_writes_no_session(learner: Visitor, drill: Drill) -> None:
    renewed(learner, 200)
    assert "sessionid" not in learner.answer(drill, 0).cookies


def test_a_lost_session_is_a_new_learner(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, 0)
    learner.client.session.flush()
    assert "Mano 1" in page(learner.get()).title
    assert Attempt.objects.count() == 1


def test_a_made_up_cookie_is_nobody(visitor: Visitor, drill: Drill) -> None:
    visitor.client.cookies["sessionid"] = "a" * 32
    assert visitor.answer(drill, 0).status_code == 403


@override_settings(PASSWORD_HASHERS=HASHERS)
def test_a_login_keeps_the_progress(learner: Visitor, drill: Drill) -> None:
    User.objects.create_superuser("profe", password="una clave larga")
    learner.answer(drill, 0)
    before = learner.learner_ids
    entered = learner.client.post(
        "/admin/login/?next=/admin/", {"username": "profe", "password": "una clave larga"}
    )
    assert entered.status_code == 302
    assert learner.client.session["_auth_user_id"]
    assert learner.learner_ids == before
    assert "Mano 2" in page(learner.get()).title


def test_the_session_holds_no_answers(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, 0)
    assert set(learner.client.session.keys()) == {"learners", "renewed_on"}
