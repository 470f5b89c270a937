from lessons.views.course import index
from lessons.views.guide import instructors, marks
from lessons.views.lesson import lesson
from lessons.views.reference import glossary, privacy, responsible
from lessons.views.sources import sources

__all__ = [
    "glossary",
    "index",
    "instructors",
    "lesson",
    "marks",
    "privacy",
    "responsible",
    "sources",
]
