"""Course files laid down: in a folder, or in one .zip that travels."""

import os
import zipfile
from collections.abc import Mapping
from pathlib import Path

from lessons.reading.archive import LESSONS, is_course_file
from lessons.reading.shapes import FILES

BEGINNING = (1980, 1, 1, 0, 0, 0)  # the same files make the same .zip on any day
READABLE = 0o644 << 16


class NotACourseError(Exception):
    """A folder with other things in it."""


def write_folder(folder: Path, files: Mapping[str, str]) -> list[str]:
    """Write the files into a folder; returns the lessons that lie there and are none of them.

    Whatever else is there stays.

    Raises:
        NotACourseError: the folder has things in it and is no course's.
    """
    if folder.exists() and any(folder.iterdir()) and not any((folder / f).exists() for f in FILES):
        raise NotACourseError(
            f"«{folder}» no está vacía ni es la carpeta de un curso. Elige una carpeta nueva."
        )
    (folder / LESSONS).mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        _replace(folder / name, text.encode())
    there = (path.relative_to(folder).as_posix() for path in (folder / LESSONS).glob("*.md"))
    return sorted(name for name in there if name not in files and is_course_file(name))


def write_zip(path: Path, files: Mapping[str, str]) -> None:
    """Write the files into one .zip; the one that was there is there until the new one is whole."""
    part = path.with_name(f"{path.name}.part")
    try:
        with zipfile.ZipFile(part, "w") as archive:
            for name, text in files.items():
                entry = zipfile.ZipInfo(name, BEGINNING)
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, READABLE
                archive.writestr(entry, text.encode())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _replace(path: Path, data: bytes) -> None:
    """A file that is the same already is left alone."""
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)
