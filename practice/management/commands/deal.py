from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from practice.audit import audit
from practice.dealing import NoDrillError
from practice.models import Series
from practice.stored import deal_into


class Command(BaseCommand):
    help = "Reparte las manos de las series, o audita sus niveles sin guardar nada (--audit N)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "serie",
            nargs="*",
            help="dirección de la serie, por ejemplo leer-el-showdown; sin ninguna, todas",
        )
        parser.add_argument(
            "--audit", type=int, metavar="N", help="reparte N series de prueba y las cuenta"
        )

    def handle(self, *args: Any, serie: list[str], **options: Any) -> None:
        rows = {series.slug: series for series in Series.objects.all()}
        for slug in serie or rows:
            if slug not in rows:
                known = ", ".join(rows) or "ninguna"
                raise CommandError(f"No hay una serie «{slug}». Hay: {known}.")
            try:
                self._do(rows[slug], options["audit"])
            except NoDrillError as error:
                raise CommandError(f"{slug}: {error}") from error

    def _do(self, series: Series, count: int | None) -> None:
        if count is None:
            self._deal(series)
        else:
            self._audit(series, count)

    def _deal(self, series: Series) -> None:
        changes = deal_into(series)
        self.stdout.write(
            f"{series.slug}: {changes.made} manos nuevas, {changes.kept} sin cambios, "
            f"{changes.retired} retiradas."
        )

    def _audit(self, series: Series, count: int) -> None:
        if count < 1:
            raise CommandError("--audit necesita un número de series, desde 1.")
        seeds = (f"{series.slug}:auditoría:{number}" for number in range(count))
        for each in audit(seeds, series.levels):
            self.stdout.write("\n".join(each.lines()))
