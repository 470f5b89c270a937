"""What the house decides: who gets the chip that does not divide, and the smallest chip."""

from typing import Any

from django.core.cache import cache
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models

from practice.amounts import LARGEST
from practice.calculator.house import ODD_CHIPS_SAY, House

KEPT_AS = "house-rules"
SECONDS_KEPT = 60
THE_ROW = 1


class HouseRules(models.Model):
    """The one row of the school's own rules."""

    odd_chips = models.CharField(
        "ficha impar", max_length=10, choices=list(ODD_CHIPS_SAY.items()), default="uno"
    )
    smallest_chip = models.PositiveBigIntegerField(
        "ficha más chica",
        default=1,
        validators=[MinValueValidator(1), MaxValueValidator(LARGEST)],
    )
    whose = models.CharField("de quién es la regla", max_length=120, blank=True)

    class Meta:
        verbose_name = "regla de la casa"
        verbose_name_plural = "reglas de la casa"
        default_permissions = ("view", "change")
        constraints = [models.CheckConstraint(condition=models.Q(pk=THE_ROW), name="one_house")]

    def __str__(self) -> str:
        return "Ficha impar y ficha más chica"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Seen at once by this process, and within a minute by the others."""
        self.pk = THE_ROW
        super().save(*args, **kwargs)
        cache.delete(KEPT_AS)

    @classmethod
    def current(cls) -> House:
        """The house's rule, asked of the database at most once a minute by each process."""
        kept: House | None = cache.get(KEPT_AS)
        if kept is None:
            row = cls.objects.first() or cls()
            kept = House(row.odd_chips, row.smallest_chip, row.whose)
            cache.set(KEPT_AS, kept, SECONDS_KEPT)
        return kept
