"""TOML and the two parts of a lesson's file, with what is wrong in them said in Spanish."""

import re
import tomllib
from typing import Any, NamedTuple

from lessons.reading.faults import CourseError

FENCE = "+++\n"
FENCE_LINE = re.compile(r"^\+\+\+[ \t]*(?:\n|\Z)", re.MULTILINE)
AT = re.compile(r"\(at (?:line (\d+), column (\d+)|end of document)\)")
# What the parser says, and what whoever wrote the file has to hear.
SAID = (
    ("Cannot overwrite", "esto está dos veces en la misma tabla"),
    ("Cannot declare", "esta tabla está dos veces"),
    ("Cannot mutate", "esta tabla está dos veces"),
    ("after a key", "falta el signo = después del nombre"),
    ("Unterminated string", "falta cerrar unas comillas"),
    ("Illegal character", "falta cerrar unas comillas, o hay un carácter que no puede ir así"),
    ("Unescaped '\\'", "una barra \\ dentro de comillas se escribe \\\\"),
    ("Invalid value", "el valor no se entiende; los textos van entre comillas"),
    ("Unclosed", "falta cerrar un corchete o una llave"),
    ("Expected newline", "sobra algo al final de la línea"),
    ("Invalid statement", "se esperaba «nombre = valor» o una tabla entre corchetes"),
)


class LessonParts(NamedTuple):
    """A lesson's file: its values, the lines with them, and the text that stands below."""

    values: dict[str, Any]
    head: str
    below: str

    @property
    def body(self) -> Any:
        """The text of the lesson, wherever it stands."""
        return self.values.get("body", self.below)


def parse(text: str, file: str, before: int = 0) -> dict[str, Any]:
    """TOML, with `before` lines above it in the file.

    Raises:
        CourseError: it is no TOML; with the line.
    """
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise CourseError.of("hay demasiados corchetes unos dentro de otros", file) from error
    except ValueError as error:
        raise _no_toml(str(error), text, file, before) from error


def split_lesson(text: str, file: str = "") -> LessonParts:
    """A lesson's file: TOML between two lines of +++, and Markdown after them.

    Space around the Markdown does not count. A text that begins or ends with space stands in the
    TOML instead, as `body`.

    Raises:
        CourseError: a line of +++ is missing, what is between them is no TOML, or the text
            stands in both places.
    """
    fences = [found.span() for _, found in zip(range(2), FENCE_LINE.finditer(text), strict=False)]
    if len(fences) < 2 or fences[0][0] != 0:
        says = "una lección empieza con una línea «+++», sus datos y otra línea «+++»"
        raise CourseError.of(says, file, 1)
    head, below = text[: fences[1][1]], text[fences[1][1] :].strip()
    values = parse(text[fences[0][1] : fences[1][0]], file, before=1)
    if below and "body" in values:
        says = "el texto está dos veces: en «body» y después de la segunda línea «+++»"
        raise CourseError.of(says, file, head.count("\n") + 1)
    return LessonParts(values, head, below)


def _no_toml(error: str, text: str, file: str, before: int) -> CourseError:
    at = AT.search(error)
    line = int(at[1]) if at and at[1] else text.count("\n") + 1
    says = next((says for part, says in SAID if part in error), "esta línea no es TOML válido")
    return CourseError.of(says, file, before + line)
