"""Whatever is sent: the right status, a clear page in Spanish, nothing recorded, nothing in the log."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.parse import urlencode

import pytest

from tests.faults.client import HTMX, PRACTICE, Client, Form, Reply
from tests.site import SLUG, Site
from tests.sites import DATABASES, copied_site

PLACE = 3
OTHER_SERIES = "otra-serie"
MEBIBYTE = 1024 * 1024
EXPECTED = {
    400: "La petición llegó incompleta o dañada y no se guardó nada.",
    403: "Para responder hacen falta las cookies de este sitio; no se guardó nada. "
    "Si ya las permites, recarga la página.",
    404: "No hay ninguna página en esta dirección.",
    405: "La página no se puede usar de esta manera y no se guardó nada.",
    413: "Lo que enviaste es demasiado grande y no se guardó nada.",
}


class Learner(NamedTuple):
    """Somebody with an open page, and what its form would send."""

    site: Site
    client: Client
    form: Form
    headers: dict[str, str]

    def post(self, place: object = PLACE, without: str = "", **changed: str) -> Reply:
        fields = self.form.answer(0) | changed
        fields.pop(without, None)
        return self.client.post(place, fields, self.headers)

    def send(self, method: str) -> Reply:
        token = {"X-CSRFToken": self.form.hidden["csrfmiddlewaretoken"]}
        return self.client.request(method, f"{PRACTICE}{PLACE}/", None, token | self.headers)

    def send_raw(self, extra: str) -> Reply:
        body = f"{urlencode(self.form.answer(0))}&{extra}"
        return self.client.send(f"{PRACTICE}{PLACE}/", body, self.headers)

    def without_cookies(self, *names: str) -> "Learner":
        for name in names:
            del self.client.cookies[name]
        return self

    def token_of_place(self, place: int) -> str:
        return self.client.open_form(place).tokens[0]

    def drill_of_the_other_series(self) -> str:
        return Form(self.client.get(f"/practica/{OTHER_SERIES}/{PLACE}/").text).hidden["drill"]


@pytest.fixture(scope="module", params=DATABASES)
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """A site with a second series."""
    with copied_site(request, request.param) as site:
        columns = "loaded_digest, name, seed, level_codes, drills_each, overrides"
        site.execute(
            f"INSERT INTO practice_series (slug, {columns}) "
            f"SELECT %s, {columns} FROM practice_series WHERE slug = %s",
            *(OTHER_SERIES, SLUG),
        )
        site.manage("deal", OTHER_SERIES)
        yield site.start()


@pytest.fixture(params=["page", "htmx"])
def learner(site: Site, request: pytest.FixtureRequest) -> Learner:
    client = Client(site)
    return Learner(site, client, client.open_form(PLACE), HTMX if request.param == "htmx" else {})


@pytest.fixture(autouse=True)
def _nothing_is_recorded_or_logged(site: Site) -> Iterator[None]:
    before = site.count_attempts()
    yield
    assert site.count_attempts() == before
    assert "Traceback" not in site.log()


Send = Callable[[Learner], Reply]

NOT_AN_OPTION: dict[str, Send] = {
    "unknown token": lambda learner: learner.post(option="0123456789abcdef"),
    "a number for a token": lambda learner: learner.post(option="0"),
    "empty token": lambda learner: learner.post(option=""),
    "no token": lambda learner: learner.post(without="option"),
    "token of another drill": lambda learner: learner.post(option=learner.token_of_place(4)),
    "token in broken UTF-8": lambda learner: learner.send_raw("option=%FF%FE"),
    "long token": lambda learner: learner.post(option="a" * 100_000),
}
ERRORS: dict[str, tuple[int, Send]] = {
    "drill that does not exist": (404, lambda learner: learner.post(drill="987654321")),
    "drill of another place": (404, lambda learner: learner.post(PLACE + 1)),
    "drill of another series": (
        404,
        lambda learner: learner.post(drill=learner.drill_of_the_other_series()),
    ),
    "letters for a drill": (404, lambda learner: learner.post(drill="abc")),
    "a huge drill": (404, lambda learner: learner.post(drill=str(10**30))),
    "a drill below zero": (404, lambda learner: learner.post(drill="-1")),
    "no drill": (404, lambda learner: learner.post(without="drill")),
    "a huge place": (404, lambda learner: learner.post(10**30)),
    "place after the last": (404, lambda learner: learner.post(25)),
    "no CSRF token": (403, lambda learner: learner.post(without="csrfmiddlewaretoken")),
    "wrong CSRF token": (403, lambda learner: learner.post(csrfmiddlewaretoken="x" * 64)),
    "no cookies": (403, lambda learner: learner.without_cookies("csrftoken", "sessionid").post()),
    "body of 10 MB": (413, lambda learner: learner.post(padding="a" * 10 * MEBIBYTE)),
    "NUL in the token": (400, lambda learner: learner.post(option="a\0b")),
    "NUL in a field's name": (400, lambda learner: learner.send_raw("a%00b=1")),
    "NUL in the address": (400, lambda learner: learner.post("%00")),
    "NUL in the query": (400, lambda learner: learner.post(f"{PLACE}/?a=%00&b=")),
    "PUT": (405, lambda learner: learner.send("PUT")),
    "DELETE": (405, lambda learner: learner.send("DELETE")),
    "PATCH": (405, lambda learner: learner.send("PATCH")),
}


@pytest.mark.parametrize("name", NOT_AN_OPTION)
def test_what_is_not_an_option_of_the_drill_gets_the_form_again(
    learner: Learner, name: str
) -> None:
    reply = NOT_AN_OPTION[name](learner)
    assert reply.status == 422
    assert Form(reply.text).tokens == learner.form.tokens
    notice = re.search(r'id="notice"[^>]*role="alert"[^>]*>([^<]+)</p>', reply.text)
    assert notice, reply.text
    assert notice[1].startswith(("Esa respuesta no es de esta mano.", "Elige una respuesta"))
    assert ('lang="es-CL"' in reply.text) is not bool(learner.headers)


@pytest.mark.parametrize("name", ERRORS)
def test_other_bad_input_gets_its_error_page(learner: Learner, name: str) -> None:
    status, send = ERRORS[name]
    reply = send(learner)
    assert reply.status == status
    assert_error_page(reply, EXPECTED[status])


def assert_error_page(reply: Reply, message: str) -> None:
    """A whole page in Spanish, with HTMX too: its message is what the script shows by the button."""
    assert reply.headers["Content-Type"].startswith("text/html")
    assert '<html lang="es-CL">' in reply.text
    assert f"<p data-mensaje>{message}</p>" in reply.text
    assert "no-store" in reply.headers["Cache-Control"]


def test_a_post_without_a_learner_says_that_cookies_are_needed(learner: Learner) -> None:
    reply = learner.without_cookies("sessionid").post()
    assert reply.status == 403
    message = "Tu navegador no envió la cookie de este sitio, así que la respuesta no se guardó."
    assert '<html lang="es-CL">' in reply.text
    assert f"<p data-mensaje>{message}</p>" in reply.text
    assert "sessionid" not in learner.client.cookies


def test_a_wrong_method_is_told_which_ones_there_are(learner: Learner) -> None:
    assert learner.send("PUT").headers["Allow"] == "GET, HEAD, POST"


@pytest.mark.parametrize("path", ["0/", "25/", f"{10**30}/", "abc/", "-1/", "../otra/"])
def test_an_address_that_leads_nowhere_is_404(learner: Learner, path: str) -> None:
    reply = learner.client.get(PRACTICE + path, learner.headers)
    assert reply.status == 404
    assert_error_page(reply, EXPECTED[404])
