"""The words of the table, explained."""

from django.db import models
from django.urls import reverse
from simple_history.models import HistoricalRecords

from lessons.models.lessons import Lesson
from practice.course import CourseRow


class Term(CourseRow):
    """A word of the table and what it means.

    `also` lists other words for it, each with where it is said: `[["bote", "España"]]`.
    """

    slug = models.SlugField("clave", max_length=60, unique=True)
    term = models.CharField("término", max_length=80)
    topic = models.CharField("tema", max_length=60)
    meaning = models.TextField("qué quiere decir", help_text="Markdown, en una línea")
    also = models.JSONField("también se dice", default=list, blank=True)
    lesson = models.ForeignKey(
        Lesson,
        models.SET_NULL,
        null=True,
        blank=True,
        related_name="terms",
        verbose_name="lección que lo explica",
    )

    history = HistoricalRecords()

    class Meta:
        verbose_name = "término"
        ordering = ["term"]

    def __str__(self) -> str:
        return self.term

    def get_absolute_url(self) -> str:
        return f"{reverse('lessons:glossary')}#{self.slug}"
