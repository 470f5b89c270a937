"""Narrow windows, paper, and the settings of an operating system."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, ShowKind
from tests.browser.drills import PLACES, PRACTICE, answer, open_drill, option, result
from tests.browser.pages import KINDS

NARROW = {"width": 320, "height": 640}
WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
OUTLINE = "element => getComputedStyle(element).outlineStyle"
TRANSITION = "element => getComputedStyle(element).transitionDuration"
TOUCHED = "#practice .button, #practice label.option, #practice .strip a, main form button"
TARGET_PIXELS = 44


@pytest.mark.parametrize("name", [name for name in KINDS if "answer" not in name])
def test_no_page_scrolls_sideways_at_320_pixels(show_kind: ShowKind, name: str) -> None:
    assert show_kind(name, viewport=NARROW).evaluate(WIDTH) <= 320


@pytest.mark.parametrize("answered", [False, True], ids=["before", "after"])
def test_no_drill_scrolls_sideways_at_320_pixels(
    new_page: NewPage, finished: object, answered: bool
) -> None:
    page = new_page(viewport=NARROW, storage_state=finished if answered else None)
    too_wide = {}
    for place in PLACES:
        page.goto(f"{PRACTICE}{place}/", wait_until="domcontentloaded")
        if (width := page.evaluate(WIDTH)) > 320:
            too_wide[place] = width
    assert too_wide == {}


@pytest.mark.parametrize("name", ["before an answer", "after a wrong answer", "end", "forgetting"])
def test_what_is_touched_is_large_enough_for_a_finger(show_kind: ShowKind, name: str) -> None:
    touched = show_kind(name, viewport=NARROW).locator(TOUCHED)
    sizes = [(each.inner_text(), each.bounding_box()) for each in touched.all()]
    assert sizes
    small = [(text, box) for text, box in sizes if not box or min(box["width"], box["height"]) < 44]
    assert small == []


def test_forced_colours_still_tell_which_option_is_chosen(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    open_drill(page)
    option(page, 1).check()
    page.locator("h1").click()  # the focus has an outline of its own: not that one
    outlines = [each.evaluate(OUTLINE) for each in page.locator("#practice label.option").all()]
    assert outlines[1] != "none"
    assert {*outlines[:1], *outlines[2:]} == {"none"}
    answer(page, 1)


def test_reduced_motion_moves_nothing(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_drill(page)
    for moving in page.locator("#practice label.option, #practice .button").all():
        assert set(moving.evaluate(TRANSITION).split(", ")) == {"0s"}
    answer(page)
    assert page.evaluate("document.getAnimations().length") == 0


def test_paper_shows_the_drill_without_the_strip(show_kind: ShowKind) -> None:
    page = show_kind("after a wrong answer")
    expect(page.locator("#practice .strip")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#practice .strip")).to_be_hidden()
    expect(page.locator("#practice .board")).to_be_visible()
    expect(result(page)).to_be_visible()


def test_dark_is_dark_and_light_is_light(page: Page) -> None:
    page.goto("/")
    backgrounds = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        colour = page.evaluate("getComputedStyle(document.body).backgroundColor")
        backgrounds[scheme] = sum(int(each) for each in colour[4:-1].split(",")[:3])
    assert backgrounds["dark"] < 3 * 64 < 3 * 192 < backgrounds["light"]


SHIFTS = """new Promise((done) => {
  let sum = 0;
  const add = (list) => { for (const entry of list.getEntries()) sum += entry.value; };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(sum), 300);
})"""


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)], ids=["telephone", "wide"])
@pytest.mark.parametrize("kind", ["home", "lesson"])
def test_nothing_moves_when_the_first_drill_arrives(
    page: Page, kind: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(KINDS[kind].path)
    expect(page.locator("#practice form")).to_be_visible()
    assert page.evaluate(SHIFTS) == 0
