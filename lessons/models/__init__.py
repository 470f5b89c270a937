from lessons.models.countries import Country
from lessons.models.lessons import Lesson, Question
from lessons.models.terms import Term

__all__ = ["Country", "Lesson", "Question", "Term"]
