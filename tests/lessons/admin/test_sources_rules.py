"""Where a rule from elsewhere is written: one line each."""

import pytest
from django.test import Client

from practice.models import OutsideRule
from tests.factories import OutsideRuleFactory
from tests.lessons.admin.desk import change, edit
from tests.lessons.admin.visiting import form_of, said, superuser


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


def rule_with(client: Client, sources: str) -> tuple[OutsideRule, str]:
    row = OutsideRuleFactory(sources=[])
    answer = edit(client, change(row), sources=sources)
    row.refresh_from_db()
    return row, said(answer)


def test_where_a_rule_is_written_is_one_line_each(client: Client) -> None:
    row, _ = rule_with(
        client, "WSOP | 2023 Rules | 73 | original\r\n\r\nTDA|Rules 2024|20-A|Copia\r\n"
    )
    assert row.sources == [
        {"publisher": "WSOP", "title": "2023 Rules", "section": "73", "seen": "primary"},
        {"publisher": "TDA", "title": "Rules 2024", "section": "20-A", "seen": "copy"},
    ]


def test_the_box_shows_what_is_there_and_saving_it_changes_nothing(client: Client) -> None:
    sources = [{"publisher": "A | B", "title": "T", "section": "", "seen": "copy"}]
    row = OutsideRuleFactory(sources=sources)
    assert form_of(client, change(row))["sources"] == "A \\| B | T |  | copia"
    edit(client, change(row))
    row.refresh_from_db()
    assert row.sources == sources


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("WSOP | Rules", "Línea 1: tiene 2 partes y van cuatro"),
        ("\nWSOP | Rules | 73 | leído", "Línea 2: termina en «leído» y va «original» o «copia»"),
        ("WSOP | Rules | 73 | copia\n | Rules | 1 | copia", "Línea 2: falta quién la publica"),
        (f"{'W' * 301} | Rules | 73 | copia", "tiene 301 letras y caben 300"),
        ("A | B | 1 | copia\n" * 31, "Hay 31 líneas y caben 30"),
    ],
)
def test_a_line_that_is_wrong_is_named_and_nothing_changes(
    client: Client, lines: str, says: str
) -> None:
    row, told = rule_with(client, lines)
    assert says in told
    assert row.sources == []
