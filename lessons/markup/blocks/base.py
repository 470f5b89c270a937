"""What every block is: something in a fence that computes, and is drawn as HTML."""

import re
from typing import TYPE_CHECKING, Any, ClassVar

from django.template.loader import render_to_string

from engine import CardError, Showdown
from lessons.markup.faults import BlockError
from lessons.markup.fields import Field
from lessons.markup.figures import Figures
from lessons.markup.library import Wanted

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing
    from lessons.markup.text import Text

# Figures are called by it: it must be its own slug.
KEY = re.compile(r"(?=.{1,40}\Z)[a-z0-9]+(?:-[a-z0-9]+)*")
BOARD = "tablero: Q♠ Q♥ 9♦ 6♣ 2♠"


class Block:
    """A block of a text: ```` ```kind key ````, its content, and a line of three backticks.

    `line` is that of the fence. Reading it fills `figures`, what it computes by key, and `wanted`,
    what it refers to; BlockError says what is wrong and what would be right.
    """

    kind: ClassVar[str]
    template: ClassVar[str]
    has_key: ClassVar[bool] = True
    key_form: ClassVar[re.Pattern[str]] = KEY

    def __init__(self, key: str, content: str, line: int, text: "Text") -> None:
        self.key = key
        self.line = line
        self.figures: Figures = {}
        self.wanted = Wanted()
        if self.has_key and not self.key_form.fullmatch(key):
            says = f"Falta una clave: «```{self.kind} ejemplo», en minúsculas y sin acentos."
            raise BlockError(line, says)
        if key and not self.has_key:
            raise BlockError(line, f"El bloque «{self.kind}» no lleva clave: «{key[:40]}» sobra.")
        self.read(content, text)

    @property
    def cites(self) -> tuple[str, ...]:
        """The keys of what it cites in a note."""
        return ()

    def read(self, content: str, text: "Text") -> None:
        raise NotImplementedError

    def keyed(self, key: str) -> str:
        """A figure of this block, ready for the page; empty where there is none."""
        return self.figures[key].keyed(key) if key in self.figures else ""

    def context(self, page: "Drawing") -> dict[str, Any]:
        return {"block": self}

    def draw(self, page: "Drawing") -> str:
        return render_to_string(self.template, self.context(page))


def shown(board: Field, seats: list[Field], hands: list[str | None]) -> Showdown:
    """The showdown of a block's board and hands; a wrong card is told with the line it stands in."""
    try:
        return Showdown(board=board.value, hands=hands)
    except CardError as error:
        line = board.line if error.seat is None else seats[error.seat].line
        raise BlockError(line, _named(str(error), seats)) from error


def _named(says: str, seats: list[Field]) -> str:
    """The complaint with the names that the author gave instead of "mano 1"."""
    whose = {"m": "cartas de", "M": "Cartas de"}
    return re.sub(
        r"([mM])ano (\d+)",
        lambda found: f"{whose[found[1]]} {seats[int(found[2]) - 1].name}",
        says,
    )
