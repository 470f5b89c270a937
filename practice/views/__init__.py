from practice.views.another import another
from practice.views.answering import drill, series
from practice.views.calculator import calculator
from practice.views.choosing import choose
from practice.views.comfort import preferences, stylesheet
from practice.views.forgetting import forget
from practice.views.reader import reader
from practice.views.reporting import report
from practice.views.review import error, errors
from practice.views.sheets import drill_sheet, sheet
from practice.views.style import style

__all__ = [
    "another",
    "calculator",
    "choose",
    "drill",
    "drill_sheet",
    "error",
    "errors",
    "forget",
    "preferences",
    "reader",
    "report",
    "series",
    "sheet",
    "style",
    "stylesheet",
]
