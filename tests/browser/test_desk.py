"""From the login to the named mistakes: an instructor writes, mends and publishes a first lesson."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from practice.mistakes import MISTAKES as NAMED
from tests.browser.desks import enter, served_desk
from tests.browser.drills import answer_over_http
from tests.site import Site

LEARNERS = 6
WITH_MISTAKES = """## Quién gana

```showdown reinas
tablero: Q♠ Q♥ 9♦ 6♣ 2♠
A: J♣ 4♥
B: J♣ 3♦
```

Gana {{ reinas.gana }}[^repartos].

```pozos mesa
A: 30 all in
B: 90
C: 90
```

El principal es de 90.
"""
MISTAKES = (
    r"línea 6 .*«Jc» .* está repetida",
    r"línea 9 .*No hay cita «repartos». ¿Es «reparto»\?",
    r"línea 17 .*«90» se calcula",
)
MENDED = (
    ("B: J♣ 3♦", "B: 10♥ 3♦"),
    ("[^repartos]", "[^reparto]"),
    ("de 90.", "de {{ mesa.principal }}."),
)


@pytest.fixture
def desk(request: pytest.FixtureRequest) -> Iterator[Site]:
    with served_desk(request) as site:
        yield site


def write_lesson(page: Page) -> None:
    page.goto("/admin/lessons/lesson/add/")
    page.locator("#id_title").fill("Mi primera lección")
    page.locator("#id_standfirst").fill("De qué trata, en una frase.")
    page.locator("#id_question").fill("¿Quién se lleva el pozo?")
    page.locator("#id_short_answer").fill("El kicker más alto.")
    page.locator("#id_body").fill(WITH_MISTAKES)
    page.locator(".field-series .select2-selection").click()
    page.locator(".select2-search__field").fill("showdown")
    page.locator(".select2-results__option", has_text="Leer el showdown").click()
    page.locator("#questions-group .add-row a").click()
    page.locator("#id_questions-0-position").fill("1")
    page.locator("#id_questions-0-asks").fill("¿Cuántos kickers tiene un trío?")
    page.locator("#id_questions-0-answers").fill("Uno\n* Dos")
    page.locator("#id_questions-0-explanation").fill("Quedan dos lugares.")
    save(page)


def save(page: Page) -> None:
    page.locator("[name=_continue]").click()
    page.wait_for_load_state()


def test_an_instructor_writes_mends_and_publishes_a_lesson(
    desk: Site, browser: Browser, complaints: list[str]
) -> None:
    with browser.new_context(base_url=desk.url) as context:
        context.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
        page = context.new_page()
        enter(page, desk, "ana")
        write_lesson(page)
        for mistake in MISTAKES:
            expect(page.locator(".messagelist")).to_have_text(re.compile(mistake))
        page.locator("#id_is_published").check()
        save(page)
        expect(page.locator(".errorlist").first).to_be_visible()
        text = page.locator("#id_body").input_value()
        for wrong, right in MENDED:
            text = text.replace(wrong, right)
        page.locator("#id_body").fill(text)
        expect(page.locator("#preview")).to_contain_text("Nada por corregir")
        expect(page.locator("#preview")).to_contain_text("se lleva el pozo")
        page.locator("#id_is_published").uncheck()
        save(page)
        page.goto("/lecciones/mi-primera-leccion/")
        expect(page.locator(".draft")).to_contain_text("Borrador.")
        page.go_back()
        page.locator("#id_is_published").check()
        save(page)
        expect(page.locator(".messagelist")).to_contain_text("quedó publicada")
        learn(browser, desk)
        page.goto("/admin/practice/answers/1/")
        expect(page.locator("#content")).to_contain_text(mistake_name(desk))
    assert complaints == []


def learn(browser: Browser, site: Site) -> None:
    """A class reads the lesson, and everybody makes the same mistake in the first hand."""
    for number in range(LEARNERS):
        with browser.new_context(base_url=site.url) as context:
            if number == 0:
                page = context.new_page()
                page.goto("/lecciones/mi-primera-leccion/")
                expect(page.locator("h1")).to_have_text("Mi primera lección")
                expect(page.locator("#practice form")).to_be_visible()
            answer_over_http(context, 1, site.wrong_at(1))


def mistake_name(site: Site) -> str:
    query = "SELECT mistake FROM practice_attempt WHERE mistake <> '' LIMIT 1"
    ((code,),) = site.execute(query)
    return NAMED[code].name
