"""Wrong passwords: six of one name from one address, then a quarter of an hour, whatever a visitor claims to be."""

import json
from datetime import timedelta
from typing import Any

import pytest
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import F
from django.http import HttpResponse
from django.test import Client
from pytest_django import Settings as DjangoSettings

from config import errors
from config.proxy import behind_proxy
from tests.config.conftest import Run
from tests.config.error_page import assert_error_page

pytestmark = pytest.mark.django_db

ENTRANCE = "/admin/login/"
RIGHT, WRONG = "una clave bien propia", "no es esa"
TRIES = 6
PROXY, SCHOOL, HOME = "10.0.0.1", "200.1.1.1", "190.2.2.2"


class Browser(Client):
    """Comes from an address, through as many proxies of ours as the site knows of."""

    def __init__(self, address: str = SCHOOL, proxies: int = 0) -> None:
        super().__init__(REMOTE_ADDR=address)
        self.proxies = proxies

    def _base_environ(self, **request: Any) -> dict[str, Any]:
        environ: dict[str, Any] = super()._base_environ(**request)  # type: ignore[misc]
        behind_proxy(lambda environ, start: [], settings.SITE, self.proxies)(environ, None)
        return environ

    def enter(self, name: str = "ana", password: str = WRONG, **headers: str) -> HttpResponse:
        return self.post(ENTRANCE, {"username": name, "password": password}, headers=headers)

    def fail(self, times: int = TRIES, name: str = "ana", **headers: str) -> list[int]:
        return [self.enter(name, **headers).status_code for _ in range(times)]


def proxied(address: str) -> dict[str, str]:
    """What our proxy says about a visitor from that address, who claims to come from elsewhere."""
    return {"X-Forwarded-For": f"1.2.3.4, {address}"}


@pytest.fixture(autouse=True)
def accounts(settings: DjangoSettings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    for name in ("ana", "beto"):
        User.objects.create_user(name, password=RIGHT, is_staff=True)


@pytest.fixture
def locked() -> Browser:
    """The browser in which a name has just been locked out."""
    browser = Browser()
    browser.fail()
    return browser


def minutes_pass(minutes: float) -> None:
    AccessAttempt.objects.update(attempt_time=F("attempt_time") - timedelta(minutes=minutes))


def test_the_sixth_wrong_password_locks_the_name_out() -> None:
    assert Browser().fail(7) == [200] * 5 + [429] * 2


def test_the_page_says_calmly_how_long(locked: Browser) -> None:
    page = assert_error_page(locked.enter(), 429)
    assert page.message == errors.LOCKED_OUT.message
    assert "15 minutos" in page.message


def test_the_right_password_does_not_help_before(locked: Browser) -> None:
    assert locked.enter(password=RIGHT).status_code == 429
    assert locked.get("/admin/").status_code == 302


def test_after_a_quarter_of_an_hour_the_right_password_opens(locked: Browser) -> None:
    minutes_pass(15.1)
    assert locked.enter(password=RIGHT).status_code == 302


def test_a_minute_before_it_does_not(locked: Browser) -> None:
    minutes_pass(14)
    assert locked.enter(password=RIGHT).status_code == 429


def test_trying_meanwhile_does_not_lengthen_the_wait(locked: Browser) -> None:
    minutes_pass(10)
    locked.fail(3)
    minutes_pass(5.1)
    assert locked.enter(password=RIGHT).status_code == 302


def test_the_right_password_in_time_begins_the_count_anew() -> None:
    browser = Browser()
    browser.fail(5)
    assert browser.enter(password=RIGHT).status_code == 302
    assert Browser().fail(5) == [200] * 5


def test_another_name_from_the_same_address_is_let_in(locked: Browser) -> None:
    assert Browser().enter("beto", RIGHT).status_code == 302
    assert locked.enter("beto", RIGHT).status_code == 302


@pytest.mark.usefixtures("locked")
def test_the_same_name_from_another_address_is_let_in() -> None:
    assert Browser(HOME).enter(password=RIGHT).status_code == 302


@pytest.mark.usefixtures("locked")
def test_who_was_in_stays_in_and_who_learns_goes_on() -> None:
    inside = Browser(HOME)
    inside.enter(password=RIGHT)
    assert inside.get("/admin/", REMOTE_ADDR=SCHOOL).status_code == 200
    assert Browser().get("/glosario/").status_code == 200


def test_a_name_that_nobody_has_is_treated_the_same() -> None:
    assert Browser().fail(7, "nadie") == [200] * 5 + [429] * 2


@pytest.mark.parametrize("name", ["ana ", " ana", "\uff41na"])
def test_another_way_to_write_the_name_is_the_same_name(locked: Browser, name: str) -> None:
    assert locked.enter(name, RIGHT).status_code == 429


def test_another_browser_does_not_help(locked: Browser) -> None:
    assert locked.enter(password=RIGHT, **{"User-Agent": "otro"}).status_code == 429
    assert [Browser(HOME).fail(1, **{"User-Agent": str(n)}) for n in range(7)][5:] == [[429]] * 2


def test_what_is_kept_of_a_try_has_no_password(locked: Browser) -> None:
    kept = AccessAttempt.objects.get()
    assert kept.username == "ana"
    assert WRONG not in kept.post_data


# Behind a proxy


def test_without_a_proxy_a_claimed_address_is_not_believed() -> None:
    browser = Browser()
    tries = [browser.fail(1, **{"X-Forwarded-For": f"9.9.9.{n}"}) for n in range(7)]
    assert tries == [[200]] * 5 + [[429]] * 2
    assert AccessAttempt.objects.get().ip_address == SCHOOL


def test_behind_a_proxy_the_visitor_is_counted_and_not_the_proxy() -> None:
    browser = Browser(PROXY, proxies=1)
    assert browser.fail(**proxied(SCHOOL))[-1] == 429
    assert browser.enter(password=RIGHT, **proxied(HOME)).status_code == 302
    assert AccessAttempt.objects.get().ip_address == SCHOOL


def test_behind_a_proxy_a_claimed_address_is_not_believed() -> None:
    browser = Browser(PROXY, proxies=1)
    claims = [{"X-Forwarded-For": f"9.9.9.{n}, {SCHOOL}"} for n in range(7)]
    assert [browser.fail(1, **claim) for claim in claims] == [[200]] * 5 + [[429]] * 2


@pytest.mark.parametrize("header", ["X-Real-IP", "Forwarded", "Client-IP", "CF-Connecting-IP"])
def test_no_other_header_changes_the_address(header: str) -> None:
    browser = Browser(PROXY, proxies=1)
    tries = [browser.fail(1, **{header: f"9.9.9.{n}"}, **proxied(SCHOOL)) for n in range(6)]
    assert tries[-1] == [429]


# The whole site as it is served

SERVED = """
import json, re
from io import BytesIO
from urllib.parse import urlencode
from django.core.management import call_command
from config.wsgi import application

call_command("migrate", verbosity=0)
call_command("collectstatic", verbosity=0)

def ask(method, forwarded, cookie="", sent=b""):
    answer = []
    environ = {
        "REQUEST_METHOD": method, "PATH_INFO": "/admin/login/", "SERVER_NAME": "x", "SERVER_PORT": "80",
        "HTTP_HOST": "escuela.cl", "HTTP_REFERER": "https://escuela.cl/", "wsgi.url_scheme": "http",
        "REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": forwarded, "HTTP_COOKIE": cookie,
        "CONTENT_TYPE": "application/x-www-form-urlencoded", "CONTENT_LENGTH": str(len(sent)),
        "wsgi.input": BytesIO(sent),
    }
    body = b"".join(application(environ, lambda line, headers: answer.append((line[:3], dict(headers)))))
    return answer[0][0], answer[0][1], body.decode(errors="replace")

def fail(forwarded):
    _, headers, html = ask("GET", forwarded)
    token = re.search('name="csrfmiddlewaretoken" value="([^"]+)"', html)[1]
    sent = {"csrfmiddlewaretoken": token, "username": "ana", "password": "no es esa"}
    return ask("POST", forwarded, headers["Set-Cookie"].partition(";")[0], urlencode(sent).encode())[0]

print(json.dumps([[fail(f"9.9.9.{n}, 200.1.1.1") for n in range(6)], fail("9.9.9.9, 190.2.2.2")]))
"""


@pytest.mark.parametrize(("proxies", "elsewhere"), [("1", "200"), ("0", "429")])
def test_the_site_counts_by_what_its_proxies_say(
    run_python: Run, proxies: str, elsewhere: str
) -> None:
    done = run_python(SERVED, SITE_URL="https://escuela.cl", PROXIES=proxies)
    assert json.loads(done.stdout) == [["200"] * 5 + ["429"], elsewhere], done.stderr
