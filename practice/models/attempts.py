"""Every learner's first answers, and what was corrected in review."""

from django.db import models
from django.utils import timezone

from practice.models.drills import Drill
from practice.models.frozen import FrozenQuerySet, FrozenRow


class AnswerQuerySet(FrozenQuerySet):
    """What learners answered: never rewritten."""


class Attempt(FrozenRow):
    """A learner's first answer to a drill: inserted once, never changed.

    `option` is the place of an answer of the drill, from 0; typed amounts that are none of them have
    the place after the last one. `amounts` is what was typed, empty where an option was chosen.
    """

    learner = models.UUIDField()
    drill = models.ForeignKey(Drill, models.PROTECT, related_name="attempts")
    option = models.PositiveSmallIntegerField(help_text="lugar de la respuesta elegida, desde 0")
    amounts = models.JSONField(
        default=list, blank=True, help_text="lo que se escribió, si se escribió"
    )
    mistake = models.SlugField(max_length=40, blank=True, help_text="vacío si es correcta")
    answered_at = models.DateTimeField(default=timezone.now)

    objects = AnswerQuerySet.as_manager()

    class Meta:
        verbose_name = "primera respuesta"
        verbose_name_plural = "primeras respuestas"
        ordering = ["id"]
        constraints = [
            models.UniqueConstraint(fields=["learner", "drill"], name="one_first_answer")
        ]
        # All that is counted of a drill, so that counting reads no rows.
        indexes = [
            models.Index(
                fields=["drill", "mistake", "answered_at", "learner"], name="answers_counted"
            )
        ]

    def __str__(self) -> str:
        return f"{self.drill_id}: {self.mistake or 'correcta'}"


class Correction(FrozenRow):
    """A missed drill that was answered rightly in review. The first answer stays what it was."""

    attempt = models.OneToOneField(Attempt, models.PROTECT, related_name="correction")
    corrected_at = models.DateTimeField(default=timezone.now)

    objects = AnswerQuerySet.as_manager()

    class Meta:
        verbose_name = "corrección"
        verbose_name_plural = "correcciones"
        ordering = ["id"]

    def __str__(self) -> str:
        return str(self.attempt)
