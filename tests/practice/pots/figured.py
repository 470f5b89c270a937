"""Tables with chips whose accounts are known, and how answers about them are read and told."""

from practice.mistakes import MISTAKES
from practice.questions.accounts import AccountFeedback, AccountQuestion
from practice.questions.base import Option
from practice.questions.figures import Figures
from practice.table import Table
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, chips, with_cards

A_FOLD = chips("30 60 60 20F")  # 110 and 60
RETURNS = chips("30 60 100 20F")  # 110 and 60, and 40 go back to C
TWO_ALL_IN = chips("30 60 100 100")  # 120, 90 and 80
PLAYED = with_cards("30 60 100 20F", QUEENS, TRIO, ACE, KING)  # A 110, B 60, C 40


def reads(question: AccountQuestion, at: Table, code: str = "") -> str:
    answer = question.wrong(at, MISTAKES[code]) if code else question.right(at)
    assert answer is not None
    return str(question.word(at, answer, code)).replace("\u00a0", " ")


def told(question: AccountQuestion, at: Table, *values: object, codes: str = "") -> AccountFeedback:
    mistake, _, also = codes.partition(" ")
    return question.explain(at, Option(Figures(values), mistake, also))


def lines(feedback: AccountFeedback) -> list[tuple[str, str, str, bool]]:
    return [(line.label, line.theirs, line.ours, line.parts_here) for line in feedback.lines]
