"""One Markdown text, parsed: its prose, its blocks, its marks, and all that it refers to."""

from collections.abc import Iterator
from typing import Any

from django.utils.text import normalize_newlines
from markdown_it.token import Token

from engine import CardError, parse_cards
from lessons.markup.blocks import BLOCKS, Block, Quotation, block_kind
from lessons.markup.contents import Entry, Heading
from lessons.markup.faults import BlockError, Fault
from lessons.markup.figures import Figures
from lessons.markup.letters import without_unwanted
from lessons.markup.library import Wanted
from lessons.markup.links import Link, parse
from lessons.markup.marks import Broken, Cards, Citation, Claim, ClaimEnd, Mark, cut
from lessons.markup.parser import (
    MOST_CELLS,
    align_by_class,
    is_closed,
    is_too_deep,
    markdown,
)

# Three times the longest lesson; a text as long as this is half an hour to read.
LONGEST = 40_000
MOST_BLOCKS = 60


class Text:
    """A text by its name in the lesson, parsed. Whatever is wrong with it is in `faults`.

    `holes` are the blocks and marks in the order in which they stand; each is drawn when the
    document is, into the place that the sanitised prose keeps for it.
    """

    def __init__(self, name: str, source: str, line: int = 1, *, nested: bool = False) -> None:
        self.name = name
        self.line = line
        self.is_nested = nested
        self.faults: list[Fault] = []
        self.wanted = Wanted()
        self.figures: Figures = {}
        self.holes: list[Block | Mark] = []
        self.inner: list[Mark] = []
        self.broken: set[str] = set()
        self.quotations: list[Quotation] = []
        self.headings: list[Heading | Entry] = []
        self.links: list[tuple[int, Link]] = []
        self.words: list[tuple[int, str]] = []
        self._fences = 0
        self.tokens = self._parsed(self._clean(source))
        self._walk(self.tokens)
        if not nested:
            self.tokens = list(self._with_notes())

    @property
    def blocks(self) -> list[Block]:
        return [hole for hole in self.holes if isinstance(hole, Block)]

    @property
    def marks(self) -> list[Mark]:
        own = [hole for hole in self.holes if not isinstance(hole, Block)]
        return own + self.inner

    @property
    def cites(self) -> tuple[str, ...]:
        """The keys of all that it cites, in order."""
        return tuple(key for mark in self.marks for key in mark.cites)

    def nested(self, source: str, line: int) -> "Text":
        """A text inside a block of this one; what it refers to and what is wrong with it is ours."""
        inner = Text(self.name, source, line, nested=True)
        self.faults += inner.faults
        self.wanted.add(inner.wanted)
        self.links += inner.links
        self.words += inner.words
        self.inner += inner.marks
        return inner

    def fault(self, line: int, says: str) -> None:
        self.faults.append(Fault(self.name, line, says))

    def _clean(self, source: str) -> str:
        text = without_unwanted(normalize_newlines(source))
        if len(text) > LONGEST:
            line = self.line + text.count("\n", 0, LONGEST)
            self.fault(line, f"El texto pasa de {LONGEST} caracteres y se corta aquí. Divídelo.")
        return text[:LONGEST]

    def _parsed(self, source: str) -> list[Token]:
        told: dict[str, Any] = {}
        tokens = markdown.parse(source, told)
        for line in told.get("cut", ()):
            says = (
                f"La tabla se corta aquí: todas las del texto tienen a lo más {MOST_CELLS} celdas."
            )
            self.fault(self.line + line, says)
        return tokens

    def _with_notes(self) -> Iterator[Token]:
        """Whatever cites something stands together with its notes."""
        part: list[Token] = []
        for token in self.tokens:
            part.append(token)
            if token.level == 0 and token.nesting <= 0:
                yield from self._claim(part)
                part = []

    def _claim(self, part: list[Token]) -> Iterator[Token]:
        cited = [key for hole in self._holes_in(part) for key in hole.cites]
        if not cited:
            yield from part
            return
        yield self._hole(Token("hole", "", 0), Claim(0, tuple(cited)))
        yield from part
        yield self._hole(Token("hole", "", 0), ClaimEnd(0))

    def _holes_in(self, part: list[Token]) -> Iterator[Block | Mark]:
        tokens = [inner for outer in part for inner in (outer, *(outer.children or []))]
        for token in tokens:
            if token.type == "hole":
                yield self.holes[token.meta["hole"]]

    def _walk(self, tokens: list[Token]) -> None:
        for token, following in zip(tokens, [*tokens[1:], None], strict=False):
            line = self.line + (token.map[0] if token.map else 0)
            if token.type == "fence":
                self._fence(token, line)
            elif token.type == "heading_open":
                self._heading(token, following, line)
            elif token.type == "heading_close" and token.tag == "h1":
                token.tag = "h2"
            elif token.type == "inline":
                self._inline(token, line)
            elif token.type in ("th_open", "td_open"):
                align_by_class(token)
            elif is_too_deep(token):
                self.fault(
                    line, "Son demasiados niveles uno dentro de otro: aquí se pierde el texto."
                )

    def _fence(self, token: Token, line: int) -> None:
        if not is_closed(token):
            self.fault(
                line, "Este bloque no se cierra. Termínalo con una línea de tres comillas: ```"
            )
        if not token.info.strip() or self._is_one_too_many(line):
            return
        try:
            block = self._block(token, line)
        except BlockError as error:
            self.fault(error.line, error.says)
            self.broken.add(token.info.split()[-1])
            block = None
        self._hole(token, block or Broken(line, self.faults[-1].says))
        if block:
            self._take(block)

    def _block(self, token: Token, line: int) -> Block:
        kind, *rest = token.info.split(maxsplit=1)
        block = BLOCKS[block_kind(kind, line)]
        if self.is_nested:
            raise BlockError(line, "Aquí dentro no va otro bloque. Cierra antes este: ```")
        return block("".join(rest).strip(), token.content, line, self)

    def _is_one_too_many(self, line: int) -> bool:
        self._fences += 1
        if self._fences == MOST_BLOCKS + 1:
            says = f"Van más de {MOST_BLOCKS} bloques: desde aquí no se dibujan. Divide el texto."
            self.fault(line, says)
        return self._fences > MOST_BLOCKS

    def _take(self, block: Block) -> None:
        self.figures |= block.figures
        self.wanted.add(block.wanted)

    def _heading(self, token: Token, inline: Token | None, line: int) -> None:
        if token.tag == "h1":
            self.fault(line, "«#» es el título de la página. Escribe «##» para una sección.")
            token.tag = "h2"
        if inline and not inline.content:
            self.fault(line, "Falta el título de la sección.")
        if inline and token.level == 0 and token.tag == "h2":
            self.headings.append(Heading(token, inline, self.holes))

    def _inline(self, token: Token, line: int) -> None:
        children: list[Token] = []
        link_line = 0
        for child in token.children or []:
            reaches = child.meta.get("lines", 0) + (child.type in ("softbreak", "hardbreak"))
            if child.type == "link_open":
                link_line = line
                self._link(child, line)
            if child.type == "link_close":
                line, link_line = link_line, 0
            children += self._marked(child, line, inside=bool(link_line))
            line += reaches
        token.children = children

    def _link(self, token: Token, line: int) -> None:
        link = parse(str(token.attrs.get("href", "")))
        if link.wrong:
            self.fault(line, link.wrong)
        if link.kind:
            vars(self.wanted)[link.kind].add(link.key)
        self.links.append((line, link))
        token.meta = {"link": link}

    def _marked(self, token: Token, line: int, inside: bool) -> Iterator[Token]:
        """The token cut at its marks."""
        if token.type == "code_inline":
            token = self._cards(token, line)
        if token.type == "text_special":
            token.type, token.content = "text", without_unwanted(token.content)
        elif token.type == "text":
            yield from self._cut(token, line, inside)
            return
        yield token

    def _cut(self, token: Token, line: int, inside: bool) -> Iterator[Token]:
        for piece in cut(token.content, line):
            if isinstance(piece, str):
                self.words.append((line, piece))
                yield Token("text", "", 0, content=piece, level=token.level)
            elif inside and isinstance(piece, Citation):
                self.fault(line, "Una cita no va dentro de un enlace. Ponla después de él.")
            else:
                piece.want(self.wanted)
                yield self._hole(Token("hole", "", 0, level=token.level), piece)

    def _cards(self, token: Token, line: int) -> Token:
        try:
            cards = parse_cards(token.content)
        except CardError:
            return token
        return self._hole(token, Cards(line, cards)) if cards else token

    def _hole(self, token: Token, hole: Block | Mark) -> Token:
        token.type = "hole"
        token.meta = {"hole": len(self.holes)}
        self.holes.append(hole)
        return token
