"""What learners did, counted without persons: nothing here knows one learner from another."""

from practice.answers.counting import Period, retired_of
from practice.answers.export import COLUMNS, answered_and_retired, as_csv, as_json, rows
from practice.answers.lines import DrillReport, SeriesReport, name_of, worded
from practice.answers.overview import SeriesLine, overview
from practice.answers.report import retired_reports, series_report

__all__ = [
    "COLUMNS",
    "DrillReport",
    "Period",
    "SeriesLine",
    "SeriesReport",
    "answered_and_retired",
    "as_csv",
    "as_json",
    "name_of",
    "overview",
    "retired_of",
    "retired_reports",
    "rows",
    "series_report",
    "worded",
]
