"""Checking a course: every figure, citation, link, drill and option, computed again.

`check_files` looks at course files, `check_stored` at what is in the database and in no file.
"""

from lessons.checking.files import check_files, pinned_now
from lessons.checking.pinned import PINNED, Pinned
from lessons.checking.stored import check_stored

__all__ = ["PINNED", "Pinned", "check_files", "check_stored", "pinned_now"]
