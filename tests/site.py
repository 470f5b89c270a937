"""The site as processes of its own, with the real server, for tests that nothing less can prove."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Self

import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[1]
KEPT = ("PATH", "HOME", "LANG", "LD_LIBRARY_PATH")
SLUG = "leer-el-showdown"
START_SECONDS = STOP_SECONDS = 30
COMMAND_SECONDS = 120


class Option(NamedTuple):
    """An option of a drill as it is stored: its place in the form, and the mistake it stands for."""

    number: int
    mistake: str


class Site:
    """A site with a folder and a database of its own; between `start` and `stop` it is served.

    The port stays reserved for the site's whole life. granian shares its port with whoever asks
    (SO_REUSEPORT), so a port that only looked free could be another server's: ours is held by a
    socket that never listens, and `start` asks for the name that only this site has.
    """

    def __init__(self, folder: Path, database_url: str | None = None) -> None:
        self.folder, self.database_url = folder, database_url
        self.held = socket.socket()
        for shared in (socket.SO_REUSEPORT, socket.SO_REUSEADDR):  # with our server, nobody else
            self.held.setsockopt(socket.SOL_SOCKET, shared, 1)
        self.held.bind(("127.0.0.1", 0))
        self.port: int = self.held.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.name = f"Escuela {uuid.uuid4().hex[:8]}"
        self.log_file = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.held.close()

    # Commands and server

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        database = {"DATABASE_URL": self.database_url} if self.database_url else {}
        given = {"DATA_DIR": str(self.folder), "PORT": str(self.port), "SITE_NAME": self.name}
        return kept | given | database | {"PYTHONUNBUFFERED": "1", "WORKERS": "2"}

    def manage(self, *arguments: str) -> None:
        command = [sys.executable, "manage.py", *arguments]
        done = subprocess.run(
            command,
            env=self.environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=COMMAND_SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"

    def fill(self) -> None:
        """What `make run` does before it serves, but for the database and the static files."""
        self.manage("migrate", "--verbosity=0")
        self.manage("load_course")
        self.manage("deal")

    def start(self) -> Self:
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "config"],
                env=self.environment,
                cwd=ROOT,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait_until_it_answers(self.process)
        return self

    def _wait_until_it_answers(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/", timeout=5) as answer:
                    page = answer.read().decode()
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
                continue
            assert self.name in page, f"another server answers on port {self.port}"
            return
        pytest.fail(f"the site does not start:\n{self.log()}")

    def stop(self) -> None:
        """Ends the server as a service manager would; its whole process group if it lingers."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(STOP_SECONDS)
        self.process = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def log(self) -> str:
        """All that the server and its workers wrote to their output and error output."""
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""

    # The database, read and changed from outside

    def execute(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Runs one statement, its parameters written %s, and commits."""
        if self.database_url:
            with psycopg.connect(self.database_url) as connection:
                cursor = connection.execute(query, parameters)
                return cursor.fetchall() if cursor.description else []
        with (
            closing(sqlite3.connect(self.folder / "db.sqlite3", timeout=20)) as connection,
            connection,
        ):
            return connection.execute(query.replace("%s", "?"), parameters).fetchall()

    def count_attempts(self) -> int:
        (row,) = self.execute("SELECT count(*) FROM practice_attempt")
        return int(row[0])

    def drill_at(self, place: int) -> int:
        """The id of the drill that new learners see at a place."""
        query = "SELECT id FROM practice_drill WHERE place = %s AND retired_at IS NULL"
        (row,) = self.execute(query + " AND series_id = 1", place)
        return int(row[0])

    def options_at(self, place: int) -> list[Option]:
        """The options that new learners see at a place, in the order of the form."""
        query = "SELECT options FROM practice_drill WHERE id = %s"
        ((options,),) = self.execute(query, self.drill_at(place))
        stored = json.loads(options) if isinstance(options, str) else options
        return [Option(number, each["mistake"]) for number, each in enumerate(stored)]

    def right_at(self, place: int) -> int:
        return next(each.number for each in self.options_at(place) if not each.mistake)

    def wrong_at(self, place: int) -> int:
        return next(each.number for each in self.options_at(place) if each.mistake)
