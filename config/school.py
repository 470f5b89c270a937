"""What a school puts of its own on every page: its logo, and whom to write to. None where it gave none."""

import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlsplit
from xml.etree import ElementTree

from environs import EnvError

KILOBYTES = 200
TYPES = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
}
BEGINS = {
    "image/png": rb"\x89PNG\r\n\x1a\n",
    "image/webp": rb"RIFF.{4}WEBP",
    "image/jpeg": rb"\xff\xd8\xff",
}
SVG = "{http://www.w3.org/2000/svg}svg"
EMAIL = r"[^@\s:<>\"]+@[^@\s:<>\"]+\.[^@\s:<>\"]+"


@dataclass(frozen=True)
class Logo:
    """The whole picture, as it was when the site started."""

    content: bytes = field(repr=False)
    content_type: str
    etag: str


class Contact(NamedTuple):
    """The words, and the link on them; no link where they are no address."""

    words: str
    href: str


def logo(value: str | None, root: Path) -> Logo | None:
    """Read a picture; a relative path starts at `root`."""
    if not value or not value.strip():
        return None
    path = root / value.strip()
    content_type = TYPES.get(path.suffix.lower())
    if content_type is None:
        raise EnvError(f"«{value}» no termina en .svg, .png, .webp ni .jpg.")
    content = _content(path)
    if not _is_picture(content, content_type):
        raise EnvError(f"«{value}» no contiene una imagen {path.suffix.lower()}.")
    return Logo(content, content_type, f'"{sha256(content).hexdigest()[:16]}"')


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(KILOBYTES * 1024 + 1)
    except OSError as error:
        raise EnvError(f"no se puede leer «{path}» ({error.strerror}).") from None
    if len(content) > KILOBYTES * 1024:
        raise EnvError(f"«{path}» pesa más de {KILOBYTES} KB: redúcela.")
    return content


def _is_picture(content: bytes, content_type: str) -> bool:
    if content_type in BEGINS:
        return bool(re.match(BEGINS[content_type], content, re.DOTALL))
    try:
        return ElementTree.fromstring(content).tag == SVG
    except (ElementTree.ParseError, ValueError, LookupError):
        return False


def contact(value: str | None) -> Contact | None:
    """An e-mail address and a web address become links; other words stay words."""
    words = " ".join((value or "").split())
    if re.fullmatch(EMAIL, words):
        return Contact(words, "mailto:" + quote(words, safe="@+"))
    if not re.match(r"https?://", words, re.IGNORECASE):
        return Contact(words, "") if words else None
    if " " in words or not _host(words):
        raise EnvError(f"«{value}» no es una dirección: p. ej. https://escuela.cl/contacto.")
    return Contact(words, words)


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
