"""Where somebody can ask to be kept out of casinos, country by country."""

from django.db import models
from simple_history.models import HistoricalRecords

from practice.course import CourseRow


class Country(CourseRow):
    """A country's register of self-exclusion: what a source states, and nothing else."""

    code = models.CharField("código", max_length=2, unique=True, help_text="ISO 3166: CL")
    name = models.CharField("país", max_length=60)
    default = models.BooleanField("se muestra primero", default=False)
    register = models.CharField("registro", max_length=300)
    reach = models.TextField("alcance", blank=True)
    minimum_age = models.PositiveSmallIntegerField("edad mínima", null=True, blank=True)
    age_basis = models.TextField("de dónde sale la edad", blank=True)
    publisher = models.CharField("publicado por", max_length=200)
    read_on = models.DateField("leído el")

    history = HistoricalRecords()

    class Meta:
        verbose_name = "país"
        verbose_name_plural = "países"
        ordering = ["-default", "name"]

    def __str__(self) -> str:
        return self.name
