from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lessons.checking import PINNED, Pinned, check_files, check_stored, pinned_now
from lessons.coursefiles import COURSE


class Command(BaseCommand):
    help = (
        "Calcula otra vez cada figura, cita, enlace y mano del curso y dice qué está mal y dónde. "
        "Termina con 1 si algo lo está."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--files", action="store_true", help="solo los archivos del curso; no usa la base"
        )
        parser.add_argument(
            "--accept",
            action="store_true",
            help=f"guarda en {PINNED} lo que da ahora: úsalo después de mirar la página",
        )
        parser.add_argument("--folder", type=Path, default=COURSE, help="los archivos del curso")

    def handle(self, *args: Any, files: bool, accept: bool, folder: Path, **options: Any) -> None:
        if accept:
            self._accept(folder)
        findings = list(check_files(folder))
        if not files:
            findings += check_stored()
        for finding in findings:
            self.stdout.write(str(finding))
        if findings:
            raise CommandError(f"{len(findings)} por corregir.", returncode=1)
        self.stdout.write("El curso está bien: figuras, citas, enlaces y manos dan lo que dicen.")

    def _accept(self, folder: Path) -> None:
        before, now = Pinned.read(folder), pinned_now(folder)
        now.write(folder)
        self.stdout.write(f"{PINNED}: {'sin cambios' if before == now else 'guardado'}.")
