"""Reads one setting from its text. A wrong value is an EnvError whose message is a hint in Spanish."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import dj_database_url
from environs import Env, EnvError, EnvValidationError

from config import school

TRUE = {"1", "true", "yes", "on", "si", "sí"}
FALSE = {"0", "false", "no", "off"}


class Site(NamedTuple):
    """The public address, taken apart: `https://escuela.cl/poker` -> https, escuela.cl, escuela.cl, /poker."""

    scheme: str
    netloc: str
    host: str
    path: str

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.netloc}"

    @property
    def url(self) -> str:
        return self.origin + self.path

    @property
    def https(self) -> bool:
        return self.scheme == "https"


def text(value: str) -> str:
    if not value.strip():
        raise EnvError("está vacía: déle un valor o quítela del entorno.")
    return value.strip()


def boolean(value: str) -> bool:
    word = text(value).lower()
    if word not in TRUE | FALSE:
        raise EnvError(f"«{value}» no es sí ni no: escribe true o false.")
    return word in TRUE


def whole(value: str, minimum: int, maximum: int) -> int:
    digits = text(value)
    if not re.fullmatch(r"[0-9]{1,6}", digits) or not minimum <= int(digits) <= maximum:
        raise EnvError(f"«{value}» no sirve: escribe un número entero de {minimum} a {maximum}.")
    return int(digits)


def port(value: str) -> int:
    return whole(value, 1, 65535)


def workers(value: str) -> int:
    return whole(value, 1, 64)


def proxies(value: str) -> int:
    return whole(value, 0, 9)


def site(value: str) -> Site:
    hint = "escribe la dirección pública completa, p. ej. https://escuela.cl o https://escuela.cl/poker."
    try:
        parts = urlsplit(text(value))
        number = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except ValueError:
        raise EnvError(f"«{value}» no es una dirección: {hint}") from None
    if parts.scheme not in ("http", "https") or not host:
        raise EnvError(f"«{value}» no es una dirección http ni https: {hint}")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise EnvError(f"«{value}» lleva usuario, «?» o «#», que aquí sobran: {hint}")
    path = parts.path.rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
        raise EnvError(f"«{parts.path}» no sirve como subruta: usa letras, cifras, guiones y /.")
    if number == {"http": 80, "https": 443}[parts.scheme]:
        number = None  # browsers leave it out of Origin
    bracketed = f"[{host}]" if ":" in host else host
    return Site(
        parts.scheme, bracketed if number is None else f"{bracketed}:{number}", bracketed, path
    )


def database(value: str | None, root: Path, file: Path) -> dict[str, Any]:
    """A Django database dict, without the options that config/databases.py adds by engine."""
    if value is None:
        return {"ENGINE": "django.db.backends.sqlite3", "NAME": file}
    hint = "escribe postgres://usuario:clave@servidor:5432/base o sqlite:////ruta/archivo.sqlite3."
    scheme = text(value).split(":", 1)[0]
    if scheme not in ("sqlite", "postgres", "postgresql"):
        raise EnvError(f"la base «{scheme}» no se conoce: {hint}")
    try:
        parsed: dict[str, Any] = dict(dj_database_url.parse(value.strip()))
    except ValueError:
        raise EnvError(f"no se entiende: {hint}") from None
    if parsed["NAME"] in ("", ":memory:"):
        raise EnvError(f"no nombra una base que dure: {hint}")
    if scheme == "sqlite":
        parsed["NAME"] = root / parsed["NAME"]
    return parsed


def secret(value: str | None) -> str | None:
    return None if value is None else text(value)


def secret_file(value: str | None) -> str | None:
    if value is None:
        return None
    try:
        content = Path(text(value)).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "no es texto UTF-8"
        raise EnvError(f"no se puede leer «{value}» ({reason}).") from None
    return secret(content)


def timezone(value: str) -> str:
    try:
        return ZoneInfo(text(value)).key
    except (OSError, ValueError, KeyError):
        raise EnvError(f"«{value}» no es una zona horaria: p. ej. America/Santiago.") from None


PARSERS: tuple[tuple[str, Callable[..., Any]], ...] = (
    ("text", text),
    ("yes_no", boolean),
    ("port", port),
    ("workers", workers),
    ("proxies", proxies),
    ("site", site),
    ("database", database),
    ("secret", secret),
    ("secret_file", secret_file),
    ("timezone", timezone),
    ("logo", school.logo),
    ("contact", school.contact),
)


def environment() -> Env:
    """An Env that keeps every error until `stop_on_errors`."""
    env = Env(eager=False)
    for name, parser in PARSERS:
        env.add_parser(name, parser)
    return env


def stop_on_errors(env: Env) -> None:
    """Ends the process with one line per wrong value, so that all are told at once."""
    try:
        env.seal()
    except EnvValidationError as error:
        told: Any = error.error_messages  # a dict, one list of messages for each name
        lines = [f"  {name}: {' '.join(messages)}" for name, messages in told.items()]
        raise SystemExit(
            "El sitio no puede partir: hay valores equivocados en el entorno.\n"
            + "\n".join(lines)
            + "\nCada variable está explicada en docs/configuracion.md."
        ) from None
