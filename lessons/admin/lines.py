"""A list written in a plain box: one thing a line, its parts between bars."""

from collections.abc import Callable
from typing import Any, NamedTuple

from django import forms
from django.contrib.admin.widgets import AdminTextareaWidget
from django.core.exceptions import ValidationError

BAR, WRITTEN_BAR = "|", "\\|"
HELD = "\0"  # stands for a written bar while a line is cut; no text that is sent holds it


class LineError(Exception):
    """What is wrong with one line."""


class Lines(NamedTuple):
    """How a list is written: what of it stands in a line, and what a line says."""

    parts: Callable[[Any], list[str]]
    read: Callable[[list[str]], Any]
    longest: int


class LinesField(forms.Field):
    """A list that is kept as JSON and written one a line; what is wrong is said with its line."""

    widget = AdminTextareaWidget(attrs={"rows": 5})
    MOST = 30

    def __init__(self, *, lines: Lines, **options: Any) -> None:
        super().__init__(required=False, **options)
        self.lines = lines

    def prepare_value(self, value: Any) -> Any:
        if not isinstance(value, list):
            return value
        return "\n".join(self._written(each) for each in value)

    def to_python(self, value: Any) -> list[Any]:
        written = [line.strip() for line in str(value or "").splitlines()]
        found, wrong = [], []
        for number, line in enumerate(written, start=1):
            try:
                found += [self._read(line)] if line else []
            except LineError as error:
                wrong.append(f"Línea {number}: {error}")
        if len(found) > self.MOST:
            wrong.append(f"Hay {len(found)} líneas y caben {self.MOST}.")
        if wrong:
            raise ValidationError(wrong[: self.MOST], code="lines")
        return found

    def has_changed(self, initial: Any, data: Any) -> bool:
        try:
            return bool((initial or []) != self.to_python(data))
        except ValidationError:
            return True

    def _written(self, each: Any) -> str:
        try:
            parts = self.lines.parts(each)
        except (AttributeError, IndexError, KeyError, TypeError):
            parts = [str(each)]  # not of our making: shown, so that somebody mends it
        return f" {BAR} ".join(" ".join(part.replace(BAR, WRITTEN_BAR).split()) for part in parts)

    def _read(self, line: str) -> Any:
        held = line.replace(WRITTEN_BAR, HELD).split(BAR)
        parts = [part.strip().replace(HELD, BAR) for part in held]
        for part in parts:
            if len(part) > self.lines.longest:
                says = f"«{part[:40]}…» tiene {len(part)} letras y caben {self.lines.longest}."
                raise LineError(says)
        return self.lines.read(parts)


# Where a rule from elsewhere is written.

SEEN = {"original": "primary", "copia": "copy"}
SOURCE_EXAMPLE = "WSOP | 2023 Official Tournament Rules | 73 | original"


def _source_parts(source: dict[str, str]) -> list[str]:
    words = {stored: word for word, stored in SEEN.items()}
    seen = source.get("seen", "")
    return [source["publisher"], source["title"], source.get("section", ""), words.get(seen, seen)]


def _source(parts: list[str]) -> dict[str, str]:
    if len(parts) != 4:
        raise LineError(
            f"tiene {len(parts)} {'parte' if len(parts) == 1 else 'partes'} y van cuatro, "
            f"así: «{SOURCE_EXAMPLE}»."
        )
    publisher, title, section, seen = parts
    if not publisher or not title:
        raise LineError(f"falta quién la publica o el título, así: «{SOURCE_EXAMPLE}».")
    if seen.lower() not in SEEN:
        raise LineError(
            f"termina en «{seen[:40]}» y va «original» o «copia»: qué fue lo que se leyó."
        )
    return {"publisher": publisher, "title": title, "section": section, "seen": SEEN[seen.lower()]}


RULE_SOURCES = Lines(_source_parts, _source, longest=300)


# Other words for a term.

ALSO_EXAMPLE = "pareja | España"


def _also_parts(also: list[str]) -> list[str]:
    word, place = also
    return [word, place] if place else [word]


def _also(parts: list[str]) -> list[str]:
    if len(parts) > 2:
        raise LineError(f"tiene {len(parts)} partes y van dos a lo más, así: «{ALSO_EXAMPLE}».")
    if not parts[0]:
        raise LineError(f"falta la palabra, así: «{ALSO_EXAMPLE}».")
    return [parts[0], parts[1] if len(parts) > 1 else ""]


ALSO = Lines(_also_parts, _also, longest=80)
