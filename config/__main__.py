"""`python -m config`: serves the site with granian, with the flags that fit its database."""

import os
import socket
import sqlite3
import sys

from django.conf import settings

from config.databases import journal_mode

COMMON = ["--interface", "wsgi", "--respawn-failed-workers", "--no-ws"]


def granian_command(vendor: str, host: str, port: int, workers: int) -> list[str]:
    """One thread a worker on SQLite (a second would only wait for the lock), four on PostgreSQL (its pool)."""
    threads = 1 if vendor == "sqlite" else 4
    return [
        *(sys.executable, "-m", "granian", *COMMON),
        *("--host", host, "--port", str(port)),
        *("--workers", str(workers), "--blocking-threads", str(threads)),
        "config.wsgi:application",
    ]


def check_port_is_free(host: str, port: int) -> None:
    """Granian would share a port with another copy of the site, and visitors would meet either."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            sys.exit(
                f"No se puede atender en {host}:{port} ({error.strerror}). Elige otro: PORT=8001 make run"
            )


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    vendor = settings.DATABASES["default"]["ENGINE"].rpartition(".")[2].replace("sqlite3", "sqlite")
    print(f"{settings.SITE_NAME}: {settings.SITE_URL}/", flush=True)
    if vendor == "sqlite":
        print(f"SQLite {sqlite3.sqlite_version}, journal_mode={journal_mode()}", flush=True)
    check_port_is_free(settings.HOST, settings.PORT)
    os.chdir(settings.BASE_DIR)
    command = granian_command(vendor, settings.HOST, settings.PORT, settings.WORKERS)
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
