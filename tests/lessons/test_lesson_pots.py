"""The lesson about all in and side pots: every amount it gives is computed."""

import pytest
from django.test import Client

from lessons.models import Lesson
from practice.levels import BUILDING
from tests.practice.pages import Page

POTS, DEALER = "/practica/armar-los-pozos/", "/practica/error-del-crupier/"
AMOUNTS = {
    "tres.principal": "6000",
    "tres.lateral": "6000",
    "tres.devuelto": "7000",
    "uno.a.recibe": "6000",
    "uno.b.recibe": "6000",
    "uno.c.recibe": "7000",
    "cuatro.principal": "4800",
    "cuatro.lateral": "5000",
    "dos.b.recibe": "4800",
    "dos.c.recibe": "2500",
    "dos.d.recibe": "2500",
    "sobra.pozo": "3350",
    "sobra.b.recibe": "1117",
    "sobra.c.recibe": "1117",
    "sobra.d.recibe": "1116",
}


@pytest.fixture
def page(course: Lesson) -> Page:
    return Page(Client().get("/lecciones/pozos-laterales/").content.decode())


@pytest.mark.parametrize(("key", "amount"), AMOUNTS.items())
def test_every_amount_is_computed(page: Page, key: str, amount: str) -> None:
    values = {e.attrs["value"] for e in page.all("data") if e.attrs.get("data-clave") == key}
    assert values == {amount}


def test_both_hands_can_be_replayed_pot_by_pot(page: Page) -> None:
    for key, steps in (("uno", 6), ("dos", 5)):
        anchors = [id_ for id_ in page.ids if id_.startswith(f"{key}-paso-")]
        assert anchors == [f"{key}-paso-{n}" for n in range(1, steps + 1)]


def test_the_last_side_pot_is_announced_first(page: Page) -> None:
    said = page.text(of_id="uno-paso-4"), page.text(of_id="uno-paso-5")
    assert "Pozo lateral" in said[0]
    assert "B se lleva 6.000." in said[0]
    assert "Pozo principal" in said[1]
    assert "A se lleva 6.000." in said[1]


def test_a_split_pot_says_what_each_takes(page: Page) -> None:
    assert "Empatan: 5.000 se reparten, C 2.500 y D 2.500." in page.text(of_id="dos-paso-3")


def test_every_step_leads_to_the_next_and_back(page: Page) -> None:
    links = {a.attrs["href"] for a in page.all("a") if "-paso-" in a.attrs.get("href", "")}
    assert {link.removeprefix("#") for link in links} <= set(page.ids)


def test_it_has_six_questions(page: Page) -> None:
    assert len(page.all(of_class="question")) == 6


def test_the_calculator_stands_in_it_and_is_linked(page: Page) -> None:
    (slot,) = [e for e in page.all("div") if e.attrs.get("hx-select")]
    assert slot.attrs["hx-get"] == "/calculadora/?asientos=3"
    assert "/calculadora/" in [a.attrs.get("href") for a in page.all("a", of_class="button")]


def test_its_practice_stands_after_the_calculator_and_before_the_questions(page: Page) -> None:
    (slot,) = page.all(of_class="practice-slot")
    assert slot.attrs["hx-get"] == POTS
    assert POTS in [a.attrs.get("href") for a in page.all("a", of_class="button")]
    links = [a.attrs["href"] for a in page.all("a") if {"nav", "details"} <= set(a.path)]
    at = links.index("#practica")
    assert links[at - 1 : at + 2] == ["#calculadora", "#practica", "#preguntas"]


def test_its_practice_says_what_each_level_teaches(page: Page) -> None:
    said = page.text(of_class="more-about")
    assert all(level.name in said and level.intro in said for level in BUILDING)
    assert all(f"«{name}»" in said for level in BUILDING for name in level.mistake_names)


def test_it_leads_on_to_the_second_practice(page: Page) -> None:
    assert DEALER in [a.attrs.get("href") for a in page.all("a") if "main" in a.path]


def test_a_lesson_asks_for_the_whole_calculator_and_keeps_its_address(course: Lesson) -> None:
    lesson = {"HX-Request": "true", "HX-Current-URL": "http://127.0.0.1/lecciones/x/"}
    whole = Client().get("/calculadora/?asientos=3", headers=lesson)
    assert b"<form" in whole.content
    typed = Client().get("/calculadora/?p1=30", headers={**lesson, "HX-Target": "respuesta"})
    assert b"<form" not in typed.content
    assert "HX-Replace-Url" not in typed.headers
