"""Which figures may be shown: none of fewer than five people, and none that gives such a one away.

Hiding the small figures is not enough: what is hidden follows from a total and the rest of its row.
So figures are shown one after the other, the most important first, and each only if no small figure
then follows, by adding and subtracting, from all that is shown. (Statistics offices call it
complementary cell suppression: Hundepool et al., "Statistical Disclosure Control", chapter 4.)
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

LEAST = 5  # people in a figure that is shown

Part = tuple[int, str, bool]  # drill, mistake, corrected or not: nothing smaller is counted
Row = dict[Part, int]  # a sum of parts, each with its factor, modulo PRIME

PRIME = 2**61 - 1  # whole numbers that divide: as exact as fractions here, and many times faster


class Kind(NamedTuple):
    """What is counted: answers, right, missed or corrected, or by mistake made, fixed or left."""

    name: str
    mistake: str = ""


Key = tuple[str, Kind]  # of which drills a figure tells, and what


class Figure(NamedTuple):
    """A sum of parts, none of which is zero; `learners` different people are in it."""

    key: Key
    parts: frozenset[Part]
    value: int
    learners: int

    @property
    def is_small(self) -> bool:
        return 0 < self.learners < LEAST


def shown(
    figures: Iterable[Figure], secrets: Iterable[frozenset[Part]], counts: Mapping[Part, int]
) -> dict[Key, int]:
    """The figures that may be shown, by key.

    Args:
        figures: those that a page would like to show, the most important first.
        secrets: sums that must not follow from what is shown; small figures always are.
        counts: how many answers each part has.
    """
    wanted = list(figures)
    small = {figure.parts for figure in wanted if figure.is_small}
    ledger = _Ledger(small | set(secrets), counts)
    return {
        figure.key: figure.value
        for figure in wanted
        if not figure.is_small and ledger.takes(figure)
    }


def small_rest(figures: Iterable[Figure]) -> frozenset[Part]:
    """The small figures of one line together, if even together they are small; else nothing."""
    small = [figure for figure in figures if figure.is_small]
    if len(small) < 2 or sum(figure.value for figure in small) >= LEAST:
        return frozenset()
    return frozenset().union(*(figure.parts for figure in small))


class _Ledger:
    """All that follows from what is shown: rows of which none holds the last part of another."""

    def __init__(self, secrets: Iterable[frozenset[Part]], counts: Mapping[Part, int]) -> None:
        self._rows: dict[Part, Row] = {}
        self._secrets = [_scaled(dict.fromkeys(parts, 1)) for parts in secrets if parts]
        self._counts = counts

    def takes(self, figure: Figure) -> bool:
        """Whether the figure gives nothing away; if so it counts as shown from now on."""
        row = self._reduced(dict.fromkeys(figure.parts, 1))
        if not row:
            return True  # it follows from what is shown already
        last = max(row)
        changed = {part: _minus(r, row, last) for part, r in self._rows.items() if last in r}
        if row in self._secrets or any(map(self._is_tight, [row, *changed.values()])):
            return False
        self._rows |= changed | {last: row}
        self._secrets = [
            _scaled(_minus(secret, row, last)) if last in secret else secret
            for secret in self._secrets
        ]
        return True

    def _reduced(self, row: Row) -> Row:
        for part in [part for part in row if part in self._rows]:
            row = _minus(row, self._rows[part], part)
        return _scaled(row)

    def _is_tight(self, row: Row) -> bool:
        """Whether a sum of several parts leaves one way to share it out: all one, or all four.

        Who knows that no part is zero, because a zero is shown, or that all are small, could tell.
        """
        if len(row) == 1 or set(row.values()) != {1}:
            return False
        return {self._counts[part] for part in row} in ({1}, {LEAST - 1})


def _minus(row: Row, other: Row, part: Part) -> Row:
    """The row without the part, by means of another one in which its factor is 1."""
    factor = row[part]
    left = dict(row)
    for each, times in other.items():
        left[each] = (left.get(each, 0) - factor * times) % PRIME
    return {each: times for each, times in left.items() if times}


def _scaled(row: Row) -> Row:
    """The row with the factor 1 at its last part."""
    scale = pow(row[max(row)], -1, PRIME) if row else 1
    return {part: factor * scale % PRIME for part, factor in row.items()}
