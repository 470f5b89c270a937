"""Marks in a line: cards and figures; what is escaped or in code is no mark."""

import re

import pytest

from lessons.markup import Document, Drawing
from tests.lessons.markup.writing import LIBRARY, block, drawn, page, said, words

POTS = block("pozos mesa", "A: 30 all in", "B: 90")


def cards(text: str) -> list[str]:
    """The cards that are drawn, as they are heard."""
    return re.findall(r'<span class="card small".*?<span class="vh">(.*?)</span>', drawn(text))


def test_a_card_with_its_suit_is_drawn() -> None:
    assert cards("La Q♠ y el 10♥.") == ["reina de picas", "diez de corazones"]


@pytest.mark.parametrize("text", ["Q♠\ufe0f", "Q♠\ufe0e", "(Q♠)", "«Q♠»", "Q♠Q♥", "**Q♠**"])
def test_a_card_is_known_among_signs(text: str) -> None:
    assert "reina de picas" in cards(text)


@pytest.mark.parametrize("text", ["1♠", "11♠", "AQ♠", "Q ♠", "♠", "q♠", "0♠"])
def test_what_is_no_card_is_text(text: str) -> None:
    assert (cards(text), page(text).text()) == ([], text)


@pytest.mark.parametrize("code", ["Qs Qh 10d", "QsQh10d", "Q♠ Qh Td"])
def test_cards_in_code_are_drawn(code: str) -> None:
    assert cards(f"`{code}`") == ["reina de picas", "reina de corazones", "diez de diamantes"]


@pytest.mark.parametrize("code", ["Qs Qs", "Qs x", "if", "{{ mesa.total }}", "[^empate]", ""])
def test_other_code_is_code(code: str) -> None:
    assert cards(f"`{code} `") == []
    assert said(f"`{code} `") == []


@pytest.mark.parametrize("text", ["{{mesa.total}}", "{{ mesa.total }}", "{{  mesa.total  }}"])
def test_a_figure_is_computed(text: str) -> None:
    assert words(f"{text}\n\n{POTS}").startswith("120 ")


def test_a_figure_of_another_text_is_computed() -> None:
    drawing = Drawing(Document({"short_answer": "Son {{ mesa.total }}.", "body": POTS}), LIBRARY)
    assert "120</data>" in drawing.text("short_answer")


def test_a_figure_that_is_none_stands_as_it_is_typed() -> None:
    assert page("Son {{ nada }}.").text() == "Son {{ nada }}."


@pytest.mark.parametrize(
    "text", [r"\{\{ mesa.total \}\}", "&#123;{ mesa.total }&#125;", r"\[^empate]", "&#91;^empate]"]
)
def test_what_is_escaped_is_no_mark(text: str) -> None:
    html = drawn(f"{text}\n\n{POTS}")
    assert (html.split("</p>")[0].count("<data"), "cite" in html) == (0, False)
    assert said(f"{text}\n\n{POTS}") == []


def test_a_text_of_one_line_has_no_paragraph() -> None:
    drawing = Drawing(Document({"asks": "¿Quién **gana**?"}), LIBRARY)
    assert drawing.line("asks") == "¿Quién <strong>gana</strong>?"


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t", "\x00", "\ue000"])
def test_an_empty_text_is_empty(text: str) -> None:
    assert (drawn(text), said(text)) == ("", [])


def test_spanish_letters_and_suits_stay_as_they_are() -> None:
    assert page("«Ñandú», 10 € y ♠").text() == "«Ñandú», 10 € y ♠"


def test_markdown_is_drawn() -> None:
    text = "El **par** y *dos* y ~~tres~~.\n\n- uno\n- dos\n\n1. a\n\n> cita\n\n---\n\n    código"
    tags = {element.tag for element in page(text).elements}
    assert {"p", "strong", "em", "s", "ul", "ol", "li", "blockquote", "hr", "pre", "code"} <= tags


def test_cells_are_aligned_by_class() -> None:
    html = drawn("|a|b|c|\n|:-|:-:|-:|\n|d|e|f|")
    for side in ("left", "center", "right"):
        assert html.count(f'class="align-{side}"') == 2


def test_a_list_may_begin_at_any_number() -> None:
    assert '<ol start="7">' in drawn("7. siete")
