"""The few forms of TOML that course files are written in: the same values give the same bytes."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
# Besides what TOML forbids, what an editor would not show or would take for an end of line.
UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]")
ESCAPES = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
# Never three quotes in a row, nor one before the three that end the text.
QUOTE = re.compile(r'"(?="|\Z)')
# A line like the one that ends the head of a lesson's file.
FENCE_LINE = re.compile(r"^\+(?=\+\+[ \t]*$)", re.MULTILINE)


class UnwritableError(Exception):
    """A value that TOML has no form for."""


def assignment(name: str, value: Any) -> str:
    """`name = value`: a text of several lines on lines of its own, several tables one a line."""
    return f"{_key(name)} = {_value(value)}\n"


def header(*names: str, array: bool = False) -> str:
    """The line that begins a table, or one more table of an array."""
    path = ".".join(map(_key, names))
    return f"[[{path}]]\n" if array else f"[{path}]\n"


def _value(value: Any) -> str:
    if isinstance(value, str) and "\n" in value:
        return _long_text(value)
    if isinstance(value, list) and len(value) > 1 and all(isinstance(v, dict) for v in value):
        return "[\n" + "".join(f"  {_inline(table)},\n" for table in value) + "]"
    return _inline(value)


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(_pairs(value))}}}"
    raise UnwritableError(f"{value!r} no se puede escribir en un archivo del curso")


def _pairs(table: dict[str, Any]) -> Iterator[str]:
    return (f"{_key(name)} = {_inline(value)}" for name, value in table.items())


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return '"' + _escaped(text.replace("\\", "\\\\").replace('"', '\\"')) + '"'


def _long_text(text: str) -> str:
    text = FENCE_LINE.sub(r"\\u002B", QUOTE.sub(r"\\" + '"', text.replace("\\", "\\\\")))
    return '"""\n' + "\n".join(map(_escaped, text.split("\n"))) + '"""'


def _escaped(line: str) -> str:
    return UNSEEN.sub(lambda found: ESCAPES.get(found[0], f"\\u{ord(found[0]):04X}"), line)
