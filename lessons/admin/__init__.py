"""The instructors' desk: one module a subject."""

from lessons.admin import answers, house, lessons, people, reference, reports, series, sources

__all__ = ["answers", "house", "lessons", "people", "reference", "reports", "series", "sources"]
