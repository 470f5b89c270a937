from lessons.models.countries import Country
from lessons.models.lessons import LEAST_OPTIONS, MOST_OPTIONS, Lesson, Question
from lessons.models.terms import Term

__all__ = ["LEAST_OPTIONS", "MOST_OPTIONS", "Country", "Lesson", "Question", "Term"]
