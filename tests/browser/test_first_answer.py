"""However often an answer is sent, the first that was stored stands, and it is shown."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewContext, NewPage
from tests.browser.drills import (
    LESSON,
    PRACTICE,
    REPEATED,
    answer,
    answer_button,
    answer_over_http,
    expect_chosen,
    onward,
    open_drill,
    open_form,
    option,
    send,
    where,
)
from tests.site import Site

SUBMIT_TWICE = "form => { form.requestSubmit(); form.requestSubmit(); }"


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_a_double_click_leaves_one_first_answer(
    new_page: NewPage, site: Site, script: bool
) -> None:
    page = new_page(java_script_enabled=script)
    open_drill(page)
    before = site.count_attempts()
    option(page, 1).check()
    answer_button(page).dblclick()
    expect_chosen(page, 1)
    page.reload()
    expect_chosen(page, 1)
    assert site.count_attempts() == before + 1


def test_a_form_sent_twice_leaves_one_first_answer(page: Page, site: Site) -> None:
    open_drill(page)
    before = site.count_attempts()
    option(page, 1).check()
    page.locator("#practice form").evaluate(SUBMIT_TWICE)
    expect_chosen(page, 1)
    page.reload()
    expect_chosen(page, 1)
    assert site.count_attempts() == before + 1


def test_of_two_tabs_the_first_stands_and_the_second_says_so(page: Page, site: Site) -> None:
    other_tab = page.context.new_page()
    for tab in (page, other_tab):
        open_drill(tab)
    before = site.count_attempts()
    answer(page, 0)
    answer(other_tab, 1)
    expect_chosen(other_tab, 0)
    expect(other_tab.locator(".repeated")).to_have_text(REPEATED)
    expect(page.locator(".repeated")).to_have_count(0)
    assert site.count_attempts() == before + 1


def test_the_second_tab_goes_on_where_the_first_is(page: Page) -> None:
    other_tab = page.context.new_page()
    for tab in (page, other_tab):
        open_drill(tab)
    page.bring_to_front()
    answer(page, 0)
    onward(page).click()
    answer(page, 0)
    other_tab.bring_to_front()
    answer(other_tab, 1)
    onward(other_tab).click()
    expect(where(other_tab)).to_contain_text("Mano 3 de 24")


def test_a_replayed_post_leaves_one_first_answer(page: Page, site: Site) -> None:
    form = open_form(page.context, 1)
    before = site.count_attempts()
    replies = [send(page.context, 1, form.answer(number)).text() for number in (1, 1, 0)]
    assert [REPEATED in reply for reply in replies] == [False, True, True]
    open_drill(page)
    expect_chosen(page, 1)
    assert site.count_attempts() == before + 1


def test_a_reload_after_an_answer_sends_nothing_again(page: Page, site: Site) -> None:
    open_drill(page)
    answer(page, 1)
    before = site.count_attempts()
    page.reload()
    expect_chosen(page, 1)
    expect(page.locator(".repeated")).to_have_count(0)
    assert site.count_attempts() == before


@pytest.fixture(params=["no cache", "back/forward cache"])
def back_page(request: pytest.FixtureRequest, new_context: NewContext, browser: Browser) -> Page:
    if request.param == "back/forward cache":
        browser = request.getfixturevalue("caching_browser")
    return new_context(browser).new_page()


def test_back_from_the_next_drill_shows_the_stored_answer(back_page: Page) -> None:
    open_drill(back_page)
    answer(back_page, 1)
    onward(back_page).click()
    expect(where(back_page)).to_contain_text("Mano 2 de 24")
    back_page.go_back(wait_until="commit")
    expect(where(back_page)).to_contain_text("Mano 1 de 24")
    expect_chosen(back_page, 1)
    expect(back_page.get_by_role("banner")).to_be_visible()  # the whole page, not a bare fragment
    expect(back_page).to_have_title(re.compile("Mano 1 de 24"))


def test_back_from_another_page_shows_the_stored_answer(back_page: Page) -> None:
    open_drill(back_page)
    answer(back_page, 1)
    back_page.get_by_role("link", name="Borrar mi avance").click()
    expect(back_page.get_by_role("heading", name="Borrar mi avance")).to_be_visible()
    back_page.go_back(wait_until="commit")
    expect_chosen(back_page, 1)


def test_forward_to_a_page_that_was_answered_elsewhere_shows_the_first(back_page: Page) -> None:
    back_page.goto(LESSON)
    expect(answer_button(back_page)).to_be_visible()
    open_drill(back_page)
    option(back_page, 1).check()
    back_page.go_back(wait_until="commit")
    answer_over_http(back_page.context, 1, 0)
    back_page.go_forward(wait_until="commit")
    expect(where(back_page)).to_contain_text("Mano 1 de 24")
    expect_chosen(back_page, 0)


def test_an_old_form_that_the_cache_brings_back_counts_the_first(
    new_context: NewContext, caching_browser: Browser
) -> None:
    """A lesson may be kept whole with the form in it, unlike the pages of the practice."""
    page = new_context(caching_browser).new_page()
    page.goto(LESSON)
    option(page, 1).check()
    page.evaluate("document.body.dataset.same = 'yes'")
    page.goto(f"{PRACTICE}borrar/")
    answer_over_http(page.context, 1, 0)
    page.go_back(wait_until="commit")
    expect(page.locator("body")).to_have_attribute("data-same", "yes")
    answer(page, 1)
    expect(page.locator(".repeated")).to_have_text(REPEATED)
    expect_chosen(page, 0)


def test_back_to_where_the_practice_was_entered_shows_the_stored_answer(page: Page) -> None:
    page.goto(PRACTICE)
    answer(page, 1)
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    page.go_back()
    expect(where(page)).to_contain_text("Mano 1 de 24")
    expect_chosen(page, 1)


def test_an_answer_adds_no_step_to_the_way_back(page: Page) -> None:
    page.goto(LESSON)
    expect(answer_button(page)).to_be_visible()
    open_drill(page)
    answer_button(page).click()
    expect(page.locator("#notice")).not_to_be_empty()
    answer(page, 1)
    page.go_back()
    expect(page).to_have_url(re.compile(f"{LESSON}$"))
