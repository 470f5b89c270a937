"""Databases of earlier versions, brought to this one: nothing that a learner did may change."""

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.coursefiles import COURSE
from tests.dumps import ANSWERED, SESSION, DumpedSite
from tests.faults.client import PRACTICE, Client
from tests.site import ROOT, Site

DUMPS = sorted((ROOT / "tests" / "data").glob("version-*.sql"))
KEPT = {
    "practice_attempt": "id, learner, drill_id, option, mistake, answered_at",
    "practice_correction": "id, attempt_id, corrected_at",
    "practice_report": "id, drill_id, option, sentence, sent_at",
}


def rows(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with sqlite3.connect(path) as connection:
        return {
            table: connection.execute(f"SELECT {columns} FROM {table} ORDER BY id").fetchall()
            for table, columns in KEPT.items()
        }


@pytest.fixture(scope="module", params=DUMPS, ids=[path.stem for path in DUMPS])
def upgraded(
    request: pytest.FixtureRequest, sqlite_model: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Site, dict[str, list[tuple[Any, ...]]]]]:
    """A site on an old database after `make run`'s own steps, and the rows it had before them."""
    folder = tmp_path_factory.mktemp("upgrade")
    shutil.copytree(sqlite_model / "static", folder / "static")
    with sqlite3.connect(folder / "db.sqlite3") as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    before = rows(folder / "db.sqlite3")
    with DumpedSite(folder) as site:
        site.fill()
        yield site.start(), before


def test_no_answer_correction_or_report_changes(upgraded: tuple[Site, Any]) -> None:
    site, before = upgraded
    assert rows(site.folder / "db.sqlite3") == before
    assert all(before.values())


def test_old_answers_have_no_amounts(upgraded: tuple[Site, Any]) -> None:
    site, before = upgraded
    amounts = site.execute("SELECT amounts FROM practice_attempt")
    assert amounts == [("[]",)] * len(before["practice_attempt"])


def test_the_learner_finds_the_progress_again(upgraded: tuple[Site, Any]) -> None:
    site, before = upgraded
    client = Client(site)
    client.cookies["sessionid"] = SESSION
    page = client.get(PRACTICE).text
    misses = [row for row in before["practice_attempt"] if row[4]]
    assert f"Mano {ANSWERED + 1} de " in page
    assert page.count(": bien a la primera") == ANSWERED - len(misses)
    assert page.count(": corregida en la práctica") == len(before["practice_correction"])


def test_an_answered_drill_shows_the_answer_that_was_given(upgraded: tuple[Site, Any]) -> None:
    site, _ = upgraded
    client = Client(site)
    client.cookies["sessionid"] = SESSION
    for place in range(1, ANSWERED + 1):
        assert 'id="resultado"' in client.get(f"{PRACTICE}{place}/").text


def lesson(site: Site) -> tuple[str, str]:
    """The title and the text of the lesson."""
    ((title, body),) = site.execute(
        "SELECT title, body FROM lessons_lesson WHERE slug = 'el-showdown'"
    )
    return title, body


def test_a_lesson_that_nobody_edited_is_brought_to_this_version(
    upgraded: tuple[Site, Any],
) -> None:
    written = (COURSE / "lessons" / "el-showdown.md").read_text(encoding="utf-8")
    assert written.endswith(f"{lesson(upgraded[0])[1]}\n")


def test_a_lesson_that_was_edited_keeps_its_text_and_its_figures(tmp_path: Path) -> None:
    """In version 1 the figures were columns; they are blocks of the text since."""
    with sqlite3.connect(tmp_path / "db.sqlite3") as connection:
        connection.executescript(DUMPS[0].read_text(encoding="utf-8"))
        connection.execute("UPDATE lessons_lesson SET title = 'Mía', body = 'Mi texto.'")
    with DumpedSite(tmp_path) as site:
        site.fill()
        title, body = lesson(site)
    assert title == "Mía"
    assert body.startswith("```showdown figura\ntablero: Qs Qh 9d 6c 2s\nA: Jc 4h\nB: Th 3d\n```")
    assert "Mi texto." in body
    assert "```showdown ejemplo\ntablero: Qs Qh 9d 4c 2c\n" in body
