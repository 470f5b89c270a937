"""Rows that come from course files, and that an instructor may have edited since."""

import hashlib
import json
from collections.abc import Collection, Iterable
from enum import Enum
from typing import Any, ClassVar

from django.core.serializers.json import DjangoJSONEncoder
from django.db import models


class Loaded(Enum):
    """What loading one row of a course file did."""

    NEW = "nuevo"
    UPDATED = "actualizado"
    UNCHANGED = "sin cambios"
    KEPT = "editado aquí: se conserva"
    GONE = "borrado aquí: no se repone"


class CourseRow(models.Model):
    """A row with a memory of the course file's text, so that an edit made here is noticed."""

    loaded_digest = models.CharField(max_length=64, blank=True, editable=False)

    history: ClassVar[Any]

    class Meta:
        abstract = True

    @classmethod
    def load(
        cls,
        lookup: dict[str, Any],
        values: dict[str, Any],
        *,
        overwrite: bool,
        new: dict[str, Any] | None = None,
        optional: Collection[str] = (),
    ) -> Loaded:
        """Bring one row to what the course file says.

        A row that was edited since it was last loaded keeps the edit, and one that was deleted or
        got another key stays so, unless `overwrite`. `new` is what a row has besides where it is
        made now. `optional` are the fields that a file may be silent about.
        """
        row = cls._default_manager.filter(**lookup).first()
        if row is not None:
            return row.bring_to(values, overwrite=overwrite, optional=optional)
        if not overwrite and cls.history.filter(**lookup).exists():
            return Loaded.GONE
        row = cls(**{**(new or {}), **lookup, **values})
        row.loaded_digest = row._digest(values, optional)
        row.save()
        return Loaded.NEW

    def bring_to(
        self, values: dict[str, Any], *, overwrite: bool, optional: Collection[str] = ()
    ) -> Loaded:
        """Bring this row to what the course file says of it, as `load` does."""
        if all(getattr(self, name) == value for name, value in values.items()):
            if overwrite:
                self._remember(values, optional)
            return Loaded.UNCHANGED
        if not overwrite and self.is_edited(values, optional):
            return Loaded.KEPT
        for name, value in values.items():
            setattr(self, name, value)
        self.loaded_digest = self._digest(values, optional)
        self.save()
        return Loaded.UPDATED

    def is_edited(self, names: Iterable[str], optional: Collection[str] = ()) -> bool:
        """Whether these fields are not what was loaded last."""
        now = {name: getattr(self, name) for name in names}
        return self.loaded_digest != self._digest(now, optional)

    def _remember(self, values: dict[str, Any], optional: Collection[str]) -> None:
        """What was edited here is what the file says now: no edit of the row."""
        type(self)._default_manager.filter(pk=self.pk).update(
            loaded_digest=self._digest(values, optional)
        )

    def _digest(self, values: dict[str, Any], optional: Collection[str]) -> str:
        """A fingerprint of what a file says; its silence and a default are the same."""
        fresh = type(self)()
        silent = {name for name in optional if values[name] == getattr(fresh, name)}
        return digest({name: values[name] for name in values.keys() - silent})


def digest(values: dict[str, Any]) -> str:
    """A fingerprint of field values; rows that are referred to count by their key."""
    plain = {
        name: value.pk if isinstance(value, models.Model) else value
        for name, value in values.items()
    }
    text = json.dumps(plain, cls=DjangoJSONEncoder, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
