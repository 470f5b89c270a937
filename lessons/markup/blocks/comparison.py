"""Two hands compared step by step, to the card that decides."""

from typing import TYPE_CHECKING

from engine import StepKind
from lessons.markup.blocks.showdown import HandsBlock
from lessons.markup.fields import Fields
from lessons.markup.figures import Figure, part
from practice.comparing import kinds_sign, step_rows

if TYPE_CHECKING:
    from lessons.markup.text import Text


class ComparisonBlock(HandsBlock):
    """Board and two hands; each step of their comparison is a row."""

    kind = "comparacion"
    template = "lessons/blocks/_comparison.html"

    def read(self, content: str, text: "Text") -> None:
        fields = Fields(content, self.line, known=("tablero",))
        self.read_hands(fields, 2, 2)
        self.rows = step_rows(self.showdown, 0, 1)
        deciding = self.showdown.compare(0, 1).deciding
        if deciding and deciding.kind is not StepKind.CATEGORY:
            cards = deciding.first[0], deciding.second[0]
            self.figures[part(self.key, "decide")] = Figure.of_cards(cards)

    @property
    def keyed_hands(self) -> list[dict[str, str]]:
        """The name of each hand and the cards apart from it, with their keys."""
        keys = [part(self.key, name) for name in self.names]
        shown = {"name": "mano", "apart": "aparte"}
        return [{as_: self.keyed(f"{key}.{of}") for as_, of in shown.items()} for key in keys]

    @property
    def kinds_sign(self) -> str:
        """How the two kinds compare."""
        return kinds_sign(self.showdown, 0, 1)
