"""What counting costs the desk: `python -m tests.bench.desk`. Nothing here is a test.

100.000 drills and 1.000.000 first answers in SQLite, most of the drills retired; then every page of
the answers as an instructor opens it, in this process.
"""

import json
import os
import random
import sqlite3
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from tests.site import Site

SERIES, DRILLS, STORED = 50, 100_000, 1_000_000
PLACES = 24
BUSY = 0.1  # of all learners learn in the first series
ROUNDS = 5
LONG_AGO, LATER = "2026-01-05 12:00:00", "2026-02-05 12:00:00"

Rows = list[tuple[Any, ...]]


def fill(database: Path, drills: Rows) -> None:
    """Series that were dealt again many times, straight into the database."""
    rng = random.Random(1)
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        for number in range(2, SERIES + 1):
            connection.execute(
                "INSERT INTO practice_series (slug, name, seed, level_codes, loaded_digest, "
                "drills_each, overrides) SELECT ?, ?, seed, level_codes, '', '{}', '{}' "
                "FROM practice_series WHERE id = 1",
                (f"serie-{number}", f"Serie {number}"),
            )
        connection.executemany(
            "INSERT INTO practice_drill (id, series_id, place, level_code, level_version, form, "
            "deal, options, dealt_at, retired_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            many_drills(drills),
        )
        connection.executemany(
            "INSERT INTO practice_attempt (learner, drill_id, option, mistake, answered_at) "
            "VALUES (?, ?, ?, ?, ?)",
            answers(rng, connection),
        )
        connection.execute(
            "INSERT INTO practice_correction (attempt_id, corrected_at) "
            "SELECT id, answered_at FROM practice_attempt WHERE mistake <> '' AND id % 2 = 0"
        )


def many_drills(current: Rows) -> Iterator[tuple[Any, ...]]:
    """Each series with the drills of the first one, and old ones behind each place."""
    number = max(row[0] for row in current)
    for series in range(1, SERIES + 1):
        old = DRILLS // SERIES - PLACES
        for each in range(old + (PLACES if series > 1 else 0)):
            number += 1
            _, _, place, *rest, _ = current[each % PLACES]
            yield (number, series, place, *rest, LATER if each < old else None)


def answers(rng: random.Random, connection: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    current: dict[int, Rows] = {}
    retired: dict[int, Rows] = {}
    query = "SELECT series_id, id, options, retired_at FROM practice_drill"
    for series, drill, options, gone in connection.execute(query).fetchall():
        codes = [option["mistake"] for option in json.loads(options)]
        (retired if gone else current).setdefault(series, []).append((drill, codes))
    for _ in range(STORED // PLACES):
        series = 1 if rng.random() < BUSY else rng.randint(1, SERIES)
        seen = current[series] if rng.random() < 0.7 else rng.sample(retired[series], PLACES)
        learner, when = uuid.uuid4().hex, rng.choice((LONG_AGO, LATER))
        for drill, codes in seen:
            option = rng.randrange(len(codes))
            yield learner, drill, option, codes[option], when


def time_pages(folder: Path) -> None:
    """Each page several times, its queries counted."""
    os.environ["DATA_DIR"] = str(folder)
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    import django

    django.setup()
    from django.contrib.auth.models import User
    from django.db import connection
    from django.test import Client
    from django.test.utils import CaptureQueriesContext

    client = Client(SERVER_NAME="127.0.0.1")
    user = User.objects.create_superuser("profe")
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    for page in ("", "?dias=365", "1/", "1/?dias=365", "1/retiradas/", "2/", "2/respuestas.csv"):
        waits = []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            with CaptureQueriesContext(connection) as captured:
                assert client.get(f"/admin/practice/answers/{page}").status_code == 200
            waits.append(time.perf_counter() - start)
        print(
            f"  respuestas/{page:<18} {median(waits):6.3f} s, la primera vez {waits[0]:6.3f} s, "
            f"{len(captured)} consultas"
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as name, Site(Path(name)) as site:
        site.fill()
        site.manage("collectstatic", "--noinput", "--verbosity=0")
        columns = "id, series_id, place, level_code, level_version, form, deal, options, dealt_at"
        drills = site.execute(f"SELECT {columns}, retired_at FROM practice_drill ORDER BY place")
        fill(site.folder / "db.sqlite3", drills)
        for what in ("drill", "attempt", "correction"):
            print(f"  practice_{what}: {site.execute(f'SELECT count(*) FROM practice_{what}')}")
        busy = (
            "SELECT count(*) FROM practice_attempt a JOIN practice_drill d ON d.id = a.drill_id "
            "WHERE d.series_id = 1 AND d.retired_at IS NULL"
        )
        print(f"  de ellas a las {PLACES} manos de la serie 1: {site.execute(busy)}")
        time_pages(site.folder)


if __name__ == "__main__":
    main()
