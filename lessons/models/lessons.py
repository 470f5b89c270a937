"""The lessons of the course, and the questions at their end."""

from typing import Self

from django.db import models
from django.urls import reverse
from simple_history.models import HistoricalRecords

from practice.course import CourseRow
from practice.models import Excerpt, OutsideRule, Series

# Answers that a question may have.
LEAST_OPTIONS, MOST_OPTIONS = 2, 5


class LessonQuerySet(models.QuerySet["Lesson"]):
    def published(self) -> Self:
        """The lessons that everybody sees."""
        return self.filter(is_published=True)

    def next_number(self) -> int:
        """The number after the last lesson's."""
        last: int | None = self.aggregate(last=models.Max("number"))["last"]
        return (last or 0) + 1


class Lesson(CourseRow):
    """One lesson: an opening question with its short answer, and the text with all that is in it.

    `body` is Markdown with the blocks of `lessons.markup`; whatever is said there about cards and
    chips is computed. `excerpts` and `rules` are what the text cites: they follow from it.
    """

    number = models.PositiveSmallIntegerField("número", unique=True)
    slug = models.SlugField("dirección", max_length=80, unique=True)
    title = models.CharField("título", max_length=120)
    standfirst = models.TextField("entrada", blank=True)
    question = models.TextField("pregunta inicial")
    short_answer = models.TextField("respuesta corta", help_text="Markdown")
    body = models.TextField("texto", blank=True, help_text="Markdown")
    series = models.ForeignKey(
        Series, models.PROTECT, null=True, blank=True, related_name="lessons", verbose_name="serie"
    )
    is_published = models.BooleanField("publicada", default=False)
    excerpts = models.ManyToManyField(Excerpt, editable=False, related_name="lessons")
    rules = models.ManyToManyField(OutsideRule, editable=False, related_name="lessons")

    # Going back to an earlier text does not publish it, nor take it back.
    history = HistoricalRecords(excluded_fields=["is_published"])

    objects = LessonQuerySet.as_manager()

    class Meta:
        verbose_name = "lección"
        verbose_name_plural = "lecciones"
        ordering = ["number"]

    def __str__(self) -> str:
        return f"{self.number} · {self.title}"

    def get_absolute_url(self) -> str:
        return reverse("lessons:lesson", args=[self.slug])

    def own_texts(self) -> dict[str, str]:
        """The lesson's texts that are Markdown, by name, without its questions."""
        return {"short_answer": self.short_answer, "body": self.body}

    def texts(self) -> dict[str, str]:
        """Every text of the lesson that is Markdown, by name, its questions included."""
        texts = self.own_texts()
        for question in self.questions.all():
            texts |= question.texts()
        return texts


class Question(CourseRow):
    """One of the quick questions of a lesson: choose, check, read why. Nothing is counted."""

    lesson = models.ForeignKey(Lesson, models.CASCADE, related_name="questions")
    position = models.PositiveSmallIntegerField("lugar")
    asks = models.TextField("pregunta", help_text="Markdown, en una línea")
    options = models.JSONField("respuestas", help_text="de dos a cinco; Markdown, en una línea")
    right = models.PositiveSmallIntegerField("la correcta", help_text="1 es la primera")
    explanation = models.TextField("por qué", help_text="Markdown")

    history = HistoricalRecords()

    class Meta:
        verbose_name = "pregunta"
        ordering = ["lesson", "position"]
        constraints = [
            models.UniqueConstraint(fields=["lesson", "position"], name="one_question_per_position")
        ]

    def __str__(self) -> str:
        return self.asks

    @property
    def name(self) -> str:
        """What the names of its texts begin with."""
        return f"question-{self.position}"

    def texts(self) -> dict[str, str]:
        """What of the question is Markdown, by name."""
        at = self.name
        options = {f"{at}-option-{n}": text for n, text in enumerate(self.options, start=1)}
        return {f"{at}-asks": self.asks, **options, f"{at}-explanation": self.explanation}
