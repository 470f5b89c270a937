"""What a learner does on a practice page, in one line each."""

from collections.abc import Mapping

from playwright.sync_api import APIResponse, BrowserContext, Locator, Page, expect

from tests.faults.client import Form
from tests.site import SLUG

PRACTICE = f"/practica/{SLUG}/"
LESSON = "/lecciones/el-showdown/"
PLACES = range(1, 25)
REPEATED = "Ya respondida: cuenta la primera."


def open_drill(page: Page, place: int = 1) -> None:
    page.goto(f"{PRACTICE}{place}/")
    expect(where(page)).to_contain_text(f"Mano {place} de 24")


def where(page: Page) -> Locator:
    return page.locator("#practice .where")


def option(page: Page, number: int) -> Locator:
    return page.locator("#practice input[name=option]").nth(number)


def answer_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Responder")


def result(page: Page) -> Locator:
    return page.locator("#resultado")


def onward(page: Page) -> Locator:
    return page.locator("#practice a.next")


def chosen(page: Page) -> Locator:
    """The option that is shown as the learner's own after the answer."""
    return page.locator("#practice li.option.chosen")


def boxes(page: Page, state: str) -> Locator:
    """The boxes of the strip in a state: right, missed or unanswered."""
    return page.locator(f"#practice .strip .box.{state}")


def answer(page: Page, number: int = 0) -> None:
    option(page, number).check()
    answer_button(page).click()
    expect(result(page)).to_be_visible()


def expect_chosen(page: Page, number: int) -> None:
    """The stored answer is shown, and it is this option."""
    expect(result(page)).to_be_visible()
    expect(page.locator("#practice li.option").nth(number)).to_contain_class("chosen")
    expect(chosen(page)).to_have_count(1)
    expect(answer_button(page)).to_have_count(0)


def open_form(context: BrowserContext, place: int) -> Form:
    """The form of a drill, fetched with the cookies of a context and without a page."""
    return Form(context.request.get(f"{PRACTICE}{place}/").text())


def send(context: BrowserContext, place: int, fields: Mapping[str, str]) -> APIResponse:
    return context.request.post(f"{PRACTICE}{place}/", form=dict(fields))


def answer_over_http(context: BrowserContext, place: int, number: int = 0) -> None:
    reply = send(context, place, open_form(context, place).answer(number))
    assert reply.ok, reply.text()
    assert 'id="resultado"' in reply.text()
