"""A mistake in the prose is told with its line, what is wrong, and what would be right."""

import pytest

from lessons.markup import Document, Fault
from lessons.markup.links import PAGES
from lessons.markup.marks import WHERE_KEYS_ARE
from lessons.markup.parser import MOST_CELLS
from lessons.markup.text import LONGEST, MOST_BLOCKS
from tests.lessons.markup.places import Place, in_every_place, in_every_place_for_blocks
from tests.lessons.markup.writing import LIBRARY, QUOTE, block, drawn, said

POTS = block("pozos mesa", "A: 30 all in", "B: 90", "C: 90", "D: 90")

MISTAKES: dict[str, tuple[str, int, list[str]]] = {
    "an unknown citation": (
        "Hola.\nPierde[^nada].",
        2,
        ["No hay cita «nada»", "Las claves están en «Extractos»"],
    ),
    "an unknown rule": ("Pierde[^regla:nada].", 1, ["No hay cita «regla:nada»"]),
    "a sentence called as a rule": ("Pierde[^regla:empate].", 1, ["No hay cita «regla:empate»"]),
    "an unknown figure": (
        "Hola.\n\nSon {{ otra.total }}.",
        3,
        ["No hay nada calculado con la clave «otra.total»", "Ningún bloque calcula nada todavía"],
    ),
    "a link to no lesson": ("[a](leccion:nada)", 1, ["No existe «nada»: revisa el enlace"]),
    "a link to no series": ("[a](serie:nada)", 1, ["No existe «nada»: revisa el enlace"]),
    "a link to no term": ("a\n[](termino:nada)", 2, ["No existe «nada»: revisa el enlace"]),
    "a link to a key that is none": ("[a](termino:%00)", 1, ["No existe «»: revisa el enlace"]),
    "a link to no page": (
        "[a](pagina:nada)",
        1,
        ["No hay página «nada»", f"Hay: {', '.join(PAGES)}."],
    ),
    "a link to no part": ("[a](#nada)", 1, ["Esta lección no tiene una parte «#nada»"]),
    "an address of the site": (
        "Mira\n[esto](/lecciones/el-showdown/).",
        2,
        ["«/lecciones/el-showdown/»: enlaza dentro del sitio con «leccion:…»"],
    ),
    "an address without its scheme": ("[a](casino.example)", 1, ["enlaza dentro del sitio con"]),
    "a link with spaces": (
        "[a](termino:cartas propias)",
        1,
        ["«](» quedó suelto", "sin espacios en la dirección"],
    ),
    "a figure that is not closed": (
        "Son {{ mesa.total }.",
        1,
        ["«{{» quedó suelto", "{{ clave }}"],
    ),
    "a figure that is not opened": (
        "Son { mesa.total }}.",
        1,
        ["«}}» quedó suelto", "{{ clave }}"],
    ),
    "a citation over two lines": ("Pierde[^boca\nabajo].", 1, ["«[^» quedó suelto", "[^clave]"]),
    "a citation in a link": (
        "a\n[b[^empate]](termino:kicker)",
        2,
        ["Una cita no va dentro de un enlace. Ponla después de él."],
    ),
    "the title of the page": (
        "a\n\n# Título",
        3,
        ["«#» es el título de la página. Escribe «##» para una sección."],
    ),
    "the title of the page, underlined": ("a\n\nTítulo\n===", 3, ["«#» es el título de la página"]),
    "a section without a title": ("a\n\n##\n\nb", 3, ["Falta el título de la sección"]),
}


@in_every_place
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_line(name: str, place: Place) -> None:
    written, line, told = MISTAKES[name]
    text, before = place(written)
    ((at, says),) = said(text)
    assert at == before + line
    for words in told:
        assert words in says


@in_every_place_for_blocks
def test_the_figures_of_a_block_are_named_to_who_asks_for_another(place: Place) -> None:
    text, before = place(f"{POTS}\n\nSon {{{{ mesa.todo }}}}.")
    ((at, says),) = said(text)
    assert at == before + 8
    assert "No hay nada calculado con la clave «mesa.todo». Hay: mesa.total, mesa.devuelto" in says


@pytest.mark.parametrize("written", ["120", "180", "300", "90"])
@in_every_place
def test_a_number_that_a_block_computes_is_not_typed(written: str, place: Place) -> None:
    text, before = place(f"Hay\nen el pozo **{written}** fichas.")
    ((at, says),) = said(f"{text}\n\n{POTS}")
    assert at == before + 2
    assert f"«{written}» se calcula: en vez del número escribe " in says
    assert "{{ mesa." in says


@pytest.mark.parametrize("written", ["4.000", "4 000", "4000", "4\u00a0000", "4\u202f000"])
def test_a_number_of_thousands_is_known_however_it_is_typed(written: str) -> None:
    text = block("pozos x", "A: 2000", "B: 2000") + f"\n\nHay {written} fichas."
    assert [(at, says.split(":")[0]) for at, says in said(text)] == [(6, f"«{written}» se calcula")]


def test_a_typed_number_is_told_with_the_figure_to_write() -> None:
    assert said(f"{POTS}\n\nHay 120.") == [
        (8, "«120» se calcula: en vez del número escribe {{ mesa.principal }}.")
    ]


@pytest.mark.parametrize(
    "text", ["Las cartas van del 2 al 10.", "Hay 121.", "`120`", "1201", "A♣ 10♥"]
)
def test_other_numbers_may_be_typed(text: str) -> None:
    assert said(f"{text}\n\n{POTS}") == []


@in_every_place_for_blocks
def test_a_quotation_is_compared_letter_by_letter(place: Place) -> None:
    text, before = place(block("cita empate", QUOTE.replace("divide", "reparte")))
    assert said(text) == [
        (before + 1, f"La cita no es la de la fuente, que dice: «{QUOTE}»"),
    ]


def test_a_quotation_that_is_in_no_source_is_told() -> None:
    assert said("a\n\n" + block("cita nada")) == [(3, f"No hay cita «nada». {WHERE_KEYS_ARE}")]


@in_every_place_for_blocks
def test_a_key_that_is_used_twice_is_told_at_the_second(place: Place) -> None:
    text, before = place(f"{POTS}\n\n{block('showdown mesa', 'tablero: QsQh9d6c2s', 'A: JcTc')}")
    assert said(text) == [(before + 8, "La clave «mesa» ya se usó en otro bloque. Elige otra.")]


def test_a_key_that_another_text_uses_is_told() -> None:
    document = Document({"short_answer": POTS, "body": f"a\n\n{POTS}"})
    assert document.faults(LIBRARY) == [
        Fault("body", 3, "La clave «mesa» ya se usó en otro bloque. Elige otra.")
    ]


def test_a_quotation_may_stand_twice() -> None:
    assert said(f"{block('cita empate')}\n\n{block('cita empate')}") == []


def test_a_block_inside_a_box_is_told_at_its_line() -> None:
    text = "a\n\n```leo\nHola.\n```showdown x\ntablero: Q♠\n```\n\nb"
    assert (5, "Aquí dentro no va otro bloque. Cierra antes este: ```") in said(text)


def test_a_mark_after_code_over_two_lines_has_its_own_line() -> None:
    assert [line for line, _ in said("`a\nb` [^nada]\n[a\nb](termino:kicker\n'c') [^nada]")] == [
        2,
        5,
    ]


def test_lines_count_from_where_the_text_stands_in_its_file() -> None:
    document = Document({"body": "a\n\n[^nada]\n\n" + block("leo", "[^nada]")}, {"body": 40})
    assert [fault.line for fault in document.faults(LIBRARY)] == [42, 45]


def test_a_fault_is_read_with_its_line() -> None:
    (fault,) = Document({"body": "a\n[^nada]"}).faults(LIBRARY)
    assert str(fault).startswith("Línea 2: No hay cita «nada».")


def test_faults_stand_in_the_order_in_which_they_are_read() -> None:
    document = Document({"short_answer": "a\n\n# b", "body": "[^nada]\n\n# c"})
    assert [(f.text, f.line) for f in document.faults(LIBRARY)] == [
        ("short_answer", 3),
        ("body", 1),
        ("body", 3),
    ]


# Too much of it


def test_a_text_that_is_too_long_is_told_where_it_is_cut() -> None:
    text = "a\n" * (LONGEST // 2) + "b"
    assert said(text) == [
        (
            LONGEST // 2 + 1,
            f"El texto pasa de {LONGEST} caracteres y se corta aquí. Divídelo.",
        )
    ]
    assert "b" not in drawn(text).replace("<br", "")


def test_a_text_may_be_as_long_as_that() -> None:
    assert said("a" * LONGEST) == []


def test_too_many_blocks_are_told_at_the_first_that_is_not_drawn() -> None:
    text = "\n".join([block("leo", "a")] * (MOST_BLOCKS + 2))
    ((line, says),) = said(text)
    assert line == 3 * MOST_BLOCKS + 1
    assert "desde aquí no se dibujan" in says
    assert drawn(text).count('class="host"') == MOST_BLOCKS


def test_a_table_with_too_many_cells_is_told_where_it_is_cut() -> None:
    text = "a\n\n|a|b|\n|-|-|\n" + "|c|d|\n" * MOST_CELLS
    ((line, says),) = said(text)
    assert line == 4 + MOST_CELLS // 2
    assert f"a lo más {MOST_CELLS} celdas" in says
    assert drawn(text).count("<td>") == MOST_CELLS - 2


def test_a_table_that_is_too_wide_is_told() -> None:
    wide = MOST_CELLS
    text = "a\n\n|" + "a|" * wide + "\n|" + "-|" * wide
    ((line, says),) = said(text)
    assert (line, "La tabla se corta aquí" in says) == (3, True)


@pytest.mark.parametrize("text", ["> " * 25 + "a", "- " * 12 + "a"])
def test_too_many_levels_are_told(text: str) -> None:
    assert said(f"b\n\n{text}") == [
        (3, "Son demasiados niveles uno dentro de otro: aquí se pierde el texto.")
    ]
