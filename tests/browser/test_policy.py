"""The strict policy stands in nobody's way: no page breaks it, and no page complains."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ShowKind
from tests.browser.drills import answer, onward, open_drill, where
from tests.browser.pages import KINDS
from tests.site import Site

ITS_OWN_STATUS = "Failed to load resource: the server responded with a status of 4"


@pytest.mark.parametrize("name", KINDS)
def test_no_page_breaks_the_policy_complains_or_asks_another_host(
    show_kind: ShowKind, site: Site, complaints: list[str], name: str
) -> None:
    page = show_kind(name)
    assert [each for each in complaints if ITS_OWN_STATUS not in each] == []
    asked = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert asked
    assert [each for each in asked if not each.startswith((site.url, "data:"))] == []


def test_answering_and_going_on_breaks_nothing(page: Page, complaints: list[str]) -> None:
    open_drill(page)
    answer(page)
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    page.go_back()
    expect(where(page)).to_contain_text("Mano 1 de 24")
    assert complaints == []


@pytest.mark.parametrize("careless", ["<script>var x;</script>", "<p style='color: red'>rojo</p>"])
def test_what_the_policy_refuses_would_be_seen(
    page: Page, complaints: list[str], careless: str
) -> None:
    """The negative control: an inline script or style, as a careless template would add it."""
    home = page.request.get("/")
    body = home.text().replace("</main>", f"{careless}</main>")
    page.route("**/careless", lambda route: route.fulfill(response=home, body=body))
    page.goto("/careless")
    assert any("Content Security Policy" in each for each in complaints), complaints
