"""What a person who runs the site asks for help with, told before it happens."""

import os
import sqlite3
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Info, Tags, Warning, register

from config.databases import journal_mode, wal_is_safe

SECRET_MINIMUM = 50


def is_local(host: str) -> bool:
    """Whether a name or address is only reachable from this machine or its own network."""
    try:
        return not ip_address(host.strip("[]")).is_global
    except ValueError:
        return host == "localhost" or host.endswith((".local", ".localhost", ".lan", ".home.arpa"))


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"


@register(Tags.security)
def address(app_configs: Sequence[Any] | None, **kwargs: Any) -> list[CheckMessage]:
    site = settings.SITE
    found: list[CheckMessage] = []
    if settings.DEBUG and site.https:
        found.append(
            Warning(
                "DEBUG está encendido en un sitio https.",
                hint="Quita DEBUG: muestra el código y la configuración a cualquiera que cause un error.",
                id="config.W001",
            )
        )
    if not site.https and not is_local(site.host):
        found.append(
            Warning(
                f"SITE_URL es http y «{site.host}» es una dirección pública.",
                hint="Pon delante un proxy con https y escribe SITE_URL=https://…; sin eso cualquiera en la red "
                "puede leer la clave de quien edita.",
                id="config.W002",
            )
        )
    if not is_loopback(settings.HOST) and is_loopback(site.host):
        found.append(
            Warning(
                f"El servidor atiende en {settings.HOST}, pero SITE_URL es {settings.SITE_URL}.",
                hint="Escribe en SITE_URL la dirección con que abren el sitio los demás; con otra verán un error 400.",
                id="config.W003",
            )
        )
    return found


@register(Tags.security)
def secret_key(app_configs: Sequence[Any] | None, **kwargs: Any) -> list[CheckMessage]:
    length = len(settings.SECRET_KEY)
    if length >= SECRET_MINIMUM:
        return []
    return [
        Warning(
            f"La clave secreta tiene {length} caracteres; conviene que tenga {SECRET_MINIMUM} o más.",
            hint="Quita SECRET_KEY y SECRET_KEY_FILE: el sitio hará una clave larga y la guardará en DATA_DIR.",
            id="config.W004",
        )
    ]


@register(Tags.files)
def data_dir(app_configs: Sequence[Any] | None, **kwargs: Any) -> list[CheckMessage]:
    folder = settings.DATA_DIR
    there = next((path for path in (folder, *folder.parents) if path.exists()), folder)
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return []
    return [
        Error(
            f"No se puede escribir en DATA_DIR ({folder}).",
            hint="Crea la carpeta y dásela a quien ejecuta el sitio: ahí van la base SQLite, la clave y lo estático.",
            id="config.E005",
        )
    ]


@register(Tags.security, deploy=True)
def proxies(app_configs: Sequence[Any] | None, **kwargs: Any) -> list[CheckMessage]:
    if not settings.SITE.https or settings.PROXIES:
        return []
    return [
        Info(
            "El sitio es https y PROXIES es 0: todos los visitantes parecen venir de la dirección del proxy.",
            hint="Si tu proxy agrega X-Forwarded-For, escribe PROXIES=1; si no, el bloqueo por intentos fallidos "
            "vale para el nombre, venga de donde venga.",
            id="config.I006",
        )
    ]


@register(Tags.database, deploy=True)
def sqlite_journal(app_configs: Sequence[Any] | None, **kwargs: Any) -> list[CheckMessage]:
    if "sqlite" not in settings.DATABASES["default"]["ENGINE"]:
        return []
    version = sqlite3.sqlite_version
    if wal_is_safe(sqlite3.sqlite_version_info):
        hint = "Esta versión no tiene la falla del modo WAL: se lee mientras otro escribe."
    else:
        hint = (
            "Esta versión puede perder respuestas o dañar el archivo en modo WAL (SQLite 3.7.0 a 3.51.2, salvo "
            "3.44.6 y 3.50.7). TRUNCATE alcanza para un curso; con SQLite 3.51.3 o posterior se usa WAL."
        )
    return [Info(f"SQLite {version}: journal_mode={journal_mode()}.", hint=hint, id="config.I007")]
