"""axe on every kind of page, and where the focus goes."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import ShowKind
from tests.browser.drills import (
    LESSON,
    answer,
    answer_button,
    onward,
    open_drill,
    option,
    result,
    where,
)
from tests.browser.pages import KINDS

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    "resultTypes": ["violations"],
}
WIDE, NARROW = {"width": 1024, "height": 768}, {"width": 320, "height": 640}
LOOKS = [("light", WIDE), ("dark", WIDE), ("light", NARROW)]


def findings(page: Page) -> list[str]:
    """What axe finds in each look of a page. Transitions are off, so that no colour is half way."""
    found = []
    for scheme, size in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.set_viewport_size(size)
        for violation in Axe().run(page, options=RULES).response["violations"]:
            nodes = [f"{node['html']} {node['failureSummary']}" for node in violation["nodes"]]
            found.append(f"{scheme} {size['width']} {violation['id']}: {nodes}")
    return found


@pytest.mark.parametrize("name", KINDS)
def test_axe_finds_nothing(show_kind: ShowKind, name: str) -> None:
    assert findings(show_kind(name)) == []


def test_axe_finds_nothing_when_nothing_was_chosen(page: Page) -> None:
    open_drill(page)
    answer_button(page).click()
    expect(page.locator("#notice")).not_to_be_empty()
    assert findings(page) == []


def test_axe_would_find_something(page: Page) -> None:
    """The negative control: axe runs, with our tags, on the page as it stands."""
    open_drill(page)
    page.locator("h1").evaluate("h1 => h1.insertAdjacentHTML('afterend', '<img src=\"x\">')")
    assert any("image-alt" in each for each in findings(page))


def test_the_focus_goes_to_the_result_after_an_answer(page: Page) -> None:
    open_drill(page)
    answer(page)
    expect(result(page)).to_be_focused()
    expect(result(page)).to_be_in_viewport()


def test_the_focus_goes_to_the_question_of_the_next_drill(page: Page) -> None:
    open_drill(page)
    answer(page)
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#question")).to_be_in_viewport()


def test_a_lesson_that_loads_its_practice_keeps_the_focus_and_the_place(page: Page) -> None:
    page.goto(LESSON)
    expect(answer_button(page)).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.activeElement === document.body")
    assert page.evaluate("scrollY") == 0


def test_a_lesson_that_loads_its_practice_leaves_a_reader_where_he_is(page: Page) -> None:
    """The practice arrives late while somebody is already in a link further up."""
    page.route("**/practica/**", lambda route: _after_the_focus(page, route))
    page.goto(LESSON)
    expect(option(page, 0)).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name="Curso")).to_be_focused()


def _after_the_focus(page: Page, route: Any) -> None:
    page.get_by_role("link", name="Curso").focus()
    route.continue_()
