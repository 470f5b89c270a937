"""The style page as a test looks at it: as it was answered, and by its states."""

from collections.abc import Iterator
from typing import NamedTuple

from django.http import HttpResponse

from tests.practice.pages import Page

STYLE, BEGINS = "/estilo/", '<div class="state"'


class Style(NamedTuple):
    """The page as it is answered where the course is loaded, so that rules are cited."""

    response: HttpResponse
    page: Page
    states: dict[str, str]

    @classmethod
    def of(cls, response: HttpResponse) -> "Style":
        html = response.content.decode()
        return cls(response, Page(html), dict(_states(html)))


def _states(html: str) -> Iterator[tuple[str, str]]:
    for part in html.split(BEGINS)[1:]:
        state = Page(BEGINS + part)
        name = next(e.attrs["id"] for e in state.all("h2") if e.attrs["id"].startswith("state-"))
        yield state.text(of_id=name), state.text()
