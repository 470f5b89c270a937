"""The notes of a text: numbered, each once, standing with what cites it first."""

import re

import pytest

from lessons.markup import Document, Drawing
from tests.lessons.markup.writing import LIBRARY, QUOTE, block, drawn, page, said, words
from tests.practice.pages import Page

BOARD = "tablero: Q♠ Q♥ 9♦ 6♣ 2♠"


def numbers(html: str) -> list[str]:
    """The numbers of the notes, in the order in which they stand."""
    return re.findall(r'id="nota-(\d+)"', html)


def marks(html: str) -> list[str]:
    """The notes that the marks in the text lead to, in the order in which they stand."""
    return re.findall(r'<sup class="cite"><a href="#nota-(\d+)"', html)


def test_a_mark_leads_to_its_note() -> None:
    looked_at = page("Hay empate[^empate].")
    (mark,) = [e for e in looked_at.all("a") if "sup" in e.path]
    (note,) = looked_at.all(of_class="note")
    assert mark.attrs["href"] == f"#{note.attrs['id']}"


def test_a_note_leads_back_to_its_mark() -> None:
    looked_at = page("Hay empate[^empate].")
    (back,) = looked_at.all(of_class="close")
    assert back.attrs["href"].removeprefix("#") in looked_at.ids


def test_a_note_has_the_sentence_and_its_source() -> None:
    text = page("Hay empate[^empate].").text(of_class="note")
    assert f"«{QUOTE}»" in text
    assert "Superintendencia de prueba, Catálogo de prueba" in text
    assert "cita sin cotejar" in text


def test_a_note_of_a_rule_has_what_it_says_and_where_it_is_from() -> None:
    text = page("No desempata[^regla:suits-never].").text(of_class="note")
    assert "Ninguna pinta desempata." in text
    assert "WSOP, Reglas, 146." in text


def test_a_rule_of_no_source_says_so() -> None:
    assert "no lo detalla" in page("Así[^regla:usage].").text(of_class="note")


def test_a_mark_is_heard_with_what_it_is_about() -> None:
    assert "Nota 1 : Las manos iguales" in words("Hay empate[^empate].")


def test_notes_are_numbered_in_the_order_in_which_they_are_cited() -> None:
    html = drawn("Uno[^empate], dos[^regla:suits-never].\n\nTres[^boca-abajo].")
    assert numbers(html) == marks(html) == ["1", "2", "3"]


def test_a_source_cited_twice_has_one_note() -> None:
    html = drawn("Uno[^empate], dos[^boca-abajo], tres[^empate].\n\nCuatro[^empate].")
    assert (numbers(html), marks(html)) == (["1", "2"], ["1", "2", "1", "1"])


def test_only_the_first_mark_is_the_one_that_its_note_leads_back_to() -> None:
    ids = page("Uno[^empate], dos[^empate].\n\nTres[^empate].").ids
    assert sorted(ids) == ["cita-1", "nota-1"]


def test_a_note_stands_with_the_part_that_cites_it_first() -> None:
    html = drawn("Nada.\n\nUno[^empate].\n\nDos[^empate], tres[^boca-abajo].")
    claims = html.split('<div class="claim">')[1:]
    assert [numbers(claim) for claim in claims] == [["1"], ["2"]]
    assert [marks(claim) for claim in claims] == [["1"], ["1", "2"]]


def test_a_part_that_cites_nothing_stands_by_itself() -> None:
    assert 'class="claim"' not in drawn("Nada.\n\n- Nada.")


@pytest.mark.parametrize(
    "text",
    [
        "Uno[^empate].",
        "## Uno[^empate]",
        "- uno\n- dos[^empate]\n- tres",
        "1. uno\n   - dos[^empate]",
        "> uno[^empate]",
        "| a[^empate] | b |\n|---|---|\n| c | d |",
        "| a | b |\n|---|---|\n| c | d[^empate] |",
        "**Uno[^empate]**",
        block("leo", "Uno[^empate]."),
        block("maya", "- uno[^empate]"),
        "- uno\n\n  ```leo\n  dos[^empate]\n  ```",
        block("showdown x", BOARD, "A: J♣ 4♥", "pie: Uno[^empate]."),
    ],
)
def test_a_citation_has_its_note_wherever_it_stands(text: str) -> None:
    html = drawn(f"Antes.\n\n{text}\n\nDespués.")
    assert (numbers(html), marks(html), said(text)) == (["1"], ["1"], [])


def test_a_note_never_stands_inside_a_line_or_a_table() -> None:
    texts = [
        "- uno[^empate]",
        "|a[^boca-abajo]|\n|-|",
        block("leo", "a[^regla:usage]"),
        "## a[^regla:suits-never]",
    ]
    for note in page("\n\n".join(texts)).all(of_class="note"):
        assert note.path == ("div",)


def test_a_citation_in_an_explanation_has_its_note_there() -> None:
    drawing = Drawing(
        Document({"body": "Uno[^empate].", "why": "Dos[^empate][^boca-abajo]."}), LIBRARY
    )
    drawing.text("body")
    html = drawing.text("why")
    assert (numbers(html), marks(html)) == (["2"], ["1", "2"])


def test_texts_drawn_one_after_the_other_share_their_notes() -> None:
    document = Document({"short_answer": "Uno[^boca-abajo].", "body": "Dos[^empate][^boca-abajo]."})
    drawing = Drawing(document, LIBRARY)
    html = drawing.text("short_answer") + drawing.text("body")
    assert (numbers(html), marks(html)) == (["1", "2"], ["1", "2", "1"])
    assert len(Page(html).ids) == len(set(Page(html).ids))


def test_each_drawing_counts_from_one() -> None:
    document = Document({"body": "Uno[^empate]."})
    first, second = (Drawing(document, LIBRARY).text("body") for _ in range(2))
    assert first == second


def test_a_citation_of_nothing_leaves_no_mark() -> None:
    html = drawn("Uno[^nada].\n\nDos[^regla:nada].")
    assert (numbers(html), marks(html)) == ([], [])
    assert page("Uno[^nada].").text() == "Uno."


def test_spaces_around_a_key_do_not_matter() -> None:
    assert numbers(drawn("Uno[^ empate ].")) == ["1"]


def test_a_citation_in_a_link_is_left_out() -> None:
    assert marks(drawn("[a[^empate]](termino:kicker)")) == []
