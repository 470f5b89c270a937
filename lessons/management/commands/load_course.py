from argparse import ArgumentParser
from collections import Counter
from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from lessons import coursefiles
from practice.course import Loaded


class Command(BaseCommand):
    help = "Carga los archivos del curso. Conserva lo que se editó aquí, salvo con --overwrite."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--overwrite", action="store_true", help="reemplaza también lo que se editó aquí"
        )

    @transaction.atomic
    def handle(self, *args: Any, overwrite: bool, **options: Any) -> None:
        rows = list(coursefiles.load(overwrite=overwrite))
        for row in rows:
            if row.did is not Loaded.UNCHANGED:
                self.stdout.write(f"{row.label}: {row.did.value}")
        counts = Counter(row.did.value for row in rows)
        self.stdout.write("Curso: " + ", ".join(f"{n} {did}" for did, n in counts.items()) + ".")
