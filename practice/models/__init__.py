from practice.models.answers import Answers
from practice.models.attempts import Attempt, Correction
from practice.models.drills import Drill, Given, Series
from practice.models.frozen import FrozenRowError
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
    "Given",
    "HouseRules",
    "OutsideRule",
    "Report",
    "Series",
    "Source",
]
