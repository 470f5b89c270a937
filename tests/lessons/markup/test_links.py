"""Links: by key inside the site, by address outside it."""

from urllib.parse import unquote

import pytest
from django.urls import reverse

from lessons.markup import Document, links
from lessons.markup.links import parse
from tests.lessons.markup.writing import drawn, page, said


def href(text: str) -> str | None:
    (link,) = page(text).all("a")
    return link.attrs.get("href")


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("leccion:el-showdown", "/lecciones/el-showdown/"),
        ("lección:el-showdown", "/lecciones/el-showdown/"),
        ("Leccion:el-showdown", "/lecciones/el-showdown/"),
        ("termino:kicker", "/glosario/#kicker"),
        ("término:kicker", "/glosario/#kicker"),
        ("pagina:fuentes", "/fuentes/"),
        ("página:fuentes", "/fuentes/"),
        ("#contenido", "#contenido"),
        ("https://a.example/b?c=d&e=%26#f", "https://a.example/b?c=d&e=%26#f"),
        ("http://a.example", "http://a.example"),
        ("mailto:a@b.example", "mailto:a@b.example"),
    ],
)
def test_a_link_leads_where_it_says(written: str, address: str) -> None:
    assert (href(f"[a]({written})"), said(f"[a]({written})")) == (address, [])


def test_a_link_to_a_series_leads_to_its_practice() -> None:
    assert href("[a](serie:leer)") == reverse("practice:series", args=["leer"])


@pytest.mark.parametrize("name", links.PAGES)
def test_every_page_can_be_linked(name: str) -> None:
    assert href(f"[a](pagina:{name})") == reverse(links.PAGES[name])


def test_a_link_to_a_section_leads_to_its_anchor() -> None:
    text = "## Cartas iguales\n\n[a](#cartas-iguales)"
    assert (href(text), said(text)) == ("#cartas-iguales", [])


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("leccion:el-showdown", "El showdown"),
        ("serie:leer", "Leer el showdown"),
        ("termino:kicker", "Kicker"),
    ],
)
def test_a_link_without_text_has_the_name_of_what_it_leads_to(written: str, name: str) -> None:
    assert page(f"La [](<{written}>).").text() == f"La {name}."


def test_a_link_keeps_its_own_text_and_marks() -> None:
    assert '<a href="/glosario/#kicker">el <strong>kicker</strong></a>' in drawn(
        "[el **kicker**](termino:kicker)"
    )


def test_an_address_in_angle_brackets_is_a_link() -> None:
    assert href("<https://a.example/>") == "https://a.example/"


def test_only_links_to_other_sites_are_without_referrer() -> None:
    outside, inside = (
        page(f"[a]({to})").all("a")[0] for to in ("https://a.example", "termino:kicker")
    )
    assert (outside.attrs.get("rel"), inside.attrs.get("rel")) == ("noopener noreferrer", None)


def test_what_is_escaped_in_an_address_stays_escaped() -> None:
    assert (
        href("[a](https://a.example/%22onclick=%3Cb%3E%20)")
        == "https://a.example/%22onclick=%3Cb%3E%20"
    )


@pytest.mark.parametrize(
    "written",
    [
        "leccion:nada",
        "serie:nada",
        "termino:nada",
        "termino:%6E%00",
        "pagina:nada",
        "/fuentes/",
        "//a.example",
        "fuentes",
        "http:a",
        "ftp://a.example",
        "tel:123",
        "blob:https://a.example",
        "HTTPS:",
    ],
)
def test_a_link_that_is_wrong_leads_nowhere(written: str) -> None:
    text = f"[un texto](<{written}>)"
    assert href(text) is None
    assert page(text).text() == "un texto"
    assert len(said(text)) == 1


def test_an_address_that_cannot_be_read_is_wrong() -> None:
    assert parse("https://[").wrong == "«https://[» no es una dirección."


@pytest.mark.parametrize("scheme", ["javascript", "vbscript", "data", "file"])
def test_what_runs_is_no_link(scheme: str) -> None:
    assert page(f"[a]({scheme}:b)").all("a") == []


def test_a_document_knows_what_it_links_to() -> None:
    text = "[a](leccion:uno) [b](serie:dos) [c](término:tres) [d](pagina:fuentes)"
    wanted = Document({"body": text}).wanted
    assert (wanted.lessons, wanted.series, wanted.terms) == ({"uno"}, {"dos"}, {"tres"})


def test_a_key_that_is_none_is_not_looked_up() -> None:
    wanted = Document({"body": "[a](termino:%00) [b](leccion:a%20b)"}).wanted
    assert (wanted.terms, wanted.lessons) == (set(), set())


def test_a_definition_of_a_link_is_text() -> None:
    text = "[a]: https://a.example/\n\n[a]"
    assert page(text).all("a") == []
    assert page(text).text() == "[a]: https://a.example/ [a]"


def test_a_definition_makes_no_link_of_a_citation() -> None:
    text = "[^empate]: https://a.example/"
    assert [e.attrs["href"] for e in page(text).all("a") if "sup" in e.path] == ["#nota-1"]


def test_an_accent_in_the_name_of_a_part_is_shown_as_it_is_typed() -> None:
    assert said("[a](#décimo)") == [
        (1, f"Esta lección no tiene una parte «{unquote('#d%C3%A9cimo')}».")
    ]
