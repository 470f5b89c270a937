"""What was computed and quoted when a person last looked: nothing of it changes unnoticed.

A changed card, amount or letter gives another figure or sentence than the one that is kept in
`checked.toml`; whoever meant the change accepts it there with `check_lessons --accept`.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lessons.reading.parsing import parse

PINNED = "checked.toml"
HEAD = """\
# Lo que cada bloque calculaba y cada fuente decía cuando una persona lo comprobó por última vez.
# Lo escribe «manage.py check_lessons --accept»; no se edita a mano.
"""


@dataclass
class Pinned:
    """Figures of each lesson by its slug, sentences and rules by their key."""

    quotes: dict[str, str] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)
    lessons: dict[str, dict[str, str]] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> "Pinned":
        """What is kept in a course's folder; nothing where there is no such file yet."""
        path = folder / PINNED
        return cls(**parse(path.read_text(encoding="utf-8"), PINNED)) if path.exists() else cls()

    def write(self, folder: Path) -> None:
        (folder / PINNED).write_text(HEAD + "".join(self._toml()), encoding="utf-8")

    def _toml(self) -> Iterator[str]:
        tables = {"quotes": self.quotes, "rules": self.rules}
        tables |= {f"lessons.{slug}": figures for slug, figures in self.lessons.items()}
        for name, values in tables.items():
            yield f"\n[{name}]\n"
            yield from (f"{_quoted(key)} = {_quoted(value)}\n" for key, value in values.items())


def _quoted(text: str) -> str:
    """A JSON string is a TOML string too."""
    return json.dumps(text, ensure_ascii=False)
