"""The style page as it is seen, heard and printed: every state at once, in every look."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drills import answer_button, open_drill, option, result

STYLE = "/estilo/"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    "resultTypes": ["violations"],
}
PHONE, TABLET, DESK = (
    {"width": width, "height": height} for width, height in ((320, 640), (768, 1024), (1280, 800))
)
WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
LIVE = "[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])"

# SCREENSHOTS=folder keeps a picture of every state in every look, for a person to judge.
SCREENSHOTS = os.environ.get("SCREENSHOTS")


class Look(NamedTuple):
    """One way to see the site: the options of its browser context, and what is done to its page."""

    options: dict[str, Any]
    change: Callable[[Page], None] = lambda page: None


def in_greys(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def on_paper(page: Page) -> None:
    page.emulate_media(media="print")
    if SCREENSHOTS:
        page.pdf(path=Path(SCREENSHOTS) / "print.pdf", format="A4")


LOOKS = {
    "320": Look({"viewport": PHONE}),
    "768": Look({"viewport": TABLET}),
    "1280": Look({"viewport": DESK}),
    "400 percent": Look({"viewport": {"width": 320, "height": 200}, "device_scale_factor": 4}),
    "320 dark": Look({"viewport": PHONE, "color_scheme": "dark"}),
    "1280 dark": Look({"viewport": DESK, "color_scheme": "dark"}),
    "forced colours": Look({"viewport": DESK, "forced_colors": "active"}),
    "greyscale": Look({"viewport": DESK}, in_greys),
    "print": Look({"viewport": {"width": 720, "height": 1000}}, on_paper),
}


@pytest.fixture
def style(new_page: NewPage) -> Callable[..., Page]:
    """Opens the style page in a context with these options."""

    def open_page(**options: Any) -> Page:
        page = new_page(reduced_motion="reduce", **options)
        page.goto(STYLE)
        return page

    return open_page


def state(page: Page, name: str) -> Locator:
    heading = page.get_by_role("heading", name=name, exact=True, level=2)
    return page.locator(".state", has=heading)


ALONE = "shown => document.querySelectorAll('.state').forEach(e => { e.hidden = e !== shown; })"


def keep(page: Page, look: str) -> None:
    """One picture a state, each alone on the page: all in one would be too tall for a picture."""
    if not SCREENSHOTS:
        return
    names = page.locator(".state > h2").all_inner_texts()
    for number, (name, shown) in enumerate(zip(names, page.locator(".state").all(), strict=True)):
        shown.evaluate(ALONE)
        file = f"{number + 1:02d} {name.replace(':', '')}.png"
        shown.screenshot(path=Path(SCREENSHOTS) / look / file)


# Seen


@pytest.mark.parametrize("look", LOOKS)
def test_no_state_scrolls_sideways_in_any_look(
    style: Callable[..., Page], complaints: list[str], look: str
) -> None:
    page = style(**LOOKS[look].options)
    LOOKS[look].change(page)
    assert page.evaluate(WIDTH) <= LOOKS[look].options["viewport"]["width"]
    assert complaints == []
    keep(page, look)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["320", "1280"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_any_state(
    style: Callable[..., Page], complaints: list[str], scheme: str, size: dict[str, int]
) -> None:
    page = style(viewport=size, color_scheme=scheme)
    assert complaints == []  # before axe, whose own styles the policy refuses
    violations = Axe().run(page, options=RULES).response["violations"]
    assert [
        f"{violation['id']}: {node['html']} {node['failureSummary']}"
        for violation in violations
        for node in violation["nodes"]
    ] == []


LINES = """element => {
    const drawn = ['', '::before'].map((part) => getComputedStyle(element, part || null));
    const line = (style) => [style.borderTopStyle, style.borderTopWidth, style.outlineStyle];
    return drawn.map(line).flat().join(' ');
}"""
DRAWN = {
    "options": {
        "unchosen": "label.option:not(:has(:checked))",
        "chosen": "label.option:has(:checked)",
        "right": "li.option.right",
        "wrong": "li.option.wrong",
    },
    "feedback": {"right": ".feedback.right", "wrong": ".feedback.wrong"},
    "boxes": {name: f".box.{name}" for name in ("unanswered", "right", "missed", "corrected")},
}


@pytest.mark.parametrize("kind", DRAWN)
def test_forced_colours_leave_each_state_a_line_of_its_own(
    style: Callable[..., Page], kind: str
) -> None:
    page = style(forced_colors="active")
    lines = {
        name: page.locator(selector).first.evaluate(LINES) for name, selector in DRAWN[kind].items()
    }
    assert len(set(lines.values())) == len(lines), lines


def test_a_state_is_told_by_a_sign_as_well(style: Callable[..., Page]) -> None:
    page = style()
    for name, sign in {"right": "✓", "missed": "✗", "corrected": "↺"}.items():
        expect(page.locator(f".box.{name} [aria-hidden]").first).to_have_text(sign)
    expect(page.locator("li.option.right .verdict").first).to_contain_text("✓ correcta")
    expect(page.locator("li.option.wrong .verdict").first).to_contain_text("✗ tu respuesta")


# Heard


def test_a_drill_is_heard_in_the_order_in_which_it_is_read(style: Callable[..., Page]) -> None:
    heard = state(style(), "Pozo lateral, con error").aria_snapshot()
    in_order = [
        'heading "¿Quién se lleva cada pozo?"',
        "Tablero",
        "Pozo principal",
        "all in con",
        'list "Respuestas"',
        'heading "Coincide con «Todos los pozos para el all in»"',
        'table "A quién va cada pozo"',
        'link "Siguiente"',
        'navigation "Tus respuestas',
    ]
    places = [heard.index(each) for each in in_order]
    assert places == sorted(places), heard


def test_an_unanswered_drill_is_heard_in_order(style: Callable[..., Page]) -> None:
    heard = state(style(), "Sin responder").aria_snapshot()
    in_order = [
        'heading "¿Quién se lleva el pozo?"',
        "Tablero",
        "puso",
        'group "Elige una respuesta"',
        'button "Responder"',
        'navigation "Tus respuestas',
    ]
    places = [heard.index(each) for each in in_order]
    assert places == sorted(places), heard


def test_cards_are_heard_by_name(style: Callable[..., Page]) -> None:
    page = style()
    for name in ("Sin responder", "Con error", "Figura: una mano gana"):
        heard = state(page, name).aria_snapshot()
        seen = state(page, name).locator(".card [aria-hidden]").all_inner_texts()
        spoken = state(page, name).locator(".card .vh").all_text_contents()
        assert spoken
        assert all(card in heard for card in spoken)
        assert not [card for card in seen if card.replace("\n", "") in heard]
    assert "as de corazones" in state(page, "Figura: una mano gana").aria_snapshot()


def test_a_result_is_announced_once(style: Callable[..., Page]) -> None:
    page = style()
    heard = state(page, "Con error").aria_snapshot()
    assert heard.count("Coincide con «La mano más baja»") == 2  # the region's name and its heading
    assert heard.count('heading "Coincide con «La mano más baja»"') == 1
    results = page.locator("[id^=resultado]")
    assert results.count() > 30
    assert page.locator(LIVE).filter(has=results).count() == 0
    assert results.locator(LIVE).count() == 0


def test_the_focus_lands_on_the_result_and_no_live_region_says_it_too(page: Page) -> None:
    open_drill(page)
    option(page, 0).focus()
    page.keyboard.press("1")
    expect(option(page, 0)).to_be_checked()
    page.keyboard.press("Enter")
    expect(result(page)).to_be_focused()
    assert [each for each in page.locator(LIVE).all_inner_texts() if each.strip()] == []
    expect(answer_button(page)).to_have_count(0)
