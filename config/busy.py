"""Tells a database that cannot answer now (try again) from a fault of ours (look at it)."""

from django.db import InterfaceError, OperationalError, connection

SQLITE_PASSING = (
    "locked",
    "busy",
    "unable to open database file",
    "disk i/o error",
    "disk is full",
    "readonly database",
)


def database_unavailable(error: BaseException | None) -> bool:
    """True for a held lock, a refused or broken connection, an empty pool; not for a missing table.

    Also where that is what another error came from: Django calls a session that could not be
    updated "interrupted".
    """
    while error is not None and not _is_unavailable(error):
        error = error.__context__
    return error is not None


def _is_unavailable(error: BaseException) -> bool:
    if isinstance(error, InterfaceError):
        return True
    if not isinstance(error, OperationalError):
        return False
    if connection.vendor == "sqlite":
        return any(sign in str(error).lower() for sign in SQLITE_PASSING)
    return True
