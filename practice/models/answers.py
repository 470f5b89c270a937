"""A series as the admin counts its answers."""

from practice.models.drills import Series


class Answers(Series):
    """What learners did with a series: no rows of its own, and no rights but to see the series."""

    class Meta:
        proxy = True
        verbose_name = "respuestas"
        verbose_name_plural = "respuestas"
        default_permissions = ()
