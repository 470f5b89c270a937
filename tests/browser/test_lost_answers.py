"""An answer that does not arrive: a word near the button, the choice kept, and again it works."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.drills import (
    LESSON,
    answer_button,
    expect_chosen,
    onward,
    open_drill,
    option,
    result,
    where,
)
from tests.site import Site

BUSY = "El sitio está ocupado; espera unos segundos e inténtalo otra vez."
BUSY_PAGE = f'<!DOCTYPE html><html lang="es-CL"><p data-mensaje>{BUSY}</p></html>'
FAILED = "El sitio no pudo guardar la respuesta."
OFFLINE = "No hay conexión con el sitio."
NEAR_PIXELS = 100

Fault = Callable[[Route], None]

FAULTS: dict[str, tuple[str, Fault]] = {
    "busy": (BUSY, lambda route: route.fulfill(status=503, body=BUSY_PAGE)),
    "a proxy's own page": (FAILED, lambda route: route.fulfill(status=502, body="<h1>Bad</h1>")),
    "an empty error": (FAILED, lambda route: route.fulfill(status=500, body="")),
    "dropped": (OFFLINE, lambda route: route.abort("connectionreset")),
    "offline": (OFFLINE, lambda route: route.abort("internetdisconnected")),
}


def break_answers(page: Page, fault: Fault) -> None:
    page.route(
        "**/practica/**",
        lambda route: fault(route) if route.request.method == "POST" else route.fallback(),
    )


def expect_told(page: Page, message: str, kept: int = 1) -> None:
    notice = page.locator("#notice")
    expect(notice).to_contain_text(message)
    expect(notice).to_be_in_viewport()
    below, above = answer_button(page).bounding_box(), notice.bounding_box()
    assert below
    assert above
    assert abs(below["y"] - above["y"]) < NEAR_PIXELS
    expect(option(page, kept)).to_be_checked()
    expect(answer_button(page)).to_be_enabled()


@pytest.mark.parametrize("name", FAULTS)
def test_an_answer_that_did_not_arrive_is_told_and_can_be_sent_again(
    page: Page, site: Site, name: str
) -> None:
    message, fault = FAULTS[name]
    open_drill(page)
    break_answers(page, fault)
    before = site.count_attempts()
    option(page, 1).check()
    answer_button(page).click()
    expect_told(page, message)
    assert site.count_attempts() == before
    page.unroute("**/practica/**")
    answer_button(page).click()
    expect_chosen(page, 1)
    assert site.count_attempts() == before + 1


def test_the_message_comes_in_the_practice_of_a_lesson_too(page: Page) -> None:
    page.goto(LESSON)
    option(page, 1).check()
    break_answers(page, FAULTS["dropped"][1])
    answer_button(page).click()
    expect_told(page, OFFLINE)


def test_a_server_that_is_down_loses_no_choice(page: Page, site: Site) -> None:
    open_drill(page)
    option(page, 1).check()
    site.stop()
    try:
        answer_button(page).click()
        expect_told(page, OFFLINE)
    finally:
        site.start()
    answer_button(page).click()
    expect_chosen(page, 1)


def test_an_answer_without_cookies_is_told_near_the_button(page: Page, site: Site) -> None:
    open_drill(page)
    before = site.count_attempts()
    option(page, 1).check()
    page.context.clear_cookies()
    answer_button(page).click()
    expect_told(page, "Para responder hacen falta las cookies de este sitio")
    assert site.count_attempts() == before


@pytest.mark.parametrize("size", [(1280, 720), (320, 568)], ids=["wide", "telephone"])
def test_nothing_chosen_is_told_near_the_button(
    page: Page, site: Site, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_drill(page)
    before = site.count_attempts()
    answer_button(page).click()
    expect(page.locator("#notice")).to_have_text("Elige una respuesta antes de responder.")
    expect(page.locator("#notice")).to_be_in_viewport()
    expect(answer_button(page)).to_be_focused()
    assert site.count_attempts() == before


def test_an_answer_that_was_stored_but_not_acknowledged_is_shown_when_sent_again(
    page: Page, site: Site
) -> None:
    """As when a worker is killed after the commit: sending again must be harmless."""
    open_drill(page)
    break_answers(page, lambda route: (route.fetch(), route.abort("connectionreset")))
    before = site.count_attempts()
    option(page, 1).check()
    answer_button(page).click()
    expect_told(page, OFFLINE)
    page.unroute("**/practica/**")
    answer_button(page).click()
    expect_chosen(page, 1)
    assert site.count_attempts() == before + 1


def test_going_on_without_a_connection_is_told(page: Page) -> None:
    open_drill(page)
    option(page, 1).check()
    answer_button(page).click()
    expect(result(page)).to_be_visible()
    page.route("**/practica/**", lambda route: route.abort("internetdisconnected"))
    onward(page).click()
    expect(page.locator("#notice")).to_contain_text(OFFLINE)
    page.unroute("**/practica/**")
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
