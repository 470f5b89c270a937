"""Loading what another school wrote: it adds, and takes nothing away from what is here."""

import shutil
from pathlib import Path

import pytest

from lessons import coursefiles
from lessons.models import Lesson
from practice.course import Loaded
from practice.models import Attempt, Correction, Drill, Series
from tests.factories import (
    SLUG,
    AttemptFactory,
    DrillFactory,
    ExcerptFactory,
    LessonFactory,
    SourceFactory,
)
from tests.lessons.coursetrips import change, did, load, stored

pytestmark = pytest.mark.django_db


@pytest.fixture
def folder(tmp_path: Path, course: Lesson) -> Path:
    """A copy of the course files with one lesson, loaded already, to be changed."""
    copy = tmp_path / "course"
    shutil.copytree(coursefiles.COURSE, copy, ignore=shutil.ignore_patterns("pozos-laterales.md"))
    Lesson.objects.exclude(pk=course.pk).delete()
    return copy


def add_lesson(folder: Path, slug: str, number: int, more: str = "") -> None:
    text = (
        f'+++\nnumber = {number}\nslug = "{slug}"\ntitle = "T"\nquestion = "¿?"\n'
        f'short_answer = "R."\n{more}+++\nTexto.\n'
    )
    (folder / "lessons" / f"{slug}.md").write_text(text, encoding="utf-8")


def numbers() -> dict[str, int]:
    return dict(Lesson.objects.values_list("slug", "number"))


def test_what_is_here_and_not_in_the_file_stays(folder: Path) -> None:
    LessonFactory(slug="mia", number=9, series=None)
    ExcerptFactory(key="mia", source=SourceFactory(key="mia"))
    before = stored()
    load(str(folder), "--overwrite")
    assert stored() == before


def test_a_lesson_written_here_with_the_same_address_is_kept_as_it_is(folder: Path) -> None:
    mine = LessonFactory(slug="otra", number=9, title="La mía", series=None)
    question = '\n[[pregunta]]\nasks = "¿?"\noptions = ["a", "b"]\nright = 1\nexplanation = "x"\n'
    add_lesson(folder, "otra", 4, question)
    assert did(folder) == {Loaded.KEPT}
    mine.refresh_from_db()
    assert (mine.title, mine.number, mine.questions.count()) == ("La mía", 9, 0)


def test_a_number_that_is_taken_becomes_the_next_one_that_is_free(folder: Path) -> None:
    LessonFactory(slug="mia", number=4, series=None)
    add_lesson(folder, "otra", 4)
    add_lesson(folder, "otra-mas", 5)
    printed = load(str(folder))
    assert "lección otra: nuevo, con el número 6: el 4 ya es de otra lección" in printed
    assert numbers() == {"el-showdown": 3, "mia": 4, "otra-mas": 5, "otra": 6}
    assert did(folder) == set()


def test_lessons_that_change_places_in_the_file_change_them_here(folder: Path) -> None:
    add_lesson(folder, "otra", 4)
    did(folder)
    change(folder, "lessons/el-showdown.md", "number = 3", "number = 4")
    change(folder, "lessons/otra.md", "number = 4", "number = 3")
    assert did(folder) == {Loaded.UPDATED}
    assert numbers() == {"el-showdown": 4, "otra": 3}
    assert did(folder) == set()


def test_an_edited_lesson_keeps_its_number_from_one_that_wants_it(folder: Path) -> None:
    Lesson.objects.update(title="Mi título")
    change(folder, "lessons/el-showdown.md", "number = 3", "number = 8")
    add_lesson(folder, "otra", 3)
    did(folder)
    assert numbers() == {"el-showdown": 3, "otra": 4}


def test_a_draft_comes_as_a_draft(folder: Path) -> None:
    add_lesson(folder, "otra", 4, "published = false\n")
    did(folder)
    assert not Lesson.objects.get(slug="otra").is_published


@pytest.mark.parametrize("args", [(), ("--overwrite",)])
def test_no_answer_and_no_drill_changes(folder: Path, args: tuple[str, ...]) -> None:
    series = Series.objects.get(slug=SLUG)
    attempt = AttemptFactory(drill=DrillFactory(series=series))
    missed = AttemptFactory(drill=DrillFactory(series=series, place=2), option=0, mistake="kicker")
    Correction.objects.create(attempt=missed)
    rows = (Attempt, Correction, Drill)
    before = [list(model.objects.order_by("pk").values()) for model in rows]
    change(folder, "series.toml", "reinas-en-la-mesa", "otra-semilla")
    change(folder, "series.toml", '["mano-mas-alta", "kicker", ', '["kicker", ')
    load(str(folder), *args)
    assert Series.objects.get(slug=SLUG).seed == "otra-semilla"
    assert [list(model.objects.order_by("pk").values()) for model in rows] == before
    assert attempt.drill.series == series
