"""Every sentence word for word, and every rule from elsewhere with where it is written."""

import pytest

from lessons.models import Country
from practice.models import Excerpt, Source
from tests.factories import (
    ExcerptFactory,
    OutsideRuleFactory,
    SourceFactory,
)
from tests.lessons.sources.listed import UNVERIFIED, links, opened
from tests.lessons.written import course_file

pytestmark = pytest.mark.django_db


@pytest.fixture
def catalogue() -> list[dict[str, str]]:
    """The sentences of the course as they are written, in the database."""
    data = course_file("excerpts.toml")
    for key, values in data["source"].items():
        source = Source.objects.create(key=key, **values)
    Excerpt.objects.bulk_create(Excerpt(**{**each, "source": source}) for each in data["excerpt"])
    return list(data["excerpt"])


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
