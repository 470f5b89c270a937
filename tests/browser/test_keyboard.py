"""The whole practice without a mouse."""

from playwright.sync_api import Page, expect

from tests.browser.drills import (
    LESSON,
    PLACES,
    PRACTICE,
    answer_button,
    onward,
    open_drill,
    option,
    result,
    where,
)
from tests.site import Site

TABS = 80
IS_FOCUSED = "element => element === document.activeElement"


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{TABS} × Tab do not lead to {selector}")


def choose_by_arrows(page: Page, number: int) -> None:
    tab_to(page, "#practice input[name=option]")
    page.keyboard.press("Space")
    for _ in range(number):
        page.keyboard.press("ArrowDown")


def choose_by_digit(page: Page, number: int) -> None:
    page.keyboard.press(str(number + 1))


def test_all_drills_by_keyboard_alone_end_on_the_count(
    page: Page, site: Site, complaints: list[str]
) -> None:
    page.goto(PRACTICE)
    right = 0
    for place in PLACES:
        expect(where(page)).to_contain_text(f"Mano {place} de 24")
        wanted = site.wrong_at(place) if place % 3 == 0 else site.right_at(place)
        right += place % 3 != 0
        (choose_by_arrows if place % 2 else choose_by_digit)(page, wanted)
        expect(option(page, wanted)).to_be_checked()
        page.keyboard.press("Enter")
        expect(result(page)).to_be_focused()
        tab_to(page, "#practice a.next")
        page.keyboard.press("Enter")
        expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#question")).to_have_text("Lección terminada")
    expect(page.locator("#practice .score")).to_have_text(f"{right} de 24 a la primera.")
    assert complaints == []


def test_the_button_is_reached_and_pressed_by_keyboard(page: Page) -> None:
    open_drill(page)
    choose_by_digit(page, 1)
    tab_to(page, "#practice button")
    assert answer_button(page).evaluate(IS_FOCUSED)
    page.keyboard.press("Space")
    expect(result(page)).to_be_focused()


def test_a_digit_beyond_the_options_chooses_nothing(page: Page) -> None:
    open_drill(page)
    page.keyboard.press("9")
    expect(page.locator("#practice input:checked")).to_have_count(0)


def test_a_digit_with_control_or_alt_is_left_to_the_browser(page: Page) -> None:
    open_drill(page)
    page.keyboard.press("Alt+1")
    page.keyboard.press("Control+Shift+2")
    expect(page.locator("#practice input:checked")).to_have_count(0)


def test_digits_work_in_the_practice_of_a_lesson(page: Page) -> None:
    page.goto(LESSON)
    expect(answer_button(page)).to_be_visible()
    choose_by_digit(page, 1)
    expect(option(page, 1)).to_be_checked()
    page.keyboard.press("Enter")
    expect(onward(page)).to_be_visible()
