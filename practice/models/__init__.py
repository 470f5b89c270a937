from practice.models.answers import Answers
from practice.models.drills import Attempt, Correction, Drill, FrozenRowError, Series
from practice.models.houserules import HouseRules
from practice.models.reports import Report
from practice.models.sources import Excerpt, OutsideRule, Source

__all__ = [
    "Answers",
    "Attempt",
    "Correction",
    "Drill",
    "Excerpt",
    "FrozenRowError",
    "HouseRules",
    "OutsideRule",
    "Report",
    "Series",
    "Source",
]
