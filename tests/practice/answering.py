"""The feedback on an answer, given the code of the mistake that leads to it."""

from practice.mistakes import MISTAKES
from practice.questions import Option
from practice.questions.feedback import ReadingFeedback, feedback_on
from practice.table import Table


def after(at: Table, code: str) -> ReadingFeedback:
    """The feedback on the answer of a mistake, or without a code on the right one."""
    answer = MISTAKES[code].answer(at) if code else at.right
    assert answer is not None
    return feedback_on(at, Option(answer, code))
