"""A browser that visits the practice, with HTMX or without."""

from typing import Any

from django.http import HttpResponse
from django.test import Client

from practice import tokens as naming
from practice.models import Drill
from tests.factories import SLUG
from tests.practice.pages import Page

HTMX = {"HX-Request": "true"}
PRACTICE = f"/practica/{SLUG}/"
SITE = "http://testserver"


def address(place: int | None = None) -> str:
    return PRACTICE if place is None else f"{PRACTICE}{place}/"


def tokens(drill: Drill) -> list[str]:
    """What a form calls the options of a drill, in order."""
    return naming.tokens(str(drill.pk), len(drill.options))


class Visitor:
    """Keeps its cookies from one request to the next."""

    def __init__(self) -> None:
        self.client = Client()

    def get(self, place: int | None = None, *, on: str = "", **headers: str) -> HttpResponse:
        """Open the practice, or one place of it; `on` is the page that asks by HTMX."""
        given = {**HTMX, "HX-Current-URL": SITE + on} if on else headers
        return self.client.get(address(place), headers=given)

    def answer(
        self, drill: Drill, option: int, *, htmx: bool = False, place: int | None = None
    ) -> HttpResponse:
        """Send the form of a drill with the option at a place of its list."""
        sent = {"drill": str(drill.pk), "option": tokens(drill)[option]}
        return self.send(place or drill.place, sent, htmx=htmx)

    def send(
        self, place: int, sent: dict[str, Any], *, htmx: bool = False, on: str = ""
    ) -> HttpResponse:
        given = {**HTMX, "HX-Current-URL": SITE + on} if htmx or on else {}
        return self.client.post(address(place), sent, headers=given)

    @property
    def learner_ids(self) -> dict[str, str]:
        """What the session knows: one id for each series."""
        ids: dict[str, str] = self.client.session.get("learners", {})
        return ids


def page(response: HttpResponse) -> Page:
    return Page(response.content.decode())
