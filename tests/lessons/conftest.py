"""The course as it is loaded from its files."""

from io import StringIO

import pytest
from django.core.management import call_command

from lessons.models import Lesson

LESSON = "/lecciones/el-showdown/"


@pytest.fixture
def course(db: None) -> Lesson:
    """The loaded course; its lesson about the showdown."""
    call_command("load_course", stdout=StringIO())
    return Lesson.objects.get(slug="el-showdown")
