"""Series in the course's files: with other numbers of drills, and with hands that were changed."""

import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from lessons.coursefiles import COURSE, load
from practice.models import Drill, Series
from practice.stored import deal_into
from tests.factories import SLUG

pytestmark = pytest.mark.django_db

MORE = """
[series.drills_each]
kicker = 9

[series.overrides.2]
skip = 1

[series.overrides.7.deal]
board = "QsQh9d4c2c"
hands = ["Ah8s", "Kd6h"]
contributed = [20, 20]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The course, its series with the changes."""
    copied = Path(shutil.copytree(COURSE, tmp_path / "course"))
    file = copied / "series.toml"
    first, *others = file.read_text(encoding="utf-8").split("\n[[series]]\n")[1:]
    file.write_text("\n[[series]]\n".join(["", first + MORE, *others]), encoding="utf-8")
    return copied


def test_a_file_may_say_how_many_drills_and_which_hands(folder: Path) -> None:
    list(load(folder))
    series = Series.objects.get(slug=SLUG)
    assert (series.size, set(series.overrides)) == (27, {"2", "7"})
    deal_into(series)
    assert Drill.objects.get(place=7).deal["hands"] == ["Ah8s", "Kd6h"]


def test_a_file_without_them_leaves_what_the_desk_has_changed() -> None:
    call_command("load_course", stdout=StringIO())
    Series.objects.filter(slug=SLUG).update(overrides={"2": {"skip": 1}}, drills_each={"kicker": 9})
    call_command("load_course", stdout=StringIO())
    series = Series.objects.get(slug=SLUG)
    assert (series.overrides, series.drills_each) == ({"2": {"skip": 1}}, {"kicker": 9})
