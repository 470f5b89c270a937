from pathlib import Path
from typing import Any

import pytest
from django.db import OperationalError
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.utils import ConnectionHandler

from config import databases, parsers
from config.busy import database_unavailable

pytestmark = pytest.mark.django_db  # real connections, though not the test's own


def connect(database: dict[str, Any]) -> BaseDatabaseWrapper:
    connection: BaseDatabaseWrapper = ConnectionHandler({"default": database})["default"]
    return connection


def sqlite_file(folder: Path, **options: Any) -> dict[str, Any]:
    database = databases.sqlite(parsers.database(None, folder, folder / "db.sqlite3"))
    return database | {"OPTIONS": database["OPTIONS"] | options}


def pragma(connection: BaseDatabaseWrapper, name: str) -> Any:
    with connection.cursor() as cursor:
        return cursor.execute(f"PRAGMA {name}").fetchone()[0]


def test_pragmas_read_back_from_a_connection(tmp_path: Path) -> None:
    connection = connect(sqlite_file(tmp_path))
    assert pragma(connection, "journal_mode") == databases.journal_mode().lower()
    assert pragma(connection, "synchronous") == 2  # FULL
    assert pragma(connection, "foreign_keys") == 1
    assert pragma(connection, "busy_timeout") == databases.LOCK_TIMEOUT_SECONDS * 1000
    assert connection.settings_dict["CONN_MAX_AGE"] is None
    assert connection.settings_dict["ATOMIC_REQUESTS"] is False
    connection.close()


def second_writer_is_kept_out(folder: Path, mode: str | None) -> bool:
    """Whether a transaction that has only read keeps another from starting to write."""
    first = connect(sqlite_file(folder, transaction_mode=mode))
    second = connect(sqlite_file(folder, timeout=0))
    try:
        with first.cursor() as cursor:
            first.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
            cursor.execute("SELECT count(*) FROM sqlite_master").fetchone()
            try:
                second.set_autocommit(False, force_begin_transaction_with_broken_autocommit=True)
            except OperationalError as error:
                return database_unavailable(error)
            return False
    finally:
        first.close()
        second.close()


def test_a_transaction_takes_the_write_lock_when_it_begins(tmp_path: Path) -> None:
    assert second_writer_is_kept_out(tmp_path, "IMMEDIATE")


def test_without_immediate_it_would_not(tmp_path: Path) -> None:
    assert not second_writer_is_kept_out(tmp_path, None)


@pytest.mark.parametrize(
    ("version", "safe"),
    [
        ((3, 40, 1), False),
        ((3, 44, 6), True),
        ((3, 45, 0), False),
        ((3, 50, 7), True),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 52, 0), True),
    ],
)
def test_wal_only_where_sqlite_is_fixed(version: tuple[int, int, int], safe: bool) -> None:
    assert databases.wal_is_safe(version) is safe


def test_postgresql_has_a_pool_of_four(postgresql_url: str) -> None:
    database = databases.with_options(parsers.database(postgresql_url, Path(), Path()))
    connection = connect(database)
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        assert (connection.pool.min_size, connection.pool.max_size) == (1, 4)  # type: ignore[attr-defined]
        assert connection.settings_dict["CONN_HEALTH_CHECKS"] is True
    finally:
        connection.close()
        connection.close_pool()  # type: ignore[attr-defined]


def test_a_missing_table_is_our_fault_and_not_a_busy_database(tmp_path: Path) -> None:
    connection = connect(sqlite_file(tmp_path))
    with pytest.raises(OperationalError) as caught, connection.cursor() as cursor:
        cursor.execute("SELECT * FROM nothing")
    assert not database_unavailable(caught.value)
    connection.close()
