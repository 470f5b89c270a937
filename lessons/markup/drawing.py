"""A document drawn: prose sanitised first, and then its blocks and marks put into it."""

from collections.abc import Callable, Mapping
from typing import Any

import nh3
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from lessons.markup.document import Document
from lessons.markup.library import Library
from lessons.markup.notes import Notes
from lessons.markup.parser import HOLE, markdown
from lessons.markup.text import Text

TAGS = {"p", "ul", "ol", "li", "blockquote", "pre", "code", "em", "strong", "s", "hr", "br", "a"}
TAGS |= {"h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody", "tr", "th", "td"}
ATTRIBUTES = {
    "a": {"href", "title", "rel"},
    "ol": {"start"},
    "th": {"class"},
    "td": {"class"},
    "h2": {"id"},
}
Insert = Callable[[], str]


class Drawing:
    """One drawing of a document. Texts must be drawn in the order in which they are read.

    `inserts` draw what stands in the page by a block of that name: the practice, the questions.
    """

    def __init__(
        self, document: Document, library: Library, inserts: Mapping[str, Insert] | None = None
    ) -> None:
        self.document = document
        self.library = library
        self.notes = Notes(library)
        self.inserts = dict(inserts or {})

    def text(self, name: str) -> SafeString:
        """The HTML of a text, with its notes."""
        return self.drawn(self.document.texts[name])

    def line(self, name: str) -> SafeString:
        """The HTML of a text of one line, without a paragraph around it."""
        return self.inline(self.document.texts[name])

    def inline(self, text: Text) -> SafeString:
        return self._filled(text, [token for token in text.tokens if token.type == "inline"])

    def drawn(self, text: Text) -> SafeString:
        return self._filled(text, text.tokens)

    def figure(self, key: str) -> str:
        """A computed figure by its key; what was written where there is none."""
        figure = self.document.figures.get(key)
        return figure.keyed(key) if figure else escape(f"{{{{ {key} }}}}")

    def insert(self, name: str) -> str:
        """What stands in the page by this name, once; nothing the second time."""
        return self.inserts.pop(name, str)()

    def _filled(self, text: Text, tokens: list[Any]) -> SafeString:
        html = markdown.renderer.render(tokens, markdown.options, {"library": self.library})
        clean = nh3.clean(html, tags=TAGS, attributes=ATTRIBUTES, link_rel=None)
        return mark_safe(HOLE.sub(lambda hole: text.holes[int(hole[1])].draw(self), clean))
