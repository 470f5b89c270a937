"""Preferences and sheets as a browser draws them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drills import (
    LESSON,
    PLACES,
    PRACTICE,
    answer,
    answer_over_http,
    open_drill,
    option,
)
from tests.site import Site

PREFERENCES = "/preferencias/"
NARROW = {"width": 320, "height": 640}
WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
COLOUR = "element => getComputedStyle(element).color"
PAPER = "getComputedStyle(document.body).backgroundColor"
DARK_PAPER, LIGHT_PAPER = "rgb(23, 21, 18)", "rgb(250, 247, 240)"
SUIT = "element => getComputedStyle(element, '::before').content"
BREAK = "element => getComputedStyle(element).breakBefore"


def choose(page: Page, *words: str) -> None:
    """Choose by the words on the page, and keep it.

    The course that follows loads its practice, and with it the learner: wait for it, or a request
    beside the page is a first visit too and makes another learner.
    """
    page.goto(PREFERENCES)
    for word in words:
        page.get_by_role("radio", name=word, exact=True).check()
    with page.expect_navigation(wait_until="networkidle"):
        page.get_by_role("button", name="Guardar").click()


def card_width(page: Page) -> float:
    box = page.locator("#practice .board .card").first.bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
@pytest.mark.parametrize("address", ["/", LESSON, f"{PRACTICE}1/", PREFERENCES])
def test_dark_is_dark_on_every_page_whatever_the_system_says(
    new_page: NewPage, address: str, script: bool
) -> None:
    page = new_page(color_scheme="light", java_script_enabled=script)
    choose(page, "Oscuros")
    page.goto(address)
    expect(page.locator("body")).to_have_css("background-color", DARK_PAPER)


def test_light_is_light_whatever_the_system_says(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    choose(page, "Claros")
    expect(page.locator("body")).to_have_css("background-color", LIGHT_PAPER)


def test_two_colours_make_diamonds_red_and_clubs_black(page: Page) -> None:
    choose(page, "Dos colores")
    page.goto(f"{PRACTICE}hoja/")
    colours = {
        suit: page.locator(f".card[data-suit={suit}]").first.evaluate(COLOUR) for suit in "shdc"
    }
    assert colours["d"] == colours["h"] != colours["s"] == colours["c"]


def test_large_cards_are_larger(page: Page) -> None:
    open_drill(page)
    before = card_width(page)
    choose(page, "Grandes")
    open_drill(page)
    assert card_width(page) == pytest.approx(before * 1.25, rel=0.02)


@pytest.mark.parametrize("answered", [False, True], ids=["before", "after"])
def test_large_cards_never_scroll_sideways_at_320_pixels(new_page: NewPage, answered: bool) -> None:
    page = new_page(viewport=NARROW)
    choose(page, "Grandes")
    too_wide = {}
    for place in PLACES:
        if answered:
            answer_over_http(page.context, place)
        page.goto(f"{PRACTICE}{place}/", wait_until="domcontentloaded")
        if (width := page.evaluate(WIDTH)) > 320:
            too_wide[place] = width
    assert too_wide == {}


@pytest.mark.parametrize("address", [LESSON, PREFERENCES, f"{PRACTICE}hoja/?clave=1"])
def test_other_pages_with_large_cards_do_not_scroll_sideways_either(
    new_page: NewPage, address: str
) -> None:
    page = new_page(viewport=NARROW)
    choose(page, "Grandes")
    page.goto(address)
    assert page.evaluate(WIDTH) <= 320


def test_switched_off_the_keys_choose_nothing_and_are_not_named(page: Page) -> None:
    choose(page, "Apagadas")
    open_drill(page)
    page.keyboard.press("2")
    expect(option(page, 1)).not_to_be_checked()
    expect(page.locator("#practice .keys")).to_be_hidden()
    expect(page.locator("#practice .option kbd").first).to_be_hidden()
    answer(page, 1)


def test_the_hint_leads_to_the_switch_and_back(page: Page) -> None:
    open_drill(page, 3)
    page.get_by_role("link", name="se pueden apagar").click()
    page.get_by_role("radio", name="Apagadas").check()
    page.get_by_role("button", name="Guardar").click()
    expect(page.locator("#practice .where")).to_contain_text("Mano 3 de 24")
    expect(page.locator("#practice .keys")).to_be_hidden()


def test_back_to_the_defaults_nothing_is_kept(page: Page, site: Site) -> None:
    choose(page, "Oscuros")
    choose(page, "Como el sistema")
    assert "preferencias" not in [cookie.get("name") for cookie in page.context.cookies()]


def test_dark_stays_off_the_paper(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    choose(page, "Oscuros")
    page.goto(f"{PRACTICE}hoja/")
    page.emulate_media(media="print")
    assert page.evaluate(PAPER) == "rgb(255, 255, 255)"


def test_on_paper_red_suits_are_hollow(page: Page) -> None:
    page.goto(f"{PRACTICE}hoja/")
    page.emulate_media(media="print")
    drawn = {
        suit: page.locator(f".card[data-suit={suit}] i").first.evaluate(SUIT) for suit in "shdc"
    }
    assert drawn == {"s": "none", "h": '"♡"', "d": '"♢"', "c": "none"}


def test_on_paper_the_key_has_a_page_of_its_own_and_no_button_is_left(page: Page) -> None:
    page.goto(f"{PRACTICE}hoja/?clave=1")
    page.emulate_media(media="print")
    assert page.locator(".key").evaluate(BREAK) == "page"
    expect(page.locator("article").first).to_have_css("break-inside", "avoid")
    for hidden in (".sheet-how", ".site-head", ".site-foot"):
        expect(page.locator(hidden)).to_be_hidden()
