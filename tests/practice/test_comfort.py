"""Preferences: what the cookie holds, the page that sets it, the stylesheet made from it."""

from itertools import product
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from practice.comfort import COOKIE, CardSize, Deck, Keys, Preferences, Theme
from practice.models import Drill, Series
from tests.factories import LessonFactory
from tests.practice.pages import Page

ADDRESS, STYLESHEET = "/preferencias/", "/preferencias.css"
DRILL = "/practica/leer-el-showdown/1/"
DEFAULTS = {"theme": "sistema", "deck": "cuatro", "cards": "normales", "keys": "si"}
ALL_OTHER = {"theme": "oscuro", "deck": "dos", "cards": "grandes", "keys": "no"}
TAMPERED = ["", ".", "rojo", "oscuro.siete", "oscuro.dos.grandes.quizás", "<b>", "x" * 4000]
ELSEWHERE = [
    "https://example.org/",
    "//example.org/",
    "/\\example.org",
    "http:///example.org",
    "javascript:alert(1)",
    "practica/",
    "\\\\example.org",
    "/" + "x" * 4000,
]


def keep(client: Client, back: str = "", **changes: str) -> HttpResponse:
    return client.post(ADDRESS, {**DEFAULTS, "volver": back, **changes})


def checked(page: Page) -> dict[str, str]:
    (form,) = page.forms
    chosen = [field for field in form.fields if "checked" in field]
    return {field["name"]: field["value"] for field in chosen}


def links_the_stylesheet(response: HttpResponse) -> bool:
    links = Page(response.content.decode()).all("link")
    return STYLESHEET in [link.attrs["href"] for link in links]


@pytest.fixture
def chooser() -> Client:
    """A browser with other preferences than everybody's."""
    client = Client()
    client.cookies[COOKIE] = "oscuro.dos.grandes.no"
    return client


# The cookie


def test_what_is_dumped_is_read_again() -> None:
    for values in product(Theme, Deck, CardSize, Keys):
        preferences = Preferences(*values)
        assert Preferences.parse(preferences.dump()) == preferences


@pytest.mark.parametrize("cookie", TAMPERED)
def test_a_tampered_cookie_is_read_as_the_defaults(cookie: str) -> None:
    assert Preferences.parse(cookie) == Preferences()


def test_a_cookie_from_before_a_preference_was_there_keeps_the_others() -> None:
    assert Preferences.parse("oscuro.dos") == Preferences(Theme.DARK, Deck.TWO_COLOURS)


def test_the_defaults_need_no_stylesheet() -> None:
    assert Preferences().css() == ""


@pytest.mark.parametrize(
    ("preferences", "rule"),
    [
        (Preferences(theme=Theme.LIGHT), "color-scheme:light}"),
        (Preferences(theme=Theme.DARK), "color-scheme:dark}"),
        (Preferences(deck=Deck.TWO_COLOURS), "--diamonds:var(--hearts);--clubs:var(--spades)"),
        (Preferences(cards=CardSize.LARGE), "--card-scale:1.25"),
        (Preferences(keys=Keys.OFF), "--keys:off"),
    ],
)
def test_each_preference_has_one_rule(preferences: Preferences, rule: str) -> None:
    assert rule in preferences.css()
    assert preferences.css().count("\n") == 1


def test_the_theme_leaves_paper_alone() -> None:
    assert Preferences(theme=Theme.DARK).css().startswith("@media screen{")


# The page


def test_the_page_shows_what_everybody_has(client: Client) -> None:
    assert checked(Page(client.get(ADDRESS).content.decode())) == DEFAULTS


def test_the_page_shows_what_was_chosen(chooser: Client) -> None:
    assert checked(Page(chooser.get(ADDRESS).content.decode())) == ALL_OTHER


def test_each_group_of_choices_has_a_name(client: Client) -> None:
    page = Page(client.get(ADDRESS).content.decode())
    assert len(page.all("fieldset")) == len(page.all("legend")) == 4
    assert all("fieldset" in radio.path for radio in page.all("input") if "radio" in radio.attrs)


def test_the_page_is_kept_by_no_cache_and_found_by_no_search(client: Client) -> None:
    response = client.get(ADDRESS)
    assert response["Cache-Control"] == "no-store"
    assert response["X-Robots-Tag"] == "noindex"
    assert "Cookie" in response["Vary"]


def test_choosing_sets_one_cookie_for_a_year(client: Client) -> None:
    response = keep(client, **ALL_OTHER)
    (cookie,) = response.cookies.values()
    assert (cookie.key, cookie.value) == (COOKIE, "oscuro.dos.grandes.no")
    assert cookie["max-age"] == 365 * 24 * 60 * 60
    assert (cookie["path"], cookie["samesite"], cookie["httponly"]) == ("/", "Lax", True)
    assert not cookie["secure"]


def test_the_cookie_is_as_the_session_s_is(client: Client, settings: Any) -> None:
    settings.SESSION_COOKIE_SECURE, settings.SESSION_COOKIE_PATH = True, "/poker"
    cookie = keep(client, theme="claro").cookies[COOKIE]
    assert (cookie["secure"], cookie["path"]) == (True, "/poker")


def test_whoever_wants_what_everybody_has_needs_no_cookie(chooser: Client) -> None:
    cookie = keep(chooser).cookies[COOKIE]
    assert (cookie.value, cookie["max-age"]) == ("", 0)


def test_choosing_goes_back_to_where_one_came_from(client: Client) -> None:
    response = keep(client, back=f"{DRILL}?frente=palo")
    assert (response.status_code, response["Location"]) == (303, f"{DRILL}?frente=palo")


@pytest.mark.parametrize("back", ["", *ELSEWHERE])
def test_choosing_never_leads_to_another_site(client: Client, back: str) -> None:
    response = keep(client, back=back)
    assert (response.status_code, response["Location"]) == (303, "/")


@pytest.mark.parametrize("back", ELSEWHERE)
def test_the_page_links_no_other_site(client: Client, back: str) -> None:
    page = Page(client.get(ADDRESS, {"volver": back}).content.decode())
    assert page.forms[0].values("volver") == ["/"]
    assert all(link.attrs["href"].startswith(("/", "#")) for link in page.all("a"))


def test_a_value_that_does_not_exist_is_refused(client: Client) -> None:
    response = keep(client, deck="siete", back=DRILL)
    page = Page(response.content.decode())
    assert (response.status_code, list(response.cookies)) == (422, ["csrftoken"])
    says = "Pintas: esa opción no existe. Elige una de las que ves aquí."
    assert page.text(of_id="deck-error") == says
    assert page.forms[0].values("volver") == [DRILL]


def test_a_value_that_is_missing_is_asked_for(client: Client) -> None:
    response = client.post(ADDRESS, {**DEFAULTS, "theme": ""})
    page = Page(response.content.decode())
    assert response.status_code == 422
    assert page.text(of_id="theme-error") == "Colores de la página: elige una de las opciones."


def test_a_post_from_elsewhere_changes_nothing() -> None:
    response = keep(Client(enforce_csrf_checks=True), theme="oscuro")
    assert response.status_code == 403
    assert COOKIE not in response.cookies


# The stylesheet


def test_without_a_cookie_the_stylesheet_is_empty(client: Client) -> None:
    response = client.get(STYLESHEET)
    assert (response.status_code, response.content) == (200, b"")
    assert response["Content-Type"] == "text/css; charset=utf-8"


def test_the_stylesheet_says_what_the_cookie_says(chooser: Client) -> None:
    expected = Preferences.parse("oscuro.dos.grandes.no").css()
    assert chooser.get(STYLESHEET).content.decode() == expected


@pytest.mark.parametrize("cookie", TAMPERED)
def test_nothing_of_a_tampered_cookie_gets_into_the_stylesheet(client: Client, cookie: str) -> None:
    sent = f"{COOKIE}={cookie}".encode().decode("latin-1")
    response = client.get(STYLESHEET, headers={"Cookie": sent})
    assert (response.status_code, response.content) == (200, b"")


def test_the_stylesheet_is_this_browser_s_and_asked_for_each_time(chooser: Client) -> None:
    response = chooser.get(STYLESHEET)
    assert set(response["Cache-Control"].split(", ")) == {"private", "no-cache"}
    assert "Cookie" in response["Vary"]


def test_an_unchanged_stylesheet_is_not_sent_again(chooser: Client) -> None:
    tag = chooser.get(STYLESHEET)["ETag"]
    again = chooser.get(STYLESHEET, headers={"If-None-Match": tag})
    assert (again.status_code, again.content, again["Vary"]) == (304, b"", "Cookie")


def test_a_changed_stylesheet_is_sent(chooser: Client, client: Client) -> None:
    tag = chooser.get(STYLESHEET)["ETag"]
    assert client.get(STYLESHEET, headers={"If-None-Match": tag}).status_code == 200


# The other pages


@pytest.mark.parametrize("address", [DRILL, "/", ADDRESS])
def test_a_private_page_links_the_stylesheet_only_for_who_has_a_cookie(
    client: Client, chooser: Client, series: Series, address: str
) -> None:
    assert not links_the_stylesheet(client.get(address))
    assert links_the_stylesheet(chooser.get(address))


def test_a_lesson_is_the_same_for_everybody_and_links_the_stylesheet(
    client: Client, chooser: Client, series: Series
) -> None:
    address = LessonFactory(series=series).get_absolute_url()
    plain, chosen = client.get(address), chooser.get(address)
    assert links_the_stylesheet(plain)
    assert plain.content == chosen.content
    assert "Cookie" not in plain.get("Vary", "")
    assert not plain.cookies


def test_every_page_leads_to_the_preferences_and_back(client: Client, drill: Drill) -> None:
    links = Page(client.get(DRILL).content.decode()).all("a")
    ways = [link for link in links if link.attrs["href"] == f"{ADDRESS}?volver={DRILL}"]
    assert [way.path[-1] for way in ways] == ["p", "li"]
    assert ["form" in way.path for way in ways] == [True, False]
