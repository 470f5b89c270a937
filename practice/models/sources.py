"""What the rules are taken from: regulation quoted word for word, and rules from elsewhere."""

from django.db import models
from django.utils.text import Truncator
from simple_history.models import HistoricalRecords

from practice.course import CourseRow
from practice.mistakes import CATALOGUE, Mistake

NAMED_BY = 80  # characters of a rule that name it in a list


class Source(CourseRow):
    """A document that is quoted."""

    key = models.SlugField("clave", max_length=60, unique=True)
    publisher = models.CharField("publicado por", max_length=200)
    title = models.CharField("título", max_length=200)
    part = models.CharField("parte", max_length=200, blank=True)
    sections = models.CharField("secciones", max_length=300, blank=True)
    jurisdiction = models.CharField("jurisdicción", max_length=10, blank=True)
    language = models.CharField("idioma", max_length=10, default="es")
    source_url = models.URLField("dirección", blank=True)
    taken_from = models.CharField("tomado de", max_length=200, blank=True)
    read_on = models.DateField("leído el")
    verified = models.BooleanField("cotejado con el original", default=False)

    history = HistoricalRecords()

    class Meta:
        verbose_name = "fuente"
        ordering = ["publisher", "title"]

    def __str__(self) -> str:
        return f"{self.publisher}, {self.title}"


class Excerpt(CourseRow):
    """A sentence of a source, word for word."""

    source = models.ForeignKey(Source, models.PROTECT, related_name="excerpts")
    key = models.SlugField("clave", max_length=60, unique=True)
    heading = models.CharField("tema", max_length=200)
    quote = models.TextField("cita textual")

    history = HistoricalRecords()

    class Meta:
        verbose_name = "extracto"
        ordering = ["id"]

    def __str__(self) -> str:
        return self.heading

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes of the practice that rest on it."""
        return [each for each in CATALOGUE if each.backing.excerpt == self.key]


class OutsideRule(CourseRow):
    """A rule that the quoted regulation leaves open, paraphrased.

    `sources` lists where it is written: publisher, title, section, and whether the publisher's
    own document or a copy was read. It is empty where the rule is universal usage.
    """

    key = models.SlugField("clave", max_length=60, unique=True)
    says = models.TextField("dice")
    sources = models.JSONField("fuentes", default=list, blank=True)

    history = HistoricalRecords()

    class Meta:
        verbose_name = "regla externa"
        verbose_name_plural = "reglas externas"
        ordering = ["id"]

    def __str__(self) -> str:
        return Truncator(self.says).chars(NAMED_BY)

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes of the practice that rest on it."""
        return [each for each in CATALOGUE if each.backing.outside_rule == self.key]
