"""What a question type is: how a table is asked about, what answers it, and what is said then."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

from engine import Card
from practice.mistakes import MISTAKES, WITHOUT_SOURCE, Mistake
from practice.table import Table


class Answered(Protocol):
    """An answer as it is stored with a drill."""

    def as_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Option:
    """One answer that is told from the others: chosen by its place, or held against what is typed.

    `mistake` is the code of the mistake that gives it, empty for the right one; `also` that of a
    second one that has part in it.
    """

    answer: Any
    mistake: str
    also: str = ""

    def as_json(self) -> dict[str, Any]:
        names = {"mistake": self.mistake, **({"also": self.also} if self.also else {})}
        return {**self.answer.as_json(), **names}

    @classmethod
    def from_json(cls, data: Mapping[str, Any], question: "Question") -> Self:
        return cls(question.read(data), data["mistake"], data.get("also", ""))

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes by name: none if it is right."""
        return tuple(MISTAKES[code] for code in (self.mistake, self.also) if code)


class Wording(NamedTuple):
    """One option as it is read. `reason` holds `{carta}` where `card` stands in it.

    `lines` are what `takers` says, where that is read line by line.
    """

    takers: str
    cards: tuple[Card, ...] = ()
    says: str = ""
    reason: str = ""
    card: Card | None = None
    lines: tuple[str, ...] = ()

    @property
    def before_card(self) -> str:
        return self.reason.partition("{carta}")[0]

    @property
    def after_card(self) -> str:
        return self.reason.partition("{carta}")[2]

    def __str__(self) -> str:
        shown = " ".join(str(card) for card in self.cards)
        what = f", con {shown}" if shown else f": {self.says}" if self.says else ""
        why = self.reason.replace("{carta}", str(self.card))
        return f"{self.takers}{what}{' — ' if why else ''}{why}"


@dataclass(frozen=True)
class Feedback:
    """What there is to say about an answer; each question type adds what it lays side by side.

    `mistakes` are those that it matches, none if it is right.
    """

    mistakes: tuple[Mistake, ...]
    explanation: str

    @property
    def is_right(self) -> bool:
        return not self.mistakes

    @property
    def mistake(self) -> Mistake | None:
        return self.mistakes[0] if self.mistakes else None

    @property
    def about(self) -> Mistake | None:
        """The mistake whose rule is said, with its source."""
        return self.mistake

    @property
    def heading(self) -> str:
        """What a wrong answer is called."""
        names = [mistake.name for mistake in self.mistakes]
        if self.mistake in WITHOUT_SOURCE:
            return names[0]
        return f"Coincide con {' y '.join(f'«{name}»' for name in names)}"


class Question:
    """A question type. `code` is stored with each drill: never rename one.

    Attributes:
        asks: the question, as it is read; `hint` says under it how it is meant.
        is_typed: whether amounts are typed; else one of the options is chosen.
        lists_all: whether a drill holds every answer that a mistake leads to, and not a choice of them.
        names_hands: whether the hands on the table are named, because reading them is not asked.
        keeps_options: whether the options stay in sight after the answer; else what is told of the
            answer shows them.
        table, explained: the templates of what lies on the table, and of what an answer is told.
    """

    code: str
    asks: str
    hint: str = ""
    is_typed: bool = False
    lists_all: bool = False
    names_hands: bool = False
    keeps_options: bool = True
    table: str = "practice/_table.html"
    explained: str

    def right(self, table: Table) -> Any:
        """The right answer."""
        raise NotImplementedError

    def wrong(self, table: Table, mistake: Mistake) -> Any:
        """The answer of who makes this mistake; None where it leads to the right one."""
        raise NotImplementedError

    def follows(self, table: Table, option: Option) -> bool:
        """Whether the mistakes of a wrong option lead to its answer."""
        return bool(self.wrong(table, MISTAKES[option.mistake]) == option.answer)

    def read(self, data: Mapping[str, Any]) -> Any:
        """An answer as it was stored."""
        raise NotImplementedError

    def word(self, table: Table, answer: Any, mistake: str) -> Wording:
        """An answer as it is read; `mistake` is the code of the one that gives it."""
        raise NotImplementedError

    def options(self, table: Table, known: Collection[str]) -> tuple[Option, ...] | None:
        """Where all are listed: every answer, the right one too; None where two cannot be told apart."""
        raise NotImplementedError

    def labels(self, table: Table) -> list[str]:
        """What each amount that is typed is the amount of."""
        return []

    def typed(self, amounts: tuple[int, ...]) -> Any:
        """Typed amounts as an answer."""
        raise NotImplementedError

    def divides(self, table: Table, answer: Any) -> bool:
        """Whether an answer leaves no odd chip where there must be none."""
        return True

    def are_alike(self, one: Any, other: Any) -> bool:
        """Whether two answers come to the same, but for their reasons."""
        return bool(one == other)

    def rivals(self, table: Table, chosen: Option, known: Collection[str]) -> list[str]:
        """The other mistakes that a wrong answer fits as well."""
        return []

    def explain(self, table: Table, chosen: Option) -> Feedback:
        """What there is to say about an answer."""
        raise NotImplementedError
