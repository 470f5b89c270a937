"""All files of a course read together: nothing of them is used unless all of it is right."""

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from lessons.reading.archive import LESSONS, Files
from lessons.reading.faults import CourseError, Fault
from lessons.reading.parsing import LessonParts, parse, split_lesson
from lessons.reading.places import head_of
from lessons.reading.rows import Place, Values, Written, completed, faults_of
from lessons.reading.shapes import (
    ALL_TABLES,
    EXCERPTS,
    FILES,
    LESSON,
    QUESTION,
    SOURCES,
    Table,
)

Here = Mapping[str, Container[str]]
NOTHING_HERE: Here = {}


class LessonRow(NamedTuple):
    """A lesson with its questions, in their order, and the file in which it stands."""

    file: str
    values: Values
    questions: list[Values]


class Course(NamedTuple):
    """The rows of a course: by the name of their table, and the lessons by their number."""

    rows: dict[str, list[Values]]
    lessons: list[LessonRow]


def read_course(files: Files, here: Here = NOTHING_HERE) -> Course:
    """Read a course's files. `here` has the keys of rows that they may refer to besides their own.

    Raises:
        CourseError: something is wrong; it tells all of it, with file and line.
    """
    return _Reading(files, here).course()


class _Reading:
    def __init__(self, files: Files, here: Here) -> None:
        self.files, self.here = files, here
        self.faults: list[Fault] = []
        self.rows: dict[str, list[Written]] = {}
        self.lessons: list[tuple[Written, list[Written]]] = []

    def course(self) -> Course:
        data = {name: self._parsed(name) for name in FILES}
        parts = {name: self._split(name) for name in self.files if name.startswith(LESSONS)}
        self._stop_at_faults()
        for table in ALL_TABLES:
            self.rows[table.name] = list(self._table(table, data[table.file].pop(table.name, None)))
        for name, rest in data.items():
            self._nothing_else(name, rest)
        self.lessons = [self._lesson(name, each) for name, each in parts.items() if each]
        self.rows[LESSON.name] = [lesson for lesson, _ in self.lessons]
        self._stop_at_faults()
        self._check_together()
        self._stop_at_faults()
        return self._read()

    def _read(self) -> Course:
        lessons = [
            LessonRow(lesson.place.file, lesson.values, [question.values for question in questions])
            for lesson, questions in self.lessons
        ]
        lessons.sort(key=lambda lesson: lesson.values["number"])
        rows = {name: [row.values for row in rows] for name, rows in self.rows.items()}
        return Course(rows, lessons)

    def _stop_at_faults(self) -> None:
        if self.faults:
            raise CourseError(self.faults)

    def _parsed(self, name: str) -> dict[str, Any]:
        try:
            return parse(self.files[name], name)
        except CourseError as error:
            self.faults += error.faults
            return {}

    def _split(self, name: str) -> LessonParts | None:
        try:
            return split_lesson(self.files[name], name)
        except CourseError as error:
            self.faults += error.faults
            return None

    # Rows

    def _table(self, table: Table, data: Any) -> Iterator[Written]:
        """The rows of one table, as they are written."""
        if table is SOURCES:
            yield from self._sources(data)
            return
        for nth, row in enumerate(self._list(table, data, table.file)):
            place = Place(table.file, self.files[table.file], head_of(table.name), nth)
            yield self._row(table, row, place)

    def _sources(self, data: Any) -> Iterator[Written]:
        """Sources are tables by their key: `[source.catalogo]`."""
        text, file = self.files[SOURCES.file], SOURCES.file
        if not isinstance(data or {}, dict) or not all(
            isinstance(row, dict) for row in (data or {}).values()
        ):
            self.faults.append(Fault(file, 0, "las fuentes se escriben [source.su-clave]"))
            return
        for key, row in (data or {}).items():
            place = Place(file, text, head_of(SOURCES.name, key))
            if "key" in row:
                says = "la clave de una fuente va en el título de su tabla, no en «key»"
                self.faults.append(place.fault(says, "key"))
            yield self._row(SOURCES, {**row, "key": key}, place)

    def _list(self, table: Table, data: Any, file: str) -> list[Values]:
        data = [] if data is None else data
        if isinstance(data, list) and all(isinstance(row, dict) for row in data):
            return data
        self.faults.append(Fault(file, 0, f"«{table.name}» se escribe en tablas [[{table.name}]]"))
        return []

    def _row(self, table: Table, given: Values, place: Place) -> Written:
        self.faults += faults_of(table, given, place)
        return Written(completed(table, given), place)

    def _lesson(self, name: str, parts: LessonParts) -> tuple[Written, list[Written]]:
        asked = self._list(QUESTION, parts.values.pop(QUESTION.name, None), name)
        given = {**parts.values, "body": parts.body}
        lesson = self._row(LESSON, given, Place(name, parts.head))
        head = head_of(QUESTION.name)
        questions = [
            self._row(QUESTION, row, Place(name, parts.head, head, nth))
            for nth, row in enumerate(asked)
        ]
        position = 0
        for question in questions:
            given_position = question.values["position"]
            position = position + 1 if given_position is None else given_position
            question.values["position"] = position
        return lesson, questions

    def _nothing_else(self, file: str, rest: dict[str, Any]) -> None:
        known = ", ".join(table.name for table in ALL_TABLES if table.file == file)
        for name in rest:
            place = Place(file, self.files[file], rf"(\[+\s*)?{re.escape(name)}\b")
            self.faults.append(place.fault(f"aquí no va «{name}»; hay: {known}"))

    # What the rows say of each other

    def _check_together(self) -> None:
        for table in (*ALL_TABLES, LESSON):
            self.faults += _twice(self.rows[table.name], table.key)
        self.faults += _twice(self.rows[LESSON.name], "number")
        for _, questions in self.lessons:
            self.faults += _twice(questions, "position")
        self._name_sources()
        for table in (*ALL_TABLES, LESSON):
            for field in table.fields:
                if field.refers:
                    self._check_references(self.rows[table.name], field.name)

    def _name_sources(self) -> None:
        """Sentences that name no source are of the only one."""
        sources = self.rows[SOURCES.name]
        for row in self.rows[EXCERPTS.name]:
            if row.values["source"] is None and len(sources) == 1:
                row.values["source"] = sources[0].values["key"]
            elif not row.values["source"]:
                says = f"falta «source», la clave de su fuente: en este archivo hay {len(sources)}"
                self.faults.append(row.place.fault(says))

    def _check_references(self, rows: Iterable[Written], name: str) -> None:
        """Every name of a row of another table is the key of one, in the files or here."""
        table = next(table for table in (*ALL_TABLES, LESSON) if table.name == name)
        there = {row.values[table.key] for row in self.rows[name]}
        for row in rows:
            key = row.values[name]
            if key and key not in there and key not in self.here.get(name, ()):
                says = f"no hay {table.called} «{key}» en los archivos ni en este sitio"
                self.faults.append(row.place.fault(says, name))


def _twice(rows: Iterable[Written], field: str) -> Iterator[Fault]:
    """The rows whose key or number an earlier row has."""
    first: dict[Any, Place] = {}
    for row in rows:
        value = row.values[field]
        if value in first:
            where = first[value].fault("", field)
            says = f"«{field}» repite «{value}», que ya está en {str(where).removesuffix(': ')}"
            yield row.place.fault(says, field)
        first.setdefault(value, row.place)
