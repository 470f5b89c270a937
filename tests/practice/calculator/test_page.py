"""The page: what it costs, how it may be kept, what HTMX gets, and that it is well made."""

from collections import Counter

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from practice.models import HouseRules
from tests.practice.calculator.asking import CALCULATOR, address, ask, get, seats
from tests.practice.pages import Page

SETTLED = seats([80, 170, 210], hands=[1, 2, 3])
REFUSED = seats(["x", 170], n1="Ana")

HTMX = {
    "HX-Request": "true",
    "HX-Target": "respuesta",
    "HX-Current-URL": "http://testserver/calculadora/?p1=1",
}


# Cost and caches


@pytest.mark.parametrize("where", [SETTLED, REFUSED])
def test_with_the_rule_in_the_address_nothing_is_asked_of_the_database(
    db: None, where: str, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(0):
        get(where)


def test_without_it_the_database_is_asked_once_a_minute(
    db: None, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(1):
        for where in (CALCULATOR, address(p1=20, p2=20), address(p1=30, p2=30, ficha=5)):
            get(where)


@pytest.mark.parametrize("where", [CALCULATOR, SETTLED, REFUSED, address(p1=1, agregar=1)])
def test_no_cookie_is_set(db: None, where: str) -> None:
    assert not get(where).cookies


def test_it_is_the_same_for_everybody(db: None) -> None:
    someone = Client()
    someone.cookies["sessionid"] = "x" * 32
    response = someone.get(SETTLED)
    assert response.content == get(SETTLED).content
    assert "Cookie" not in response["Vary"]


def test_the_empty_page_may_be_kept_for_an_hour_and_found(db: None) -> None:
    response = get(CALCULATOR)
    assert response["Cache-Control"] == "public, max-age=3600"
    assert "X-Robots-Tag" not in response
    assert "noindex" not in response.content.decode()


def test_an_answer_is_neither_listed_nor_taken_from_a_cache_unasked() -> None:
    response = get(SETTLED)
    assert response["X-Robots-Tag"] == "noindex"
    assert response["Cache-Control"] == "no-cache"
    assert '<meta name="robots" content="noindex">' in response.content.decode()


def test_it_is_only_looked_at(db: None) -> None:
    assert Client().head(SETTLED).status_code == 200
    assert Client().post(CALCULATOR).status_code == 405


# HTMX


@pytest.mark.parametrize(("where", "status"), [(SETTLED, 200), (REFUSED, 422)])
def test_while_one_types_only_the_answer_comes(where: str, status: int) -> None:
    response = get(where, **HTMX)
    page = Page(response.content.decode())
    assert response.status_code == status
    assert [e.attrs["id"] for e in page.elements if not e.path][:2] == ["respuesta", "resumen"]
    assert not page.all("form")


def test_what_comes_finds_its_place_on_the_page() -> None:
    whole = set(ask(REFUSED).page.ids)
    fragment = Page(get(REFUSED, **HTMX).content.decode())
    swapped = [e.attrs["id"] for e in fragment.elements if "hx-swap-oob" in e.attrs]
    assert len(swapped) > 5
    assert {"respuesta", *swapped} <= whole


def test_the_address_follows_without_a_step_back() -> None:
    response = get(address(p1=20, m1="", p2=20, impar="primero", asientos=3), **HTMX)
    assert response["HX-Replace-Url"] == f"{CALCULATOR}?p1=20&p2=20&ficha=1&impar=primero"
    assert "HX-Push-Url" not in response


def test_going_back_gets_the_whole_page() -> None:
    response = get(SETTLED, **HTMX, **{"HX-History-Restore-Request": "true"})
    assert b"<html" in response.content


# Making


@pytest.mark.parametrize("where", [SETTLED, REFUSED, seats([1] * 10), seats([1, 2])])
def test_the_page_is_whole(where: str) -> None:
    page = ask(where).page
    assert page.is_closed
    assert [one for one, count in Counter(page.ids).items() if count > 1] == []
    assert len(page.all("h1")) == len(page.all("main")) == 1
    for element in page.elements:
        assert "style" not in element.attrs
        href = element.attrs.get("href", "")
        assert not href.startswith("#") or href[1:] in page.ids, href
        for name in ("aria-describedby", "aria-labelledby"):
            assert set(element.attrs.get(name, "").split()) <= set(page.ids)


def test_the_form_is_a_plain_get_to_where_htmx_asks() -> None:
    (form,) = ask(SETTLED).page.forms
    assert (form.attrs["method"], form.path) == ("get", CALCULATOR)
    assert form.attrs["hx-get"] == CALCULATOR
    assert form.attrs["hx-target"] == "#respuesta"


def test_the_first_button_of_the_form_calculates() -> None:
    (form,) = ask(SETTLED).page.forms
    buttons = [field for field in form.fields if "inputmode" not in field and "class" in field]
    assert "name" not in buttons[0]


def test_every_field_has_a_label() -> None:
    page = ask(SETTLED).page
    fields = [e for e in page.all("input") + page.all("select") if e.attrs.get("type") != "hidden"]
    assert fields
    assert all("label" in e.path for e in fields)


# The house


def test_the_house_says_whose_rule_it_is(db: None) -> None:
    HouseRules(odd_chips="primero", smallest_chip=25, whose="Escuela del Sur, artículo 12").save()
    done = ask(address(p1=25, p2=100, p3=100, s1="r", m2=1, m3=1))
    assert done.payouts == {1: 0, 2: 125, 3: 100}
    assert "La fijó: Escuela del Sur, artículo 12." in done.text


def test_where_the_house_has_said_nothing_that_is_said(db: None) -> None:
    assert "mientras la casa no diga otra" in ask(address(p1=20, p2=20)).text


def test_an_address_with_the_rule_does_not_follow_the_house(db: None) -> None:
    HouseRules(odd_chips="primero", smallest_chip=25, whose="Otra").save()
    done = ask(address(p1=1, p2=10, p3=10, s1="r", m2=1, m3=1, impar="uno"))
    assert done.payouts == {1: 0, 2: 11, 3: 10}
    assert "va escrita en la dirección" in done.text


def test_a_change_of_the_house_is_seen_at_once_by_who_made_it(db: None) -> None:
    ask(CALCULATOR)
    HouseRules(whose="Escuela del Norte").save()
    assert "Escuela del Norte" in ask(address(p1=20, p2=20)).text


def test_there_is_one_house(db: None) -> None:
    HouseRules(whose="A").save()
    HouseRules(whose="B").save()
    assert [row.whose for row in HouseRules.objects.all()] == ["B"]
