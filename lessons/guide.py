"""Guides for who writes lessons: each example with its source and its result side by side."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from django.utils.safestring import SafeString

from lessons.markup import Document, Drawing, Library, Wanted, stored

DOCS = Path(__file__).resolve().parent.parent / "docs"
MARKS = DOCS / "marcas.md"
INSTRUCTORS = DOCS / "guia-instructores.md"
EXAMPLE = re.compile(r"^````\n(.*?)^````$", re.MULTILINE | re.DOTALL)


class Part(NamedTuple):
    """A piece of the guide: words, or an example's source."""

    text: str
    is_example: bool


class Shown(NamedTuple):
    """A piece as it is shown; `source` is empty where it is words alone."""

    html: SafeString
    source: str


@cache
def parts(guide: Path) -> tuple[Part, ...]:
    """A guide, cut at its examples; its title is the page's."""
    _, _, text = guide.read_text(encoding="utf-8").partition("\n")
    pieces = EXAMPLE.split(text)
    return tuple(Part(piece, n % 2 == 1) for n, piece in enumerate(pieces) if piece.strip())


@cache
def documents(guide: Path) -> tuple[Document, ...]:
    """Each piece by itself: examples do not know of each other."""
    return tuple(Document({"body": part.text}) for part in parts(guide))


def shown(guide: Path) -> list[Shown]:
    """A whole guide, with what it cites found in the database."""
    wanted = Wanted()
    for document in documents(guide):
        wanted.add(document.wanted)
    return list(_drawn(guide, stored(wanted)))


def _drawn(guide: Path, library: Library) -> Iterator[Shown]:
    inserts = {name: lambda name=name: f"<p>[{name}]</p>" for name in ("practica", "preguntas")}
    for part, document in zip(parts(guide), documents(guide), strict=True):
        html = Drawing(document, library, inserts).text("body")
        yield Shown(html, part.text if part.is_example else "")
