"""The course's files as they are written."""

import tomllib
from typing import Any

from lessons.coursefiles import COURSE


def course_file(name: str) -> dict[str, Any]:
    return tomllib.loads((COURSE / name).read_text(encoding="utf-8"))
