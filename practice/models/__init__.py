from practice.models.drills import Attempt, Drill, FrozenRowError, Series
from practice.models.sources import Excerpt, OutsideRule, Source

__all__ = [
    "Attempt",
    "Drill",
    "Excerpt",
    "FrozenRowError",
    "OutsideRule",
    "Series",
    "Source",
]
