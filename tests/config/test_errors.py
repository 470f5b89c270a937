"""The page of every error, ours or the visitor's, and the health of the site."""

import logging
from typing import Any
from unittest import mock

import pytest
from django.contrib.sessions.backends.db import SessionStore
from django.contrib.sessions.models import Session
from django.db import OperationalError
from django.template import loader
from django.test import Client

from config import errors
from config.logs import OneLineForVisitors
from tests.config.conftest import Run
from tests.config.error_page import Page, assert_error_page

pytestmark = [pytest.mark.urls("tests.config.urls"), pytest.mark.usefixtures("tracebacks")]


@pytest.mark.parametrize("status", sorted(errors.PAGES))
def test_an_empty_error_gets_its_page(visitor: Client, status: int) -> None:
    page = assert_error_page(visitor.get(f"/vacia/{status}/"), status)
    assert page.message == errors.PAGES[status].message


@pytest.mark.parametrize(
    ("address", "status"),
    [("/no-existe/", 404), ("/falla/forbidden/", 403), ("/falla/suspicious/", 400)],
)
def test_errors_of_visitors(visitor: Client, address: str, status: int) -> None:
    assert_error_page(visitor.get(address), status)


def test_wrong_method_keeps_allow(visitor: Client) -> None:
    response = visitor.get("/formulario/")
    assert_error_page(response, 405)
    assert response["Allow"] == "POST"


def test_our_fault_is_500_with_a_traceback(visitor: Client, tracebacks: list[str]) -> None:
    assert_error_page(visitor.get("/falla/ours/"), 500)
    tracebacks.append("Internal Server Error: /falla/ours/")


def test_a_missing_table_is_500(visitor: Client, tracebacks: list[str]) -> None:
    assert_error_page(visitor.get("/falla/table/"), 500)
    tracebacks.append("Internal Server Error: /falla/table/")


def test_a_locked_database_is_503(visitor: Client) -> None:
    response = visitor.get("/falla/locked/")
    assert_error_page(response, 503)
    assert response["Retry-After"] == str(errors.RETRY_SECONDS)


def test_a_session_that_cannot_be_saved_is_503() -> None:
    visitor = Client(raise_request_exception=False)
    locked = OperationalError("database is locked")
    with mock.patch.object(SessionStore, "save", side_effect=locked):
        response = visitor.post("/formulario/")
    assert_error_page(response, 503)
    assert response["Retry-After"]


@pytest.mark.django_db
def test_a_session_that_cannot_be_updated_is_503() -> None:
    visitor = Client(raise_request_exception=False)
    visitor.post("/formulario/")
    locked = OperationalError("database is locked")
    with mock.patch.object(Session, "save_base", side_effect=locked):
        response = visitor.post("/formulario/")
    assert_error_page(response, 503)
    assert response["Retry-After"]


def test_a_page_that_cannot_be_drawn_comes_out_plain(
    visitor: Client, caplog: pytest.LogCaptureFixture
) -> None:
    draw = loader.render_to_string

    def no_database(name: str, *args: Any) -> str:
        if name == "errors/page.html":
            raise OperationalError("down")
        return draw(name, *args)

    with mock.patch("config.errors.loader.render_to_string", no_database):
        response = visitor.get("/no-existe/")
    assert_error_page(response, 404)
    assert [r for r in caplog.records if "sin adornos" in r.getMessage()]
    caplog.clear()


def test_permissions_policy_on_every_page(visitor: Client) -> None:
    assert "camera=()" in visitor.get("/no-existe/")["Permissions-Policy"]


@pytest.mark.django_db
def test_health(visitor: Client) -> None:
    response = visitor.get("/salud/")
    assert (response.status_code, response.content) == (200, b"ok")
    assert "no-store" in response["Cache-Control"]
    assert "Set-Cookie" not in response


@pytest.mark.django_db
def test_health_without_a_database(visitor: Client) -> None:
    with mock.patch("config.health.connection.cursor", side_effect=OperationalError("down")):
        response = visitor.get("/salud/")
    assert response.status_code == 503


def test_a_database_that_refuses_is_503_everywhere(run_python: Run) -> None:
    code = (
        "import django; django.setup()\n"
        "from django.test import Client\n"
        "client = Client(raise_request_exception=False, headers={'host': 'localhost'})\n"
        "client.cookies['sessionid'] = 'a' * 32\n"
        "pages = [client.get(address) for address in ('/salud/', '/admin/')]\n"
        "print([page.status_code for page in pages], 'Retry-After' in pages[1])"
    )
    done = run_python(code, DATABASE_URL="postgres://nobody@127.0.0.1:1/nothing")
    assert done.stdout.strip() == "[503, 503] True", done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.django_db
def test_admin_login_page_keeps_to_the_policy(visitor: Client) -> None:
    response = visitor.get("/admin/login/")
    assert response.status_code == 200
    assert response["Content-Security-Policy"]
    assert Page(response.content.decode()).inline == []


def test_the_log_of_a_visitors_error_is_one_line() -> None:
    try:
        raise RuntimeError
    except RuntimeError as error:
        record = logging.LogRecord("a", logging.ERROR, "", 0, "x", None, (type(error), error, None))
    record.status_code = 400
    assert OneLineForVisitors().filter(record)
    assert record.exc_info is None
    assert record.levelname == "WARNING"


@pytest.mark.django_db
def test_a_page_given_to_an_empty_error_is_as_long_as_it_says(client: Client) -> None:
    response = client.put("/salud/", headers={"X-CSRFToken": "x"})
    assert response.status_code == 405
    assert int(response["Content-Length"]) == len(response.content) > 0
