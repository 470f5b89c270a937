"""The instructors' desk: one module a subject."""

from lessons.admin import answers, lessons, people, reference, series, sources

__all__ = ["answers", "lessons", "people", "reference", "series", "sources"]
