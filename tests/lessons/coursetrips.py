"""Courses written to files and loaded from them: what the tests of both share."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction

from lessons import coursefiles
from lessons.models import Country, Lesson, Question, Term
from practice.course import Loaded
from practice.models import Excerpt, OutsideRule, Series, Source

MODELS = (Source, Excerpt, OutsideRule, Series, Country, Lesson, Question, Term)
KEYS = {"source": "source__key", "series": "series__slug", "lesson": "lesson__slug"}
LESSON = "lessons/el-showdown.md"


def export(where: Path) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("export_course", str(where), stdout=out, stderr=out)
    return out.getvalue()


def load(*args: str | Path) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("load_course", *map(str, args), stdout=out)
    return out.getvalue()


def did(where: Path, *, overwrite: bool = False) -> set[Loaded]:
    """What loading does besides leaving rows as they are."""
    with transaction.atomic():
        rows = list(coursefiles.load(where, overwrite=overwrite))
    return {row.did for row in rows} - {Loaded.UNCHANGED}


def refused(where: Path) -> str:
    """What is said when a course is not loaded; nothing of it may be here."""
    before = stored()
    with pytest.raises(CommandError) as caught:
        call_command("load_course", str(where))
    assert stored() == before
    assert str(caught.value).endswith("\nNo se cargó nada.")
    return str(caught.value).removesuffix("\nNo se cargó nada.")


def change(folder: Path, name: str, old: str, new: str, times: int = -1) -> None:
    """Change a course file, wherever the old text stands in it or so many times."""
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, times), encoding="utf-8")


def change_first(folder: Path, name: str, old: str, new: str) -> None:
    change(folder, name, old, new, times=1)


def bytes_in(folder: Path) -> dict[str, bytes]:
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def stored() -> list[list[dict[str, Any]]]:
    """All that is in the course's tables, with keys for the rows that are referred to."""
    return [
        list(model._default_manager.order_by(*_order(model)).values(*_columns(model)))
        for model in MODELS
    ]


def _columns(model: Any) -> list[str]:
    names = [field.name for field in model._meta.concrete_fields]
    return [KEYS.get(name, name) for name in names if name not in ("id", "loaded_digest")]


def _order(model: Any) -> tuple[str, ...]:
    return {Lesson: ("number",), Question: ("lesson__slug", "position")}.get(model, ("pk",))
