"""Everything that can be answered can be answered with JavaScript off."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drills import (
    LESSON,
    PLACES,
    PRACTICE,
    answer,
    answer_button,
    expect_chosen,
    onward,
    open_drill,
    result,
    where,
)
from tests.site import Site


@pytest.fixture
def plain_page(new_page: NewPage) -> Page:
    return new_page(java_script_enabled=False)


def test_all_drills_without_script_end_on_the_count(plain_page: Page, site: Site) -> None:
    plain_page.goto(PRACTICE)
    for place in PLACES:
        expect(where(plain_page)).to_contain_text(f"Mano {place} de 24")
        answer(plain_page, site.right_at(place) if place % 4 else site.wrong_at(place))
        assert plain_page.url.endswith(f"{PRACTICE}{place}/#resultado")
        onward(plain_page).click()
    expect(plain_page.locator("#practice .score")).to_have_text("18 de 24 a la primera.")


def test_the_title_tells_the_result_without_script(plain_page: Page, site: Site) -> None:
    open_drill(plain_page)
    answer(plain_page, site.wrong_at(1))
    assert plain_page.title().startswith("Con error · Mano 1 de 24")


def test_nothing_chosen_is_told_near_the_button(plain_page: Page) -> None:
    open_drill(plain_page)
    answer_button(plain_page).click()
    notice = plain_page.locator("#notice")
    expect(notice).to_have_text("Elige una respuesta antes de responder.")
    expect(notice).to_be_in_viewport()
    expect(answer_button(plain_page)).to_be_visible()


def test_a_second_answer_from_a_stale_page_shows_the_first(plain_page: Page, site: Site) -> None:
    other_tab = plain_page.context.new_page()
    for tab in (plain_page, other_tab):
        open_drill(tab)
    answer(plain_page, 0)
    answer(other_tab, 1)
    expect(other_tab.locator(".repeated")).to_have_text("Ya respondida: cuenta la primera.")
    expect_chosen(other_tab, 0)


def test_back_shows_the_stored_answer(plain_page: Page) -> None:
    open_drill(plain_page)
    answer(plain_page, 1)
    onward(plain_page).click()
    expect(where(plain_page)).to_contain_text("Mano 2 de 24")
    plain_page.go_back()
    expect_chosen(plain_page, 1)
    plain_page.go_back()
    expect_chosen(plain_page, 1)


def test_the_lesson_leads_to_the_practice(plain_page: Page) -> None:
    plain_page.goto(LESSON)
    plain_page.get_by_role("link", name="Empezar la práctica").click()
    answer(plain_page)
    expect(result(plain_page)).to_be_visible()
