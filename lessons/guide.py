"""The guide to the marks of a lesson: each example with its source and its result side by side."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from django.utils.safestring import SafeString

from lessons.markup import Document, Drawing, Library, Wanted, stored

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "marcas.md"
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
def parts() -> tuple[Part, ...]:
    """The guide, cut at its examples; its title is the page's."""
    _, _, text = GUIDE.read_text(encoding="utf-8").partition("\n")
    pieces = EXAMPLE.split(text)
    return tuple(Part(piece, n % 2 == 1) for n, piece in enumerate(pieces) if piece.strip())


@cache
def documents() -> tuple[Document, ...]:
    """Each piece by itself: examples do not know of each other."""
    return tuple(Document({"body": part.text}) for part in parts())


def shown() -> list[Shown]:
    """The whole guide, with what it cites found in the database."""
    wanted = Wanted()
    for document in documents():
        wanted.add(document.wanted)
    return list(_drawn(stored(wanted)))


def _drawn(library: Library) -> Iterator[Shown]:
    inserts = {name: lambda name=name: f"<p>[{name}]</p>" for name in ("practica", "preguntas")}
    for part, document in zip(parts(), documents(), strict=True):
        html = Drawing(document, library, inserts).text("body")
        yield Shown(html, part.text if part.is_example else "")
