"""The rules that the calculator quotes without asking the database are those of the course's files."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from practice.calculator.sources import ALL, CATALOGUE, NOT_COMPARED, READ_ON, Source

COURSE = Path(__file__).parents[3] / "lessons" / "course"
MONTHS = {11: "noviembre"}


def course(name: str) -> dict[str, Any]:
    return tomllib.loads((COURSE / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("source", [s for s in ALL if s.quoted], ids=lambda source: source.key)
def test_the_catalogue_is_quoted_word_for_word(source: Source) -> None:
    quotes = {each["key"]: each["quote"] for each in course("excerpts.toml")["excerpt"]}
    assert source.says == quotes[source.key]


def test_the_catalogue_is_named_as_in_the_course() -> None:
    row = course("excerpts.toml")["source"]["catalogo-de-juegos"]
    assert f"{row['publisher']}, {row['title']}, {row['sections']}" == CATALOGUE
    day = row["read_on"]
    assert f"leído el {day.day} de {MONTHS[day.month]} de {day.year}" == READ_ON
    assert ("sin cotejar" in NOT_COMPARED) is not row["verified"]


@pytest.mark.parametrize(
    "source", [s for s in ALL if s.key and not s.quoted], ids=lambda source: source.key
)
def test_the_other_rules_are_paraphrased_and_placed_as_in_the_course(source: Source) -> None:
    rule = {each["key"]: each for each in course("rules.toml")["rule"]}[source.key]
    assert source.says == rule["says"]
    places = [
        f"{each['publisher']}, {each['title']}, {each['section']}" for each in rule["sources"]
    ]
    assert list(source.written_in) == places
