"""What a learner has done stays, and leads on by itself."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext, NewPage
from tests.browser.drills import (
    PLACES,
    PRACTICE,
    answer,
    answer_over_http,
    boxes,
    expect_chosen,
    onward,
    open_drill,
    result,
    where,
)
from tests.site import Site

LEVEL = "#practice .where .level"


def answer_some(page: Page, site: Site) -> None:
    """Two drills right and one wrong."""
    answer_over_http(page.context, 1, site.right_at(1))
    answer_over_http(page.context, 2, site.wrong_at(2))
    answer_over_http(page.context, 3, site.right_at(3))


def expect_some(page: Page) -> None:
    expect(boxes(page, "right")).to_have_count(2)
    expect(boxes(page, "missed")).to_have_count(1)
    expect(boxes(page, "unanswered")).to_have_count(21)


@pytest.mark.parametrize("last", [6, 12, 18])
def test_the_next_level_begins_by_itself(page: Page, last: int) -> None:
    for place in range(1, last):
        answer_over_http(page.context, place)
    page.goto(PRACTICE)
    expect(where(page)).to_contain_text(f"Mano {last} de 24")
    level = page.locator(LEVEL).inner_text()
    answer(page)
    expect(page.locator(LEVEL)).to_have_text(level)
    onward(page).click()
    expect(where(page)).to_contain_text(f"Mano {last + 1} de 24")
    expect(page.locator(LEVEL)).not_to_have_text(level)
    expect(page.locator("#practice .intro")).to_be_visible()


def test_the_strip_has_a_box_for_each_drill_from_the_start(page: Page) -> None:
    page.goto(PRACTICE)
    expect(boxes(page, "unanswered")).to_have_count(len(PLACES))


def test_a_right_answer_is_told_in_the_title(page: Page, site: Site) -> None:
    open_drill(page)
    assert page.title().startswith("Mano 1 de 24")
    answer(page, site.right_at(1))
    expect(page).to_have_title(f"Correcta · Mano 1 de 24 · {site.name}")
    onward(page).click()
    expect(page).to_have_title(f"Mano 2 de 24 · {site.name}")


def test_a_wrong_answer_is_told_in_the_title(page: Page, site: Site) -> None:
    open_drill(page)
    answer(page, site.wrong_at(1))
    expect(page).to_have_title(f"Con error · Mano 1 de 24 · {site.name}")
    expect(result(page)).to_contain_text("Coincide con «")


def test_an_answer_is_shown_without_loading_the_page_again(page: Page) -> None:
    open_drill(page)
    page.evaluate("document.body.dataset.same = 'yes'")
    answer(page)
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    expect(page.locator("body")).to_have_attribute("data-same", "yes")


def test_the_address_follows_to_the_next_drill(page: Page) -> None:
    open_drill(page)
    answer(page)
    onward(page).click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    assert page.url.endswith(f"{PRACTICE}2/")
    page.reload()
    expect(where(page)).to_contain_text("Mano 2 de 24")


def test_a_box_of_the_strip_shows_its_answer_again(page: Page, site: Site) -> None:
    answer_some(page, site)
    page.goto(PRACTICE)
    boxes(page, "missed").click()
    expect(where(page)).to_contain_text("Mano 2 de 24")
    expect_chosen(page, site.wrong_at(2))


def test_a_reload_keeps_the_progress(page: Page, site: Site) -> None:
    page.goto(PRACTICE)
    answer(page, site.right_at(1))
    onward(page).click()
    answer(page, site.wrong_at(2))
    onward(page).click()
    answer(page, site.right_at(3))
    expect_some(page)
    page.reload()
    expect_some(page)


def test_the_browser_closed_and_opened_again_keeps_the_progress(
    new_context: NewContext, site: Site
) -> None:
    context = new_context()
    page = context.new_page()
    answer_some(page, site)
    cookies = context.storage_state()
    assert all(cookie["expires"] > 0 for cookie in cookies["cookies"])
    context.close()
    page = new_context(storage_state=cookies).new_page()
    page.goto(PRACTICE)
    expect_some(page)


def test_a_restart_of_the_server_keeps_everything(new_page: NewPage, each_site: Site) -> None:
    page = new_page(base_url=each_site.url)
    answer_some(page, each_site)
    open_drill(page, 4)
    each_site.restart()
    answer(page, 1)
    page.reload()
    expect(boxes(page, "unanswered")).to_have_count(20)
    for place, option in ((1, each_site.right_at(1)), (2, each_site.wrong_at(2)), (4, 1)):
        open_drill(page, place)
        expect_chosen(page, option)


@pytest.mark.parametrize("button", ["Borrar lo de esta serie", "Borrar lo de todas las series"])
def test_forgetting_empties_the_strip(page: Page, site: Site, button: str) -> None:
    answer_some(page, site)
    before = site.count_attempts()
    page.goto(PRACTICE)
    page.get_by_role("link", name="Borrar mi avance").click()
    expect(page.get_by_text("has respondido 3 manos")).to_be_visible()
    page.get_by_role("button", name=button).click()
    expect(where(page)).to_contain_text("Mano 1 de 24")
    expect(boxes(page, "unanswered")).to_have_count(24)
    assert site.count_attempts() == before


def test_leaving_the_forget_page_forgets_nothing(page: Page, site: Site) -> None:
    answer_some(page, site)
    page.goto(f"{PRACTICE}borrar/")
    page.get_by_role("link", name="No borrar nada y volver").click()
    expect_some(page)


def test_the_end_page_names_each_mistake_that_was_made(new_page: NewPage, finished: object) -> None:
    page = new_page(storage_state=finished)
    page.goto(PRACTICE)
    expect(page.locator("#practice .score")).to_have_text("12 de 24 a la primera.")
    times = [int(text.split()[0]) for text in page.locator(".mistakes .times").all_inner_texts()]
    assert sum(times) == 12
