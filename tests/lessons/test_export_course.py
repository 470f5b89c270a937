"""The course written as files: what is in the repository, and whatever a school has made of it."""

import io
import shutil
import zipfile
from pathlib import Path

import pytest
from django.core.management import CommandError
from django.db import connection
from django.test.utils import CaptureQueriesContext

from lessons import coursefiles
from lessons.exporting import course_files
from lessons.models import Lesson
from practice.models import OutsideRule
from tests.factories import (
    ExcerptFactory,
    LessonFactory,
    OutsideRuleFactory,
    QuestionFactory,
    SeriesFactory,
    SourceFactory,
)
from tests.lessons.coursetrips import (
    bytes_in,
    did,
    export,
)

pytestmark = pytest.mark.django_db


# The repository


def test_the_course_of_the_repository_is_written_as_it_stands(
    course: Lesson, tmp_path: Path
) -> None:
    export(tmp_path / "course")
    repository = bytes_in(coursefiles.COURSE)
    del repository["checked.toml"]
    assert bytes_in(tmp_path / "course") == repository


def test_writing_over_a_course_leaves_it_as_it_is(course: Lesson, tmp_path: Path) -> None:
    copy = Path(shutil.copytree(coursefiles.COURSE, tmp_path / "course"))
    export(copy)
    assert bytes_in(copy) == bytes_in(coursefiles.COURSE)


def test_it_says_how_many_files_there_are(course: Lesson, tmp_path: Path) -> None:
    assert export(tmp_path / "course").splitlines() == [f"Curso: 7 archivos en {tmp_path}/course."]


def test_it_costs_as_many_queries_however_much_there_is(course: Lesson) -> None:
    with CaptureQueriesContext(connection) as few:
        course_files()
    for number in range(10, 15):
        QuestionFactory(lesson=LessonFactory(number=number, series=course.series))
        ExcerptFactory(key=f"frase-{number}", source=SourceFactory(key=f"fuente-{number}"))
    with CaptureQueriesContext(connection) as many:
        course_files()
    assert len(many) == len(few) <= 8


# What a school has made


def test_several_sources_keep_their_sentences_apart_and_in_order(tmp_path: Path) -> None:
    one, two = SourceFactory(key="uno"), SourceFactory(key="dos")
    for key, source in (("a", one), ("b", two), ("c", one)):
        ExcerptFactory(key=key, source=source)
    text = course_files()["excerpts.toml"]
    assert text.index('source = "uno"\nkey = "a"') < text.index('source = "dos"\nkey = "b"')
    assert text.index('source = "dos"\nkey = "b"') < text.index('source = "uno"\nkey = "c"')


def test_a_draft_says_that_it_is_one_and_a_published_lesson_does_not() -> None:
    LessonFactory(slug="lista", series=None)
    LessonFactory(slug="borrador", series=None, is_published=False)
    files = course_files()
    assert "published = false\n" in files["lessons/borrador.md"]
    assert "published" not in files["lessons/lista.md"]


def test_a_series_tells_its_changed_hands_only_where_it_has_some() -> None:
    SeriesFactory(drills=False)
    changed = {
        "10": {"skip": 2},
        "9": {"deal": {"contributed": [30], "hands": ["AhKd"], "board": ""}},
    }
    SeriesFactory(slug="otra", drills=False, drills_each={"kicker": 4}, overrides=changed)
    plain, other = course_files()["series.toml"].split("\n\n")[1:]
    assert "drills_each" not in plain
    assert "overrides" not in plain
    assert "drills_each = {kicker = 4}\n" in other
    assert (
        'overrides = {9 = {deal = {board = "", hands = ["AhKd"], contributed = [30]}}, 10 = {skip = 2}}'
        in other
    )


def test_the_order_in_which_a_database_keeps_a_json_column_does_not_matter() -> None:
    source = {"publisher": "WSOP", "title": "Rules", "section": "74", "seen": "copy"}
    rule = OutsideRuleFactory(sources=[source])
    before = course_files()["rules.toml"]
    OutsideRule.objects.filter(pk=rule.pk).update(sources=[dict(sorted(source.items()))])
    assert course_files()["rules.toml"] == before
    assert '{publisher = "WSOP", title = "Rules", section = "74", seen = "copy"}' in before


def test_questions_keep_their_places_where_one_was_taken_out(tmp_path: Path) -> None:
    lesson = LessonFactory(slug="l", series=None)
    for position in (1, 2, 5):
        QuestionFactory(lesson=lesson, position=position)
    text = course_files()["lessons/l.md"]
    assert text.count("position = ") == 1
    export(tmp_path / "c.zip")
    assert did(tmp_path / "c.zip") == set()


# Where it is written


def test_a_zip_is_the_same_bytes_each_time(course: Lesson, tmp_path: Path) -> None:
    export(tmp_path / "uno.zip")
    export(tmp_path / "dos.zip")
    assert (tmp_path / "uno.zip").read_bytes() == (tmp_path / "dos.zip").read_bytes()
    assert list(tmp_path.glob("*.part")) == []


def test_a_zip_has_the_files_of_the_folder(course: Lesson, tmp_path: Path) -> None:
    export(tmp_path / "c.zip")
    export(tmp_path / "course")
    with zipfile.ZipFile(io.BytesIO((tmp_path / "c.zip").read_bytes())) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    assert packed == bytes_in(tmp_path / "course")


def test_a_folder_with_other_things_is_left_alone(course: Lesson, tmp_path: Path) -> None:
    (tmp_path / "tesis.txt").write_text("mía")
    with pytest.raises(CommandError, match="no está vacía ni es la carpeta de un curso"):
        export(tmp_path)
    assert bytes_in(tmp_path) == {"tesis.txt": "mía".encode()}


def test_a_lesson_that_is_not_in_the_database_is_told_and_stays(
    course: Lesson, tmp_path: Path
) -> None:
    export(tmp_path / "c")
    (tmp_path / "c" / "lessons" / "vieja.md").write_text("+++\n+++\n")
    assert "lessons/vieja.md: no está en la base" in export(tmp_path / "c")
    assert (tmp_path / "c" / "lessons" / "vieja.md").exists()


def test_a_place_that_cannot_be_written_is_told(course: Lesson, tmp_path: Path) -> None:
    (tmp_path / "archivo").write_text("")
    with pytest.raises(CommandError, match="No se puede escribir en"):
        export(tmp_path / "archivo" / "c.zip")


def test_a_slug_that_leads_elsewhere_is_refused(tmp_path: Path) -> None:
    LessonFactory(slug="../../fuera", series=None)
    with pytest.raises(CommandError, match=r"«\.\./\.\./fuera» no es una dirección"):
        export(tmp_path / "c")
    assert not (tmp_path / "c").exists()


def test_what_could_not_be_loaded_is_told(tmp_path: Path) -> None:
    QuestionFactory(lesson=LessonFactory(slug="l", series=None), position=1, right=7)
    said = export(tmp_path / "c.zip")
    assert "Aviso: esto no se podrá cargar" in said
    assert "lessons/l.md:" in said
    assert "«right» es 7 y las respuestas van de 1 a 2" in said
