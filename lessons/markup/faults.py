"""What is wrong with a text, said to the person who wrote it."""

from typing import NamedTuple


class Fault(NamedTuple):
    """One thing to mend: in which text and line, what is wrong there, and what would be right."""

    text: str
    line: int
    says: str

    def __str__(self) -> str:
        return f"Línea {self.line}: {self.says}"


class BlockError(Exception):
    """A block that cannot be drawn. `line` counts from 1 in the text that holds the block."""

    def __init__(self, line: int, says: str) -> None:
        super().__init__(says)
        self.line = line
        self.says = says
