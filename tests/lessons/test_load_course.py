"""Loading the course from its files: as often as one likes, and never over an instructor's edit."""

import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from lessons import coursefiles
from lessons.models import Lesson
from practice.course import Loaded
from practice.models import Excerpt, OutsideRule, Series, Source

pytestmark = pytest.mark.django_db

ROWS = (Lesson, Series, Source, Excerpt, OutsideRule)


def load(*args: str) -> str:
    out = StringIO()
    call_command("load_course", *args, stdout=out)
    return out.getvalue()


def stored() -> list[object]:
    return [list(model.objects.order_by("pk").values()) for model in ROWS]


@pytest.fixture
def folder(tmp_path: Path, course: Lesson) -> Path:
    """A copy of the course files, loaded already, to be changed."""
    copy = tmp_path / "course"
    shutil.copytree(coursefiles.COURSE, copy)
    return copy


def change(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def did(folder: Path, *, overwrite: bool = False) -> set[Loaded]:
    return {row.did for row in coursefiles.load(folder, overwrite=overwrite)} - {Loaded.UNCHANGED}


# Loading


def test_a_new_database_gets_the_whole_course() -> None:
    load()
    assert Lesson.objects.get(number=3).series == Series.objects.get(slug="leer-el-showdown")
    assert Source.objects.count() == 1
    assert Excerpt.objects.count() == 18
    assert OutsideRule.objects.filter(key="hand-order").exists()


def test_loading_says_what_is_new() -> None:
    printed = load()
    assert "lección el-showdown: nuevo" in printed
    assert printed.splitlines()[-1].startswith("Curso: ")
    assert " nuevo" in printed.splitlines()[-1]


def test_loading_again_changes_nothing(course: Lesson) -> None:
    before = stored()
    printed = load()
    assert stored() == before
    assert len(printed.splitlines()) == 1
    assert "sin cambios" in printed
    assert "nuevo" not in printed


def test_loading_again_with_overwrite_changes_nothing_either(course: Lesson) -> None:
    before = stored()
    load("--overwrite")
    assert stored() == before


def test_excerpts_are_kept_word_for_word(course: Lesson) -> None:
    quote = Excerpt.objects.get(key="empate").quote
    assert quote.startswith("Sin embargo, en el caso de que los jugadores tengan además")
    source = Source.objects.get()
    assert (source.verified, source.read_on.isoformat()) == (False, "2026-11-30")


# An instructor's edit


def test_an_edit_is_kept(course: Lesson) -> None:
    Lesson.objects.update(title="Mi título")
    printed = load()
    assert Lesson.objects.get().title == "Mi título"
    assert "lección el-showdown: editado aquí: se conserva" in printed


def test_an_edit_is_kept_when_the_file_changes_too(folder: Path) -> None:
    Lesson.objects.update(title="Mi título")
    change(folder, "lessons/el-showdown.md", "kickers y pozos divididos", "otra cosa")
    assert did(folder) == {Loaded.KEPT}
    assert Lesson.objects.get().title == "Mi título"


def test_an_edit_gives_way_to_overwrite(course: Lesson) -> None:
    Lesson.objects.update(title="Mi título")
    printed = load("--overwrite")
    assert Lesson.objects.get().title == course.title
    assert "lección el-showdown: actualizado" in printed
    assert "editado aquí" not in load()


def test_an_edit_that_was_undone_is_no_edit(course: Lesson) -> None:
    Lesson.objects.update(title="Mi título")
    Lesson.objects.update(title=course.title)
    assert "editado aquí" not in load()


def test_an_edited_excerpt_is_kept(course: Lesson) -> None:
    Excerpt.objects.filter(key="empate").update(heading="Empates")
    load()
    assert Excerpt.objects.get(key="empate").heading == "Empates"


def test_a_source_that_was_compared_with_the_original_stays_so(course: Lesson) -> None:
    Source.objects.update(verified=True, source_url="https://a.example/catalogo")
    load()
    assert Source.objects.get().verified


# A changed file


def test_a_changed_file_updates_what_nobody_edited(folder: Path) -> None:
    change(folder, "lessons/el-showdown.md", "kickers y pozos divididos", "otra cosa")
    assert did(folder) == {Loaded.UPDATED}
    assert Lesson.objects.get().title == "El showdown: otra cosa"
    assert did(folder) == set()


def test_a_new_seed_in_the_file_reaches_the_series(folder: Path) -> None:
    change(folder, "series.toml", "reinas-en-la-mesa", "otra-semilla")
    assert did(folder) == {Loaded.UPDATED}
    assert Series.objects.get().seed == "otra-semilla"


def test_a_file_that_cannot_be_read_loads_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(folder, "rules.toml", "hand-order", "hand-order-2")
    (folder / "lessons" / "el-showdown.md").write_text("sin encabezado", encoding="utf-8")
    monkeypatch.setattr(coursefiles.load, "__defaults__", (folder,))
    before = stored()
    with pytest.raises(ValueError, match="not enough values"):
        load()
    assert stored() == before
