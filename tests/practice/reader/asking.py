"""Asking the reader by its address, and what its page then says."""

import re
from html import unescape
from typing import NamedTuple

from django.http import HttpResponse
from django.test import Client

from tests.practice.pages import Page

READER = "/leer/"
BOARD = "Qs Qh 9d 4c 2c"
ANA, BETO = "Ah 8s", "Jc 8d"


class Answer(NamedTuple):
    """What came back, parsed."""

    response: HttpResponse
    page: Page

    @property
    def status(self) -> int:
        return self.response.status_code

    @property
    def said(self) -> str:
        return self.page.text(of_id="said")

    @property
    def ranking(self) -> list[str]:
        """A line for each hand: its place, its name, its reading, "empate", "juega la mesa"."""
        return lines(self.response, '<ol class="ranking">', "</ol>", "li")

    @property
    def steps(self) -> list[str]:
        """A line for each row of the comparison."""
        return lines(self.response, '<figure class="block comparison">', "</figure>", "tr")

    @property
    def fields(self) -> dict[str, str]:
        """What stands in each field of the form."""
        return {
            element.attrs["name"]: element.attrs["value"]
            for element in self.page.all("input")
            if "name" in element.attrs
        }

    @property
    def buttons(self) -> list[tuple[str, str]]:
        """Name and value of each button that sends something."""
        return [
            (element.attrs["name"], element.attrs["value"])
            for element in self.page.all("button")
            if "name" in element.attrs
        ]

    def at(self, field: str) -> str:
        """What is said at a field."""
        return self.page.text(of_id=f"of-{field}")


def ask(client: Client | None = None, **params: object) -> Answer:
    response = (client or Client()).get(READER, params)
    return Answer(response, Page(response.content.decode()))


def ask_address(address: str) -> Answer:
    response = Client().get(address)
    return Answer(response, Page(response.content.decode()))


def lines(response: HttpResponse, start: str, end: str, tag: str) -> list[str]:
    """The text of each of the elements in a part of a page."""
    part = response.content.decode().partition(start)[2].partition(end)[0]
    found = re.findall(rf"<{tag}\b[^>]*>(.*?)</{tag}>", part, re.DOTALL)
    return [" ".join(unescape(re.sub(r"<[^>]+>", " ", each)).split()) for each in found]
