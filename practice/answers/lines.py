"""What is said of a drill, of an option, of a level: figures, names and warnings."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from practice.answers.counting import OTHER, Period, named
from practice.answers.hiding import LEAST, Kind
from practice.answers.tally import ANSWERS, CORRECTED, MISSED, RIGHT, Tally
from practice.mistakes import MISTAKES
from practice.mistakes import OTHER as UNNAMED
from practice.models import Drill, Series
from practice.questions.reading import PLAIN, REASONS

JUDGED_FROM = 20  # people, before something is said about a drill or an option
OTHER_NAME = "otro error"


def percent(part: int | None, whole: int | None) -> str:
    """ "25 %"; empty where one of the two is hidden or there is nothing to share."""
    return f"{100 * part / whole:.0f} %" if part is not None and whole else ""


class MistakeLine(NamedTuple):
    """A mistake: how often it was made and corrected, None where hidden, and its shares of both."""

    name: str
    made: int | None
    fixed: int | None
    share: str
    fixed_share: str


class OptionLine(NamedTuple):
    """An option of a drill as it reads; `number` is its place from 1, None where none was offered.

    Options of the same mistake are one line: it is counted which mistake was made.
    """

    number: int | None
    wording: str
    code: str
    name: str
    chosen: int | None
    share: str
    fixed: int | None
    nobody: bool

    @property
    def is_right(self) -> bool:
        return not self.code

    @property
    def kind(self) -> str:
        """What choosing it means, in a word or two."""
        if self.is_right:
            return "correcta"
        return OTHER_NAME if self.code in (OTHER, UNNAMED.code) else "error"


@dataclass(frozen=True)
class Figures:
    """The figures of one scope."""

    tally: Tally
    scope: str

    @property
    def answers(self) -> int | None:
        return self.tally.get(self.scope, ANSWERS)

    @property
    def right(self) -> int | None:
        return self.tally.get(self.scope, RIGHT)

    @property
    def missed(self) -> int | None:
        return self.tally.get(self.scope, MISSED)

    @property
    def corrected(self) -> int | None:
        return self.tally.get(self.scope, CORRECTED)

    @property
    def right_share(self) -> str:
        return percent(self.right, self.answers)

    @property
    def missed_share(self) -> str:
        return percent(self.missed, self.answers)

    @property
    def corrected_share(self) -> str:
        """How many of the misses were corrected."""
        return percent(self.corrected, self.missed)

    def made(self, code: str) -> int | None:
        return self.tally.get(self.scope, Kind("made", code))

    def fixed(self, code: str) -> int | None:
        """Nothing is said of the corrections of a mistake where the mistakes are hidden."""
        if self.made(code) is None:
            return None
        return self.tally.get(self.scope, Kind("fixed", code))


@dataclass(frozen=True)
class DrillReport(Figures):
    """The answers to one drill; here there are as many people as answers."""

    drill: Drill
    codes: frozenset[str]

    @property
    def judged(self) -> bool:
        """Whether enough people answered to say something about the drill."""
        return (self.answers or 0) >= JUDGED_FROM

    @property
    def nobody_misses(self) -> bool:
        return self.judged and self.missed == 0

    @property
    def everybody_misses(self) -> bool:
        return self.judged and self.right == 0

    @property
    def warning(self) -> str:
        """What should make somebody look at the drill again; empty if nothing."""
        if self.nobody_misses:
            return "nadie la falla"
        return "todos la fallan" if self.everybody_misses else ""

    @cached_property
    def options(self) -> list[OptionLine]:
        """Every option, then the named mistakes that no option has, then other errors."""
        offered: dict[str, list[int]] = {}
        for place, option in enumerate(self.drill.choices):
            offered.setdefault(named(option.mistake), []).append(place)
        lines = [self._option(places, code) for code, places in offered.items()]
        typed = sorted(self.codes - {*offered, "", OTHER})
        lines += [self._line(None, "", code) for code in typed]
        return lines + ([self._line(None, "", OTHER)] if OTHER in self.codes - {*offered} else [])

    def _option(self, places: list[int], code: str) -> OptionLine:
        says = " / ".join(worded(self.drill, place) for place in places)
        return self._line(places[0] + 1, says, code)

    def _line(self, number: int | None, wording: str, code: str) -> OptionLine:
        chosen = self.made(code) if code else self.right
        fixed = self.fixed(code) if code else None
        nobody = self.judged and chosen == 0 and number is not None
        share = percent(chosen, self.answers)
        return OptionLine(number, wording, code, name_of(code), chosen, share, fixed, nobody)


@dataclass(frozen=True)
class GroupReport(Figures):
    """The answers to a level or to the whole series; `learners` is None below five."""

    name: str
    learners: int | None
    codes: tuple[str, ...]

    @property
    def mistakes(self) -> list[MistakeLine]:
        """The mistakes that were made here, the most frequent first, the hidden ones last."""
        lines = [self._mistake(code) for code in self.codes]
        return sorted(lines, key=lambda line: (-(line.made or 0), line.name))

    def _mistake(self, code: str) -> MistakeLine:
        made, fixed = self.made(code), self.fixed(code)
        shares = percent(made, self.missed), percent(fixed, self.corrected)
        return MistakeLine(name_of(code), made, fixed, *shares)


@dataclass(frozen=True)
class LevelReport(GroupReport):
    drills: tuple[DrillReport, ...]


@dataclass(frozen=True)
class SeriesReport(GroupReport):
    """The answers to the current drills of a series, in their order."""

    series: Series
    period: Period
    levels: tuple[LevelReport, ...]

    @property
    def drills(self) -> list[DrillReport]:
        return [drill for level in self.levels for drill in level.drills]


def enough(learners: int) -> int | None:
    """The number of people, or None where it is not said: from one to four."""
    return None if 0 < learners < LEAST else learners


def name_of(code: str) -> str:
    """The name of a mistake; the right answer has none."""
    if not code:
        return ""
    return MISTAKES[code].name if code in MISTAKES else OTHER_NAME


def worded(drill: Drill, place: int) -> str:
    """How an option reads; without its reason where the mistake is not known any more."""
    option, question = drill.choices[place], drill.question
    if question is REASONS and option.mistake and option.mistake not in MISTAKES:
        question = PLAIN
    return str(question.word(drill.table, option.answer, option.mistake))
