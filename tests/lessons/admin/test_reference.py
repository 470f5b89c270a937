"""Countries and the words of the table in the admin."""

from typing import Any

import pytest
from django.test import Client

from lessons.models import Country, Term
from tests.factories import CountryFactory, LessonFactory, TermFactory
from tests.lessons.admin.visiting import form_of, said, superuser

COUNTRIES, TERMS = "/admin/lessons/country/", "/admin/lessons/term/"
COUNTRY = {
    "name": "Perú",
    "code": "PE",
    "register": "Registro",
    "publisher": "MINCETUR",
    "read_on": "30/11/2026",
}
TERM = {"term": "full", "slug": "full", "topic": "Leer", "meaning": "Un trío y un par.", "also": ""}


@pytest.fixture
def client(db: None, quick_passwords: None) -> Client:
    return superuser()


def edit(client: Client, row: Country | Term, **values: Any) -> str:
    address = f"/admin/lessons/{row._meta.model_name}/{row.pk}/change/"
    answer = client.post(address, form_of(client, address) | values, follow=True)
    row.refresh_from_db()
    return said(answer)


def test_a_country_is_added(client: Client) -> None:
    client.post(f"{COUNTRIES}add/", COUNTRY | {"code": "pe"})
    assert Country.objects.get().code == "PE"


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("code", "P1", "Van dos letras, como CL"),
        ("code", "cl", "Ya hay un país con el código CL"),
        ("minimum_age", "200", "de 1 a 99"),
        ("read_on", "ayer", "fecha válida"),
        ("reach", "a" * 2001, "2000"),
    ],
)
def test_what_is_wrong_with_a_country_is_said(
    client: Client, field: str, value: str, says: str
) -> None:
    CountryFactory()
    assert says in said(client.post(f"{COUNTRIES}add/", COUNTRY | {field: value}))
    assert Country.objects.count() == 1


def test_the_letters_of_a_country_stay(client: Client) -> None:
    row = CountryFactory()
    edit(client, row, code="AR", name="Chile continental")
    assert (row.code, row.name) == ("CL", "Chile continental")


def test_countries_and_words_can_be_deleted(client: Client) -> None:
    country, term = CountryFactory(), TermFactory(lesson=LessonFactory(series=None))
    client.post(f"{COUNTRIES}{country.pk}/delete/", {"post": "yes"})
    sent = {"action": "delete_selected", "_selected_action": [term.pk], "post": "yes"}
    client.post(TERMS, sent)
    assert not Country.objects.exists()
    assert not Term.objects.exists()


def test_a_word_is_added_with_its_other_names(client: Client) -> None:
    client.post(f"{TERMS}add/", TERM | {"also": "casa llena | España\r\nfull house"})
    assert Term.objects.get().also == [["casa llena", "España"], ["full house", ""]]


def test_other_names_are_shown_one_a_line_and_saving_changes_nothing(client: Client) -> None:
    row = TermFactory()
    assert form_of(client, f"{TERMS}{row.pk}/change/")["also"] == "doble\npareja | España"
    edit(client, row)
    assert row.also == [["doble", ""], ["pareja", "España"]]


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("also", "a | b | c", "Línea 1: tiene 3 partes y van dos"),
        ("also", "uno\n| Perú", "Línea 2: falta la palabra"),
        ("meaning", "Una\nDos", "en una sola línea"),
        ("meaning", "Lee [esto](leccion:no-hay).", "No existe «no-hay»"),
        ("meaning", "a" * 2001, "2000"),
        ("term", "a" * 81, "80"),
    ],
)
def test_what_is_wrong_with_a_word_is_said(
    client: Client, field: str, value: str, says: str
) -> None:
    assert says in said(client.post(f"{TERMS}add/", TERM | {field: value}))
    assert not Term.objects.exists()


def test_the_key_of_a_word_stays(client: Client) -> None:
    row = TermFactory()
    edit(client, row, slug="otra", topic="Otro tema")
    assert (row.slug, row.topic) == ("par", "Otro tema")


def test_a_word_is_found_by_its_meaning(client: Client) -> None:
    TermFactory()
    TermFactory(slug="full", term="full", meaning="Un trío y un par.")
    shown = client.get(f"{TERMS}?q=trío").content.decode()
    assert "Un trío" in shown
    assert "Dos cartas" not in shown
