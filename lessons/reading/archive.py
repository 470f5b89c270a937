"""The files of a course from a folder or from one .zip, by name; nothing is unpacked to a disk.

A .zip may come from anywhere: names that lead out of it are refused, and no more is read than a
school's course can need, whatever the .zip says of itself.
"""

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from django.utils.text import normalize_newlines

from lessons.reading.faults import CourseError, Fault
from lessons.reading.shapes import FILES

MIB = 1024 * 1024
MOST_PACKED = 16 * MIB
MOST_IN_A_FILE = 8 * MIB
MOST_IN_ALL = 64 * MIB
MOST_FILES = 2000
ENTRY = b"PK\x01\x02"  # what every entry of a .zip's directory begins with
ENCRYPTED = 0x1
KNOWN_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
BAD_ZIP = (zipfile.BadZipFile, zlib.error, struct.error, NotImplementedError, EOFError, ValueError)
LEADS_OUT = re.compile(r"/|[A-Za-z]:|.*\\|(.*/)?\.\.(/|\Z)", re.DOTALL)
LESSONS = "lessons"

Files = Mapping[str, str]


def read_files(path: Path) -> Files:
    """The texts of a course's files by name: "rules.toml", "lessons/el-showdown.md".

    Raises:
        CourseError: there is no course, or not one that can be read safely.
    """
    if path.is_dir():
        found = dict(_in_folder(path))
    elif path.is_file():
        found = dict(_in_zip(path))
    else:
        raise CourseError.of(f"No existe «{path}». Tiene que ser una carpeta o un archivo .zip.")
    missing = [
        Fault(name, 0, "falta este archivo del curso") for name in FILES if name not in found
    ]
    if missing:
        raise CourseError(missing)
    return {name: _text(name, data) for name, data in sorted(found.items())}


def is_course_file(name: str) -> bool:
    """Whether it is one of the files that a course is read from."""
    path = PurePosixPath(name)
    return name in FILES or (path.parent.as_posix() == LESSONS and path.suffix == ".md")


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    lessons = sorted((folder / LESSONS).glob("*.md"))
    if len(lessons) > MOST_FILES:
        raise CourseError.of(f"Hay {len(lessons)} lecciones y el máximo es {MOST_FILES}.")
    for path in [*(folder / name for name in FILES), *lessons]:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            if path.stat().st_size > MOST_IN_A_FILE:
                raise _too_large(name)
            yield name, path.read_bytes()


def _in_zip(path: Path) -> Iterator[tuple[str, bytes]]:
    if path.stat().st_size > MOST_PACKED:
        raise CourseError.of(f"«{path.name}» pesa más de {MOST_PACKED // MIB} MB.")
    packed = path.read_bytes()
    if packed.count(ENTRY) > MOST_FILES:  # before each of them takes memory
        raise CourseError.of(f"«{path.name}» trae más de {MOST_FILES} archivos.")
    try:
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            yield from _entries(archive)
    except BAD_ZIP as error:
        says = f"«{path.name}» no es un .zip o está dañado. Pide que te lo manden otra vez."
        raise CourseError.of(says) from error


def _entries(archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    names = [entry.filename for entry in archive.infolist()]
    for name in names:
        _check_name(name)
    top, seen, left = _top(names), set(), MOST_IN_ALL
    for entry in archive.infolist():
        name = entry.filename.removeprefix(top)
        if not is_course_file(name):
            continue
        if name in seen:
            raise CourseError.of("está dos veces en el .zip", name)
        data = _unpacked(archive, entry, name)
        seen.add(name)
        left -= len(data)
        if left < 0:
            raise CourseError.of(f"El .zip desempacado pasa de {MOST_IN_ALL // MIB} MB.")
        yield name, data


def _check_name(name: str) -> None:
    """Nothing is written by these names; one that leads elsewhere is no course's all the same."""
    if LEADS_OUT.match(name):
        raise CourseError.of(f"El .zip trae un nombre que sale de su carpeta: «{name}».")


def _top(names: list[str]) -> str:
    """The folder in which everything lies where somebody packed a folder instead of its files."""
    tops = {name.removesuffix(file) for name in names for file in FILES if name.endswith(file)}
    top = tops.pop() if len(tops) == 1 else ""
    return top if top.count("/") == 1 and top.endswith("/") else ""


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str) -> bytes:
    if entry.flag_bits & ENCRYPTED:
        raise CourseError.of("el .zip tiene contraseña: guárdalo sin ella", name)
    if entry.compress_type not in KNOWN_PACKINGS:
        raise CourseError.of("está comprimido de un modo que no conocemos: usa un .zip común", name)
    with archive.open(entry) as file:
        data = file.read(MOST_IN_A_FILE + 1)
    if len(data) > MOST_IN_A_FILE:
        raise _too_large(name)
    return data


def _too_large(name: str) -> CourseError:
    return CourseError.of(f"pesa más de {MOST_IN_A_FILE // MIB} MB", name)


def _text(name: str, data: bytes) -> str:
    """The text, with the line ends of this course whatever editor it went through."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        says = "no está en UTF-8: guárdalo con esa codificación"
        raise CourseError.of(says, name, line) from error
    return normalize_newlines(text)
