"""What Django's admin says, in our words: every one is a text that Django has, compiled as written."""

import gettext
import re
from pathlib import Path

import pytest
from django.test import Client
from django.utils import translation
from django.utils.translation import trans_real

from tests.factories import SourceFactory
from tests.lessons.admin.desk import change, delete, edit, opened
from tests.lessons.admin.visiting import said, superuser

WORDS = Path(__file__).resolve().parents[3] / "lessons/locale/es_CL/LC_MESSAGES/django.po"
ENTRY = re.compile(r'^msgid "(.+)"\n(?:msgid_plural .*\n)?msgstr(?:\[0\])? "(.+)"$', re.MULTILINE)
HOLE = re.compile(r"%\(\w+\)[sd]|\{\w*\}|%s")


def written() -> dict[str, str]:
    entries = ENTRY.findall(WORDS.read_text(encoding="utf-8"))
    return {before.replace('\\"', '"'): after.replace('\\"', '"') for before, after in entries}


def test_what_is_compiled_is_what_is_written() -> None:
    with WORDS.with_suffix(".mo").open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    assert len(written()) == WORDS.read_text(encoding="utf-8").count("\nmsgid ") - 1
    for before, after in written().items():
        assert compiled.gettext(before) == after or compiled.ngettext(before, "", 1) == after


def test_every_text_is_still_one_of_django_or_axes() -> None:
    german = trans_real.translation("de")  # complete in Django: what it knows, Django says
    known = {key[0] if isinstance(key, tuple) else key for key, _ in german._catalog.items()}
    assert [text for text in written() if text not in known and not text.startswith("access")] == []


def test_nothing_that_is_filled_in_is_lost() -> None:
    for before, after in written().items():
        assert set(HOLE.findall(after)) <= set(HOLE.findall(before)), before


@pytest.mark.django_db
def test_the_admin_speaks_to_you_and_without_gender(quick_passwords: None) -> None:
    client: Client = superuser()
    row = SourceFactory()
    assert "Se guardó «" in said(edit(client, change(row), part="Otra"))
    assert "¿De verdad quieres borrar «" in opened(client, delete(row)).text()
    assert "Historia" in opened(client, change(row)).text(of_class="object-tools")
    with translation.override("es"):
        assert "Histórico" in opened(client, change(row)).text(of_class="object-tools")
