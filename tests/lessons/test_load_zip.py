"""A school's course as one .zip, from anywhere: loaded safely or refused whole."""

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from django.core.management import call_command

from lessons import coursefiles
from lessons.models import Lesson
from lessons.reading import archive
from tests.lessons.coursetrips import (
    LESSON,
    refused,
)

pytestmark = pytest.mark.django_db

NAMES = ("excerpts.toml", "rules.toml", "series.toml", "countries.toml", "terms.toml", LESSON)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(
        shutil.copytree(
            coursefiles.COURSE,
            tmp_path / "course",
            ignore=shutil.ignore_patterns("pozos-laterales.md"),
        )
    )


def packed(folder: Path, change: Callable[[zipfile.ZipFile], None] | None = None) -> Path:
    path = folder.parent / "escuela.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in NAMES:
            archive.write(folder / name, name)
        if change:
            change(archive)
    return path


def test_a_good_one_is_loaded(folder: Path) -> None:
    call_command("load_course", str(packed(folder)), verbosity=0)
    assert Lesson.objects.get().slug == "el-showdown"


def test_one_with_a_folder_around_it_is_loaded_too(folder: Path) -> None:
    shutil.make_archive(str(folder.parent / "mac"), "zip", folder.parent, "course")
    call_command("load_course", str(folder.parent / "mac.zip"), verbosity=0)
    assert Lesson.objects.count() == 1


@pytest.mark.parametrize(
    "name", ["../fuera.md", "lessons/../../fuera.md", "/etc/fuera", "C:/fuera", "lessons\\..\\x.md"]
)
def test_a_name_that_leads_out_of_it_is_refused(folder: Path, name: str) -> None:
    said = refused(packed(folder, lambda archive: archive.writestr(name, "x")))
    assert "un nombre que sale de su carpeta" in said


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_is_there_twice_is_refused(folder: Path) -> None:
    said = refused(packed(folder, lambda archive: archive.writestr("rules.toml", "")))
    assert said == "rules.toml: está dos veces en el .zip"


def test_a_bomb_is_refused_after_what_a_file_may_have(folder: Path) -> None:
    size = archive.MOST_IN_A_FILE + 1
    said = refused(packed(folder, lambda zip_: zip_.writestr("lessons/b.md", b"\0" * size)))
    assert said == "lessons/b.md: pesa más de 8 MB"


def test_many_files_that_are_too_much_together_are_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_IN_ALL", 10_000)
    assert "desempacado pasa de" in refused(packed(folder))


def test_more_files_than_a_course_has_are_refused(folder: Path) -> None:
    def many(zip_: zipfile.ZipFile) -> None:
        for number in range(archive.MOST_FILES):
            zip_.writestr(f"x/{number}", "")

    assert "trae más de 2000 archivos" in refused(packed(folder, many))


def test_a_large_one_is_refused_unread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_PACKED", 1000)
    assert "pesa más de" in refused(packed(folder))


@pytest.mark.parametrize("damage", [lambda data: b"GIF89a" + data[:100], lambda data: data[:-300]])
def test_what_is_no_zip_is_refused(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    path = packed(folder)
    path.write_bytes(damage(path.read_bytes()))
    assert "no es un .zip o está dañado" in refused(path)


def test_a_damaged_letter_is_noticed(folder: Path) -> None:
    path = packed(folder)
    data = bytearray(path.read_bytes())
    data[200] ^= 0xFF
    path.write_bytes(data)
    assert "no es un .zip o está dañado" in refused(path)


def test_one_with_a_password_is_refused(folder: Path) -> None:
    path = packed(folder)
    data = bytearray(path.read_bytes())
    at = -1
    while (at := data.find(b"PK\x01\x02", at + 1)) >= 0:
        data[at + 8] |= 1
    path.write_bytes(data)
    assert "el .zip tiene contraseña" in refused(path)


def test_one_packed_in_an_unknown_way_is_refused(folder: Path) -> None:
    path = folder.parent / "escuela.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as zip_:
        for name in NAMES:
            zip_.write(folder / name, name)
    assert "usa un .zip común" in refused(path)


def test_a_zip_without_a_course_says_what_is_missing(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "fotos.zip", "w") as zip_:
        zip_.writestr("foto.png", "")
    assert "rules.toml: falta este archivo del curso" in refused(tmp_path / "fotos.zip")
