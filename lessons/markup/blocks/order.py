"""What is compared between equal hands, generated from the engine's own rules."""

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from engine import Card, Category, category_name, group_names, parse_cards, read_hand
from lessons.markup.blocks.base import Block
from lessons.markup.faults import BlockError

if TYPE_CHECKING:
    from lessons.markup.text import Text

EXAMPLES = {
    "A♠ K♠ Q♠ J♠ 10♠": "la escalera del diez al as, toda de una pinta",
    "9♥ 8♥ 7♥ 6♥ 5♥": "cinco cartas seguidas, todas de una pinta",
    "8♠ 8♥ 8♦ 8♣ K♦": "cuatro cartas iguales",
    "K♠ K♥ K♣ 2♦ 2♣": "tres iguales y otras dos iguales",
    "A♦ J♦ 8♦ 5♦ 3♦": "cinco cartas de una misma pinta",
    "9♠ 8♦ 7♣ 6♥ 5♠": "cinco cartas seguidas, de cualquier pinta",
    "7♠ 7♥ 7♦ Q♣ 4♠": "tres cartas iguales",
    "A♣ A♥ 8♠ 8♣ 5♦": "dos iguales, y otras dos iguales",
    "Q♠ Q♥ A♦ 9♣ 4♠": "dos cartas iguales",
    "A♠ J♥ 8♦ 6♣ 3♠": "nada de lo anterior",
}
NUMBERS = ("ninguno", "uno", "dos", "tres", "cuatro")


class Row(NamedTuple):
    """One kind of hand: what it is, an example, what is compared in order, how many kickers."""

    name: str
    what: str
    example: tuple[Card, ...]
    compared: str
    kickers: str


class OrderBlock(Block):
    """The ten hands, from the highest down; nothing to write in it."""

    kind = "comparaciones"
    template = "lessons/blocks/_order.html"
    has_key: ClassVar[bool] = False

    def read(self, content: str, text: "Text") -> None:
        if content.strip():
            raise BlockError(self.line, f"El bloque «{self.kind}» va vacío.")
        self.rows = [_row(parse_cards(cards), what) for cards, what in EXAMPLES.items()]


def _row(cards: tuple[Card, ...], what: str) -> Row:
    hand = read_hand(cards)
    return Row(
        category_name(hand.category),
        what,
        hand.five,
        _compared(hand.category),
        NUMBERS[len(hand.kickers)],
    )


def _compared(category: Category) -> str:
    """What is compared, in order, as one says it."""
    if category is Category.ROYAL_FLUSH:
        return "nada: todas valen lo mismo"
    names = group_names(category)
    kickers = [name for name in names if "kicker" in name]
    combination = list(names[: len(names) - len(kickers)])
    if len(combination) == 5:
        return "las cinco, de la más alta a la más baja"
    if kickers:
        combination.append(kickers[0] if len(kickers) == 1 else "los kickers, desde el más alto")
    return ", después ".join(combination)
