"""What a check found."""

from typing import NamedTuple


class Finding(NamedTuple):
    """Something wrong, and where: a file or what stands in the database, and its line."""

    where: str
    line: int
    says: str

    def __str__(self) -> str:
        place = f"{self.where}:{self.line}" if self.line else self.where
        return f"{place}: {self.says}"
