"""Series of drills: their seed, levels and hands."""

from lessons.admin.series.desk import SeriesAdmin

__all__ = ["SeriesAdmin"]
