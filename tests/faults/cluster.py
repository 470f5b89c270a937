"""A PostgreSQL server of a test's own, which may be restarted or crashed without harm to others."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from glob import glob
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

SECONDS = 120
UNPRIVILEGED = "nobody" if os.geteuid() == 0 else None  # postgres refuses to run as root
SETTINGS = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
"""


def find_binaries() -> Path | None:
    """The folder of initdb, pg_ctl and postgres, which Debian keeps out of PATH."""
    places = [os.environ.get("PATH", os.defpath), *glob("/usr/lib/postgresql/*/bin")]
    found = shutil.which("initdb", path=os.pathsep.join(places))
    return Path(found).resolve().parent if found else None


class Cluster:
    """A server with its data, its log and its sockets in one folder; anybody here may enter."""

    def __init__(self, binaries: Path, folder: Path, port: int) -> None:
        self.binaries, self.folder, self.port = binaries, folder, port
        self.log_file = folder / "log"

    def make(self) -> None:
        if UNPRIVILEGED:
            shutil.chown(self.folder, UNPRIVILEGED)
        options = ("--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale")
        self._run("initdb", *options, "--no-sync")
        with (self.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(port=self.port, folder=self.folder))

    def start(self) -> None:
        self._control("start")

    def restart(self, mode: str) -> datetime:
        """Ends the server as asked (`immediate` is a crash) and starts it; when the new one began."""
        self._control("restart", f"--mode={mode}")
        return self.started_at()

    def stop(self) -> None:
        self._control("stop", "--mode=immediate")

    def url(self, database: str) -> str:
        return f"postgres://postgres@127.0.0.1:{self.port}/{database}"

    def create_database(self, name: str) -> str:
        self._ask(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url(name)

    def started_at(self) -> datetime:
        started: datetime = self._ask(sql.SQL("SELECT pg_postmaster_start_time()"))[0][0]
        return started

    def _ask(self, query: sql.SQL | sql.Composed) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []

    def _control(self, action: str, *options: str) -> None:
        # Without a log of its own the server would keep our pipe open, and we would wait for ever.
        log = () if action == "stop" else (f"--log={self.log_file}",)
        self._run("pg_ctl", action, "--wait", f"--timeout={SECONDS}", *log, *options)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.binaries / program, f"--pgdata={self.folder / 'data'}", *arguments],
            cwd=self.folder,
            user=UNPRIVILEGED,
            capture_output=True,
            text=True,
            timeout=2 * SECONDS,
            check=False,
        )
        assert done.returncode == 0, (
            f"{program} {arguments}: {done.stdout}{done.stderr}{self._log()}"
        )

    def _log(self) -> str:
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""


@contextmanager
def private_cluster(binaries: Path) -> Iterator[Cluster]:
    """A server that is made, started, and gone afterwards."""
    # Not in tmp_path: its parents let only their owner in, and the server may be somebody else's.
    with tempfile.TemporaryDirectory(prefix="postgresql-", dir="/tmp") as folder, _port() as port:
        cluster = Cluster(binaries, Path(folder), port)
        cluster.make()
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()


@contextmanager
def _port() -> Iterator[int]:
    """A free port that stays ours while the server is down: nobody is given it, as a client or server.

    The socket that holds it never listens, so the server can (both have SO_REUSEADDR).
    """
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]
