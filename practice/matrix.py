"""Which mistakes the drills of a series offer, drill by drill."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, Self

from practice.levels import Level
from practice.mistakes import MISTAKES, WITHOUT_SOURCE, Mistake
from practice.questions import Option


class Column(NamedTuple):
    """One drill: its place in the series, its level, and the mistakes that it offers."""

    place: int
    level: Level
    offers: frozenset[str]

    @classmethod
    def of(cls, place: int, level: Level, options: Iterable[Option]) -> Self:
        unnamed = {"", *(each.code for each in WITHOUT_SOURCE)}
        return cls(place, level, frozenset(option.mistake for option in options) - unnamed)


class Cell(NamedTuple):
    place: int
    offered: bool


class Row(NamedTuple):
    """One mistake: the levels that promise it, and at which places it is offered."""

    mistake: Mistake
    promised_by: tuple[Level, ...]
    cells: tuple[Cell, ...]

    @property
    def drills(self) -> int:
        """How many drills offer it."""
        return sum(cell.offered for cell in self.cells)

    @property
    def is_missing(self) -> bool:
        return bool(self.promised_by) and not self.drills


class Span(NamedTuple):
    """A level, and over how many columns it goes."""

    level: Level
    columns: int


@dataclass(frozen=True)
class Matrix:
    """Drill × mistake. A mistake has a row if a level promises it or a drill offers it."""

    levels: tuple[Level, ...]
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, levels: Iterable[Level], columns: Iterable[Column]) -> Self:
        return cls(tuple(levels), tuple(columns))

    @property
    def spans(self) -> list[Span]:
        groups = groupby(self.columns, key=lambda column: column.level)
        return [Span(level, len(list(columns))) for level, columns in groups]

    @property
    def rows(self) -> list[Row]:
        """In the order of the catalogue."""
        rows = [self._row(mistake) for mistake in MISTAKES.values()]
        return [row for row in rows if row.promised_by or row.drills]

    @property
    def missing(self) -> list[Row]:
        """The mistakes that a level promises and no drill offers."""
        return [row for row in self.rows if row.is_missing]

    def _row(self, mistake: Mistake) -> Row:
        promised = tuple(level for level in self.levels if mistake.code in level.mistakes)
        cells = [Cell(each.place, mistake.code in each.offers) for each in self.columns]
        return Row(mistake, promised, tuple(cells))


class Comparison(NamedTuple):
    """One mistake in several series: in how many drills of each it is offered."""

    mistake: Mistake
    drills: tuple[int, ...]


def compared(matrices: Sequence[Matrix]) -> list[Comparison]:
    """Every mistake that one of the series promises or offers."""
    counts = [{row.mistake: row.drills for row in matrix.rows} for matrix in matrices]
    known = [each for each in MISTAKES.values() if any(each in count for count in counts)]
    return [Comparison(each, tuple(n.get(each, 0) for n in counts)) for each in known]
