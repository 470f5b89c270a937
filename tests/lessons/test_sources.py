"""The sources: every sentence word for word, every rule from elsewhere, and where each is used."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lessons import coursefiles
from lessons.models import Country, Lesson
from lessons.sources import PER_PAGE
from practice import comfort
from practice.mistakes import CATALOGUE, MISTAKES
from practice.models import Excerpt, OutsideRule, Series, Source
from tests.factories import (
    DrillFactory,
    ExcerptFactory,
    OutsideRuleFactory,
    SeriesFactory,
    SourceFactory,
    every_backing,
)
from tests.practice.pages import Page
from tests.practice.visiting import PRACTICE

pytestmark = pytest.mark.django_db

SOURCES = "/fuentes/"
UNVERIFIED = "sin cotejar con el original"
UNUSED = "Todavía no se usa."
OFFERED, NOT_OFFERED = MISTAKES["kicker-pasado-por-alto"], MISTAKES["par-anulado"]


def opened(address: str = SOURCES) -> Page:
    return Page(Client().get(address).content.decode())


def links(page: Page) -> list[str]:
    return [link.attrs["href"] for link in page.all("a")]


def href(page: Page, rel: str) -> list[str]:
    return [link.attrs["href"] for link in page.all("a") if link.attrs.get("rel") == rel]


def used(page: Page) -> str:
    return page.text(of_class="used")


def sentences(number: int, source: Source | None = None, name: str = "frase") -> None:
    of = source or SourceFactory()
    Excerpt.objects.bulk_create(
        Excerpt(source=of, key=f"{name}-{n}", heading=f"Tema {n}", quote=f"Dice {n}.")
        for n in range(1, number + 1)
    )


def rules(number: int) -> None:
    OutsideRule.objects.bulk_create(
        OutsideRule(key=f"de-afuera-{n}", says=f"Regla {n}.") for n in range(1, number + 1)
    )


def lesson(number: int = 3, *, excerpts: Any = (), rules: Any = ()) -> Lesson:
    row = Lesson.objects.create(
        is_published=True,
        number=number,
        slug=f"leccion-{number}",
        title="El showdown",
        question="¿?",
    )
    row.excerpts.set(excerpts)
    row.rules.set(rules)
    return row


@pytest.fixture
def catalogue() -> list[dict[str, str]]:
    """The sentences of the course as they are written, in the database."""
    data = coursefiles.toml(coursefiles.COURSE / "excerpts.toml")
    for key, values in data["source"].items():
        source = Source.objects.create(key=key, **values)
    Excerpt.objects.bulk_create(Excerpt(**{**each, "source": source}) for each in data["excerpt"])
    return list(data["excerpt"])


@pytest.fixture
def practice() -> Series:
    """A series that has been dealt."""
    series: Series = SeriesFactory(drills=False)
    DrillFactory(series=series)
    return series


# Sentences


def test_every_sentence_of_the_course_stands_there_word_for_word(
    catalogue: list[dict[str, str]],
) -> None:
    page = opened()
    assert len(catalogue) == 18
    for each in catalogue:
        assert f"«{each['quote']}»" in page.text(of_id=f"cita-{each['key']}")
        assert each["heading"] in page.text(of_id=f"cita-{each['key']}")


def test_a_source_says_what_it_is() -> None:
    Country.objects.create(code="CL", name="Chile", read_on="2026-11-30")
    SourceFactory(part="Póker", jurisdiction="CL", taken_from="una lección")
    facts = opened().text(of_class="facts")
    said = ["Superintendencia de prueba", "Póker", "Chile", "Sección 3", "una lección"]
    said += ["Leído el", "30 de noviembre de 2026"]
    assert [each for each in said if each not in facts] == []
    assert "Catálogo de prueba" in opened().text(of_id="fuente-catalogo")


def test_a_jurisdiction_without_a_name_is_shown_by_its_code() -> None:
    SourceFactory(jurisdiction="UY")
    assert "UY" in opened().text(of_class="facts")


def test_what_a_source_lacks_is_not_mentioned() -> None:
    SourceFactory(sections="")
    facts = opened().text(of_class="facts")
    for name in ("Parte", "Jurisdicción", "Secciones", "Tomado de", "Dirección"):
        assert name not in facts


def test_an_unverified_source_says_so() -> None:
    ExcerptFactory()
    assert f"citas {UNVERIFIED}" in opened().text(of_class="facts")


def test_a_verified_source_does_not() -> None:
    ExcerptFactory(source=SourceFactory(verified=True))
    assert UNVERIFIED not in opened().text()


def test_an_address_is_a_link() -> None:
    SourceFactory(source_url="https://ejemplo.cl/catalogo?a=1&b=2")
    assert "https://ejemplo.cl/catalogo?a=1&b=2" in links(opened())


def test_without_an_address_nothing_leads_away() -> None:
    ExcerptFactory()
    assert [address for address in links(opened()) if "://" in address] == []


def test_a_source_without_sentences_is_listed_too() -> None:
    SourceFactory(key="otra", title="Otro documento")
    page = opened()
    assert "#fuente-otra" in links(page)
    assert "Todavía no se cita ninguna frase de esta fuente." in page.text()


def test_a_sentence_is_not_run() -> None:
    ExcerptFactory(quote="<script>alert(1)</script>")
    page = opened()
    assert page.all("script") == []
    assert "«<script>alert(1)</script>»" in page.text()


# Rules from elsewhere


def test_a_rule_says_where_it_is_written_and_what_was_read() -> None:
    OutsideRuleFactory(
        sources=[
            {"publisher": "WSOP", "title": "2023 Rules", "section": "73", "seen": "primary"},
            {"publisher": "TDA", "title": "Rules 2024", "section": "20-A", "seen": "copy"},
        ]
    )
    said = opened().text(of_id="regla-pots-apart")
    assert "La regla de afuera «pots-apart»." in said
    assert "WSOP, 2023 Rules, sección 73; leído en el documento mismo." in said
    assert "TDA, Rules 2024, sección 20-A; leído en una copia." in said


def test_a_rule_without_sources_is_universal_usage() -> None:
    OutsideRuleFactory(sources=[])
    assert "Es uso universal del póker" in opened().text(of_id="regla-pots-apart")


# Uses


def test_a_lesson_that_cites_a_sentence_is_linked() -> None:
    cites = lesson(excerpts=[ExcerptFactory()])
    assert cites.get_absolute_url() in links(opened())
    assert "Lección 3: El showdown" in used(opened())


def test_a_lesson_that_cites_a_rule_is_linked() -> None:
    cites = lesson(rules=[OutsideRuleFactory(key="short-blind")])
    assert cites.get_absolute_url() in links(opened())


def test_a_mistake_that_a_sentence_backs_is_named_with_its_practice(practice: Series) -> None:
    ExcerptFactory(key=OFFERED.backing.excerpt)
    said = "Respalda el error «El kicker pasado por alto» en la práctica Leer el showdown."
    assert used(opened()) == f"Dónde se usa {said}"
    assert PRACTICE in [link.attrs["href"] for link in opened().all("a") if "li" in link.path]


def test_a_mistake_that_a_rule_backs_is_named(practice: Series) -> None:
    OutsideRuleFactory(key="pots-apart")
    assert "Respalda el error «Un pozo para cada uno» en la práctica" in used(opened())


def test_every_mistake_is_named_once(practice: Series) -> None:
    every_backing()
    said = used(opened())
    assert [each.name for each in CATALOGUE if said.count(f"«{each.name}»") != 1] == []


def test_only_a_series_that_offers_the_mistake_is_linked(practice: Series) -> None:
    SeriesFactory(slug="otra", drills=False, level_codes=["pozo-lateral"])
    ExcerptFactory(key=NOT_OFFERED.backing.excerpt)
    said = used(opened())
    assert "y «La mesa juega y no se vio» en la práctica Leer el showdown." in said
    assert "Respalda el error «El par anulado»." in said


def test_several_series_are_all_linked(practice: Series) -> None:
    other = SeriesFactory(slug="otra", name="Otra", drills=False, level_codes=["kicker"])
    DrillFactory(series=other)
    ExcerptFactory(key=OFFERED.backing.excerpt)
    assert "en la práctica Leer el showdown y Otra." in used(opened())
    assert "/practica/otra/" in links(opened())


def test_a_series_that_was_not_dealt_is_not_linked() -> None:
    SeriesFactory(slug="otra", drills=False)
    ExcerptFactory(key=OFFERED.backing.excerpt)
    assert "/practica/otra/" not in links(opened())
    assert used(opened()) == "Dónde se usa Respalda el error «El kicker pasado por alto»."


def test_what_is_not_used_says_so() -> None:
    ExcerptFactory(key="sin-uso")
    OutsideRuleFactory(key="sin-uso")
    assert used(opened()) == f"{UNUSED} {UNUSED}"


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
