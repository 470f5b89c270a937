"""A showdown: the board and the hands, each with the five that play and the two apart."""

from typing import TYPE_CHECKING, Any

from engine import Showdown, hand_name
from lessons.markup.blocks.base import BOARD, Block, shown
from lessons.markup.fields import MOST_SEATS, Fields
from lessons.markup.figures import Figure, Figures, part
from practice.naming import joined

if TYPE_CHECKING:
    from lessons.markup.drawing import Drawing
    from lessons.markup.text import Text

HAND = "A: J♣ 4♥"


class HandsBlock(Block):
    """Board and hands, and who wins; what is shown of them is each block's own."""

    def read_hands(self, fields: Fields, least: int, most: int) -> None:
        """Read `tablero` and so many hands, and compute them."""
        board = fields.needed("tablero", BOARD)
        seats = fields.seated(least, most, HAND)
        self.names = [seat.name for seat in seats]
        self.showdown = shown(board, seats, [seat.value for seat in seats])
        self.figures = showdown_figures(self.key, self.showdown, self.names)

    @property
    def is_split(self) -> bool:
        return len(self.showdown.winners()) > 1

    @property
    def winners(self) -> str:
        return self.figures[part(self.key, "gana")].text


class ShowdownBlock(HandsBlock):
    """Board and hands as a figure; who wins, with what, and the kicker that decides."""

    kind = "showdown"
    template = "lessons/blocks/_showdown.html"

    def read(self, content: str, text: "Text") -> None:
        fields = Fields(content, self.line, known=("tablero", "pie"))
        self.read_hands(fields, 1, MOST_SEATS)
        caption = fields.named.get("pie")
        self.caption = text.nested(caption.value, caption.line) if caption else None

    @property
    def cites(self) -> tuple[str, ...]:
        return self.caption.cites if self.caption else ()

    def context(self, page: "Drawing") -> dict[str, Any]:
        caption = page.inline(self.caption) if self.caption else ""
        return {"block": self, "caption": caption}


def showdown_figures(key: str, showdown: Showdown, names: list[str]) -> Figures:
    """What a showdown computes: readings, deciding kickers, winners."""
    deciding = showdown.deciding_kickers()
    figures = {part(key, "tablero"): Figure.of_cards(showdown.board)}
    for seat, (name, hand) in enumerate(zip(names, showdown.readings, strict=True)):
        if hand is None:
            continue
        figures[part(key, name, "mano")] = Figure.of_words(hand_name(hand), str(hand.strength))
        figures[part(key, name, "juegan")] = Figure.of_cards(hand.five)
        figures[part(key, name, "aparte")] = Figure.of_cards(hand.unused)
        if seat in deciding:
            figures[part(key, name, "kicker")] = Figure.of_cards(deciding[seat])
    winners = joined([names[seat] for seat in showdown.winners()])
    return figures | {part(key, "gana"): Figure.of_words(winners)}
