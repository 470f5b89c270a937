"""Every address of the site: who may see it, and with which headers."""

from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from pytest_django import DjangoDbBlocker

from practice.models import Drill, Series
from tests.factories import SLUG, dealt_series
from tests.lessons.addresses import (
    ADMIN_TABLE,
    LEAVING,
    LOGO,
    MODELS_IN_ADMIN,
    ONLY_FOR_LEARNERS,
    ROWS,
    Who,
)

pytestmark = pytest.mark.django_db

Answers = dict[str, dict[str, HttpResponse]]
POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)

every_row = pytest.mark.parametrize("route", ROWS)


def routes(resolver: URLResolver, before: str = "") -> Iterator[str]:
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLPattern):
            yield before + str(pattern.pattern)
        else:
            yield from routes(pattern, before + str(pattern.pattern))


@pytest.fixture(scope="module")
def answers(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Answers:
    """What each address answers to a visitor, to an account without rights, and to a superuser."""
    with django_db_blocker.unblock(), transaction.atomic():
        call_command("load_course", stdout=StringIO())
        series = Series.objects.get(slug=SLUG)
        dealt = enumerate(dealt_series(series.seed), start=1)
        Drill.objects.bulk_create(Drill.of(each, series, place) for place, each in dealt)
        found = {
            "visitor": seen_by(Client),
            "account": seen_by(lambda: signed_in("alumna")),
            "staff": seen_by(lambda: signed_in("ayudante", is_staff=True)),
            "superuser": seen_by(lambda: signed_in("jefe", is_staff=True, is_superuser=True)),
        }
        transaction.set_rollback(True)
    return found


def seen_by(visitor: Callable[[], Client]) -> dict[str, HttpResponse]:
    """A browser of its own for each address, so that none sees what another one left."""
    client = visitor()
    if "sessionid" not in client.cookies:
        return {route: Client().get(row.example) for route, row in ROWS.items()}
    return {route: client.get(row.example) for route, row in ROWS.items()}


def signed_in(name: str = "profe", **rights: bool) -> Client:
    client = Client()
    user = User.objects.create(username=name, **rights)
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def vary(response: HttpResponse) -> set[str]:
    """Without what compression adds to every answer that is long enough."""
    given = {part.strip() for part in response.headers.get("Vary", "").split(",")}
    return given - {"", "Accept-Encoding"}


def test_every_address_of_the_site_is_in_the_table() -> None:
    found = list(routes(get_resolver()))
    assert sorted(found) == sorted([*ROWS, LEAVING, LOGO, *ONLY_FOR_LEARNERS])


@every_row
def test_who_may_see_it_without_an_account(answers: Answers, route: str) -> None:
    response = answers["visitor"][route]
    if ROWS[route].who is Who.EVERYBODY:
        assert response.status_code == 200
    else:
        assert sent_to_login(response)


@pytest.mark.parametrize("route", [route for route, row in ROWS.items() if row.who is Who.STAFF])
def test_an_account_that_is_not_staff_is_sent_to_the_login(answers: Answers, route: str) -> None:
    assert sent_to_login(answers["account"][route])


@pytest.mark.parametrize("route", ADMIN_TABLE)
def test_staff_without_a_permission_sees_no_model(answers: Answers, route: str) -> None:
    response = answers["staff"][route]
    leads_on = route.endswith(("<path:object_id>/", "history/"))  # to a page that then refuses
    assert response.status_code == 403 or (leads_on and response.status_code == 302)


@pytest.mark.parametrize("model", sorted(MODELS_IN_ADMIN))
def test_a_superuser_sees_the_lists_of_the_admin(answers: Answers, model: str) -> None:
    assert answers["superuser"][f"admin/{model}/"].status_code == 200


@pytest.mark.parametrize("who", ["visitor", "superuser"])
@every_row
def test_nothing_may_be_framed_or_run_from_elsewhere(
    answers: Answers, route: str, who: str
) -> None:
    response = answers[who][route]
    given = {part.strip() for part in response["Content-Security-Policy"].split(";")}
    assert given == set(POLICY)
    assert response["X-Frame-Options"] == "DENY"


@every_row
def test_browsers_are_told_to_be_careful(answers: Answers, route: str) -> None:
    response = answers["visitor"][route]
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in response["Permissions-Policy"]


@every_row
def test_how_it_may_be_kept(answers: Answers, route: str) -> None:
    given = answers["visitor"][route].headers.get("Cache-Control", "")
    assert given == ROWS[route].cache.value


@every_row
def test_what_it_varies_with(answers: Answers, route: str) -> None:
    compressed = {"Accept-Encoding"}  # of every page that is worth compressing
    assert vary(answers["visitor"][route]) - compressed == ROWS[route].vary


def test_leaving_needs_a_post() -> None:
    client = signed_in(is_staff=True)
    assert Client().get("/admin/logout/").status_code == 302
    assert client.get("/admin/logout/").status_code == 405
    assert client.post("/admin/logout/").status_code == 200


@pytest.mark.parametrize("address", ["/no-hay/", "/lecciones/no-hay/", "/practica/no-hay/"])
def test_errors_are_never_kept(address: str) -> None:
    response = Client().get(address)
    assert response.status_code == 404
    assert response["Cache-Control"] == "no-store"
    assert response["Content-Security-Policy"]


def sent_to_login(response: HttpResponse) -> bool:
    to = response.headers.get("Location", "")
    return response.status_code == 302 and to.startswith("/admin/login/?next=")
