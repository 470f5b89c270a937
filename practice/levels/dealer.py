"""The levels of the dealer's mistake: in each, three hands settled wrongly and one rightly.

In each level the same lies on every table, so that it does not tell which step goes wrong.
"""

from collections.abc import Callable

from practice.levels.base import Level, Shape
from practice.levels.chips import (
    ChipShape,
    Puts,
    one_all_in,
    one_all_in_and_a_fold,
    two_all_in_and_a_fold,
    unmatched,
)
from practice.levels.fairness import any_answers
from practice.levels.odd_chips import (
    all_share,
    the_two_share_both,
    three_and_a_fold,
    two_pots_both_odd,
)
from practice.questions.step import DEALERS_STEP
from practice.table import Table

STAKES = (20, 30, 40, 50)
RIGHT = ""


def one_takes_each(table: Table) -> bool:
    """No pot is shared."""
    return all(len(takers) == 1 for takers in table.takers)


def level(
    code: str,
    name: str,
    intro: str,
    dealers: tuple[str, ...],
    puts: Puts,
    holds: Callable[[Table], bool] = one_takes_each,
) -> Level:
    """Hands of one kind, each settled with one of the mistakes, or rightly."""
    return Level(
        code=code,
        name=name,
        intro=intro,
        version=1,
        stakes=STAKES,
        known=tuple(dealer for dealer in dealers if dealer),
        fair=any_answers,
        shapes=tuple(_settled(name, dealer, puts, holds) for dealer in dealers),
    )


def _settled(level: str, dealer: str, puts: Puts, holds: Callable[[Table], bool]) -> Shape:
    return ChipShape(
        name=f"{level}: {dealer or 'bien'}",
        question=DEALERS_STEP,
        targets=(dealer,) if dealer else (),
        holds=holds,
        puts=puts,
        cards=True,
        dealer=dealer,
    )


LEVELS = (
    level(
        "crupier-un-all-in",
        "Un all in",
        "El crupier devuelve, arma, lee, da y paga. Busca el primer paso que no calza con la mesa.",
        ("ambos-pozos", "solo-su-fila", "color-no-visto", RIGHT),
        one_all_in,
    ),
    level(
        "crupier-un-retiro",
        "Un all in y un retiro",
        "Ahora alguien se retiró, y sus fichas siguen sobre la mesa.",
        ("fichas-del-retirado", "pozo-de-mas", "kicker-pasado-por-alto", RIGHT),
        one_all_in_and_a_fold,
    ),
    level(
        "crupier-tres-montos",
        "Tres montos y un retiro",
        "Al que puso más que todos le vuelve algo.",
        ("no-igualada", "capa-mal-cortada", "dos-obligadas", RIGHT),
        unmatched,
    ),
    level(
        "crupier-tres-pozos",
        "Tres pozos",
        "Dos van all in con montos distintos: un pozo principal y dos laterales.",
        ("sin-derecho", "un-solo-pozo", "escalera-no-vista", RIGHT),
        two_all_in_and_a_fold,
    ),
    level(
        "crupier-manos-iguales",
        "Manos iguales",
        "Todos tienen lo mismo y sobran fichas: aquí van de a una, desde la izquierda del botón.",
        ("impar-toda-a-uno", "impar-a-la-mas-alta", "sexta-carta", RIGHT),
        three_and_a_fold(1, 2),
        all_share,
    ),
    level(
        "crupier-dos-pozos-iguales",
        "Dos pozos para dos",
        "Los mismos dos ganan los dos pozos, y ninguno se divide justo: cada pozo se reparte aparte.",
        ("pozos-mezclados", "impar-al-boton", "juega-la-mesa", RIGHT),
        two_pots_both_odd,
        the_two_share_both,
    ),
)
