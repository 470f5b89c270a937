"""The question types. A new one is one class here and one line below."""

from practice.questions.accounts import (
    AT_MOST,
    BUILT,
    BUILT_TYPED,
    CONTENDED,
    PAID,
    PAID_TYPED,
    RETURNED,
)
from practice.questions.base import Feedback, Option, Question, Wording
from practice.questions.reading import PLAIN, POTS, REASONS
from practice.questions.step import DEALERS_STEP

QUESTIONS: dict[str, Question] = {
    question.code: question
    for question in (
        PLAIN,
        REASONS,
        POTS,
        BUILT,
        BUILT_TYPED,
        RETURNED,
        CONTENDED,
        AT_MOST,
        PAID,
        PAID_TYPED,
        DEALERS_STEP,
    )
}

__all__ = ["QUESTIONS", "Feedback", "Option", "Question", "Wording"]
