"""What a school puts of its own on every page: its logo and its contact."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client
from environs import EnvError
from pytest_django import Settings as DjangoSettings

from config import school
from tests.practice.pages import Page

Environment = Callable[..., dict[str, Any]]

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>'
PICTURES = {
    "logo.svg": (SVG, "image/svg+xml"),
    "logo.png": (b"\x89PNG\r\n\x1a\n...", "image/png"),
    "logo.webp": (b"RIFF\x10\n\x00\x00WEBPVP8 ", "image/webp"),
    "logo.jpg": (b"\xff\xd8\xff\xe0...", "image/jpeg"),
    "LOGO.JPG": (b"\xff\xd8\xff\xe0...", "image/jpeg"),
}
NO_PICTURES = {
    "logo.svg": b"<html>No hay nada</html>",
    "otro.svg": b"<svg",
    "vacio.svg": b"",
    "raro.svg": b'<?xml version="1.0" encoding="nada"?><svg/>',
    "logo.png": SVG,
    "logo.webp": b"RIFF1234WAVE",
    "logo.jpg": b"GIF89a",
}


def put(folder: Path, name: str, content: bytes) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


# The setting


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_read_with_its_type(tmp_path: Path, name: str) -> None:
    content, content_type = PICTURES[name]
    logo = school.logo(str(put(tmp_path, name, content)), tmp_path)
    assert logo is not None
    assert (logo.content, logo.content_type) == (content, content_type)


def test_a_relative_path_starts_in_the_project(tmp_path: Path) -> None:
    put(tmp_path, "logo.svg", SVG)
    assert school.logo("logo.svg", tmp_path) is not None


@pytest.mark.parametrize("value", [None, "", "  "])
def test_no_logo_is_no_fault(tmp_path: Path, value: str | None) -> None:
    assert school.logo(value, tmp_path) is None


@pytest.mark.parametrize("name", NO_PICTURES)
def test_a_file_that_is_no_picture_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(EnvError, match="no contiene una imagen"):
        school.logo(str(put(tmp_path, name, NO_PICTURES[name])), tmp_path)


@pytest.mark.parametrize("name", ["logo.gif", "logo", "svg"])
def test_another_kind_of_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(EnvError, match=r"no termina en \.svg"):
        school.logo(str(put(tmp_path, name, SVG)), tmp_path)


def test_a_logo_of_200_kilobytes_is_not_too_large(tmp_path: Path) -> None:
    assert school.logo(str(put(tmp_path, "logo.svg", SVG.ljust(200 * 1024))), tmp_path)


def test_a_larger_logo_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EnvError, match="pesa más de 200 KB"):
        school.logo(str(put(tmp_path, "logo.svg", SVG.ljust(200 * 1024 + 1))), tmp_path)


@pytest.mark.parametrize("name", ["no-hay.svg", "carpeta.svg"])
def test_a_logo_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "carpeta.svg").mkdir()
    with pytest.raises(EnvError, match="no se puede leer"):
        school.logo(name, tmp_path)


@pytest.mark.parametrize(
    ("value", "words", "href"),
    [
        ("sala@escuela.cl", "sala@escuela.cl", "mailto:sala@escuela.cl"),
        (" sala+web@escuela.cl ", "sala+web@escuela.cl", "mailto:sala+web@escuela.cl"),
        ("a?b&c@escuela.cl", "a?b&c@escuela.cl", "mailto:a%3Fb%26c@escuela.cl"),
        ("https://escuela.cl/a", "https://escuela.cl/a", "https://escuela.cl/a"),
        ("HTTP://escuela.cl", "HTTP://escuela.cl", "HTTP://escuela.cl"),
        ("Mesón de  la sala", "Mesón de la sala", ""),
        ("javascript:alert(1)", "javascript:alert(1)", ""),
        ("Ana <ana@escuela.cl>", "Ana <ana@escuela.cl>", ""),
    ],
)
def test_a_contact_is_a_link_where_it_is_an_address(value: str, words: str, href: str) -> None:
    assert school.contact(value) == school.Contact(words, href)


@pytest.mark.parametrize("value", [None, "", "  "])
def test_no_contact_is_no_fault(value: str | None) -> None:
    assert school.contact(value) is None


@pytest.mark.parametrize("value", ["https://", "http://[::1", "https://escuela.cl o al mesón"])
def test_a_broken_address_is_refused(value: str) -> None:
    with pytest.raises(EnvError, match="no es una dirección"):
        school.contact(value)


def test_both_are_read_from_the_environment(settings_with: Environment, tmp_path: Path) -> None:
    path = put(tmp_path, "logo.svg", SVG)
    settings = settings_with(SITE_LOGO=str(path), SITE_CONTACT="sala@escuela.cl")
    assert "image/svg+xml" in settings["SITE_LOGO"]
    assert settings["SITE_CONTACT"] == ["sala@escuela.cl", "mailto:sala@escuela.cl"]


def test_without_them_there_is_none(settings_with: Environment) -> None:
    settings = settings_with(SITE_LOGO="", SITE_CONTACT="")
    assert settings["SITE_LOGO"] is settings["SITE_CONTACT"] is None


# The address


@pytest.fixture
def logo(settings: DjangoSettings, tmp_path: Path) -> school.Logo:
    read = school.logo(str(put(tmp_path, "logo.svg", SVG)), tmp_path)
    assert read is not None
    settings.SITE_LOGO = read
    return read


@pytest.fixture
def served(logo: school.Logo) -> HttpResponse:
    return Client().get("/logo")


def test_the_logo_is_served_with_its_type(served: HttpResponse) -> None:
    assert (served.status_code, served.content) == (200, SVG)
    assert served["Content-Type"] == "image/svg+xml"


def test_nothing_in_the_logo_may_run(served: HttpResponse) -> None:
    policy = served["Content-Security-Policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(policy)
    assert served["X-Content-Type-Options"] == "nosniff"


def test_the_logo_is_kept_for_a_day(served: HttpResponse) -> None:
    assert set(served["Cache-Control"].split(", ")) == {"public", "max-age=86400"}
    assert not served.cookies
    assert "Cookie" not in served.headers.get("Vary", "")


def test_a_logo_that_has_not_changed_is_not_sent_again(served: HttpResponse) -> None:
    again = Client().get("/logo", headers={"If-None-Match": served["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert "max-age=86400" in again["Cache-Control"]


def test_another_logo_is_sent_anew(
    served: HttpResponse, settings: DjangoSettings, tmp_path: Path
) -> None:
    settings.SITE_LOGO = school.logo(str(put(tmp_path, "logo.svg", SVG + b"\n")), tmp_path)
    again = Client().get("/logo", headers={"If-None-Match": served["ETag"]})
    assert again.status_code == 200


def test_the_logo_is_only_looked_at(logo: school.Logo) -> None:
    assert Client().head("/logo").status_code == 200
    assert Client().post("/logo").status_code == 405


def test_without_a_logo_there_is_none_to_see() -> None:
    response = Client().get("/logo")
    assert response.status_code == 404
    assert response["Cache-Control"] == "no-store"


# The pages, with an error page for an example


def error_page() -> Page:
    return Page(Client().get("/no-hay/").content.decode())


def test_the_logo_stands_in_the_header_with_the_name_as_its_text(
    logo: school.Logo, settings: DjangoSettings
) -> None:
    settings.SITE_NAME = "Escuela «El Roble»"
    (picture,) = error_page().all("img")
    assert (picture.attrs["src"], picture.attrs["alt"]) == ("/logo", "Escuela «El Roble»")
    assert error_page().text(of_class="site-name") == ""


def test_without_a_logo_the_header_says_the_name(settings: DjangoSettings) -> None:
    settings.SITE_NAME = "Escuela «El Roble»"
    assert error_page().all("img") == []
    assert error_page().text(of_class="site-name") == "Escuela «El Roble»"


@pytest.mark.parametrize("value", ["sala@escuela.cl", "https://escuela.cl/contacto"])
def test_a_contact_with_an_address_is_a_link_in_the_footer(
    settings: DjangoSettings, value: str
) -> None:
    settings.SITE_CONTACT = school.contact(value)
    links = {link.attrs["href"] for link in error_page().all("a") if "footer" in link.path}
    assert settings.SITE_CONTACT.href in links
    assert f"Contacto: {value}" in error_page().text(of_class="site-foot")


def test_other_words_of_a_contact_are_shown_as_they_are(settings: DjangoSettings) -> None:
    settings.SITE_CONTACT = school.contact("Mesón <b>uno</b>")
    page = error_page()
    assert "Contacto: Mesón <b>uno</b>" in page.text(of_class="site-foot")
    assert page.all("b") == []


def test_without_a_contact_the_footer_names_none() -> None:
    assert "Contacto" not in error_page().text(of_class="site-foot")
