"""The reader in a browser: by keyboard, without script, with one thumb, on paper."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage, ShowKind
from tests.browser.pages import TEN_HANDS
from tests.browser.test_looks import NARROW, TARGET_PIXELS, WIDTH
from tests.site import Site

READER = "/leer/"
TWO = "mesa=QsQh9d4c2c&n1=Ana&m1=Ah8s&m2=Jc8d"
TOUCHED = (
    "#reader button:not(.vh), #reader input:not([type=hidden]), .reader a, "
    "#reader .slot-empty, #reader .tap-card"
)
WINS = "Gana Mano 1 con par de reinas."


def said(page: Page) -> Locator:
    return page.locator("#said")


def tap(page: Page, code: str) -> None:
    """Tap a card, and wait until it lies somewhere."""
    page.locator(f"#c-{code}").click()
    expect(page.locator(f".places button[value='{code}']")).to_be_visible()


def test_two_hands_are_read_by_keyboard_alone(page: Page, complaints: list[str]) -> None:
    page.goto(READER)
    page.locator("#mesa").focus()
    page.keyboard.type("Qs Qh 9d 4c 2c")
    for cards in ("Ah 8s", "Jc 8d"):
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.type(cards)
    page.keyboard.press("Enter")
    expect(said(page)).to_have_text(WINS)
    expect(page.locator("#mesa")).to_have_value("Qs Qh 9d 4c 2c")
    assert complaints == []


def test_the_answer_follows_the_typing_and_leaves_the_field_alone(page: Page) -> None:
    page.goto(f"{READER}?mesa=QsQh9d4c2c&m1=Ah8s")
    field = page.locator("#m2")
    field.press_sequentially("Jc 8d")
    expect(said(page)).to_have_text(WINS)
    expect(field).to_be_focused()
    expect(field).to_have_value("Jc 8d")
    expect(page).to_have_url(re.compile(r"m2=Jc8d$"))
    expect(page).to_have_title(re.compile(r"^Gana Mano 1"))
    expect(page.locator("#c-Jc")).to_have_attribute("aria-disabled", "true")


def test_a_mistake_is_told_while_typing_and_goes_when_it_is_corrected(page: Page) -> None:
    page.goto(f"{READER}?{TWO}")
    field = page.locator("#m2")
    field.fill("Jc Qs")
    expect(page.locator("#of-m2")).to_contain_text("está repetida: ya salió (tablero, carta 1)")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("Jc 8d")
    expect(page.locator("#of-m2")).to_be_empty()
    expect(field).not_to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()


def test_tapping_fills_board_and_hands_and_keeps_the_focus(page: Page) -> None:
    page.goto(READER)
    for code in ("Qs", "Qh", "9d", "4c", "2c", "Ah", "8s", "Jc", "8d"):
        tap(page, code)
        expect(page.locator(f"#c-{code}")).to_be_focused()
    expect(said(page)).to_have_text(WINS)
    expect(page.locator("#m2")).to_have_value("Jc8d")


def test_a_card_is_tapped_and_taken_back_by_keyboard(page: Page) -> None:
    page.goto(f"{READER}?mesa=QsQh")
    page.locator("#c-9d").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#mesa")).to_have_value("QsQh9d")
    expect(page.locator("#c-9d")).to_be_focused()
    page.keyboard.press("Enter")  # given already: nothing happens
    page.locator(".places button[value=Qh]").focus()
    page.keyboard.press("Space")
    expect(page.locator("#mesa")).to_have_value("Qs9d")
    expect(page.locator("#lugar-mesa-2")).to_be_focused()


def test_a_double_tap_gives_a_card_once(page: Page) -> None:
    page.goto(READER)
    page.locator("#c-Qs").dblclick()
    expect(page.locator("#mesa")).to_have_value("Qs")
    expect(page.locator("#refused")).to_have_count(0)


def test_a_tap_carries_what_was_just_typed(page: Page) -> None:
    page.goto(READER)
    page.locator("#m1").fill("Ah 8s")
    tap(page, "Qs")
    expect(page.locator("#m1")).to_have_value("Ah8s")
    expect(page.locator("#mesa")).to_have_value("Qs")


def test_a_hand_more_and_a_hand_less_keep_the_rest(page: Page) -> None:
    page.goto(f"{READER}?{TWO}")
    page.get_by_role("button", name="Agregar una mano").click()
    expect(page.locator("#m3")).to_be_visible()
    expect(page.locator("#agrega")).to_be_focused()
    page.get_by_role("button", name="Quitar la mano 1").click()
    expect(page.locator("#m3")).to_have_count(0)
    expect(page.locator("#m1")).to_have_value("Jc8d")


def test_other_hands_are_compared_by_a_link_without_reload(page: Page) -> None:
    page.goto(f"{READER}?{TWO}&m3=Kd7d")
    page.evaluate("window.kept = true")
    page.locator("#second-2").click()
    expect(page.locator("#comparison")).to_have_text("Paso a paso: Ana y Mano 2")
    expect(page.locator("#second-2")).to_be_focused()
    expect(page.locator("#contra")).to_have_value("1-2")
    expect(page).to_have_url(re.compile("contra=1-2$"))
    assert page.evaluate("window.kept")


def test_the_same_words_are_not_announced_again(page: Page) -> None:
    page.goto(f"{READER}?{TWO}")
    page.evaluate(
        """() => { window.changes = 0;
        new MutationObserver((list) => { window.changes += list.length; })
          .observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true }); }"""
    )
    page.locator("#n2").fill("Beto")
    expect(page.locator(".ranking")).to_contain_text("Beto")
    assert page.evaluate("window.changes") == 0
    page.locator("#n1").fill("Eva")
    expect(said(page)).to_have_text("Gana Eva con par de reinas.")
    assert page.evaluate("window.changes") > 0


def test_a_lost_connection_is_told_and_nothing_is_lost(page: Page) -> None:
    page.goto(f"{READER}?{TWO}")
    page.route("**/leer/**", lambda route: route.abort())
    page.locator("#n2").fill("Beto")
    expect(page.locator("#notice")).to_contain_text("No hay conexión con el sitio.")
    expect(page.locator("#n2")).to_have_value("Beto")


# Without script


@pytest.fixture
def plain_page(new_page: NewPage) -> Page:
    return new_page(java_script_enabled=False, viewport=NARROW)


def test_hands_are_tapped_without_script(plain_page: Page) -> None:
    plain_page.goto(READER)
    for code in ("Qs", "Qh", "9d", "4c", "2c", "Ah", "8s", "Jc", "8d"):
        tap(plain_page, code)
    expect(said(plain_page)).to_have_text(WINS)
    plain_page.locator(".places button[value='8d']").click()
    expect(said(plain_page)).to_have_text("Para leer falta: 1 carta de la mano 2.")
    plain_page.go_back()
    expect(said(plain_page)).to_have_text(WINS)


def test_hands_are_typed_and_compared_without_script(plain_page: Page) -> None:
    plain_page.goto(READER)
    plain_page.locator("#mesa").fill("Q♠ Q♥ 9♦ 4♣ 2♣")
    plain_page.locator("#m1").fill("Ah 8s")
    plain_page.locator("#m2").fill("10c 8d")
    plain_page.get_by_role("button", name="Agregar una mano").click()
    plain_page.locator("#m3").fill("Kd 7d")
    plain_page.locator("#m3").press("Enter")
    expect(said(plain_page)).to_have_text(WINS)
    plain_page.locator("#first-2").click()
    expect(plain_page.locator("#comparison")).to_have_text("Paso a paso: Mano 2 y Mano 3")


def test_a_mistake_is_told_and_kept_without_script(plain_page: Page) -> None:
    plain_page.goto(READER)
    plain_page.locator("#mesa").fill("Qs Zz")
    plain_page.locator("#mesa").press("Enter")
    expect(plain_page.locator("#of-mesa")).to_contain_text("«Zz» (carta 2) no es una carta")
    expect(plain_page.locator("#mesa")).to_have_value("Qs Zz")


# Looks


@pytest.mark.parametrize("name", ["reader", "reader with ten hands", "reader with mistakes"])
def test_what_is_touched_is_large_enough_for_a_thumb(show_kind: ShowKind, name: str) -> None:
    page = show_kind(name, viewport=NARROW)
    boxes = [
        (each.get_attribute("id"), each.bounding_box()) for each in page.locator(TOUCHED).all()
    ]
    assert len(boxes) > 52
    small = [
        (name, box)
        for name, box in boxes
        if not box or min(box["width"], box["height"]) < TARGET_PIXELS
    ]
    assert small == []
    assert page.evaluate(WIDTH) <= NARROW["width"]


def test_large_cards_fit_too(new_page: NewPage, site: Site) -> None:
    page = new_page(viewport=NARROW)
    cookie = {"name": "preferencias", "value": "oscuro.dos.grandes.si", "url": site.url}
    page.context.add_cookies([cookie])
    page.goto(f"{READER}?{TEN_HANDS}")
    assert page.evaluate(WIDTH) <= NARROW["width"]


def test_paper_shows_the_answer_without_the_form(page: Page) -> None:
    page.goto(f"{READER}?{TWO}")
    page.emulate_media(media="print")
    expect(page.locator("#reader")).to_be_hidden()
    for shown in ("#said", ".ranking", ".showdown", ".comparison"):
        expect(page.locator(shown)).to_be_visible()


def test_the_last_card_does_not_move_the_page_under_the_thumb(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    page.goto(f"{READER}?mesa=8d8cAs5h2c&m1=Kc7d&m2=Kh&manos=2")
    page.locator("#c-6s").scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    tap(page, "6s")
    expect(said(page)).to_contain_text("Gana Mano 1")
    assert page.evaluate("scrollY") == before
