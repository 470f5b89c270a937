"""Course files as they are read: a folder or one .zip, checked whole before anything is loaded."""

from lessons.reading.archive import read_files
from lessons.reading.course import Course, LessonRow, read_course
from lessons.reading.faults import CourseError, Fault

__all__ = [
    "Course",
    "CourseError",
    "Fault",
    "LessonRow",
    "read_course",
    "read_files",
]
