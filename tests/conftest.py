"""What every test shares: hypothesis profiles, the rule against skips in CI, PostgreSQL, Chromium."""

import os
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from django.core.cache import caches
from django.test import override_settings
from hypothesis import HealthCheck, settings
from psycopg import sql

pytest_plugins = ["tests.sites"]  # the site served by processes of its own

IN_CI = os.environ.get("CI") == "true"

settings.register_profile("dev", deadline=None)
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ci" if IN_CI else "dev")

CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]

# In CI a test that was skipped is a test that did not run: the session fails and says which.

_skipped: list[str] = []


def _note_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not hasattr(report, "wasxfail"):
        _skipped.append(report.nodeid)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _note_skip(report)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    _note_skip(report)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if IN_CI and _skipped and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IN_CI and _skipped:
        terminalreporter.section("skipped in CI: this fails the session", red=True)
        for nodeid in _skipped:
            terminalreporter.line(nodeid)


@pytest.fixture(scope="session", autouse=True)
def _no_collectstatic(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Static files by their plain names, so that no test needs `collectstatic`."""
    backend = "django.contrib.staticfiles.storage.StaticFilesStorage"
    storages = {
        "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
        "staticfiles": {"BACKEND": backend},
    }
    with override_settings(STORAGES=storages, STATIC_ROOT=tmp_path_factory.mktemp("static")):
        yield


def _postgresql_server() -> str:
    user, password = os.environ.get("PGUSER", "postgres"), os.environ.get("PGPASSWORD", "")
    host, port = os.environ.get("PGHOST", "127.0.0.1"), os.environ.get("PGPORT", "5432")
    return f"postgres://{user}{':' + password if password else ''}@{host}:{port}/postgres"


@pytest.fixture(scope="session")
def postgresql_server() -> str:
    """The address of a PostgreSQL on which databases may be made; skips with the reason where none answers."""
    server = _postgresql_server()
    try:
        psycopg.connect(server, connect_timeout=3).close()
    except psycopg.OperationalError as error:
        pytest.skip(f"PostgreSQL does not answer: {error}")
    return server


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """The DATABASE_URL of a new, empty database, gone afterwards."""
    name = f"test_{uuid.uuid4().hex}"
    with psycopg.connect(postgresql_server, autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield postgresql_server.rpartition("/")[0] + "/" + name
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium, for `launch(executable_path=chromium, args=CHROMIUM_ARGS)`."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    if not Path(path).exists():
        pytest.skip("Chromium is not installed (apt install chromium)")
    return path


@pytest.fixture(autouse=True)
def empty_caches() -> None:
    """No test sees what another one kept."""
    for cache in (caches[name] for name in caches):
        cache.clear()
