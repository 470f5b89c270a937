"""The pages of a long list, what they cost, and that they are the same for everybody."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lessons.sources import PER_PAGE
from practice import comfort
from practice.models import Excerpt, OutsideRule, Series
from tests.factories import (
    ExcerptFactory,
    SeriesFactory,
    SourceFactory,
    every_backing,
)
from tests.lessons.sources.listed import (
    OFFERED,
    SOURCES,
    href,
    lesson,
    links,
    opened,
    rules,
    sentences,
)
from tests.practice.pages import Page

pytestmark = pytest.mark.django_db


# Pages


def shown(page: Page, prefix: str) -> list[str]:
    return [at for at in page.ids if at.startswith(prefix)]


def test_a_long_list_of_sentences_goes_on_on_a_second_page() -> None:
    sentences(PER_PAGE + 2)
    first, second = opened(), opened(f"{SOURCES}?pagina=2")
    assert len(shown(first, "cita-")) == PER_PAGE
    assert shown(second, "cita-") == [f"cita-frase-{PER_PAGE + 1}", f"cita-frase-{PER_PAGE + 2}"]
    assert "Catálogo de prueba (continuación)" in second.text()
    assert "página 2" in second.title


def test_a_long_list_of_rules_goes_on_on_a_second_page() -> None:
    rules(PER_PAGE + 1)
    assert len(shown(opened(), "regla-")) == PER_PAGE
    assert shown(opened(f"{SOURCES}?reglas=2"), "regla-") == [f"regla-de-afuera-{PER_PAGE + 1}"]


def test_turning_one_page_keeps_the_other() -> None:
    sentences(2 * PER_PAGE)
    rules(2 * PER_PAGE)
    page = opened(f"{SOURCES}?pagina=2&reglas=2")
    assert href(page, "prev") == [f"{SOURCES}?reglas=2", f"{SOURCES}?pagina=2#reglas"]
    assert href(opened(), "next") == [f"{SOURCES}?pagina=2", f"{SOURCES}?reglas=2#reglas"]


def test_a_short_list_has_no_other_pages() -> None:
    sentences(PER_PAGE)
    rules(PER_PAGE)
    assert opened().all(of_class="pager") == []


@pytest.mark.parametrize("asked", ["99", "0", "-1", "", "dos", "9" * 5000])
def test_a_wrong_page_gives_a_page_that_is_there(asked: str) -> None:
    sentences(PER_PAGE + 1)
    rules(PER_PAGE + 1)
    page = opened(f"{SOURCES}?pagina={asked}&reglas={asked}")
    assert len(shown(page, "cita-")) in {1, PER_PAGE}
    assert len(shown(page, "regla-")) in {1, PER_PAGE}


def test_the_index_leads_to_every_source_whatever_its_page() -> None:
    sentences(PER_PAGE + 1, SourceFactory(key="a", publisher="A"), "a")
    sentences(PER_PAGE, SourceFactory(key="b", publisher="B"), "b")
    SourceFactory(key="c", publisher="C")
    rules(1)
    wanted = ["#fuente-a", f"{SOURCES}?pagina=2#fuente-b", f"{SOURCES}?pagina=3#fuente-c"]
    found = [link.attrs["href"] for link in opened().all("a") if "fuente-" in link.attrs["href"]]
    assert found == wanted
    assert "#reglas" in links(opened())
    for number, keys in enumerate((["a"], ["a", "b"], ["b", "c"]), start=1):
        on_page = shown(opened(f"{SOURCES}?pagina={number}"), "fuente-")
        assert on_page == [f"fuente-{key}" for key in keys]


def test_whatever_is_linked_within_the_page_is_there(practice: Series) -> None:
    every_backing()
    page = opened()
    within = {address[1:] for address in links(page) if address.startswith("#")}
    assert within <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))


def test_an_empty_database_says_so_calmly() -> None:
    page = opened()
    assert "Este sitio todavía no tiene fuentes anotadas." in page.text()
    assert page.all("h2") == []


# Cost


def cost() -> int:
    with CaptureQueriesContext(
        connection,
    ) as queries:
        Client().get(SOURCES)
    return len(queries)


def test_the_page_costs_the_same_with_many_sentences_rules_and_lessons(practice: Series) -> None:
    sentences(3)
    rules(3)
    ExcerptFactory(key=OFFERED.backing.excerpt)
    lesson(1, excerpts=Excerpt.objects.all(), rules=OutsideRule.objects.all())
    few = cost()
    sentences(200, SourceFactory(key="otra"), "otra")
    OutsideRule.objects.bulk_create(OutsideRule(key=f"mas-{n}") for n in range(60))
    for number in range(2, 12):
        lesson(number, excerpts=Excerpt.objects.all(), rules=OutsideRule.objects.all())
    SeriesFactory(slug="otra", drills=False)
    # the sentences of the page, their number and their lessons; the same of the rules; the
    # sources, the countries, the series
    assert cost() == few == 9


def test_the_text_of_a_lesson_is_not_fetched() -> None:
    lesson(excerpts=[ExcerptFactory()])
    with CaptureQueriesContext(connection) as queries:
        Client().get(SOURCES)
    assert not any('"lessons_lesson"."body"' in query["sql"] for query in queries)


# The same for everybody


def test_it_sets_no_cookie_and_holds_no_form(practice: Series) -> None:
    every_backing()
    response = Client().get(SOURCES)
    assert not response.cookies
    assert Page(response.content.decode()).forms == []


def test_it_is_the_same_bytes_for_everybody() -> None:
    known = Client()
    known.cookies[comfort.COOKIE] = "oscuro"
    response = known.get(SOURCES)
    assert response.content == Client().get(SOURCES).content
    assert "Cookie" not in response.headers.get("Vary", "")


def test_it_is_kept_like_the_glossary() -> None:
    kept = [Client().get(each).headers.get("Cache-Control") for each in (SOURCES, "/glosario/")]
    assert kept[0] == kept[1]


def test_it_is_only_looked_at() -> None:
    assert Client().head(SOURCES).status_code == 200
    assert Client().post(SOURCES).status_code == 405
