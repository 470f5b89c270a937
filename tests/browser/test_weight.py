"""What a first visit costs over the wire, headers included."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.drills import PRACTICE
from tests.browser.pages import KINDS, show

DRILL_BYTES, DRILL_REQUESTS = 45_000, 4
LESSON_BYTES = 60_000
PLACE = re.compile(r"/[0-9]+/$")


class Wire:
    """What a page asks for and the bytes that come back, as Chromium's network stack counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.bytes[event["requestId"]] = int(event["encodedDataLength"])

    def weight(self) -> int:
        """All bytes, once everything that was asked for has arrived."""
        for _ in range(200):
            if self.asked.keys() == self.bytes.keys():
                return sum(self.bytes.values())
            self.page.wait_for_timeout(25)
        raise AssertionError(f"still on the way: {self.asked.keys() - self.bytes.keys()}")


def visit(page: Page, name: str) -> Wire:
    wire = Wire(page)
    show(page, name)
    return wire


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if PLACE.search(kind.path)])
def test_a_cold_visit_of_a_drill_is_light(new_page: NewPage, finished: Any, name: str) -> None:
    wire = visit(new_page(storage_state=finished if KINDS[name].finished else None), name)
    assert 0 < wire.weight() <= DRILL_BYTES
    assert len(wire.asked) <= DRILL_REQUESTS


@pytest.mark.parametrize("name", ["lesson", "home"])
def test_a_cold_visit_of_a_page_with_its_practice_is_light(page: Page, name: str) -> None:
    wire = visit(page, name)
    assert 0 < wire.weight() <= LESSON_BYTES
    assert any(address.endswith(PRACTICE) for address in wire.asked.values())
