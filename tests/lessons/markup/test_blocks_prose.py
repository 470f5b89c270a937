"""The blocks of words: hosts, quotations, and the places of what the page adds."""

import pytest

from lessons.markup import Document, Drawing
from tests.lessons.markup.writing import INSERTS, LIBRARY, QUOTE, block, drawn, page, said, words

HOSTS = [("leo", "Leo", "ex crupier"), ("maya", "Maya", "ex jefa de sala")]


@pytest.mark.parametrize(("kind", "name", "role"), HOSTS)
def test_a_host_is_named_with_what_they_were(kind: str, name: str, role: str) -> None:
    (box,) = page(block(kind, "Hola.")).all(of_class="host")
    assert box.attrs["aria-label"] == f"{name}, {role}"


def test_what_a_host_says_is_markdown() -> None:
    looked_at = page(block("leo", "Aparta **dos**.", "", "- una", "- otra"))
    assert [e.path[0] for e in looked_at.all("li")] == ["div", "div"]
    assert "strong" in {e.tag for e in looked_at.elements}


def test_a_host_may_say_a_computed_figure() -> None:
    pots = block("pozos mesa", "A: 30", "B: 30")
    text = page(block("leo", "Son {{ mesa.pozo }}.") + "\n\n" + pots).text(of_class="host")
    assert text.endswith("Son 60.")


def test_code_may_stand_in_a_box() -> None:
    text = "````leo\n```\nQs Qh\n```\n````"
    assert (said(text), "<pre><code>Qs Qh\n</code></pre>" in drawn(text)) == ([], True)


def test_a_quotation_stands_with_its_source() -> None:
    text = words(block("cita empate"))
    assert f"«{QUOTE}» Superintendencia de prueba, Catálogo de prueba , Sección 3." in text


def test_a_quotation_may_be_typed_over_several_lines() -> None:
    assert said(block("cita empate", "Si dos manos son iguales,", "  el pozo se divide.")) == []


def test_a_quotation_that_is_in_no_source_is_not_shown() -> None:
    assert drawn(block("cita nada", "Inventada.")).strip() == ""


def test_a_quotation_is_no_note() -> None:
    assert page(block("cita empate")).all(of_class="note") == []


def test_inserts_stand_where_they_are_written() -> None:
    text = f"Antes.\n\n{block('preguntas')}\n\nEntre.\n\n{block('practica')}"
    assert words(text) == "Antes. Aquí las preguntas. Entre. Aquí la práctica."


def test_an_insert_is_drawn_once() -> None:
    drawing = Drawing(Document({"body": block("practica")}), LIBRARY, INSERTS)
    assert "Aquí la práctica." in drawing.text("body")
    assert drawing.insert("practica") == ""


def test_what_the_text_gives_no_place_is_left_to_the_page() -> None:
    drawing = Drawing(Document({"body": "Nada."}), LIBRARY, INSERTS)
    drawing.text("body")
    assert drawing.insert("preguntas") == "<p>Aquí las preguntas.</p>"
