"""Questions about cards: who takes the pot, or each pot, and with which five."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from practice.mistakes import MISTAKES, Mistake
from practice.questions.base import Option, Question, Wording
from practice.questions.feedback import ReadingFeedback, feedback_on
from practice.questions.wording import Form, word
from practice.table import Answer, Table

TAKES_THE_POT = "¿Quién se lleva el pozo?"


class ReadingQuestion(Question):
    """Who takes each pot, in one of the forms that options can have."""

    explained = "practice/_explained_reading.html"

    def __init__(self, form: Form, asks: str) -> None:
        self.code, self.form, self.asks = str(form), form, asks

    def right(self, table: Table) -> Answer:
        return table.right

    def wrong(self, table: Table, mistake: Mistake) -> Answer | None:
        return mistake.answer(table)

    def read(self, data: Mapping[str, Any]) -> Answer:
        return Answer.from_json(dict(data))

    def word(self, table: Table, answer: Answer, mistake: str) -> Wording:
        return word(table, self.form, answer, mistake)

    def divides(self, table: Table, answer: Answer) -> bool:
        return table.divides(answer)

    def are_alike(self, one: Answer, other: Answer) -> bool:
        return _are_alike(one, other)

    def rivals(self, table: Table, chosen: Option, known: Collection[str]) -> list[str]:
        return _also_fits(table, chosen, tuple(known))

    def explain(self, table: Table, chosen: Option) -> ReadingFeedback:
        return feedback_on(table, chosen)


@lru_cache(maxsize=4096)
def _also_fits(table: Table, chosen: Option, known: tuple[str, ...]) -> list[str]:
    """The other mistakes that give the same pots and show the same cards as a wrong answer."""
    answers = ((code, MISTAKES[code].answer(table)) for code in known if code != chosen.mistake)
    return [code for code, answer in answers if answer and _are_alike(answer, chosen.answer)]


def _are_alike(one: Answer, other: Answer) -> bool:
    return (one.takers, one.shows) == (other.takers, other.shows)


PLAIN = ReadingQuestion(Form.PLAIN, TAKES_THE_POT)
REASONS = ReadingQuestion(Form.REASONS, TAKES_THE_POT)
POTS = ReadingQuestion(Form.POTS, "¿Quién se lleva cada pozo?")
