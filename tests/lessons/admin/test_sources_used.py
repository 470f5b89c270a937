"""What is used is kept, and it is said where it is used."""

import pytest
from django.db import transaction
from django.db.models import ProtectedError
from django.test import Client

from practice.mistakes import CATALOGUE
from practice.models import Excerpt, Source
from tests.factories import ExcerptFactory, LessonFactory, OutsideRuleFactory, SourceFactory
from tests.lessons.admin.desk import (
    EXCERPTS,
    SOURCES,
    change,
    cited,
    delete,
    delete_all,
    edit,
    opened,
    queries,
)
from tests.lessons.admin.visiting import said, superuser
from tests.practice.pages import Page

BACKING = next(mistake for mistake in CATALOGUE if mistake.backing.excerpt)
BACKED_RULE = next(mistake for mistake in CATALOGUE if mistake.backing.outside_rule)


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


def test_the_page_of_a_sentence_says_where_it_is_used(client: Client) -> None:
    row = cited(key=BACKING.backing.excerpt)
    page = opened(client, change(row))
    used = page.text(of_class="field-where_used")
    assert "Lección 3 · El showdown" in used
    assert f"«{BACKING.name}»" in used
    assert "/admin/lessons/lesson/" in " ".join(
        link.attrs.get("href", "") for link in page.all("a")
    )


def test_a_draft_counts_as_a_use(client: Client) -> None:
    row = ExcerptFactory()
    LessonFactory(is_published=False, series=None).excerpts.add(row)
    assert "(borrador)" in opened(client, change(row)).text(of_class="field-where_used")


def test_an_unused_sentence_says_so(client: Client) -> None:
    used = opened(client, change(ExcerptFactory(key="suelta"))).text(of_class="field-where_used")
    assert "Todavía no se usa" in used


def test_the_page_of_a_source_names_the_lessons_that_cite_it(client: Client) -> None:
    row = cited()
    assert "El showdown" in opened(client, change(row.source)).text(of_class="field-where_used")


def test_a_page_takes_as_many_queries_for_many_uses(client: Client) -> None:
    row = cited()

    before = queries(client, change(row))
    for number in range(10, 18):
        LessonFactory(number=number, series=None).excerpts.add(row)
    assert queries(client, change(row)) == before


def test_a_used_sentence_can_be_changed(client: Client) -> None:
    row = cited()
    edit(client, change(row), quote="Otra frase.")
    row.refresh_from_db()
    assert row.quote == "Otra frase."


def test_a_used_sentence_is_not_deleted_and_it_is_said_where_it_is_used(client: Client) -> None:
    row = cited()
    answer = client.post(delete(row), {"post": "yes"})
    assert Excerpt.objects.filter(pk=row.pk).exists()
    assert "no se puede borrar" in answer.content.decode()
    assert "«3 · El showdown»" in answer.content.decode()


@pytest.mark.parametrize("rule", [False, True])
def test_what_backs_a_mistake_is_not_deleted(client: Client, rule: bool) -> None:
    mistake = BACKED_RULE if rule else BACKING
    backing = mistake.backing
    factory = OutsideRuleFactory if rule else ExcerptFactory
    row = factory(key=backing.outside_rule if rule else backing.excerpt)
    answer = client.post(delete(row), {"post": "yes"})
    assert type(row).objects.filter(pk=row.pk).exists()
    assert f"«{mistake.name}»" in answer.content.decode()


def test_of_several_nothing_is_deleted_where_one_is_used(client: Client) -> None:
    used, free = cited(key="usada"), ExcerptFactory(key="suelta")
    answer = delete_all(client, EXCERPTS, used, free)
    assert Excerpt.objects.count() == 2
    assert "No se borró nada" in answer.content.decode()
    assert "«3 · El showdown»" in answer.content.decode()


def test_what_is_not_used_is_deleted(client: Client) -> None:
    one, *more = (ExcerptFactory(key=f"suelta-{n}") for n in range(3))
    client.post(delete(one), {"post": "yes"})
    assert Excerpt.objects.count() == 2
    delete_all(client, EXCERPTS, *more)
    assert Excerpt.objects.count() == 0


def test_what_is_used_is_kept_by_whatever_would_delete_it(client: Client) -> None:
    row = cited()
    with pytest.raises(ProtectedError, match="El showdown"), transaction.atomic():
        row.delete()
    with pytest.raises(ProtectedError, match="El showdown"), transaction.atomic():
        Excerpt.objects.all().delete()
    assert row.lessons.count() == 1


def test_what_came_to_be_used_meanwhile_is_said_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = cited()
    monkeypatch.setattr(
        "lessons.admin.uses.UsedAdmin.get_deleted_objects", lambda *_: ([], {}, set(), [])
    )
    assert "El showdown" in said(client.post(delete(row), {"post": "yes"}, follow=True))
    assert "El showdown" in said(delete_all(client, EXCERPTS, row))
    assert Excerpt.objects.count() == 1


def test_a_source_with_sentences_is_not_deleted(client: Client) -> None:
    source = ExcerptFactory().source
    answer = client.post(delete(source), {"post": "yes"})
    assert Source.objects.exists()
    assert "tiene 1 frase" in Page(answer.content.decode()).text()
    assert "No se borró nada" in delete_all(client, SOURCES, source).content.decode()


def test_a_source_without_sentences_is_deleted(client: Client) -> None:
    client.post(delete(SourceFactory()), {"post": "yes"})
    assert not Source.objects.exists()
