"""What is wrong with a lesson that is being written, said where it stands."""

from collections.abc import Iterable, Mapping

from lessons.markup import Fault, stored
from lessons.page import parsed

PLACES = {"short_answer": "Respuesta corta", "body": "Texto"}


def faults_of(texts: Mapping[str, str]) -> list[Fault]:
    """All that is wrong with a lesson's texts, by their names."""
    document = parsed(tuple(texts.items()))
    return document.faults(stored(document.wanted))


def told(faults: Iterable[Fault]) -> list[str]:
    """Each with where it stands: "Texto, línea 12: …"."""
    return [f"{place(fault.text)}, línea {fault.line}: {fault.says}" for fault in faults]


def place(name: str) -> str:
    """How the text of that name is called in the form."""
    if name in PLACES:
        return PLACES[name]
    return f"Pregunta {name.split('-')[1]}"
