"""The table of contents of a document, and the anchors of its sections."""

import pytest

from lessons.markup import Document, Drawing
from lessons.markup.contents import TAKEN
from tests.lessons.markup.writing import INSERTS, LIBRARY, block, page
from tests.practice.pages import Page

POTS = block("pozos mesa", "A: 30 all in", "B: 90", "C: 90")


def contents(*texts: str) -> list[tuple[str, str]]:
    names = {f"text-{n}": text for n, text in enumerate(texts)}
    return [tuple(entry) for entry in Document(names).contents]


def anchors(*texts: str) -> list[str]:
    return [anchor for anchor, _ in contents(*texts)]


def test_each_section_is_a_line_in_the_order_of_the_texts() -> None:
    assert contents("## Uno\n\na\n\n## Dos", "## Tres") == [
        ("uno", "Uno"),
        ("dos", "Dos"),
        ("tres", "Tres"),
    ]


def test_an_anchor_is_the_title_without_accents_and_signs() -> None:
    assert anchors("## ¿Cómo se lee? El «ñandú»") == ["como-se-lee-el-nandu"]


def test_anchors_differ_where_titles_do_not() -> None:
    assert anchors("## Uno\n\n## Uno", "## Uno\n\n## Uno 2") == ["uno", "uno-2", "uno-3", "uno-2-2"]


def test_a_title_of_signs_has_an_anchor_too() -> None:
    assert contents("## ♠♥\n\n## …") == [("seccion", "♠♥"), ("seccion-2", "…")]


@pytest.mark.parametrize(
    "title",
    [
        *TAKEN,
        "Nota 1",
        "Cita 12",
        "Preguntas título",
        "Resultado",
        "Clave",
        "Notice",
        "Strip uno",
        "Report",
    ],
)
def test_an_anchor_is_never_one_of_the_page(title: str) -> None:
    (anchor,) = anchors(f"## {title}")
    assert anchor == f"parte-{'-'.join(title.lower().split()).replace('í', 'i')}"


def test_the_notes_of_a_text_and_its_sections_share_no_id() -> None:
    ids = page("## Nota 1\n\n## Cita 1\n\nUno[^empate].").ids
    assert len(ids) == len(set(ids)) == 4


def test_each_line_leads_to_a_heading_of_the_page() -> None:
    document = Document({"a": "## Uno\n\n## Uno\n\n> ## Dos", "b": "Tres\n---"})
    drawing = Drawing(document, LIBRARY)
    ids = Page(drawing.text("a") + drawing.text("b")).ids
    assert ids == [entry.anchor for entry in document.contents] == ["uno", "uno-2", "tres"]


@pytest.mark.parametrize(
    "text", ["### Uno", "> ## Uno", "- ## Uno", block("leo", "## Uno"), "`## Uno`"]
)
def test_only_sections_of_the_text_itself_are_listed(text: str) -> None:
    assert contents(text) == []


def test_a_section_marked_as_the_page_title_is_listed_as_a_section() -> None:
    assert contents("# Uno") == [("uno", "Uno")]


def test_a_title_over_two_lines_is_one_line() -> None:
    assert contents("Uno\ndos\n---") == [("uno-dos", "Uno dos")]


def test_marks_in_a_title_are_read_plainly() -> None:
    text = "## El **par** de `Qs Qh` y la J♣, [](termino:kicker)[^empate] de `{{ x }}`"
    assert contents(text) == [("el-par-de-q-q-y-la-j-de-x", "El par de Q♠ Q♥ y la J♣,  de {{ x }}")]


def test_a_figure_in_a_title_is_computed() -> None:
    text = f"## Los {{{{ mesa.principal }}}} del principal\n\n{POTS}"
    assert contents(text) == [("los-90-del-principal", "Los 90 del principal")]


def test_a_figure_of_another_text_is_computed_too() -> None:
    assert contents("## Los {{ mesa.lateral }}", POTS) == [("los-120", "Los 120")]


def test_a_figure_that_is_none_stands_as_it_is_typed() -> None:
    assert contents("## Los {{ mesa.nada }}") == [("los-mesanada", "Los {{ mesa.nada }}")]


def test_a_section_without_a_title_is_not_listed() -> None:
    assert contents("## \n\n## [](termino:kicker)") == []


def test_inserts_are_listed_where_they_stand() -> None:
    text = f"## Uno\n\n{block('practica')}\n\n## Dos\n\n{block('preguntas')}"
    assert contents(text) == [
        ("uno", "Uno"),
        ("practica", "La práctica"),
        ("dos", "Dos"),
        ("preguntas", "Revisa lo aprendido"),
    ]


def test_an_insert_is_listed_once() -> None:
    assert anchors(block("practica"), block("practica")) == ["practica"]


def test_what_looks_like_html_in_a_title_is_its_text() -> None:
    assert [title for _, title in contents("## <b>Uno</b> & dos")] == ["<b>Uno</b> & dos"]


def test_drawing_twice_keeps_the_anchors() -> None:
    document = Document({"a": "## Uno\n\n## Uno"})
    drawings = [Drawing(document, LIBRARY, INSERTS).text("a") for _ in range(2)]
    assert drawings[0] == drawings[1]
