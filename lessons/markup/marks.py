"""Marks in a line of prose: cards, computed figures, citations."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

from django.utils.html import format_html

from engine import Card, parse_cards
from lessons.markup.figures import Figures, small_cards
from lessons.markup.library import RULE, Library, Wanted

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing

WHERE_KEYS_ARE = "Las claves están en «Extractos» y, las que llevan «regla:», en «Reglas externas»."
MARK = re.compile(
    r"\{\{(?P<figure>[^{}\n]{1,100})\}\}"
    r"|\[\^(?P<citation>[^\]\n]{1,100})\]"
    r"|(?<!\w)(?P<card>(?:10|[2-9TJQKA])[♠♥♦♣])[\ufe0e\ufe0f]?"
)


@dataclass(frozen=True)
class Mark:
    """Something in a text that is drawn when the page is; `line` is where it is written."""

    line: int

    @property
    def cites(self) -> tuple[str, ...]:
        """The keys of what it cites."""
        return ()

    def want(self, wanted: Wanted) -> None:
        """Add what it refers to."""

    def plain(self, figures: Figures) -> str:
        """How it reads in a table of contents."""
        return ""

    def draw(self, page: "Drawing") -> str:
        raise NotImplementedError


@dataclass(frozen=True)
class Figured(Mark):
    """A computed figure: `{{ ejemplo.principal }}`."""

    key: str

    def plain(self, figures: Figures) -> str:
        return figures[self.key].text if self.key in figures else f"{{{{ {self.key} }}}}"

    def draw(self, page: "Drawing") -> str:
        return page.figure(self.key)


@dataclass(frozen=True)
class Citation(Mark):
    """A claim's mark: `[^boca-abajo]`, `[^regla:odd-chip-left]`."""

    key: str

    @property
    def cites(self) -> tuple[str, ...]:
        return (self.key,)

    def want(self, wanted: Wanted) -> None:
        if self.key.startswith(RULE):
            wanted.rules.add(self.key.removeprefix(RULE))
        else:
            wanted.excerpts.add(self.key)

    def found(self, library: Library) -> bool:
        """Whether there is such a sentence or rule."""
        if self.key.startswith(RULE):
            return self.key.removeprefix(RULE) in library.rules
        return self.key in library.excerpts

    def missing(self, library: Library) -> str:
        """What to say where there is none."""
        near = get_close_matches(self.key, library.citable, 1)
        guess = f" ¿Es «{near[0]}»?" if near else ""
        return f"No hay cita «{self.key}».{guess} {WHERE_KEYS_ARE}"

    def draw(self, page: "Drawing") -> str:
        return page.notes.mark(self.key)


@dataclass(frozen=True)
class Cards(Mark):
    """Cards as they stand in a line: Q♠."""

    cards: tuple[Card, ...]

    def plain(self, figures: Figures) -> str:
        return " ".join(map(str, self.cards))

    def draw(self, page: "Drawing") -> str:
        return small_cards(self.cards)


@dataclass(frozen=True)
class Broken(Mark):
    """What stands where a block cannot be drawn: why not."""

    says: str

    def draw(self, page: "Drawing") -> str:
        return format_html('<p class="broken">{}</p>', self.says)


@dataclass(frozen=True)
class Claim(Mark):
    """Where something begins that cites these keys: first stand the notes that are new."""

    keys: tuple[str, ...]

    def draw(self, page: "Drawing") -> str:
        return f'<div class="claim">{page.notes.first_cited(self.keys)}'


@dataclass(frozen=True)
class ClaimEnd(Mark):
    """Where it ends."""

    def draw(self, page: "Drawing") -> str:
        return "</div>"


def cut(text: str, line: int) -> Iterator[str | Mark]:
    """A line of prose, cut into its words and its marks."""
    end = 0
    for found in MARK.finditer(text):
        if found.start() > end:
            yield text[end : found.start()]
        yield _mark(found, line)
        end = found.end()
    if end < len(text):
        yield text[end:]


def _mark(found: re.Match[str], line: int) -> Mark:
    if found["card"]:
        return Cards(line, parse_cards(found["card"]))
    if found["citation"]:
        return Citation(line, found["citation"].strip())
    return Figured(line, found["figure"].strip())
