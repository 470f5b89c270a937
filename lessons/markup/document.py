"""All texts of a lesson, parsed together: they share figures, and their headings are the contents."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import islice
from urllib.parse import unquote

from lessons.markup import links
from lessons.markup.blocks import Block
from lessons.markup.contents import TAKEN, anchored
from lessons.markup.faults import Fault
from lessons.markup.figures import Figures
from lessons.markup.library import Library, Wanted
from lessons.markup.marks import Citation, Figured
from lessons.markup.text import Text

MOST_KEYS = 5
# Texts that stand in one line have no room for a note.
ONE_LINE = re.compile(r"question-\d+-(asks|option-\d+)")
NUMBERS = (re.compile(r"\d+(?:\.\d{3})*"), re.compile(r"\d{1,3}(?:[ \u00a0\u202f]\d{3})+"))
# What looks like a mark or a link and is none: it would stand in the page as it is typed.
STRAY = re.compile(r"\{\{|\}\}|\[\^|\]\(")
HOW = {
    "{{": "una cifra se escribe {{ clave }}, en una línea",
    "}}": "una cifra se escribe {{ clave }}, en una línea",
    "[^": "una cita se escribe [^clave], en una línea",
    "](": "un enlace se escribe [texto](termino:clave), sin espacios en la dirección",
}


class Document:
    """The texts of a lesson by name, in the order in which they are read."""

    def __init__(self, texts: Mapping[str, str], lines: Mapping[str, int] | None = None) -> None:
        lines = lines or {}
        self.texts = {name: Text(name, text, lines.get(name, 1)) for name, text in texts.items()}
        self.figures: Figures = {}
        self.wanted = Wanted()
        for text in self.texts.values():
            self.figures |= text.figures
            self.wanted.add(text.wanted)
        headings = [each for text in self.texts.values() for each in text.headings]
        self.contents = list(anchored(headings, self.figures))

    def line_of(self, key: str) -> int:
        """The line of the block that computes a figure."""
        blocks = [block for text in self.texts.values() for block in text.blocks]
        return next(block.line for block in blocks if key in block.figures)

    def faults(self, library: Library) -> list[Fault]:
        """All that is wrong: with the texts themselves, and with what they refer to."""
        found = [fault for text in self.texts.values() for fault in self._faults_of(text, library)]
        return sorted(
            set(found), key=lambda fault: (list(self.texts).index(fault.text), fault.line)
        )

    def _faults_of(self, text: Text, library: Library) -> Iterator[Fault]:
        yield from text.faults
        for line, says in (
            *self._marks(text, library),
            *self._links(text, library),
            *self._quotations(text, library),
            *self._repeated(text),
            *self._words(text),
        ):
            yield Fault(text.name, line, says)

    def _marks(self, text: Text, library: Library) -> Iterator[tuple[int, str]]:
        for mark in text.marks:
            if isinstance(mark, Figured) and self._is_unknown(mark.key):
                yield mark.line, self._no_figure(mark.key)
            if isinstance(mark, Citation) and ONE_LINE.fullmatch(text.name):
                yield (
                    mark.line,
                    "Una cita no va en la pregunta ni en sus respuestas: va en el porqué.",
                )
            elif isinstance(mark, Citation) and not mark.found(library):
                yield mark.line, mark.missing(library)

    def _links(self, text: Text, library: Library) -> Iterator[tuple[int, str]]:
        anchors = {entry.anchor for entry in self.contents} | {*TAKEN}
        for line, link in text.links:
            if link.kind and not links.found(link, library).address:
                yield line, links.missing(link.key)
            if link.address.startswith("#") and link.address[1:] not in anchors:
                yield line, f"Esta lección no tiene una parte «{unquote(link.address)[:60]}»."

    def _quotations(self, text: Text, library: Library) -> Iterator[tuple[int, str]]:
        for quotation in text.quotations:
            excerpt = library.excerpts.get(quotation.key)
            if excerpt is None:
                yield quotation.line, quotation.citation.missing(library)
            elif quotation.typed not in ("", " ".join(excerpt.quote.split())):
                yield quotation.line, f"La cita no es la de la fuente, que dice: «{excerpt.quote}»"

    def _repeated(self, text: Text) -> Iterator[tuple[int, str]]:
        """Blocks with the key of one before them, in this text or in another."""
        for block in text.blocks:
            if block.figures and self._by_key[block.key] is not block:
                yield block.line, f"La clave «{block.key}» ya se usó en otro bloque. Elige otra."

    @cached_property
    def _by_key(self) -> dict[str, Block]:
        """The blocks that compute something, by key; the first one where there are two."""
        blocks = [block for text in self.texts.values() for block in text.blocks if block.figures]
        return {block.key: block for block in reversed(blocks)}

    def _words(self, text: Text) -> Iterator[tuple[int, str]]:
        for line, words in text.words:
            yield from ((line, says) for says in self._typed(words))
            stray = STRAY.search(words)
            if stray:
                yield line, f"«{stray[0]}» quedó suelto: {HOW[stray[0]]}."

    def _typed(self, words: str) -> Iterator[str]:
        """Numbers written by hand that a block of this lesson computes."""
        for number in [each for numbers in NUMBERS for each in numbers.findall(words)]:
            keys = self._amounts.get(re.sub(r"\D", "", number), [])
            if keys and len(number) > 1:
                marks = ", ".join(f"{{{{ {key} }}}}" for key in keys[:MOST_KEYS])
                which = "" if len(keys) == 1 else "lo que corresponda: "
                yield f"«{number}» se calcula: en vez del número escribe {which}{marks}."

    @cached_property
    def _amounts(self) -> dict[str, list[str]]:
        """The keys of computed amounts by their value; pots before what each one put in."""
        keys: dict[str, list[str]] = {}
        for key in sorted(self.figures, key=lambda key: key.count(".")):
            if self.figures[key].is_amount:
                keys.setdefault(self.figures[key].value, []).append(key)
        return keys

    def _is_unknown(self, key: str) -> bool:
        """Whether nothing computes it; a block that cannot be drawn has been told already."""
        broken = {key for text in self.texts.values() for key in text.broken}
        return key not in self.figures and key.partition(".")[0] not in broken

    def _no_figure(self, key: str) -> str:
        same = self._keys_of.get(key.partition(".")[0]) or list(islice(self.figures, 12))
        having = f"Hay: {', '.join(same[:12])}." if same else "Ningún bloque calcula nada todavía."
        return f"No hay nada calculado con la clave «{key[:60]}». {having}"

    @cached_property
    def _keys_of(self) -> dict[str, list[str]]:
        """The keys of each block's figures."""
        keys: dict[str, list[str]] = {}
        for key in self.figures:
            keys.setdefault(key.partition(".")[0], []).append(key)
        return keys
