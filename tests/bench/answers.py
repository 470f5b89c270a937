"""What an answer costs over HTTP: `python -m tests.bench.answers`. Nothing here is a test.

Ours and a bare Django view that loads a session and inserts one row are served the same way and
asked in turn; then ours again with a million stored answers.
"""

import http.client
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlencode

from tests.faults.client import HTMX, URLENCODED, Client
from tests.site import ROOT, Site

ROUNDS = 200
STORED = 1_000_000
PLACES = 24


class Learner:
    """One browser after another, with one connection that is kept open; each answer is a first."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.connect()
        self.waiting: list[tuple[str, bytes, dict[str, str]]] = []

    def connect(self) -> None:
        """Anew, where the server may have closed a connection that was idle."""
        self.connection = http.client.HTTPConnection("127.0.0.1", self.site.port)

    def answer(self) -> float:
        """Seconds from sending an answer to having read all of its page."""
        if not self.waiting:
            self._open_forms()
        path, body, headers = self.waiting.pop()
        return timed(self.connection, path, body, headers)

    def _open_forms(self) -> None:
        client = Client(self.site)
        for place in range(1, PLACES + 1):
            body = urlencode(client.open_form(place).answer(place % 3)).encode()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            headers = {"Content-Type": URLENCODED, "Cookie": cookie, **HTMX}
            self.waiting.append((f"/practica/leer-el-showdown/{place}/", body, headers))


def timed(
    connection: http.client.HTTPConnection, path: str, body: bytes, headers: dict[str, str]
) -> float:
    start = time.perf_counter()
    connection.request("POST", path, body, headers)
    response = connection.getresponse()
    response.read()
    assert response.status == 200, response.status
    return time.perf_counter() - start


@contextmanager
def bare_server(site: Site, port: int) -> Iterator[None]:
    """The bare view on the same database, with the same server and flags."""
    command = [sys.executable, "-m", "granian", "--interface", "wsgi", "--no-ws"]
    command += ["--workers", "2", "--blocking-threads", "1", "--host", "127.0.0.1"]
    command += ["--port", str(port), "tests.bench.bare:application"]
    environment = site.environment | {"DJANGO_SETTINGS_MODULE": "tests.bench.bare_settings"}
    server = subprocess.Popen(
        command,
        env=environment,
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for(port)
        yield
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait(30)


def interleaved(works: dict[str, Callable[[], float]]) -> dict[str, float]:
    """The median seconds of each work, asked in turn."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            times[name].append(work())
    return {name: median(each) for name, each in times.items()}


def bare_answer(site: Site, port: int) -> Callable[[], float]:
    connection = http.client.HTTPConnection("127.0.0.1", port)
    client = Client(site)
    client.open_form(1)
    headers = {"Cookie": f"sessionid={client.cookies['sessionid']}"}
    return lambda: timed(connection, "/", b"", headers)


def wait_for(port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)


def store_a_million(site: Site) -> None:
    """First answers of learners that nobody is, straight into the database."""
    import sqlite3

    drills = [row[0] for row in site.execute("SELECT id FROM practice_drill")]
    rows = (
        (uuid.uuid4().hex, drills[n % len(drills)], 0, "", "2026-11-30 12:00:00")
        for n in range(STORED)
    )
    insert = (
        "INSERT INTO practice_attempt (learner, drill_id, option, mistake, answered_at) "
        "VALUES (?, ?, ?, ?, ?)"
    )
    with sqlite3.connect(site.folder / "db.sqlite3") as connection:
        connection.executemany(insert, rows)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        site.fill()
        site.manage("collectstatic", "--noinput", "--verbosity=0")
        site.start()
        port = site.port + 1 if site.port < 65535 else site.port - 1
        ours = Learner(site)
        with bare_server(site, port):
            bare = bare_answer(site, port)
            first = interleaved({"bare": bare, "answer": ours.answer})
            store_a_million(site)
            ours.connect()
            bare = bare_answer(site, port)
            later = interleaved({"bare": bare, "answer": ours.answer})
        report(first, later)
    print(f"  ({os.cpu_count()} núcleos)")


def report(first: dict[str, float], later: dict[str, float]) -> None:
    print(f"Una respuesta por HTTP, mediana de {ROUNDS}, por turnos con una vista mínima:")
    for title, times in (("sin respuestas guardadas", first), (f"con {STORED:,}", later)):
        ratio = times["answer"] / times["bare"]
        print(
            f"  {title:<26} {times['answer'] * 1e3:6.2f} ms; la mínima "
            f"{times['bare'] * 1e3:6.2f} ms; {ratio:.2f} ×"
        )
    print(f"  con un millón frente a ninguna: {later['answer'] / first['answer']:.2f} ×")


if __name__ == "__main__":
    main()
