"""Texts as a test writes them, and a library of rows that are in no database."""

import re
from datetime import date
from html import unescape

from lessons.markup import Document, Drawing, Library
from lessons.models import Lesson, Term
from practice.models import Excerpt, OutsideRule, Series, Source
from tests.practice.pages import Page

SOURCE = Source(
    key="catalogo",
    publisher="Superintendencia de prueba",
    title="Catálogo de prueba",
    sections="Sección 3",
    read_on=date(2026, 11, 30),
)
QUOTE = "Si dos manos son iguales, el pozo se divide."
LIBRARY = Library(
    excerpts={
        "empate": Excerpt(source=SOURCE, key="empate", heading="Las manos iguales", quote=QUOTE),
        "boca-abajo": Excerpt(
            source=SOURCE, key="boca-abajo", heading="Boca abajo", quote="Pierde la mano."
        ),
    },
    rules={
        "suits-never": OutsideRule(
            key="suits-never",
            says="Ninguna pinta desempata.",
            sources=[{"publisher": "WSOP", "title": "Reglas", "section": "146"}],
        ),
        "usage": OutsideRule(key="usage", says="Así se usa.", sources=[]),
    },
    lessons={"el-showdown": Lesson(slug="el-showdown", title="El showdown")},
    series={"leer": Series(slug="leer", name="Leer el showdown")},
    terms={"kicker": Term(slug="kicker", term="Kicker")},
)
INSERTS = {
    "practica": lambda: "<p>Aquí la práctica.</p>",
    "preguntas": lambda: "<p>Aquí las preguntas.</p>",
}


def drawn(text: str) -> str:
    """The HTML of a text."""
    return Drawing(Document({"body": text}), LIBRARY, INSERTS).text("body")


def page(text: str) -> Page:
    """A text as it is drawn, to be looked at."""
    return Page(drawn(text))


def words(text: str) -> str:
    """What a text reads as, with a space between one element and the next."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", drawn(text))).split())


def said(text: str) -> list[tuple[int, str]]:
    """What is said to be wrong with a text, with its lines."""
    return [(fault.line, fault.says) for fault in Document({"body": text}).faults(LIBRARY)]


def figures(text: str) -> dict[str, str]:
    """What the blocks of a text compute, as a person reads it."""
    return {key: figure.text for key, figure in Document({"body": text}).figures.items()}


def values(text: str) -> dict[str, str]:
    """What the blocks of a text compute, as a machine reads it."""
    return {key: figure.value for key, figure in Document({"body": text}).figures.items()}


def block(head: str, *lines: str) -> str:
    """A block: its first line without the backticks, and its other lines."""
    return "\n".join([f"```{head}", *lines, "```"])


def shown(looked_at: Page, key: str) -> set[str]:
    """The values that stand in a page under a key."""
    found = [e for e in looked_at.all("data") if e.attrs.get("data-clave") == key]
    return {element.attrs["value"] for element in found}
