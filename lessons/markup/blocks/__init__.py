"""The kinds of block that a text may hold: one module a subject, one line here each."""

from lessons.markup.blocks.base import Block
from lessons.markup.blocks.comparison import ComparisonBlock
from lessons.markup.blocks.order import OrderBlock
from lessons.markup.blocks.pots import PotsBlock
from lessons.markup.blocks.prose import Calculator, Leo, Maya, Practice, Questions, Quotation
from lessons.markup.blocks.replay import ReplayBlock
from lessons.markup.blocks.showdown import ShowdownBlock
from lessons.markup.faults import BlockError
from lessons.markup.fields import plain

KINDS: tuple[type[Block], ...] = (
    ShowdownBlock,
    ComparisonBlock,
    OrderBlock,
    PotsBlock,
    ReplayBlock,
    Leo,
    Maya,
    Quotation,
    Practice,
    Questions,
    Calculator,
)
BLOCKS = {kind.kind: kind for kind in KINDS}


def block_kind(written: str, line: int) -> str:
    """The kind that an author wrote, accents or not; BlockError where there is none such."""
    kind = plain(written)
    if kind not in BLOCKS:
        says = f"No hay un bloque «{written[:40]}». Hay: {', '.join(BLOCKS)}."
        raise BlockError(line, says)
    return kind


__all__ = ["BLOCKS", "KINDS", "Block", "Quotation", "block_kind"]
