"""Level 4: one seat is all in, and each of two pots has its own contenders."""

from collections.abc import Callable

from practice.levels.base import Level
from practice.levels.conditions import tops
from practice.levels.fairness import different_payouts
from practice.levels.hands import HandShape
from practice.levels.known import FIRST_CATALOGUE
from practice.questions.reading import POTS
from practice.table import Table

LOWER = "mano-mas-baja"
BOTH = "ambos-pozos"
LEFT_OUT = "all-in-fuera"
EQUAL_PARTS = "lateral-en-partes-iguales"


def all_in_wins(table: Table) -> bool:
    return tops(table) == table.all_in


def another_wins(table: Table) -> bool:
    """One seat that is not all in takes both pots."""
    return len(tops(table)) == 1 and tops(table) != table.all_in


def main_pot_tied(table: Table) -> bool:
    """The all-in seat shares the main pot, and one seat alone takes the side pot."""
    main, side = table.takers
    return len(main) == 2 and table.all_in[0] in main and len(side) == 1


def side_pot_tied(table: Table) -> bool:
    """The all-in seat takes the main pot alone, and two of the others share the side pot."""
    main, side = table.takers
    return main == table.all_in and len(side) == 2


def four_seats(name: str, targets: tuple[str, ...], holds: Callable[[Table], bool]) -> HandShape:
    return HandShape(
        name=name,
        options=4,
        question=POTS,
        targets=targets,
        holds=holds,
        seats=4,
        raised=(30, 60, 90, 120),
    )


LEVEL = Level(
    code="pozo-lateral",
    name="El pozo lateral",
    intro="Un jugador va all in con menos que los demás. Cada pozo se da aparte, entre quienes lo pagaron.",
    version=1,
    stakes=(30, 45, 60, 75, 90, 120),
    known=FIRST_CATALOGUE,
    fair=different_payouts,
    shapes=(
        four_seats("gana el all in (a)", (BOTH, LEFT_OUT, LOWER), all_in_wins),
        four_seats("gana el all in (b)", (EQUAL_PARTS, LEFT_OUT), all_in_wins),
        four_seats("gana otro (a)", ("un-pozo-cada-uno", "principal-para-el-all-in"), another_wins),
        four_seats("gana otro (b)", (EQUAL_PARTS,), another_wins),
        four_seats("empate en el principal", (BOTH,), main_pot_tied),
        four_seats("empate en el lateral", (BOTH,), side_pot_tied),
    ),
)
