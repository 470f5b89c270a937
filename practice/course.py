"""Rows that come from course files, and that an instructor may have edited since."""

import hashlib
import json
from enum import Enum
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db import models


class Loaded(Enum):
    """What loading one row of a course file did."""

    NEW = "nuevo"
    UPDATED = "actualizado"
    UNCHANGED = "sin cambios"
    KEPT = "editado aquí: se conserva"


class CourseRow(models.Model):
    """A row with a memory of the course file's text, so that an edit made here is noticed."""

    loaded_digest = models.CharField(max_length=64, blank=True, editable=False)

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
    ) -> Loaded:
        """Bring one row to what the course file says.

        A row that was edited since it was last loaded keeps the edit, unless `overwrite`. `new`
        is what a row has besides where it is made now.
        """
        row = cls._default_manager.filter(**lookup).first()
        if row is None:
            cls(**{**(new or {}), **lookup, **values}, loaded_digest=digest(values)).save()
            return Loaded.NEW
        now = digest({name: getattr(row, name) for name in values})
        if now == digest(values) == row.loaded_digest:
            return Loaded.UNCHANGED
        if now != row.loaded_digest and not overwrite:
            return Loaded.KEPT
        return row._bring_to(values)

    def _bring_to(self, values: dict[str, Any]) -> Loaded:
        for name, value in values.items():
            setattr(self, name, value)
        self.loaded_digest = digest(values)
        self.save()
        return Loaded.UPDATED


def digest(values: dict[str, Any]) -> str:
    """A fingerprint of field values; rows that are referred to count by their key."""
    plain = {
        name: value.pk if isinstance(value, models.Model) else value
        for name, value in values.items()
    }
    text = json.dumps(plain, cls=DjangoJSONEncoder, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
