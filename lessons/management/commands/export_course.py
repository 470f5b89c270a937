from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lessons.exporting import (
    NotACourseError,
    UnwritableError,
    course_files,
    write_folder,
    write_zip,
)
from lessons.reading import CourseError, read_course


class Command(BaseCommand):
    help = (
        "Escribe el curso que está en la base como archivos: en una carpeta, o en un solo .zip "
        "que otra escuela puede cargar con load_course. No lleva nada de quienes aprenden."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("where", metavar="CARPETA|ARCHIVO.zip", type=Path)

    def handle(self, *args: Any, where: Path, **options: Any) -> None:
        try:
            files = course_files()
            self._write(where, files)
        except (NotACourseError, UnwritableError) as error:
            raise CommandError(str(error)) from error
        except OSError as error:
            raise CommandError(f"No se puede escribir en «{where}»: {error.strerror}.") from error
        self._warn(files)
        self.stdout.write(f"Curso: {len(files)} archivos en {where}.")

    def _write(self, where: Path, files: Mapping[str, str]) -> None:
        if where.suffix.lower() == ".zip":
            write_zip(where, files)
            return
        for name in write_folder(where, files):
            self.stdout.write(f"{name}: no está en la base; bórralo si la lección ya no existe.")

    def _warn(self, files: Mapping[str, str]) -> None:
        """Say what load_course will not accept; it is written all the same."""
        try:
            read_course(files)
        except CourseError as error:
            self.stderr.write(f"Aviso: esto no se podrá cargar hasta que se corrija.\n{error}")
