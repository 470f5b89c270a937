"""Links: to a lesson, a series or a term by its key, to a part of the page, or to another site."""

import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from lessons.markup.fields import plain
from lessons.markup.letters import without_unwanted
from lessons.markup.library import Library

KINDS = {"leccion": "lessons", "serie": "series", "termino": "terms"}
PAGES = {
    "calculadora": "calculator",
    "curso": "lessons:index",
    "fuentes": "lessons:sources",
    "glosario": "lessons:glossary",
    "juego-responsable": "lessons:responsible",
    "leer": "reader",
    "marcas": "lessons:marks",
    "privacidad": "lessons:privacy",
}
KEY = re.compile(r"[-\w]{1,100}", re.ASCII)
FOREIGN = ("http", "https", "mailto")
HOW = "«leccion:…», «serie:…», «termino:…» o «pagina:…»"


class Link(NamedTuple):
    """Where a link leads: to a row of a `kind` by its `key`, or straight to `address`.

    `wrong` says what is wrong with it, and is empty where nothing is.
    """

    kind: str = ""
    key: str = ""
    address: str = ""
    wrong: str = ""


def parse(address: str) -> Link:
    """What an author wrote as the address of a link, escaped as in `href`."""
    written = without_unwanted(unquote(address))
    scheme, colon, key = written[:200].partition(":")
    kind = plain(scheme)
    if colon and kind in KINDS:
        return Link(KINDS[kind], key) if KEY.fullmatch(key) else Link(wrong=missing(key))
    if colon and kind == "pagina":
        return _page(key)
    if address.startswith("#"):
        return Link(address=address)
    return _foreign(address)


def missing(key: str) -> str:
    """What is said of a key that leads nowhere."""
    return f"No existe «{key[:60]}»: revisa el enlace."


def _page(key: str) -> Link:
    if key in PAGES:
        return Link(address=reverse(PAGES[key]))
    return Link(wrong=f"No hay página «{key[:40]}». Hay: {', '.join(PAGES)}.")


def _foreign(address: str) -> Link:
    try:
        parts = urlsplit(address)
    except ValueError:
        return Link(wrong=f"«{address[:60]}» no es una dirección.")
    if parts.scheme in FOREIGN and (parts.netloc or parts.scheme == "mailto"):
        return Link(address=address)
    written = without_unwanted(unquote(address))
    return Link(wrong=f"«{written[:60]}»: enlaza dentro del sitio con {HOW}.")


class Target(NamedTuple):
    """What a link leads to: its address, empty where there is no such row, and its name."""

    address: str
    name: str


def found(link: Link, library: Library) -> Target:
    """Follow a link."""
    if not link.kind:
        return Target(link.address, "")
    row = vars(library)[link.kind].get(link.key)
    return Target(row.get_absolute_url(), _name(row)) if row else Target("", link.key)


def _name(row: object) -> str:
    return getattr(row, "title", "") or str(row)


def opening(link: Link, library: Library, *, named: bool) -> SafeString:
    """The opening tag; `named` puts the name of what it leads to after it."""
    target = found(link, library)
    rel = (
        mark_safe(' rel="noopener noreferrer"') if not link.kind and "//" in target.address else ""
    )
    href = format_html(' href="{}"', target.address) if target.address else ""
    return format_html("<a{}{}>{}", href, rel, target.name if named else "")
