"""Blocks of words: a host who speaks, a sentence quoted, and the places of what the page adds."""

from typing import TYPE_CHECKING, Any, ClassVar

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from lessons.markup.blocks.base import Block
from lessons.markup.contents import Entry
from lessons.markup.faults import BlockError
from lessons.markup.links import KEY
from lessons.markup.marks import Citation

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing
    from lessons.markup.text import Text


class Host(Block):
    """Somebody who speaks in a box: a character, not a real person."""

    template = "lessons/blocks/_host.html"
    has_key: ClassVar[bool] = False
    name: ClassVar[str]
    role: ClassVar[str]

    def read(self, content: str, text: "Text") -> None:
        if not content.strip():
            raise BlockError(self.line, f"La caja está vacía: escribe lo que dice {self.name}.")
        self.says = text.nested(content, self.line + 1)

    @property
    def cites(self) -> tuple[str, ...]:
        return self.says.cites

    def context(self, page: "Drawing") -> dict[str, Any]:
        return {"block": self, "says": page.drawn(self.says)}


class Leo(Host):
    kind = "leo"
    name = "Leo"
    role = "ex crupier"


class Maya(Host):
    kind = "maya"
    name = "Maya"
    role = "ex jefa de sala"


class Quotation(Block):
    """A sentence of a source, set apart with where it stands; typed or not, it is checked."""

    kind = "cita"
    template = "lessons/blocks/_quotation.html"
    key_form = KEY

    def read(self, content: str, text: "Text") -> None:
        self.typed = " ".join(content.split())
        self.citation = Citation(self.line, self.key)
        self.citation.want(self.wanted)
        text.quotations.append(self)

    def context(self, page: "Drawing") -> dict[str, Any]:
        return {"excerpt": page.library.excerpts.get(self.key)}


class Insert(Block):
    """Where something stands that the page adds."""

    has_key: ClassVar[bool] = False
    entry: ClassVar[Entry]

    def read(self, content: str, text: "Text") -> None:
        if content.strip():
            raise BlockError(self.line, f"El bloque «{self.kind}» va vacío.")
        if self.entry in text.headings:
            raise BlockError(self.line, f"El bloque «{self.kind}» ya está más arriba. Deja uno.")
        text.headings.append(self.entry)

    def draw(self, page: "Drawing") -> SafeString | str:
        return page.insert(self.kind)


class Practice(Insert):
    kind = "practica"
    entry = Entry("practica", "La práctica")


class Questions(Insert):
    kind = "preguntas"
    entry = Entry("preguntas", "Revisa lo aprendido")


class Calculator(Insert):
    """The calculator of pots, that comes by itself where there are scripts, and a link to it."""

    kind = "calculadora"
    entry = Entry("calculadora", "La calculadora")

    def draw(self, page: "Drawing") -> SafeString:
        return render_to_string("lessons/blocks/_calculator.html")
