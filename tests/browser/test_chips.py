"""The practices about chips in a browser: typed amounts, the dealer's steps, and how they stand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drills import answer, answer_button, onward, option, result
from tests.browser.test_accessibility import findings
from tests.browser.test_keyboard import tab_to
from tests.browser.test_looks import NARROW, WIDTH

POTS, DEALER = "/practica/armar-los-pozos/", "/practica/error-del-crupier/"
TYPED, CHOSEN = 5, 1  # places of the series
FIELD = "#practice input[name=amount{}]"


def send(page: Page, *amounts: str) -> None:
    for number, amount in enumerate(amounts):
        page.locator(FIELD.format(number)).fill(amount)
    answer_button(page).click()


@pytest.fixture(params=[True, False], ids=["script", "no script"])
def any_page(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    return new_page(java_script_enabled=request.param)


def test_amounts_are_typed_and_answered(any_page: Page) -> None:
    any_page.goto(f"{POTS}{TYPED}/")
    send(any_page, "1", "2")
    expect(result(any_page)).to_contain_text("Otro error")
    expect(any_page.locator(".settlement")).to_contain_text("Tu respuesta")


def test_what_cannot_be_read_is_told_and_kept(any_page: Page) -> None:
    any_page.goto(f"{POTS}{TYPED}/")
    send(any_page, "1,250", "todo")
    expect(any_page.locator("#notice")).to_contain_text("«todo» no es un monto")
    expect(any_page.locator(FIELD.format(0))).to_have_value("1,250")
    expect(any_page.locator(FIELD.format(1))).to_have_attribute("aria-invalid", "true")
    expect(result(any_page)).to_have_count(0)


def test_the_focus_goes_to_the_first_amount_that_cannot_be_read(page: Page) -> None:
    page.goto(f"{POTS}{TYPED}/")
    send(page, "20", "todo")
    expect(page.locator(FIELD.format(1))).to_be_focused()


def test_amounts_are_answered_by_keyboard_alone(page: Page, complaints: list[str]) -> None:
    page.goto(f"{POTS}{TYPED}/")
    tab_to(page, FIELD.format(0))
    page.keyboard.type("30")
    page.keyboard.press("Tab")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(result(page)).to_be_focused()
    tab_to(page, "#practice a.next")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    assert complaints == []


def test_a_double_click_leaves_what_was_typed_first(page: Page) -> None:
    page.goto(f"{POTS}{TYPED}/")
    page.locator(FIELD.format(0)).fill("7")
    page.locator(FIELD.format(1)).fill("8")
    answer_button(page).dblclick()
    expect(result(page)).to_be_visible()
    page.reload()
    expect(page.locator(".settlement")).to_contain_text("7")


def test_the_dealers_step_is_named_by_its_number(any_page: Page) -> None:
    any_page.goto(f"{DEALER}1/")
    answer(any_page, 2)
    expect(any_page.locator(".step.chosen")).to_have_count(1)
    expect(any_page.locator(".step").nth(2)).to_contain_text("tu respuesta")
    onward(any_page).click()
    expect(any_page.locator("#practice .where")).to_contain_text("Mano 2 de 24")


def test_a_number_key_chooses_a_step(page: Page) -> None:
    page.goto(f"{DEALER}1/")
    page.keyboard.press("6")
    expect(option(page, 5)).to_be_checked()


def _answered(page: Page, path: str, amounts: tuple[str, ...]) -> None:
    page.goto(path)
    if amounts:
        send(page, *amounts)
    else:
        option(page, 0).check()
        answer_button(page).click()
    expect(result(page)).to_be_visible()


AFTER = [(f"{POTS}{CHOSEN}/", ()), (f"{POTS}{TYPED}/", ("1", "2")), (f"{DEALER}1/", ())]


@pytest.mark.parametrize(("path", "amounts"), AFTER)
def test_axe_finds_nothing_after_an_answer(page: Page, path: str, amounts: tuple[str, ...]) -> None:
    _answered(page, path, amounts)
    assert findings(page) == []


def test_no_table_with_chips_scrolls_sideways(new_page: NewPage) -> None:
    page, too_wide = new_page(viewport=NARROW), {}
    for path in [f"{series}{place}/" for series in (POTS, DEALER) for place in range(1, 21)]:
        page.goto(path, wait_until="domcontentloaded")
        if (width := page.evaluate(WIDTH)) > 320:
            too_wide[path] = width
    assert too_wide == {}


@pytest.mark.parametrize(("path", "amounts"), AFTER)
def test_no_answer_about_chips_scrolls_sideways(
    new_page: NewPage, path: str, amounts: tuple[str, ...]
) -> None:
    page = new_page(viewport=NARROW)
    _answered(page, path, amounts)
    assert page.evaluate(WIDTH) <= 320


def test_nothing_above_the_question_moves_when_an_answer_comes(page: Page) -> None:
    page.goto(f"{POTS}{TYPED}/")
    before = page.locator("#practice .table").bounding_box()
    send(page, "1", "2")
    expect(result(page)).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert page.locator("#practice .table").bounding_box() == before


def test_stacks_are_as_high_as_they_are_worth(page: Page) -> None:
    page.goto(f"{POTS}{CHOSEN}/")
    stacks = page.locator(".stack-of")
    sizes = [
        (int(each.locator(".amount").inner_text()), each.locator(".chip").count())
        for each in stacks.all()
    ]
    assert len({amount / chips for amount, chips in sizes}) == 1


def test_stacks_stand_on_one_line(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    page.goto(f"{POTS}18/")
    feet = {
        round(box["y"] + box["height"])
        for each in page.locator(".chip-stack").all()
        if (box := each.bounding_box())
    }
    assert len(feet) == 1
