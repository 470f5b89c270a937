"""The options of each database, all measured: see docs/configuracion.md."""

import sqlite3
from typing import Any

LOCK_TIMEOUT_SECONDS = 10


def wal_is_safe(version: tuple[int, ...]) -> bool:
    """Whether this SQLite is free of the WAL fault of 3.7.0 to 3.51.2.

    Two connections that write and checkpoint at once could lose commits or corrupt the file.
    Source: sqlite.org, "Write-Ahead Logging", section "The WAL-Reset Bug".
    """
    return version >= (3, 51, 3) or version in ((3, 44, 6), (3, 50, 7))


def journal_mode() -> str:
    return "WAL" if wal_is_safe(sqlite3.sqlite_version_info) else "TRUNCATE"


def sqlite(database: dict[str, Any]) -> dict[str, Any]:
    pragmas = (f"journal_mode={journal_mode()}", "synchronous=FULL", "foreign_keys=ON")
    return database | {
        "CONN_MAX_AGE": None,
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",
            "timeout": LOCK_TIMEOUT_SECONDS,
            "init_command": ";".join(f"PRAGMA {pragma}" for pragma in pragmas),
        },
    }


def postgresql(database: dict[str, Any]) -> dict[str, Any]:
    pool = {"min_size": 1, "max_size": 4, "timeout": 5}
    waits = {"connect_timeout": 5, "options": f"-c lock_timeout={LOCK_TIMEOUT_SECONDS}s"}
    return database | {
        "CONN_MAX_AGE": 0,  # the pool keeps the connections
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": waits | database.get("OPTIONS", {}) | {"pool": pool},
    }


def with_options(database: dict[str, Any]) -> dict[str, Any]:
    return sqlite(database) if "sqlite" in database["ENGINE"] else postgresql(database)
