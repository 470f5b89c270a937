"""A browser reduced to what a fault needs: requests, cookies and the form of a page."""

import http.client
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from threading import Barrier
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlencode

from tests.site import SLUG, Site

SECONDS = 30
PRACTICE = f"/practica/{SLUG}/"
HTMX = {"HX-Request": "true"}
URLENCODED = "application/x-www-form-urlencoded"

T = TypeVar("T")


class Reply(NamedTuple):
    status: int
    headers: Mapping[str, str]
    text: str


class Form(HTMLParser):
    """The answer form of a page: its hidden fields, and the tokens of its options in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.hidden: dict[str, str] = {}
        self.tokens: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "input" and given.get("type") == "hidden":
            self.hidden[given["name"]] = given["value"]
        elif tag == "input" and given.get("name") == "option":
            self.tokens.append(given["value"])

    def answer(self, option: int) -> dict[str, str]:
        return self.hidden | {"option": self.tokens[option]}


class Client:
    """One learner's browser. Each request has a connection of its own, so any worker may get it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.cookies: dict[str, str] = {}

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> Reply:
        return self.request("GET", path, headers=headers)

    def open_form(self, place: int) -> Form:
        reply = self.get(f"{PRACTICE}{place}/")
        assert reply.status == 200, reply
        return Form(reply.text)

    def post(
        self, place: object, fields: Mapping[str, str], headers: Mapping[str, str] | None = None
    ) -> Reply:
        return self.send(f"{PRACTICE}{place}/", urlencode(fields), headers)

    def send(self, path: str, body: str, headers: Mapping[str, str] | None = None) -> Reply:
        given = {"Content-Type": URLENCODED} | dict(headers or {})
        return self.request("POST", path, body.encode(), given)

    def request(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        given = dict(headers or {})
        if self.cookies:
            given["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=SECONDS)
        try:
            connection.request(method, path, body, given)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        for line in response.headers.get_all("Set-Cookie") or []:
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
        return Reply(response.status, response.headers, text)


def at_once(*calls: Callable[[], T]) -> list[T]:
    """Runs all calls at the same moment, each in a thread; what they return, in their order."""
    barrier = Barrier(len(calls), timeout=SECONDS)

    def run(call: Callable[[], T]) -> T:
        barrier.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        waiting: list[Any] = [pool.submit(run, call) for call in calls]
        return [each.result(timeout=2 * SECONDS) for each in waiting]
