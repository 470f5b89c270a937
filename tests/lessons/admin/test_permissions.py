"""Who may open what in the admin: every address × (visitor, learner, helper, instructor, superuser)."""

from collections.abc import Iterator
from copy import copy
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.contrib.contenttypes.models import ContentType
from django.core.management import call_command
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from pytest_django import DjangoDbBlocker

from lessons.instructors import GROUP
from lessons.models import Country, Lesson, Question, Term
from practice.models import (
    Attempt,
    Correction,
    Drill,
    Excerpt,
    HouseRules,
    OutsideRule,
    Report,
    Series,
    Source,
)
from tests.factories import SLUG, dealt_series
from tests.lessons.admin.permissions import LOGIN, REFUSED, ROWS, Answer, Answers

pytestmark = pytest.mark.django_db

ADMIN = "/admin/"
WITH_HISTORY = (Lesson, Question, Term, Country, Source, Excerpt, OutsideRule, Series)
WITHOUT = (HouseRules, Report, User, Group, Permission)
NOBODYS = (Attempt, Correction, Drill)

Seen = dict[str, Answers]


def routes(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLPattern):
            yield before + str(pattern.pattern)
        else:
            yield from routes(pattern, before + str(pattern.pattern))


def admin_routes() -> list[str]:
    """Every address under the admin, whoever adds it."""
    found = routes(get_resolver())
    return [route.removeprefix("admin/") for route in found if route.startswith("admin/")]


# What there is to look at, and who looks


def some_rows() -> dict[str, int]:
    """One row of everything that has a page, by the name that the examples call it."""
    call_command("load_course", stdout=StringIO())
    series = Series.objects.get(slug=SLUG)
    dealt = enumerate(dealt_series(series.seed), start=1)
    Drill.objects.bulk_create(Drill.of(each, series, place) for place, each in dealt)
    Report.objects.create(drill=Drill.objects.first(), sentence="Dice que gana B.")
    User.objects.create(username="otra")
    rows = {model._meta.model_name: model.objects.first().pk for model in WITH_HISTORY + WITHOUT}
    for model in WITH_HISTORY:
        kept = model.history.filter(id=rows[model._meta.model_name]).first()
        rows[f"{model._meta.model_name}_version"] = kept.history_id
    return rows | {"lesson_type": ContentType.objects.get_for_model(Lesson).pk}


def browsers() -> dict[str, Client]:
    """A browser for each kind of visitor, in the order of the table."""
    found = {who: Client() for who in Answers._fields}
    found["learner"].get("/practica/leer-el-showdown/")
    assert "sessionid" in found["learner"].cookies
    for who in ("helper", "instructor", "superuser"):
        rights = {"is_staff": True, "is_superuser": who == "superuser"}
        found[who].force_login(User.objects.create(username=who, **rights))
    User.objects.get(username="instructor").groups.add(Group.objects.get(name=GROUP))
    return found


def told(response: HttpResponse) -> Answer:
    to_login = response.headers.get("Location", "").startswith("/admin/login/")
    return LOGIN if response.status_code == 302 and to_login else response.status_code


def ask(client: Client, method: str, address: str) -> Answer:
    """One request; nothing that it changes stays, neither in the database nor in the browser."""
    cookies = copy(client.cookies)
    with transaction.atomic():
        answer = told(getattr(client, method)(address))
        transaction.set_rollback(True)
    client.cookies = cookies
    return answer


@pytest.fixture(scope="module")
def seen(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> dict[str, Seen]:
    """What each address answers to each visitor: as the table asks, and to a POST."""
    with django_db_blocker.unblock(), transaction.atomic():
        rows, visitors = some_rows(), browsers()

        def asked(example: str, method: str) -> Answers:
            address = ADMIN + example.format_map(rows)
            return Answers(*(ask(client, method, address) for client in visitors.values()))

        found = {
            "table": {route: asked(row.example, row.method) for route, row in ROWS.items()},
            "post": {route: asked(row.example, "post") for route, row in ROWS.items()},
        }
        transaction.set_rollback(True)
    return found


# The table


def test_every_address_of_the_admin_is_in_the_table() -> None:
    found = set(admin_routes())
    assert sorted(found - set(ROWS)) == [], "add a line to tests/lessons/admin/permissions.py"
    assert sorted(set(ROWS) - found) == [], "no longer there: take the line out"


@pytest.mark.parametrize("route", ROWS)
def test_who_may_open_it(seen: dict[str, Seen], route: str) -> None:
    assert seen["table"][route] == ROWS[route].answers


@pytest.mark.parametrize("route", ROWS)
def test_who_may_not_open_it_may_not_send_to_it(seen: dict[str, Seen], route: str) -> None:
    closed = {LOGIN, REFUSED, 405}
    answers = zip(ROWS[route].answers, seen["post"][route], strict=True)
    assert [sent for allowed, sent in answers if allowed in closed and sent not in closed] == []


@pytest.mark.parametrize("model", NOBODYS)
def test_the_rows_of_the_learners_have_no_page(model: Any) -> None:
    name = f"{model._meta.app_label}/{model._meta.model_name}/"
    assert [route for route in admin_routes() if route.startswith(name)] == []
