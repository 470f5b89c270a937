"""The tables of the course files: the fields of each in their order, for reading and for writing.

A field without a `default` has to be there. One with a default is left out of a file that is
written while it has that value, unless it is `always` written.
"""

from typing import Any, NamedTuple

from lessons.models import Country, Lesson, Question, Term
from lessons.reading.kinds import (
    COUNTS,
    DAY,
    LEVEL_CODES,
    NUMBER,
    OPTIONS,
    PLACES,
    PUBLICATIONS,
    TEXT,
    WORDS,
    YES_NO,
    Kind,
)
from practice.course import CourseRow
from practice.models import Excerpt, OutsideRule, Series, Source

REQUIRED: Any = object()
REFERRED = ("source", "series", "lesson")


class Field(NamedTuple):
    """One field: how it is called in the file, and in the row where that is another name."""

    name: str
    kind: Kind = TEXT
    default: Any = REQUIRED
    always: bool = False
    column: str = ""

    @property
    def of_row(self) -> str:
        return self.column or self.name

    @property
    def refers(self) -> bool:
        """Whether it is the key of a row of the table that is called as it is."""
        return self.name in REFERRED

    def is_written(self, value: Any) -> bool:
        return self.always or self.default is REQUIRED or value != self.default


class Table(NamedTuple):
    """One table: its file, its name there, the row it is loaded into, and the key of a row."""

    file: str
    name: str
    model: type[CourseRow]
    key: str
    fields: tuple[Field, ...]
    head: str = ""  # the comment that its file begins with

    @property
    def called(self) -> str:
        return str(self.model._meta.verbose_name)

    @property
    def names(self) -> list[str]:
        return [field.name for field in self.fields]

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    @property
    def may_be_left_out(self) -> tuple[str, ...]:
        """The columns that a file is silent about while they have their default."""
        optional = (field for field in self.fields if field.default is not REQUIRED)
        return tuple(field.of_row for field in optional if not (field.always or field.refers))


SOURCES = Table(
    "excerpts.toml",
    "source",
    Source,
    "key",
    (
        Field("key"),
        Field("publisher"),
        Field("title"),
        Field("part", default="", always=True),
        Field("sections", default="", always=True),
        Field("jurisdiction", default="", always=True),
        Field("language", default="es", always=True),
        Field("source_url", default="", always=True),
        Field("taken_from", default="", always=True),
        Field("read_on", DAY),
        Field("verified", YES_NO, default=False, always=True),
    ),
    "# Las fuentes y sus frases, copiadas letra por letra. Qué va en cada campo: docs/curso.md",
)
EXCERPTS = Table(
    "excerpts.toml",
    "excerpt",
    Excerpt,
    "key",
    (Field("source", default=None, always=True), Field("key"), Field("heading"), Field("quote")),
)
RULES = Table(
    "rules.toml",
    "rule",
    OutsideRule,
    "key",
    (Field("key"), Field("says"), Field("sources", PUBLICATIONS, default=[], always=True)),
    "# Las reglas de otras partes, con nuestras palabras. Qué va en cada campo: docs/curso.md",
)
SERIES = Table(
    "series.toml",
    "series",
    Series,
    "slug",
    (
        Field("slug"),
        Field("name"),
        Field("seed"),
        Field("level_codes", LEVEL_CODES),
        Field("drills_each", COUNTS, default={}),
        Field("overrides", PLACES, default={}),
    ),
    "# Las series de práctica. Qué va en cada campo: docs/curso.md",
)
COUNTRIES = Table(
    "countries.toml",
    "country",
    Country,
    "code",
    (
        Field("code"),
        Field("name"),
        Field("default", YES_NO, default=False),
        Field("register"),
        Field("reach", default=""),
        Field("minimum_age", NUMBER, default=None),
        Field("age_basis", default=""),
        Field("publisher"),
        Field("read_on", DAY),
    ),
    "# Dónde pedir la autoexclusión, país por país. Qué va en cada campo: docs/curso.md",
)
TERMS = Table(
    "terms.toml",
    "term",
    Term,
    "slug",
    (
        Field("slug"),
        Field("term"),
        Field("topic"),
        Field("meaning"),
        Field("also", WORDS, default=[]),
        Field("lesson", default=""),
    ),
    "# Las palabras de la mesa, por tema. Qué va en cada campo: docs/curso.md",
)
LESSON = Table(
    "lessons/",
    "lesson",
    Lesson,
    "slug",
    (
        Field("number", NUMBER),
        Field("slug"),
        Field("title"),
        Field("standfirst", default="", always=True),
        Field("question"),
        Field("short_answer"),
        Field("series", default=""),
        Field("published", YES_NO, default=True, column="is_published"),
        Field("body", default=""),
    ),
)
QUESTION = Table(
    "lessons/",
    "pregunta",
    Question,
    "position",
    (
        Field("position", NUMBER, default=None),
        Field("asks"),
        Field("options", OPTIONS),
        Field("right", NUMBER),
        Field("explanation"),
    ),
)
ALL_TABLES = (SOURCES, EXCERPTS, RULES, SERIES, COUNTRIES, TERMS)
FILES = tuple(dict.fromkeys(table.file for table in ALL_TABLES))
