"""What is wrong with a lesson that is being written, said where it stands."""

from collections.abc import Iterable, Mapping

from lessons.markup import Fault, stored
from lessons.page import parsed

LINE_BEGINS = 40
PLACES = {"short_answer": "Respuesta corta", "body": "Texto"}


def faults_of(texts: Mapping[str, str]) -> list[Fault]:
    """All that is wrong with a lesson's texts, by their names."""
    document = parsed(texts)
    return document.faults(stored(document.wanted))


def told(faults: Iterable[Fault], texts: Mapping[str, str]) -> list[str]:
    """Each with where it stands and how that line begins: "Texto, línea 12 («B: K♥…»): …"."""
    return [f"{place(fault.text)}, {line_of(fault, texts)}: {fault.says}" for fault in faults]


def line_of(fault: Fault, texts: Mapping[str, str]) -> str:
    """The line of a fault by its number, and by how it begins: a form does not number its lines."""
    lines = texts[fault.text].splitlines()
    words = lines[fault.line - 1].strip() if 0 < fault.line <= len(lines) else ""
    begins = f"{words[:LINE_BEGINS]}…" if len(words) > LINE_BEGINS else words
    return f"línea {fault.line} («{begins}»)" if begins else f"línea {fault.line}"


def place(name: str) -> str:
    """How the text of that name is called in the form."""
    if name in PLACES:
        return PLACES[name]
    return f"Pregunta {name.split('-')[1]}"
