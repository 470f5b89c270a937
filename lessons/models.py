"""The lessons of the course."""

from typing import Any

from django.db import models
from django.urls import reverse

from engine import Showdown
from practice.course import CourseRow
from practice.models import Series
from practice.table import Deal


class Lesson(CourseRow):
    """One lesson: an opening question with its short answer, figures, prose and a practice.

    `figure` and `example` are deals, `{"board": "QsQh9d6c2s", "hands": ["Jc4h", "Th3d"]}`:
    everything said about them is computed from the cards.
    """

    number = models.PositiveSmallIntegerField("número", unique=True)
    slug = models.SlugField("dirección", max_length=80, unique=True)
    title = models.CharField("título", max_length=120)
    standfirst = models.TextField("entrada", blank=True)
    question = models.TextField("pregunta inicial")
    short_answer = models.TextField("respuesta corta")
    body = models.TextField("texto", blank=True, help_text="Markdown")
    figure = models.JSONField("figura")
    example = models.JSONField("showdown resuelto")
    series = models.ForeignKey(
        Series, models.PROTECT, null=True, blank=True, related_name="lessons", verbose_name="serie"
    )

    class Meta:
        verbose_name = "lección"
        verbose_name_plural = "lecciones"
        ordering = ["number"]

    def __str__(self) -> str:
        return f"{self.number} · {self.title}"

    def get_absolute_url(self) -> str:
        return reverse("lessons:lesson", args=[self.slug])

    @property
    def first_figure(self) -> Showdown:
        return _showdown(self.figure)

    @property
    def worked_example(self) -> Showdown:
        return _showdown(self.example)

    @property
    def example_deal(self) -> Deal:
        """The worked showdown as a table of one pot."""
        shown = self.worked_example
        hands = tuple(hand for hand in shown.hands if hand)
        return Deal(shown.board, hands, (1,) * len(hands))


def _showdown(deal: dict[str, Any]) -> Showdown:
    return Showdown(board=deal["board"], hands=deal["hands"])
