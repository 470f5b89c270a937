"""The calculator in a browser: while one types, by keyboard alone, without script, on a small screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from practice.calculator import EXAMPLE
from tests.browser.conftest import NewPage
from tests.browser.test_accessibility import findings

CALCULATOR = "/calculadora/"
NARROW = {"width": 320, "height": 640}
REFUSED_STATUS = "status of 422"
FIELDS = ".asked-of input:not([type=hidden]):not([type=checkbox]), .asked-of select"
TOUCHED = f".asked-of .button:not(.vh), .folded, {FIELDS}"


@pytest.fixture
def plain_page(new_page: NewPage) -> Page:
    return new_page(java_script_enabled=False)


def put(page: Page, *amounts: str) -> None:
    for number, amount in enumerate(amounts, start=1):
        page.locator(f"#p{number}").fill(amount)


def closing(page: Page, sum_: str) -> None:
    expect(page.locator(".closing")).to_have_text(sum_)


# While one types


def test_the_answer_follows_what_is_typed_and_so_does_the_address(page: Page) -> None:
    page.goto(CALCULATOR)
    steps = page.evaluate("history.length")
    put(page, "100", "300", "500")
    closing(page, "900 = 300 + 400 + 200 devueltas")
    expect(page).to_have_url(re.compile(r"\?p1=100&p2=300&p3=500&ficha=1&impar=uno$"))
    expect(page.locator("#p3")).to_be_focused()
    assert page.evaluate("history.length") == steps
    page.reload()
    closing(page, "900 = 300 + 400 + 200 devueltas")


def test_a_fault_is_said_beside_its_field_and_goes_when_it_is_corrected(
    page: Page, complaints: list[str]
) -> None:
    page.goto(CALCULATOR)
    put(page, "1,250", "300")
    expect(page.locator("#falta-1")).to_contain_text("escríbelo sin coma")
    page.locator("#p1").fill("1250")
    expect(page.locator("#falta-1")).to_be_empty()
    closing(page, "1.550 = 600 + 950 devueltas")
    assert [each for each in complaints if REFUSED_STATUS not in each] == []


def test_a_lost_connection_is_said_and_what_was_typed_stays(page: Page) -> None:
    page.goto(CALCULATOR)
    page.context.set_offline(True)
    put(page, "100", "300")
    expect(page.locator("#notice")).to_contain_text("No hay conexión")
    expect(page.locator("#p2")).to_have_value("300")
    page.context.set_offline(False)
    page.locator("#p3").fill("300")
    closing(page, "700 = 300 + 400")
    expect(page.locator("#notice")).to_be_empty()


def test_axe_finds_nothing_where_something_is_wrong(page: Page) -> None:
    page.goto(f"{CALCULATOR}?p1=x&p2=1,250&boton=9&mesa=Qs&impar=mitad")
    assert findings(page) == []


# By keyboard


def test_a_hand_is_settled_by_keyboard_alone(page: Page) -> None:
    page.goto(CALCULATOR)
    page.locator("#n1").focus()
    keys = page.keyboard
    for name, amount, hand in (("Ana", "30", "1"), ("Beto", "90", "2"), ("Caro", "90", "3")):
        for text in (name, amount, hand):
            keys.type(text)
            keys.press("Tab")
        keys.press("Tab")  # past «se retiró»
        keys.press("Tab")  # past «Quitar»
    expect(page.locator("[data-asiento='1']")).to_have_attribute("data-recibe", "90")
    expect(page.locator("[data-asiento='2']")).to_have_attribute("data-recibe", "120")


def test_enter_calculates_and_takes_no_seat_away(plain_page: Page) -> None:
    plain_page.goto(CALCULATOR)
    put(plain_page, "30", "90", "90")
    plain_page.keyboard.press("Enter")
    closing(plain_page, "210 = 90 + 120")
    expect(plain_page.locator(".rows > li")).to_have_count(3)


# Without script


def test_without_script_a_hand_is_typed_and_settled(plain_page: Page) -> None:
    plain_page.goto(CALCULATOR)
    put(plain_page, "20", "20")
    plain_page.locator("#m1").fill("A♠ K♠")
    plain_page.locator("#m2").fill("10h 9h")
    plain_page.locator("#mesa").fill("Qs Js 10s 2d 3c")
    plain_page.get_by_role("button", name="Calcular", exact=True).click()
    expect(plain_page.locator("[data-asiento='1']")).to_have_attribute("data-recibe", "40")
    assert plain_page.url.endswith("#respuesta")


def test_without_script_seats_come_and_go_and_nothing_is_lost(plain_page: Page) -> None:
    plain_page.goto(CALCULATOR)
    plain_page.locator("#n3").fill("Caro")
    put(plain_page, "10", "x", "30")
    plain_page.get_by_role("button", name="Agregar asiento").click()
    expect(plain_page.locator(".rows > li")).to_have_count(4)
    expect(plain_page.locator("#p2")).to_have_value("x")
    plain_page.get_by_role("button", name="Quitar el asiento 2").click()
    expect(plain_page.locator(".rows > li")).to_have_count(3)
    expect(plain_page.locator("#n2")).to_have_value("Caro")
    expect(plain_page.locator("#p2")).to_have_value("30")


def test_without_script_there_is_an_example_and_a_way_back(plain_page: Page) -> None:
    plain_page.goto(CALCULATOR)
    plain_page.get_by_role("link", name="Ver un ejemplo").click()
    closing(plain_page, "540 = 320 + 180 + 40 devueltas")
    plain_page.get_by_role("link", name="Empezar de nuevo").click()
    expect(plain_page.locator("#p1")).to_have_value("")


# Narrow, on paper, in other colours


def test_ten_seats_fit_in_320_pixels_and_under_a_finger(new_page: NewPage) -> None:
    page = new_page(viewport=NARROW)
    seats = [f"n{n}=Nombre+de+veinte+let{n % 10}&p{n}={n * 1234567}&m{n}=1" for n in range(1, 11)]
    page.goto(f"{CALCULATOR}?{'&'.join(seats)}&impar=uno")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    boxes = [
        (each.get_attribute("id"), each.bounding_box()) for each in page.locator(TOUCHED).all()
    ]
    assert len(boxes) > 50
    assert [id for id, box in boxes if not box or min(box["width"], box["height"]) < 44] == []


def test_paper_carries_the_account_and_not_the_form(page: Page) -> None:
    page.goto(f"{CALCULATOR}?{EXAMPLE}")
    page.emulate_media(media="print")
    expect(page.locator("form")).to_be_hidden()
    expect(page.locator(".stacks")).to_be_visible()
    expect(page.locator(".to-sign")).to_be_visible()


def test_forced_colours_still_tell_the_stacks_apart(new_page: NewPage) -> None:
    page = new_page(forced_colors="active")
    page.goto(f"{CALCULATOR}?{EXAMPLE}")
    style = "slab => getComputedStyle(slab).borderTopStyle"
    assert page.locator(".slab").first.evaluate(style) == "solid"
    assert page.locator(".slab.gone").first.evaluate(style) == "dashed"
    assert page.locator(".back .slab").first.evaluate(style) == "dotted"
