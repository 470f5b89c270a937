"""The database's course as files: the same rows always give the same bytes."""

from lessons.exporting.files import course_files
from lessons.exporting.toml import UnwritableError
from lessons.exporting.writing import NotACourseError, write_folder, write_zip

__all__ = ["NotACourseError", "UnwritableError", "course_files", "write_folder", "write_zip"]
