"""One row of a course file held against the shape of its table."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from django.core.exceptions import ValidationError

from lessons.reading.faults import Fault
from lessons.reading.kinds import texts_in
from lessons.reading.places import line_of
from lessons.reading.shapes import QUESTION, REQUIRED, Field, Table

Values = dict[str, Any]


class Place(NamedTuple):
    """Where a row is written."""

    file: str
    text: str
    head: str = ""
    nth: int = 0

    def fault(self, says: str, field: str = "") -> Fault:
        return Fault(self.file, line_of(self.text, self.head, self.nth, field), says)


class Written(NamedTuple):
    """A row as it is written: a value for every field of its table, and where it stands."""

    values: Values
    place: Place


def completed(table: Table, given: Values) -> Values:
    """The row with what the file is silent about."""
    return {
        field.name: given.get(field.name, deepcopy(field.default))
        for field in table.fields
        if field.name in given or field.default is not REQUIRED
    }


def faults_of(table: Table, given: Values, place: Place) -> Iterator[Fault]:
    """All that is wrong with a row as it is given."""
    for name in given.keys() - set(table.names):
        known = ", ".join(table.names)
        yield place.fault(f"no hay un campo «{name}» en {table.called}; hay: {known}", name)
    for field in table.fields:
        if field.name in given:
            if says := _wrong(table, field, given[field.name]):
                yield place.fault(f"«{field.name}» {says}", field.name)
        elif field.default is REQUIRED:
            yield place.fault(f"falta «{field.name}»")
    if table is QUESTION:
        yield from _right_faults(given, place)


def _wrong(table: Table, field: Field, value: Any) -> str:
    if says := field.kind.wrong(value):
        return says
    if any("\x00" in text for text in texts_in(value)):
        return "lleva un carácter nulo, que la base no guarda"
    if field.name == table.key and value == "":
        return "está vacío"
    return "" if field.refers else _unfit(table, field, value)


def _unfit(table: Table, field: Field, value: Any) -> str:
    """What the column has against a value: too long, no address, no key."""
    column: Any = table.model._meta.get_field(field.of_row)
    try:
        column.run_validators(value)
    except ValidationError as error:
        return "no se acepta: " + " ".join(error.messages)
    return ""


def _right_faults(given: Values, place: Place) -> Iterator[Fault]:
    options, right = given.get("options"), given.get("right")
    if isinstance(options, list) and type(right) is int and not 1 <= right <= len(options):
        says = f"«right» es {right} y las respuestas van de 1 a {len(options)}"
        yield place.fault(says, "right")
