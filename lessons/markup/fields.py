"""The lines of a block: a name, a colon, a value."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from django.utils.text import slugify

from lessons.markup.faults import BlockError

LONGEST_NAME = 20
OPEN = " Si esa línea ya no es del bloque, ciérralo antes con tres comillas invertidas: ```."
LONGEST_VALUE = 1000
MOST_SEATS = 10
NAME = re.compile(r"[\w .'’-]+")


class Field(NamedTuple):
    """One line of a block; `line` counts from 1 in the text that holds it."""

    name: str
    value: str
    line: int


class Fields:
    """What a block says: the fields it knows by name, and its seats in the order written.

    Seats are named by whoever writes them; any name that is not in `known` is one. What they
    compute is called by their names without accents and signs, which must differ.
    """

    def __init__(self, content: str, line: int, known: tuple[str, ...]) -> None:
        self.line = line
        self.named: dict[str, Field] = {}
        self.seats: list[Field] = []
        self._by_key: dict[str, Field] = {}
        for field in _fields(content, line + 1):
            self._add(field, known)

    def _add(self, field: Field, known: tuple[str, ...]) -> None:
        name = plain(field.name)
        if name in self.named:
            raise BlockError(field.line, f"«{field.name}» está dos veces. Deja una sola línea.")
        if name in known:
            self.named[name] = field
        else:
            self._seat(field)

    def _seat(self, field: Field) -> None:
        key = slugify(field.name[: LONGEST_NAME + 1])
        if len(field.name) > LONGEST_NAME or not NAME.fullmatch(field.name) or not key:
            says = f"«{field.name[:40]}» no sirve de nombre: usa letras, a lo más {LONGEST_NAME}.{OPEN}"
            raise BlockError(field.line, says)
        if key in self._by_key:
            raise BlockError(field.line, _same(field.name, self._by_key[key].name))
        self._by_key[key] = field
        self.seats.append(field)

    def value(self, name: str) -> str:
        """The value of a field, empty where the block does not have it."""
        return self.named[name].value if name in self.named else ""

    def needed(self, name: str, example: str) -> Field:
        """A field that the block must have."""
        if name not in self.named:
            raise BlockError(self.line, f"Falta «{name}». Escribe, por ejemplo, «{example}».")
        return self.named[name]

    def seated(self, least: int, most: int, example: str) -> list[Field]:
        """The seats, of which there must be so many."""
        if least <= len(self.seats) <= most:
            return self.seats
        wanted = f"{least}" if least == most else f"de {least} a {most}"
        says = (
            f"Hay {len(self.seats)} jugadores y van {wanted}. Una línea por jugador: «{example}»."
        )
        raise BlockError(self.line, says)


def _fields(content: str, first: int) -> Iterator[Field]:
    for line, text in enumerate(content.split("\n"), start=first):
        if not text.strip():
            continue
        name, colon, value = text.partition(":")
        if not colon or not name.strip():
            says = f"«{text.strip()[:60]}»: falta «nombre:» al comienzo, como en «A: K♣ 7♦».{OPEN}"
            raise BlockError(line, says)
        if len(value) > LONGEST_VALUE:
            says = f"«{name.strip()[:40]}» es muy largo: a lo más, {LONGEST_VALUE} caracteres."
            raise BlockError(line, says)
        yield Field(name.strip(), value.strip(), line)


def _same(name: str, first: str) -> str:
    if plain(name) == plain(first):
        return f"«{name}» está dos veces. Deja una sola línea."
    return f"«{name}» y «{first}» se confunden en las claves. Cambia uno de los dos nombres."


def plain(name: str) -> str:
    """A name without accents, capitals and doubled spaces, to be compared."""
    bare = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(c for c in bare if not unicodedata.combining(c)).split())
