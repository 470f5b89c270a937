from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from practice.audit import audit
from practice.dealing import NoDrillError
from practice.models import Series
from practice.stored import deal_into


class Command(BaseCommand):
    help = "Reparte las manos de una serie, o audita sus niveles sin guardar nada (--audit N)."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("serie", help="dirección de la serie, por ejemplo leer-el-showdown")
        parser.add_argument(
            "--audit", type=int, metavar="N", help="reparte N series de prueba y las cuenta"
        )

    def handle(self, *args: Any, serie: str, **options: Any) -> None:
        try:
            series = Series.objects.get(slug=serie)
        except Series.DoesNotExist as error:
            known = ", ".join(Series.objects.values_list("slug", flat=True)) or "ninguna"
            raise CommandError(f"No hay una serie «{serie}». Hay: {known}.") from error
        if options["audit"] is None:
            self._deal(series)
        else:
            self._audit(series, options["audit"])

    def _deal(self, series: Series) -> None:
        try:
            changes = deal_into(series)
        except NoDrillError as error:
            raise CommandError(f"{series.slug}: {error}") from error
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
