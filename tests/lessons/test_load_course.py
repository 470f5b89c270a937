"""Loading the course from its files: as often as one likes, and never over an instructor's edit."""

import shutil
from pathlib import Path

import pytest
from django.core.management import CommandError

from lessons import coursefiles
from lessons.models import Lesson, Question, Term
from practice.course import Loaded, digest
from practice.models import Excerpt, OutsideRule, Series, Source
from tests.lessons.coursetrips import (
    change,
    did,
    load,
)

pytestmark = pytest.mark.django_db


ROWS = (Lesson, Series, Source, Excerpt, OutsideRule)


def exact() -> list[object]:
    """The rows with everything that is kept of them."""
    return [list(model.objects.order_by("pk").values()) for model in ROWS]


@pytest.fixture
def folder(tmp_path: Path, course: Lesson) -> Path:
    """A copy of the course files, loaded already, to be changed."""
    copy = tmp_path / "course"
    shutil.copytree(coursefiles.COURSE, copy)
    return copy


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
    before = exact()
    printed = load()
    assert exact() == before
    assert len(printed.splitlines()) == 1
    assert "sin cambios" in printed
    assert "nuevo" not in printed


def test_loading_again_with_overwrite_changes_nothing_either(course: Lesson) -> None:
    before = exact()
    load("--overwrite")
    assert exact() == before


def test_excerpts_are_kept_word_for_word(course: Lesson) -> None:
    quote = Excerpt.objects.get(key="empate").quote
    assert quote.startswith("Sin embargo, en el caso de que los jugadores tengan además")
    source = Source.objects.get()
    assert (source.verified, source.read_on.isoformat()) == (False, "2026-11-30")


# An instructor's edit


def test_an_edit_is_kept(course: Lesson) -> None:
    Lesson.objects.filter(slug="el-showdown").update(title="Mi título")
    printed = load()
    assert Lesson.objects.get(slug="el-showdown").title == "Mi título"
    assert "lección el-showdown: editado aquí: se conserva" in printed


def test_an_edit_is_kept_when_the_file_changes_too(folder: Path) -> None:
    Lesson.objects.filter(slug="el-showdown").update(title="Mi título")
    change(folder, "lessons/el-showdown.md", "kickers y pozos divididos", "otra cosa")
    assert did(folder) == {Loaded.KEPT}
    assert Lesson.objects.get(slug="el-showdown").title == "Mi título"


def test_an_edit_gives_way_to_overwrite(course: Lesson) -> None:
    Lesson.objects.filter(slug="el-showdown").update(title="Mi título")
    printed = load("--overwrite")
    assert Lesson.objects.get(slug="el-showdown").title == course.title
    assert "lección el-showdown: actualizado" in printed
    assert "editado aquí" not in load()


def test_an_edit_that_was_undone_is_no_edit(course: Lesson) -> None:
    Lesson.objects.filter(slug="el-showdown").update(title="Mi título")
    Lesson.objects.filter(slug="el-showdown").update(title=course.title)
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
    assert Lesson.objects.get(slug="el-showdown").title == "El showdown: otra cosa"
    assert did(folder) == set()


def test_a_new_seed_in_the_file_reaches_the_series(folder: Path) -> None:
    change(folder, "series.toml", "reinas-en-la-mesa", "otra-semilla")
    assert did(folder) == {Loaded.UPDATED}
    assert Series.objects.get(slug="leer-el-showdown").seed == "otra-semilla"


def test_a_file_that_cannot_be_read_loads_nothing(folder: Path) -> None:
    change(folder, "rules.toml", "hand-order", "hand-order-2")
    (folder / "lessons" / "el-showdown.md").write_text("sin encabezado", encoding="utf-8")
    before = exact()
    with pytest.raises(CommandError, match=r"el-showdown\.md:1: una lección empieza con una línea"):
        load(str(folder))
    assert exact() == before


def test_an_optional_field_that_the_file_drops_is_empty_here_too(folder: Path) -> None:
    assert Term.objects.get(slug="poker").also
    change(folder, "terms.toml", 'also = [["póquer", ""]]\n', "")
    assert did(folder) == {Loaded.UPDATED}
    assert Term.objects.get(slug="poker").also == []


def test_sentences_that_name_no_source_are_of_the_only_one(folder: Path) -> None:
    change(folder, "excerpts.toml", 'source = "catalogo-de-juegos"\n', "")
    assert did(folder) == set()


def test_a_lesson_says_what_it_cites(folder: Path) -> None:
    change(folder, "lessons/el-showdown.md", "[^mostrar-cartas]", "")
    did(folder)
    assert not Lesson.objects.get(slug="el-showdown").excerpts.filter(key="mostrar-cartas").exists()


# What was deleted here


def test_a_row_that_was_deleted_here_stays_deleted(course: Lesson) -> None:
    Term.objects.get(slug="poker").delete()
    printed = load()
    assert "término poker: borrado aquí: no se repone" in printed
    assert not Term.objects.filter(slug="poker").exists()


def test_a_deleted_lesson_and_its_questions_stay_deleted(course: Lesson) -> None:
    course.delete()
    assert "lección el-showdown: borrado aquí" in load()
    assert not Lesson.objects.filter(slug="el-showdown").exists()
    assert not Question.objects.filter(asks__contains="trío").exists()


def test_the_sentences_of_a_deleted_source_stay_away_with_it(folder: Path) -> None:
    with (folder / "excerpts.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[excerpt]]\nsource = "o"\nkey = "frase"\nheading = "T"\nquote = "Q"\n')
        file.write('\n[source.o]\npublisher = "P"\ntitle = "T"\nread_on = 2026-01-02\n')
    assert did(folder) == {Loaded.NEW}
    Excerpt.objects.get(key="frase").delete()
    Source.objects.get(key="o").delete()
    assert did(folder) == {Loaded.GONE}
    assert not Excerpt.objects.filter(key="frase").exists()


def test_a_lesson_with_another_address_is_not_made_again(course: Lesson) -> None:
    course.slug = "otra-direccion"
    course.save()
    load()
    assert [each.slug for each in Lesson.objects.filter(number=3)] == ["otra-direccion"]
    assert not Lesson.objects.filter(slug="el-showdown").exists()


def test_what_was_deleted_is_back_with_overwrite(course: Lesson) -> None:
    before = Lesson.objects.count(), Question.objects.count(), Term.objects.count()
    course.delete()
    Term.objects.get(slug="poker").delete()
    load("--overwrite")
    assert (Lesson.objects.count(), Question.objects.count(), Term.objects.count()) == before


# What an earlier version loaded


def test_a_row_that_an_earlier_version_loaded_counts_as_loaded(folder: Path) -> None:
    """Its fingerprint was taken of what the file said, and of nothing that has a default since."""
    said = {"name": "Leer el showdown", "seed": "reinas-en-la-mesa"}
    levels = ["mano-mas-alta", "kicker", "mesa-y-empates", "pozo-lateral"]
    rows = Series.objects.filter(slug="leer-el-showdown")
    rows.update(loaded_digest=digest({**said, "level_codes": levels}))
    change(folder, "series.toml", "reinas-en-la-mesa", "otra-semilla")
    assert did(folder) == {Loaded.UPDATED}
