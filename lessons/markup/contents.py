"""The table of contents of a document."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from django.utils.text import slugify
from markdown_it.token import Token

from lessons.markup.figures import Figures

# Ids that the page around the texts has already: of its own, of its notes, of the practice in it.
TAKEN = (
    "contenido",
    "calculadora",
    "practica",
    "practice",
    "practice-slot",
    "question",
    "pregunta",
    "preguntas",
)
RESERVED = re.compile(
    r"(?:nota|cita)-\d+|preguntas-titulo|resultado|notice|clave|report|report-error"
    r"|sentence|strip-.*"
)


class Entry(NamedTuple):
    """One line of the table of contents."""

    anchor: str
    title: str


class Heading(NamedTuple):
    """The heading of a section: its token, and the line of prose in it with that text's marks."""

    token: Token
    inline: Token
    holes: list[Any]

    def title(self, figures: Figures) -> str:
        """The heading in plain text."""
        return "".join(self._plain(child, figures) for child in self.inline.children or []).strip()

    def _plain(self, token: Token, figures: Figures) -> str:
        if token.type == "hole":
            plain: str = self.holes[token.meta["hole"]].plain(figures)
            return plain
        if token.type in ("softbreak", "hardbreak"):
            return " "
        return token.content if token.type in ("text", "code_inline") else ""


def anchored(headings: Iterable[Heading | Entry], figures: Figures) -> Iterator[Entry]:
    """The entries of headings; each heading gets an anchor of its own."""
    anchors = Anchors()
    given: set[Entry] = set()
    for heading in headings:
        entry = heading if isinstance(heading, Entry) else _entry(heading, figures, anchors)
        if entry.title and entry not in given:
            yield entry
        given.add(entry)


def _entry(heading: Heading, figures: Figures, anchors: "Anchors") -> Entry:
    title = heading.title(figures)
    anchor = anchors.free(slugify(title) or "seccion")
    heading.token.attrs["id"] = anchor
    return Entry(anchor, title)


class Anchors:
    """The anchors of a page: none is given twice."""

    def __init__(self) -> None:
        self.taken: set[str] = set()
        self.numbers: Counter[str] = Counter()

    def free(self, base: str) -> str:
        """This anchor, with a number after it if there is one like it already."""
        if base in TAKEN or RESERVED.fullmatch(base):
            base = f"parte-{base}"
        anchor = base
        while anchor in self.taken:
            self.numbers[base] += 1
            anchor = f"{base}-{self.numbers[base] + 1}"
        self.taken.add(anchor)
        return anchor
