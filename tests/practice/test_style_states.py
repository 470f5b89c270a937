"""The style page shows every fragment in every state, and each state says what it is."""

import pytest

from config.errors import PAGES
from practice.mistakes import CATALOGUE
from tests.practice.style import Style

STATES = {
    "Sin responder",
    "Respuesta marcada",
    "Falta elegir",
    "Sin conexión",
    "No se pudo guardar",
    "Correcta",
    "Con error",
    "Con error que coincide con dos nombres",
    "Ya respondida",
    "Se reparte entre todos",
    "Se reparte entre dos, con un tercero",
    "Pozo lateral, sin responder",
    "Pozo lateral, correcta",
    "Pozo lateral, con error",
    "La última de la serie",
    "Pozos para elegir, sin responder",
    "Pozos para elegir, correcta",
    "Pozos para elegir, con error",
    "Quién puede ganar, sin responder",
    "Quién puede ganar, con error",
    "Montos para escribir, sin responder",
    "Montos para escribir, faltan",
    "Montos para escribir, no se leen",
    "Montos para escribir, correcta",
    "Montos para escribir, con error",
    "Montos para escribir, con dos errores",
    "Montos para escribir, otro error",
    "Cuánto recibe cada uno, sin responder",
    "Cuánto recibe cada uno, con error",
    "Fichas de a cinco, sin responder",
    "Fichas de a cinco, con error",
    "El crupier, sin responder",
    "El crupier, falta elegir",
    "El crupier, visto el error",
    "El crupier, no visto",
    "El crupier, solo arrastra",
    "El crupier, un paso de antes",
    "El crupier, está bien",
    "El crupier, un error que no hay",
    "Repaso, sin responder",
    "Repaso, otra vez con error",
    "Repaso, corregida",
    "Otra mano, sin responder",
    "Otra mano, correcta",
    "Otra mano que distingue dos errores",
    "Otra mano que distingue dos errores, con el rival",
    "Otra mano, no se encontró",
    "Mis errores, algunos corregidos",
    "Mis errores, todos corregidos",
    "Mis errores, ninguno",
    "Final, con errores",
    "Final, con un error frecuente",
    "Final, sin errores",
    "La tira, todos los estados",
    "Aviso, cerrado",
    "Aviso, abierto",
    "Aviso, con error",
    "Aviso, enviado",
    "Cuatro manos y dos pozos, sin responder",
    "Cuatro manos y dos pozos, con error",
    "Respuestas largas, sin responder",
    "Respuestas largas, con error",
    "Figura: una mano gana",
    "Figura: se reparte",
    "Cita abierta",
    "Regla de otra parte, abierta",
    "Cartas",
    "Fichas",
    "Botones",
    "Borrar mi avance",
}
SAYS = {
    "Falta elegir": "Elige una respuesta antes de responder.",
    "Sin conexión": "No hay conexión con el sitio.",
    "No se pudo guardar": "El sitio no pudo guardar la respuesta.",
    "Ya respondida": "Ya respondida: cuenta la primera.",
    "Con error que coincide con dos nombres": "Una mano que lo distingue de",
    "Se reparte entre todos": "Las cinco de la mesa son la mejor mano de A y B: se reparte.",
    "La última de la serie": "Ver cómo te fue",
    "Montos para escribir, faltan": "Falta el monto de «Principal». Si no hay nada, escribe 0.",
    "Montos para escribir, no se leen": "se puede leer de dos modos",
    "Montos para escribir, con dos errores": "Coincide con «Las fichas del retirado» y «",
    "Montos para escribir, otro error": "Ninguno de los errores con nombre da esta respuesta",
    "Fichas de a cinco, sin responder": "La más chica en juego es de 5.",
    "El crupier, visto el error": "El error está en el paso 4: «El kicker pasado por alto».",
    "El crupier, solo arrastra": "El paso 5 solo arrastra un error de antes.",
    "El crupier, un paso de antes": "El paso 1 está bien. El error está en el paso 4",
    "El crupier, está bien": "Los cinco pasos están bien.",
    "El crupier, un error que no hay": "✗ Un error que no hay El paso 3 está bien, como los demás",
    "Repaso, corregida": "Correcta: corregida en la práctica",
    "Otra mano, sin responder": "Esta mano no se guarda ni se cuenta.",
    "Otra mano, no se encontró": "No se encontró otra mano",
    "Mis errores, todos corregidos": "Todas quedaron corregidas en la práctica.",
    "Mis errores, ninguno": "Todavía no hay errores que revisar.",
    "Final, con un error frecuente": "3 veces, frecuente",
    "Final, sin errores": "24 de 24 a la primera.",
    "Aviso, con error": "Escribe en una frase qué te parece mal.",
    "Aviso, enviado": "Gracias. El aviso llegó",
    "Figura: una mano gana": "se lleva el pozo",
    "Figura: se reparte": "comparte el pozo",
    "Fichas": "2.000 dos mil",
}
BOXES = {"unanswered", "right", "missed", "corrected"}

pytestmark = pytest.mark.django_db  # else these tests run alone would have no tables


@pytest.fixture
def states(style: Style) -> dict[str, str]:
    """What stands under each name."""
    return style.states


def test_every_state_is_there(states: dict[str, str]) -> None:
    mistakes = {f"Error: {mistake.name}" for mistake in CATALOGUE}
    assert set(states) == STATES | mistakes | {f"Error {status}" for status in PAGES}


def test_every_mistake_has_its_feedback_with_its_rule(states: dict[str, str]) -> None:
    for mistake in CATALOGUE:
        said = states[f"Error: {mistake.name}"]
        assert f"Coincide con «{mistake.name}»" in said
        assert mistake.rule in said
        assert "De dónde sale esta regla" in said


@pytest.mark.parametrize("name", SAYS)
def test_a_state_says_what_it_is(states: dict[str, str], name: str) -> None:
    assert SAYS[name] in states[name]


def test_every_error_page_is_there_with_its_words(states: dict[str, str]) -> None:
    for status, words in PAGES.items():
        for said in words:
            assert said in states[f"Error {status}"]


def test_the_strip_has_boxes_in_all_states_and_a_current_one(style: Style) -> None:
    strips = [each for each in style.page.all("nav") if each.has_class("strip")]
    assert strips
    boxes = style.page.all(of_class="box")
    assert {name for box in boxes for name in BOXES if box.has_class(name)} == BOXES
    assert any(box.attrs.get("aria-current") for box in boxes)


def test_an_option_is_checked_only_where_one_was_chosen(style: Style) -> None:
    checked = [each for each in style.page.all("input") if "checked" in each.attrs]
    assert len(checked) == 3  # chosen, offline, not stored
