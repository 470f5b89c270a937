"""At which line of a file something stands."""

import re

# A line that begins a table, and no list or link in a text.
HEADER = re.compile(r"^[ \t]*\[\[?[^\[\],(^\n]+\]\]?[ \t]*(?:#.*)?$", re.MULTILINE)
OPENED = re.compile(r"=[ \t]*(\"\"\"|''')[ \t]*$")


def line_of(text: str, head: str, nth: int = 0, field: str = "") -> int:
    """The line of a field in the nth table whose first line is `head`, or else of that line.

    `head` is a pattern; an empty one is the text before the first table. 0 where it is not there.
    """
    start, end = _table(text, head, nth)
    if start < 0:
        return 0
    named = rf'^[ \t]*"?{re.escape(field)}"?[ \t]*='
    found = re.compile(named, re.MULTILINE).search(text, start, end) if field else None
    return text.count("\n", 0, found.start() if found else start) + 1


def text_line_of(text: str, head: str, nth: int, field: str) -> int:
    """The line at which the text of a field begins: three quotes alone begin it on the next one."""
    line = line_of(text, head, nth, field)
    opening = text.split("\n")[line - 1] if line else ""
    return line + bool(OPENED.search(opening))


def head_of(name: str, key: str = "") -> str:
    """The pattern of the first line of a table: `[[rule]]`, or `[source.key]`."""
    if key:
        return rf'\[\s*{re.escape(name)}\s*\.\s*["\']?{re.escape(key)}["\']?\s*\]'
    return rf"\[\[\s*{re.escape(name)}\s*\]\]"


def _table(text: str, head: str, nth: int) -> tuple[int, int]:
    starts = [found.start() for found in re.finditer(rf"^[ \t]*{head}", text, re.MULTILINE)]
    if not head:
        starts = [0]
    if nth >= len(starts):
        return -1, -1
    after = HEADER.search(text, starts[nth] + bool(head))
    return starts[nth], after.start() if after else len(text)
