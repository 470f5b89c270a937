"""Fixtures that serve the site, on SQLite and on PostgreSQL: a plugin that tests/conftest.py names.

The model is made once a session and copied: to migrate, deal and compress is slow, to copy is not.
"""

import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.site import Site

DATABASES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def sqlite_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A DATA_DIR with the course, its drills and the static files, never served itself."""
    folder = tmp_path_factory.mktemp("model")
    with Site(folder) as site:
        site.fill()
        site.manage("collectstatic", "--noinput", "--verbosity=0", "--ignore=admin")
    return folder


@contextmanager
def _database(server: str, model: str = "template0") -> Iterator[str]:
    """The address of a new database, gone afterwards; a copy where a model is named."""
    name = f"test_{uuid.uuid4().hex}"
    create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
    drop = sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name))
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(create.format(sql.Identifier(name), sql.Identifier(model)))
        try:
            yield f"{server.rpartition('/')[0]}/{name}"
        finally:
            connection.execute(drop)


@pytest.fixture(scope="session")
def postgresql_model(
    postgresql_server: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A PostgreSQL database with the course and its drills, never served itself."""
    with _database(postgresql_server) as url, Site(tmp_path_factory.mktemp("model"), url) as site:
        site.fill()
        yield url


@contextmanager
def copied_site(request: pytest.FixtureRequest, database: str) -> Iterator[Site]:
    """A site of its own on a copy of the model, not served yet."""
    folder = request.getfixturevalue("tmp_path_factory").mktemp("site") / "data"
    shutil.copytree(request.getfixturevalue("sqlite_model"), folder)
    if database == "sqlite":
        with Site(folder) as site:
            yield site
        return
    server = request.getfixturevalue("postgresql_server")
    model = request.getfixturevalue("postgresql_model").rpartition("/")[2]
    with _database(server, model) as url, Site(folder, url) as site:
        yield site


@pytest.fixture(scope="session")
def sqlite_site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The site on SQLite, shared by all tests whose learners are their own."""
    with copied_site(request, "sqlite") as site:
        yield site.start()


@pytest.fixture(scope="session")
def postgresql_site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """The site on PostgreSQL, shared by all tests whose learners are their own."""
    with copied_site(request, "postgresql") as site:
        yield site.start()


@pytest.fixture(params=DATABASES)
def each_site(request: pytest.FixtureRequest) -> Site:
    """The shared site of each database in turn."""
    site: Site = request.getfixturevalue(f"{request.param}_site")
    return site


@pytest.fixture(params=DATABASES)
def own_site(request: pytest.FixtureRequest) -> Iterator[Site]:
    """On each database in turn, a site that a test may change and must start itself."""
    with copied_site(request, request.param) as site:
        yield site
