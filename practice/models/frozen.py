"""Rows that are a record of what happened: written once, never rewritten."""

from collections.abc import Iterable
from typing import Any, ClassVar

from django.db import models


class FrozenRowError(Exception):
    """Somebody tried to rewrite a row that is a record of what happened."""


class FrozenQuerySet(models.QuerySet[Any]):
    """Rows that are written once: only `may_change` columns of theirs can be updated."""

    def update(self, **values: Any) -> int:
        _check_change(self.model, values)
        return super().update(**values)

    def bulk_create(self, objs: Iterable[Any], *args: Any, **kwargs: Any) -> list[Any]:
        if kwargs.get("update_conflicts"):
            _check_change(self.model, kwargs.get("update_fields") or ["*"])
        return super().bulk_create(objs, *args, **kwargs)

    def bulk_update(
        self, objs: Iterable[Any], fields: Iterable[str], batch_size: int | None = None
    ) -> int:
        _check_change(self.model, fields)
        return super().bulk_update(objs, fields, batch_size)


class FrozenRow(models.Model):
    """A row that is inserted and then stays as it is, but for the columns in `may_change`."""

    may_change: ClassVar[frozenset[str]] = frozenset()

    class Meta:
        abstract = True

    def save(self, *args: Any, **kwargs: Any) -> None:
        if self._state.adding:
            kwargs["force_insert"] = True
        else:
            _check_change(type(self), kwargs.get("update_fields") or ["*"])
        super().save(*args, **kwargs)


def _check_change(model: Any, fields: Iterable[str]) -> None:
    if forbidden := set(fields) - model.may_change:
        raise FrozenRowError(f"{model.__name__}: {', '.join(sorted(forbidden))}")
