"""What is wrong with a course, and where."""

from collections.abc import Iterable
from typing import NamedTuple

MOST_SHOWN = 20


class Fault(NamedTuple):
    """One thing that is wrong, in a file or in what is stored; the line is 0 where none can be told."""

    where: str
    line: int
    says: str

    def __str__(self) -> str:
        place = f"{self.where}:{self.line}" if self.line else self.where
        return f"{place}: {self.says}" if place else self.says


class CourseError(Exception):
    """Course files that cannot be loaded, with everything that is wrong with them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = list(faults)
        super().__init__("\n".join(self._lines()))

    @classmethod
    def of(cls, says: str, file: str = "", line: int = 0) -> "CourseError":
        """One thing that is wrong."""
        return cls([Fault(file, line, says)])

    def _lines(self) -> list[str]:
        shown = [str(fault) for fault in self.faults[:MOST_SHOWN]]
        more = len(self.faults) - len(shown)
        return shown + [f"… y {more} más."] * bool(more)
