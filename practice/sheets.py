"""Drills on paper: asked with a box for each option, and their key on a page of its own."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from practice.forms import AnswerForm
from practice.models import Drill, Series
from practice.screens import Screen


class KeyLine(NamedTuple):
    """What an option of a drill is: `mistake` names the one or two of it, empty for the right option."""

    number: int
    mistake: str


@dataclass
class Printed(Screen):
    """A drill as it is printed: nothing is answered on the site."""

    of: int = field(kw_only=True)

    @classmethod
    def all(cls, series: Series, drills: Iterable[Drill], of: int) -> list[Self]:
        """Drills of a series of `of` drills."""
        return [cls(series, drill, AnswerForm.to(drill), of=of) for drill in drills]

    @property
    def where(self) -> str:
        return f"Mano {self.drill.place} de {self.of}"

    @property
    def right(self) -> int:
        """The number of the right option, from 1."""
        return next(line.number for line in self.key if not line.mistake)

    @property
    def right_said(self) -> str:
        """The right answer where it is typed, as it reads."""
        drill = self.drill
        return str(drill.question.word(drill.table, drill.question.right(drill.table), ""))

    @property
    def key(self) -> list[KeyLine]:
        joined = " y ".join
        names = [
            joined(mistake.name for mistake in option.mistakes) for option in self.drill.choices
        ]
        return [KeyLine(number, name) for number, name in enumerate(names, start=1)]
