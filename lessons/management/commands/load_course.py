from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from lessons import coursefiles
from lessons.reading import CourseError
from practice.course import Loaded


class Command(BaseCommand):
    help = (
        "Carga los archivos del curso, de este sitio o de otra escuela. Conserva lo que se editó "
        "aquí, salvo con --overwrite."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "course",
            metavar="CARPETA|ARCHIVO.zip",
            type=Path,
            nargs="?",
            default=coursefiles.COURSE,
            help="lo que escribió export_course; si no se dice, el curso que trae el sitio",
        )
        parser.add_argument(
            "--overwrite", action="store_true", help="reemplaza también lo que se editó aquí"
        )

    @transaction.atomic
    def handle(self, *args: Any, course: Path, overwrite: bool, **options: Any) -> None:
        try:
            rows = list(coursefiles.load(course, overwrite=overwrite))
        except CourseError as error:
            raise CommandError(f"{error}\nNo se cargó nada.") from error
        for row in rows:
            if row.did is not Loaded.UNCHANGED:
                self.stdout.write(f"{row.label}: {row.did.value}{row.note}")
        counts = Counter(row.did.value for row in rows)
        said = ", ".join(f"{n} {did}" for did, n in counts.items()) or "los archivos están vacíos"
        self.stdout.write(f"Curso: {said}.")
