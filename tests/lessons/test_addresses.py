"""Every address of the site: who may see it, and with which headers."""

from collections.abc import Callable, Iterator
from enum import Enum
from io import StringIO
from typing import NamedTuple

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from pytest_django import DjangoDbBlocker

from practice.models import Drill, Series
from tests.factories import dealt_series

pytestmark = pytest.mark.django_db

Answers = dict[str, dict[str, HttpResponse]]


class Who(Enum):
    EVERYBODY = "everybody"
    STAFF = "staff"


class Cache(Enum):
    NO_STORE = "no-store"
    NEVER = "max-age=0, no-cache, no-store, must-revalidate, private"
    ASKED_EACH_TIME = "private, no-cache"
    UNSAID = ""


class Row(NamedTuple):
    """One address: an example of it, who may see it, how it may be kept, what it varies with."""

    example: str
    who: Who
    cache: Cache
    vary: frozenset[str]


PRACTICE = frozenset({"Cookie", "HX-Request"})
COOKIE = frozenset({"Cookie"})
FRAGMENT = frozenset({"HX-Request"})
SAME_FOR_ALL: frozenset[str] = frozenset()


def open_to_all(example: str, cache: Cache, vary: frozenset[str]) -> Row:
    return Row(example, Who.EVERYBODY, cache, vary)


def staff(example: str, cache: Cache = Cache.NEVER) -> Row:
    return Row(example, Who.STAFF, cache, COOKIE)


TABLE = {
    "": open_to_all("/", Cache.UNSAID, COOKIE),
    "lecciones/<slug:slug>/": open_to_all("/lecciones/el-showdown/", Cache.UNSAID, SAME_FOR_ALL),
    "practica/<slug:slug>/": open_to_all("/practica/leer-el-showdown/", Cache.NO_STORE, PRACTICE),
    "practica/<slug:slug>/<int:number>/": open_to_all(
        "/practica/leer-el-showdown/1/", Cache.NO_STORE, PRACTICE
    ),
    "practica/<slug:slug>/borrar/": open_to_all(
        "/practica/leer-el-showdown/borrar/", Cache.NO_STORE, COOKIE
    ),
    "practica/<slug:slug>/hoja/": open_to_all(
        "/practica/leer-el-showdown/hoja/", Cache.NO_STORE, SAME_FOR_ALL
    ),
    "practica/<slug:slug>/<int:number>/hoja/": open_to_all(
        "/practica/leer-el-showdown/1/hoja/", Cache.NO_STORE, COOKIE
    ),
    "practica/<slug:slug>/errores/": open_to_all(
        "/practica/leer-el-showdown/errores/", Cache.NO_STORE, PRACTICE
    ),
    "practica/<slug:slug>/otra/<slug:mistake>/<int:number>/": open_to_all(
        "/practica/leer-el-showdown/otra/palo/1/", Cache.NO_STORE, FRAGMENT
    ),
    "preferencias/": open_to_all("/preferencias/", Cache.NO_STORE, COOKIE),
    "preferencias.css": open_to_all("/preferencias.css", Cache.ASKED_EACH_TIME, COOKIE),
    "estilo/": open_to_all("/estilo/", Cache.NO_STORE, COOKIE),
    "salud/": open_to_all("/salud/", Cache.NEVER, SAME_FOR_ALL),
    "admin/login/": open_to_all("/admin/login/", Cache.NEVER, COOKIE),
    "admin/": staff("/admin/"),
    "admin/password_change/": staff("/admin/password_change/", Cache.UNSAID),
    "admin/password_change/done/": staff("/admin/password_change/done/", Cache.UNSAID),
    "admin/autocomplete/": staff("/admin/autocomplete/"),
    "admin/jsi18n/": staff("/admin/jsi18n/", Cache.UNSAID),
    "admin/r/<path:content_type_id>/<path:object_id>/": staff("/admin/r/1/1/"),
    "admin/auth/user/<id>/password/": staff("/admin/auth/user/1/password/"),
    "admin/^(?P<app_label>practice|auth|axes)/$": staff("/admin/auth/"),
    "admin/(?P<url>.*)$": staff("/admin/no-hay/"),
}
# Leaving is done by POST; who is not in is sent to the front of the admin.
LEAVING = "admin/logout/"
# These are for who has answered something: tests/practice tells how they answer.
ONLY_FOR_LEARNERS = (
    "practica/<slug:slug>/<int:number>/aviso/",
    "practica/<slug:slug>/errores/<int:number>/",
)

MODELS_IN_ADMIN = {
    "auth/group",
    "auth/user",
    "axes/accessattempt",
    "axes/accessfailurelog",
    "axes/accesslog",
    "practice/report",
}
PAGES_OF_A_MODEL = {
    "": "",
    "add/": "add/",
    "<path:object_id>/": "1/",
    "<path:object_id>/change/": "1/change/",
    "<path:object_id>/delete/": "1/delete/",
    "<path:object_id>/history/": "1/history/",
}
ADMIN_TABLE = {
    f"admin/{model}/{route}": staff(f"/admin/{model}/{example}")
    for model in sorted(MODELS_IN_ADMIN)
    for route, example in PAGES_OF_A_MODEL.items()
}
ROWS = TABLE | ADMIN_TABLE
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
        series = Series.objects.get()
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
    assert sorted(found) == sorted([*ROWS, LEAVING, *ONLY_FOR_LEARNERS])


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
