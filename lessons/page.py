"""What the page of a lesson shows: its texts drawn, its questions, its neighbours."""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from lessons.markup import Document, Drawing, stored
from lessons.markup.blocks.prose import Calculator, Practice, Questions
from lessons.markup.contents import Entry
from lessons.models import Lesson, Question


class Choice(NamedTuple):
    """One answer of a question."""

    number: int
    text: SafeString
    is_right: bool


class Asked(NamedTuple):
    """One question, drawn."""

    number: int
    asks: SafeString
    choices: list[Choice]
    explanation: SafeString


class LessonPage:
    """One lesson, drawn from what is stored. Its texts are drawn in the order of the page."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.document = parsed(lesson.texts())
        inserts = {"practica": self._practice, "preguntas": self._questions}
        self.drawing = Drawing(self.document, stored(self.document.wanted), inserts)
        self.short_answer = self.drawing.text("short_answer")
        self.body = self.drawing.text("body")
        # What the text gives no place stands after it.
        self.practice = self.drawing.insert("practica")
        self.questions = self.drawing.insert("preguntas")

    @property
    def contents(self) -> list[Entry]:
        """What stands in the page, in order; the practice and the questions only where there are."""
        there = {Practice.entry: self.has_practice, Questions.entry: self.has_questions}
        listed = [entry for entry in self.document.contents if there.get(entry, True)]
        return listed + [
            entry for entry, is_there in there.items() if is_there and entry not in listed
        ]

    @property
    def has_practice(self) -> bool:
        return self.lesson.series is not None

    @property
    def has_calculator(self) -> bool:
        return Calculator.entry in self.document.contents

    @property
    def has_questions(self) -> bool:
        return bool(self.lesson.questions.all())

    @cached_property
    def previous(self) -> Lesson | None:
        return Lesson.objects.published().filter(number__lt=self.lesson.number).last()

    @cached_property
    def next(self) -> Lesson | None:
        return Lesson.objects.published().filter(number__gt=self.lesson.number).first()

    def _practice(self) -> str:
        if not self.has_practice:
            return ""
        return render_to_string("lessons/_practice.html", {"lesson": self.lesson})

    def _questions(self) -> str:
        if not self.has_questions:
            return ""
        asked = [self._asked(question) for question in self.lesson.questions.all()]
        return render_to_string("lessons/_questions.html", {"questions": asked})

    def _asked(self, question: Question) -> Asked:
        at = question.name
        return Asked(
            question.position,
            self.drawing.line(f"{at}-asks"),
            list(self._choices(question)),
            self.drawing.text(f"{at}-explanation"),
        )

    def _choices(self, question: Question) -> Iterator[Choice]:
        for number in range(1, len(question.options) + 1):
            text = self.drawing.line(f"{question.name}-option-{number}")
            yield Choice(number, text, number == question.right)


def parsed(texts: Mapping[str, str]) -> Document:
    """The texts of a lesson by name, parsed once while they stay the same."""
    return _parsed(tuple(texts.items()))


@lru_cache(maxsize=64)
def _parsed(texts: tuple[tuple[str, str], ...]) -> Document:
    return Document(dict(texts))
