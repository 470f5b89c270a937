"""A mistake in a block is told with its line, what is wrong, and what would be right."""

import pytest

from tests.lessons.markup.places import Place, in_every_place_for_blocks
from tests.lessons.markup.writing import block, drawn, page, said

BOARD = "tablero: Q♠ Q♥ 9♦ 6♣ 2♠"
SHOWDOWN = (BOARD, "A: J♣ 4♥", "B: 10♥ 3♦")
ELEVEN = [f"Asiento {n}: 10" for n in range(11)]

# What is written, the line of the mistake in it, and what is said: what is wrong, what is right.
MISTAKES: dict[str, tuple[str, int, list[str]]] = {
    "unknown block": (
        block("shodown x", *SHOWDOWN),
        1,
        ["No hay un bloque «shodown»", "Hay: showdown, comparacion"],
    ),
    "missing key": (
        block("showdown", *SHOWDOWN),
        1,
        ["Falta una clave", "«```showdown ejemplo», en minúsculas y sin acentos"],
    ),
    "key with capitals": (block("showdown Reinas", *SHOWDOWN), 1, ["en minúsculas y sin acentos"]),
    "key of two words": (block("showdown dos reinas", *SHOWDOWN), 1, ["Falta una clave"]),
    "key that is not its own": (block("showdown reinas-", *SHOWDOWN), 1, ["Falta una clave"]),
    "key too long": (block("showdown " + "a" * 41, *SHOWDOWN), 1, ["Falta una clave"]),
    "key where there is none": (block("leo hola", "Hola."), 1, ["no lleva clave: «hola» sobra"]),
    "no such card on the board": (
        block("showdown x", "A: J♣ 4♥", "tablero: Q♠ Q♥ 9♦ 6♣ Zz"),
        3,
        ["«Zz» (tablero, carta 5) no es una carta", "por ejemplo «Qs» o «10♥»"],
    ),
    "no such card in a hand": (
        block("showdown x", BOARD, "A: J♣ 4♥", "Beto: 11♥ 3♦"),
        4,
        ["«11♥» (cartas de Beto, carta 1) no es una carta"],
    ),
    "a card twice on the board": (
        block("showdown x", "tablero: Q♠ Q♠ 9♦ 6♣ 2♠", "A: J♣ 4♥"),
        2,
        ["«Q♠» (tablero, carta 2) está repetida: ya salió (carta 1)"],
    ),
    "a card on the board and in a hand": (
        block("showdown x", BOARD, "A: J♣ 4♥", "Beto: 9d 3♦"),
        4,
        ["«9d» (cartas de Beto, carta 1) está repetida: ya salió (tablero, carta 3)"],
    ),
    "a card in two hands": (
        block("showdown x", BOARD, "Ana: J♣ 4♥", "Beto: 4♥ 3♦"),
        4,
        ["(cartas de Beto, carta 1) está repetida: ya salió (cartas de Ana, carta 2)"],
    ),
    "four cards on the board": (
        block("showdown x", "tablero: Q♠ Q♥ 9♦ 6♣", "A: J♣ 4♥"),
        2,
        ["Tablero: se necesitan 5 cartas y hay 4"],
    ),
    "six cards on the board": (
        block("showdown x", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠ 3♠", "A: J♣ 4♥"),
        2,
        ["se necesitan 5 cartas y hay 6"],
    ),
    "one card in a hand": (
        block("comparacion x", BOARD, "A: J♣ 4♥", "Beto: 10♥"),
        4,
        ["Cartas de Beto: se necesitan 2 cartas y hay 1"],
    ),
    "no board": (
        block("showdown x", "A: J♣ 4♥"),
        1,
        ["Falta «tablero»", "«tablero: Q♠ Q♥ 9♦ 6♣ 2♠»"],
    ),
    "cards without a board": (
        block("pozos x", "A: 30 con J♣ 4♥", "B: 30 con 10♥ 3♦"),
        1,
        ["Falta «tablero»", "«tablero: Q♠ Q♥ 9♦ 6♣ 2♠»"],
    ),
    "no hands": (
        block("showdown x", BOARD),
        1,
        ["Hay 0 jugadores y van de 1 a 10", "Una línea por jugador: «A: J♣ 4♥»"],
    ),
    "three hands to compare": (
        block("comparacion x", *SHOWDOWN, "C: 8♥ 8♦"),
        1,
        ["Hay 3 jugadores y van 2"],
    ),
    "a line without a name": (
        block("showdown x", BOARD, "J♣ 4♥"),
        3,
        ["«J♣ 4♥»: falta «nombre:» al comienzo", "«A: K♣ 7♦»"],
    ),
    "a line with an empty name": (block("pozos x", "A: 30", ": 30"), 3, ["falta «nombre:»"]),
    "a seat twice": (
        block("showdown x", BOARD, "Ana: J♣ 4♥", "", "ana: 10♥ 3♦"),
        5,
        ["«ana» está dos veces. Deja una sola línea"],
    ),
    "the board twice": (
        block("showdown x", BOARD, "A: J♣ 4♥", BOARD),
        4,
        ["«tablero» está dos veces"],
    ),
    "two names with one key": (
        block("showdown x", BOARD, "Ana: J♣ 4♥", "Ana.: 10♥ 3♦"),
        4,
        ["«Ana.» y «Ana» se confunden en las claves", "Cambia uno"],
    ),
    "a name of signs": (
        block("showdown x", BOARD, "--: J♣ 4♥"),
        3,
        ["«--» no sirve de nombre: usa letras, a lo más 20"],
    ),
    "a name too long": (
        block("showdown x", BOARD, "a" * 21 + ": J♣ 4♥"),
        3,
        ["no sirve de nombre: usa letras, a lo más 20"],
    ),
    "a value too long": (
        block("showdown x", *SHOWDOWN, "pie: " + "a" * 1001),
        5,
        ["«pie» es muy largo: a lo más, 1000 caracteres"],
    ),
    "eleven seats": (
        block("pozos x", *ELEVEN),
        1,
        ["Hay 11 jugadores y van de 1 a 10", "Una línea por jugador: «A: 30 all in»"],
    ),
    "an amount in words": (
        block("pozos x", "A: 30", "B: mucho"),
        3,
        ["«mucho» no se entiende", "«A: 30 all in con K♣ 7♦»"],
    ),
    "an amount that may be read in two ways": (
        block("pozos x", "A: 30", "B: 1,250"),
        3,
        ["«1,250» se puede leer de dos modos: si son 1250, escríbelo sin coma"],
    ),
    "an amount with a fraction": (
        block("pozos x", "A: 30", "B: 2.5"),
        3,
        ["«2.5» no es un monto: escribe un entero, como 2000 o 2.000"],
    ),
    "an amount that is negative": (block("pozos x", "A: -30"), 2, ["«-30» no se entiende"]),
    "an amount too large": (
        block("pozos x", "A: 30", "B: 9000000000000"),
        3,
        ["demasiado grande: a lo más, un millón de millones"],
    ),
    "dead money that is no amount": (
        block("pozos x", "A: 30", "B: 30", "muerto: algo"),
        4,
        ["«algo» no es un monto: escribe un entero"],
    ),
    "a chip that is no amount": (
        block("pozos x", "A: 30", "ficha: 0,5"),
        3,
        ["«0,5» no es un monto: los montos no llevan decimales"],
    ),
    "a rule for odd chips that is none": (
        block("pozos x", "A: 30", "B: 30", "ficha impar: a la banca"),
        4,
        ["«a la banca» no es una regla", "Hay: una a cada uno, todas al primero, ninguna"],
    ),
    "everybody folded": (
        block("pozos x", "A: 30 se retiró", "B: 30 retirado"),
        1,
        ["Se retiraron todos"],
    ),
    "an empty box": (block("maya", "  "), 1, ["La caja está vacía: escribe lo que dice Maya"]),
    "words in an insert": (block("practica", "Hola."), 1, ["El bloque «practica» va vacío"]),
    "a block that does not end": (
        "```pozos x\nA: 30\nB: 30",
        1,
        ["Este bloque no se cierra", "Termínalo con una línea de tres comillas: ```"],
    ),
}


@in_every_place_for_blocks
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_line(name: str, place: Place) -> None:
    written, line, told = MISTAKES[name]
    text, before = place(written)
    found = dict(said(text))
    assert before + line in found
    for words in told:
        assert words in found[before + line]


@pytest.mark.parametrize("name", MISTAKES)
def test_one_mistake_is_told_once(name: str) -> None:
    assert len(said(MISTAKES[name][0])) == 1


@pytest.mark.parametrize("name", MISTAKES.keys() - {"a block that does not end"})
def test_what_is_wrong_stands_in_place_of_the_block(name: str) -> None:
    written, _, told = MISTAKES[name]
    assert told[0] in page(written).text(of_class="broken")


def test_a_block_that_is_wrong_computes_nothing() -> None:
    text = block("showdown x", BOARD, "A: Zz") + "\n\nGana {{ x.gana }}."
    assert "{{ x.gana }}" in drawn(text)


def test_a_block_after_a_wrong_one_is_drawn() -> None:
    text = block("showdown x", BOARD, "A: Zz") + "\n\n" + block("pozos y", "A: 30", "B: 30")
    assert page(text).all(of_class="money") != []


def test_an_insert_twice_is_told() -> None:
    text = f"{block('practica')}\n\n{block('preguntas')}\n\n{block('practica')}"
    assert said(text) == [(7, "El bloque «practica» ya está más arriba. Deja uno.")]


def test_a_block_without_a_name_is_code() -> None:
    assert said("```\nQs Qh\n```") == []


@pytest.mark.parametrize("fence", ["~~~", "````"])
def test_any_fence_will_do(fence: str) -> None:
    assert said(f"{fence}leo\nHola.\n{fence}") == []
