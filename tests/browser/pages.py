"""Every kind of page that a learner meets, and how to get there."""

from typing import NamedTuple

from playwright.sync_api import Page

from practice.calculator import EXAMPLE
from tests.browser.drills import LESSON, PRACTICE


class Kind(NamedTuple):
    """An address, who asks for it (somebody new, or who has answered everything), what it shows."""

    path: str
    finished: bool
    shows: str


FORM, RESULT = "#practice form", "#resultado"
TEN_HANDS = (
    "mesa=Qs+Qh+9d+4c+2c&n1=Ana&m1=Ah8s&n2=Wenceslada+Maturana&m2=Jc8d&m3=Ad8h&m4=QdQc&m5=9s9h"
    "&m6=KdKc&m7=3s5s&m8=6h7h&m9=2s2h&m10=ThTd&contra=2-3"
)

# Who has finished answered odd places right and even places wrong; level 4 begins at place 19.

KINDS = {
    "home": Kind("/", False, FORM),
    "lesson": Kind(LESSON, False, FORM),
    "glossary": Kind("/glosario/", False, "#kicker"),
    "sources": Kind("/fuentes/", False, "main h1"),
    "responsible": Kind("/juego-responsable/", False, "summary"),
    "privacy": Kind("/privacidad/", False, "#borrar"),
    "reader": Kind("/leer/", False, "#tap"),
    "reader with ten hands": Kind(f"/leer/?{TEN_HANDS}", False, "#answer figure"),
    "reader with mistakes": Kind("/leer/?mesa=QsQh9d4c&m1=AhAh&n2=Eva&m2=Zz", False, "#of-m1 span"),
    "marks": Kind("/estilo/marcas/", False, ".example-pair >> nth=0"),
    "calculator": Kind("/calculadora/", False, "#p1"),
    "calculator with its account": Kind(f"/calculadora/?{EXAMPLE}", False, ".stacks"),
    "practices": Kind("/practica/", False, "main h1"),
    "pots before an answer": Kind("/practica/armar-los-pozos/1/", False, FORM),
    "amounts before an answer": Kind("/practica/armar-los-pozos/20/", False, FORM),
    "dealer before an answer": Kind("/practica/error-del-crupier/1/", False, FORM),
    "before an answer": Kind(f"{PRACTICE}1/", False, FORM),
    "after a right answer": Kind(f"{PRACTICE}1/", True, RESULT),
    "after a wrong answer": Kind(f"{PRACTICE}2/", True, RESULT),
    "level 4 before an answer": Kind(f"{PRACTICE}19/", False, FORM),
    "level 4 after a right answer": Kind(f"{PRACTICE}19/", True, RESULT),
    "level 4 after a wrong answer": Kind(f"{PRACTICE}20/", True, RESULT),
    "end": Kind(PRACTICE, True, "#practice .score"),
    "forgetting": Kind(f"{PRACTICE}borrar/", True, "main form"),
    "not found": Kind("/no-existe/", False, "[data-mensaje]"),
}


def show(page: Page, name: str) -> None:
    """Opens a page and waits until all of it is there."""
    page.goto(KINDS[name].path)
    page.locator(KINDS[name].shows).wait_for()
    page.wait_for_load_state()
