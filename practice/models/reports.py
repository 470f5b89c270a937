"""Drills that seemed wrong to somebody."""

from django.db import models
from django.utils import timezone

from practice.models.drills import Drill


class Report(models.Model):
    """A learner's sentence about a drill. It does not say who wrote it."""

    drill = models.ForeignKey(
        Drill, models.PROTECT, related_name="reports", verbose_name="mano de práctica"
    )
    option = models.PositiveSmallIntegerField(
        "respuesta elegida", null=True, blank=True, help_text="lugar desde 0; vacío si no respondió"
    )
    sentence = models.TextField("qué parece mal", max_length=500)
    answer = models.TextField("respuesta", blank=True, help_text="lo que se hizo con el aviso")
    answered_at = models.DateTimeField("respondido", null=True, blank=True, editable=False)
    sent_at = models.DateTimeField("enviado", default=timezone.now)

    class Meta:
        verbose_name = "aviso sobre una mano"
        verbose_name_plural = "avisos sobre manos"
        ordering = ["-id"]

    def __str__(self) -> str:
        return self.sentence[:60]
