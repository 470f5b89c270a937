"""The same figures as tables for other programs: one row for each option of each drill."""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from typing import Any

from django.db.models import QuerySet
from django.utils import timezone

from practice.answers.counting import OTHER, Period, retired_of
from practice.answers.lines import DrillReport, OptionLine
from practice.answers.report import retired_reports, series_report
from practice.levels import LEVELS
from practice.models import Drill, Series

# docs/datos.md says what each of them holds.
COLUMNS = (
    "serie",
    "periodo_dias",
    "nivel",
    "nivel_nombre",
    "mano",
    "mano_id",
    "estado",
    "repartida",
    "retirada",
    "personas",
    "bien_a_la_primera",
    "con_error",
    "corregidas",
    "opcion",
    "texto",
    "tipo",
    "error",
    "error_nombre",
    "elegida",
    "elegida_corregidas",
    "aviso",
)
ROW_STARTS = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for a formula
BOM = "\ufeff"  # without it Excel reads UTF-8 as something else
Row = dict[str, str | int | None]


def rows(series: Series, period: Period) -> list[Row]:
    """Every option of every current drill, then of the retired ones that somebody answered."""
    current = series_report(series, period).drills
    retired = answered_and_retired(series, period)
    reports = [*current, *retired_reports(list(retired), retired_of(series), period)]
    return [row for report in reports for row in _rows(series, period, report)]


def answered_and_retired(series: Series, period: Period) -> QuerySet[Drill]:
    """The retired drills of a series that were answered in the period, the last retired first."""
    answered = period.answers(retired_of(series)).values("drill")
    return series.drills.filter(pk__in=answered).order_by("-retired_at", "place", "pk")


def as_csv(found: Iterable[Row]) -> str:
    """UTF-8 for Excel as it is set in Chile: the comma is for decimals, so `;` separates."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=";")
    writer.writerow(COLUMNS)
    writer.writerows([_cell(row[name]) for name in COLUMNS] for row in found)
    return BOM + text.getvalue()


def as_json(series: Series, period: Period, found: list[Row]) -> str:
    """The same rows, hidden figures as null."""
    content: dict[str, Any] = {
        "serie": series.slug,
        "periodo_dias": period.value,
        "contado": timezone.now().isoformat(timespec="seconds"),
        "filas": found,
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def _cell(value: str | int | None) -> str | int | None:
    if isinstance(value, str) and value.startswith(ROW_STARTS):
        return f"'{value}"
    return value


def _rows(series: Series, period: Period, report: DrillReport) -> Iterator[Row]:
    of_drill = _of_drill(series, period, report)
    for option in report.options:
        yield of_drill | _of_option(report, option)


def _of_drill(series: Series, period: Period, report: DrillReport) -> Row:
    drill = report.drill
    return {
        "serie": series.slug,
        "periodo_dias": period.value,
        "nivel": drill.level_code,
        "nivel_nombre": LEVELS[drill.level_code].name if drill.level_code in LEVELS else "",
        "mano": drill.place,
        "mano_id": drill.pk,
        "estado": "retirada" if drill.retired_at else "actual",
        "repartida": timezone.localdate(drill.dealt_at).isoformat(),
        "retirada": timezone.localdate(drill.retired_at).isoformat() if drill.retired_at else None,
        "personas": report.answers,
        "bien_a_la_primera": report.right,
        "con_error": report.missed,
        "corregidas": report.corrected,
    }


def _of_option(report: DrillReport, option: OptionLine) -> Row:
    return {
        "opcion": option.number,
        "texto": option.wording,
        "tipo": option.kind,
        "error": "" if option.code == OTHER else option.code,
        "error_nombre": option.name,
        "elegida": option.chosen,
        "elegida_corregidas": option.fixed,
        "aviso": "nadie la elige" if option.nobody else report.warning,
    }
