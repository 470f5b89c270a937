"""Drills on paper: asked with a box for each option, and their key on a page of its own."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from practice.forms import AnswerForm
from practice.mistakes import MISTAKES
from practice.models import Drill, Series
from practice.screens import Screen


class KeyLine(NamedTuple):
    """What an option of a drill is: `mistake` is the name of one, empty for the right option."""

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
    def key(self) -> list[KeyLine]:
        codes = [option.mistake for option in self.drill.choices]
        names = [MISTAKES[code].name if code else "" for code in codes]
        return [KeyLine(number, name) for number, name in enumerate(names, start=1)]
