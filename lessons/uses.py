"""What is cited stays: a sentence or rule that something rests on cannot be deleted."""

from typing import Any, NamedTuple

from django.db.models import ProtectedError
from django.db.models.signals import pre_delete
from django.dispatch import receiver

from lessons.models import Lesson
from practice.mistakes import Mistake
from practice.models import Excerpt, OutsideRule
from practice.naming import joined

NAMED = 5  # lessons that a sentence names before it says how many more there are


class Uses(NamedTuple):
    """The lessons that cite one sentence or rule, drafts too, and the mistakes that it backs."""

    lessons: list[Lesson]
    mistakes: list[Mistake]

    @classmethod
    def of(cls, row: Excerpt | OutsideRule) -> "Uses":
        return cls(list(row.lessons.all()), row.mistakes)

    def __bool__(self) -> bool:
        return bool(self.lessons or self.mistakes)

    def __str__(self) -> str:
        return joined([part for part in (self._citing(), self._backing()) if part])

    def _citing(self) -> str:
        names = [f"«{lesson}»" for lesson in self.lessons[:NAMED]]
        if len(self.lessons) > NAMED:
            names.append(f"{len(self.lessons) - NAMED} más")
        one = len(self.lessons) == 1
        return (
            f"se cita en {'la lección' if one else 'las lecciones'} {joined(names)}"
            if names
            else ""
        )

    def _backing(self) -> str:
        return backing(self.mistakes) if self.mistakes else ""


def backing(mistakes: list[Mistake]) -> str:
    """Which mistakes a sentence or rule backs, in words."""
    names = joined([f"«{mistake.name}»" for mistake in mistakes])
    return f"respalda {'el error' if len(mistakes) == 1 else 'los errores'} {names}"


@receiver(pre_delete, sender=Excerpt)
@receiver(pre_delete, sender=OutsideRule)
def keep_what_is_used(instance: Excerpt | OutsideRule, **kwargs: Any) -> None:
    """Whoever deletes it, one by one or many at once, is told where it is used."""
    uses = Uses.of(instance)
    if uses:
        raise ProtectedError(f"«{instance}» no se puede borrar: {uses}.", {instance})
