import logging
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from unittest import mock

import pytest
from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore
from django.db import OperationalError
from django.http import HttpResponse
from django.template import loader
from django.test import Client, override_settings

from config import errors
from config.logs import OneLineForVisitors
from tests.config.conftest import Run

pytestmark = pytest.mark.urls("tests.config.urls")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Page(HTMLParser):
    """What the tests look at: the language, the message, and whatever the policy would block."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang, self.message, self.inline = "", "", list[str]()
        self._in_message = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.lang = given.get("lang") or ""
        self._in_message = "data-mensaje" in given
        inline_script = tag == "script" and "src" not in given
        handlers = [name for name in given if name.startswith("on") or name == "style"]
        if inline_script or tag == "style" or handlers:
            self.inline.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._in_message = False

    def handle_data(self, data: str) -> None:
        if self._in_message:
            self.message += data


def assert_error_page(response: HttpResponse, status: int) -> Page:
    assert response.status_code == status
    page = Page(response.content.decode())
    assert page.lang == "es-CL"
    assert page.message.strip().endswith(".")
    assert "\n" not in page.message.strip()
    assert page.inline == []
    policy = response["Content-Security-Policy"]
    assert {part.strip() for part in policy.split(";")} == set(POLICY.split("; "))
    assert response["Cache-Control"] == "no-store"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert "Set-Cookie" not in response
    return page


@pytest.fixture
def visitor() -> Client:
    return Client(raise_request_exception=False, enforce_csrf_checks=True)


@pytest.fixture(autouse=True)
def tracebacks(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """Messages that came with a traceback. A test that expects one names it."""
    found: list[str] = []
    yield found
    shown = [
        record.getMessage()
        for record in caplog.records
        if OneLineForVisitors().filter(record) and record.exc_info
    ]
    expected = [message for message in shown if message in found]
    assert shown == expected
    assert not [r for r in caplog.records if "sin adornos" in r.getMessage()]


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


def test_csrf_failure_explains_cookies(visitor: Client) -> None:
    page = assert_error_page(visitor.post("/formulario/"), 403)
    assert "cookies" in page.message


def test_csrf_failure_explains_origin_null(visitor: Client) -> None:
    response = visitor.post("/formulario/", headers={"origin": "null"})
    assert_error_page(response, 403)
    assert "Origin: null" in response.content.decode()


def test_unknown_host_is_told_the_right_address(visitor: Client) -> None:
    response = visitor.get("/no-existe/", headers={"host": "otra.example"})
    assert_error_page(response, 400)
    assert settings.SITE_URL in response.content.decode()


@pytest.mark.parametrize("address", ["/a%00b/", "/salud/?q=%00", "/salud/?%00=1"])
def test_nul_in_an_address(visitor: Client, address: str) -> None:
    assert_error_page(visitor.get(address), 400)


def test_nul_in_a_form(visitor: Client) -> None:
    assert_error_page(visitor.post("/formulario/", {"option": "a\0"}), 400)


def test_a_body_too_large_is_413(visitor: Client) -> None:
    assert_error_page(visitor.post("/formulario/", {"text": "x" * 10_000_000}), 413)


def test_too_many_fields(visitor: Client) -> None:
    body = "&".join(f"a{n}=1" for n in range(2000))
    kind = "application/x-www-form-urlencoded"
    assert_error_page(visitor.post("/formulario/", body, content_type=kind), 400)


@pytest.mark.parametrize(
    "kind",
    [
        "multipart/form-data; boundary=",
        "multipart/form-data",
        "multipart/form-data; boundary=\xe9",
        "application/x-www-form-urlencoded; charset=latin-1",
    ],
)
def test_a_form_that_cannot_be_read(visitor: Client, kind: str) -> None:
    assert_error_page(visitor.post("/formulario/", b"--x\r\nbroken", content_type=kind), 400)


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


@pytest.mark.django_db
@override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"])
def test_login_is_locked_for_that_name_and_address_only() -> None:
    visitor = Client()
    wrong = {"username": "profe", "password": "no"}
    answers = [visitor.post("/admin/login/", wrong) for _ in range(settings.AXES_FAILURE_LIMIT)]
    assert [answer.status_code for answer in answers[:-1]] == [200] * (len(answers) - 1)
    page = assert_error_page(answers[-1], 429)
    assert "15 minutos" in page.message
    assert visitor.post("/admin/login/", wrong).status_code == 429
    other = visitor.post("/admin/login/", wrong | {"username": "otra"})
    assert other.status_code == 200


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
