"""Level 5 of building the pots: three all in and a fold, from the first chip to the last."""

from collections.abc import Callable

from practice.levels.base import Level, Shape
from practice.levels.chips import (
    ChipShape,
    three_all_in_and_a_fold,
    three_all_in_and_a_fold_between,
)
from practice.levels.conditions import winner
from practice.levels.fairness import any_answers
from practice.levels.known import BUILDING, CONTENDING
from practice.questions.accounts import BUILT_TYPED, PAID_TYPED
from practice.table import Table

FOLDED, UNMATCHED, CUT, ONE, TOO_MANY = BUILDING
BOTH, WITHOUT_RIGHT, OWN_ROW, _ = CONTENDING


def wins_from_below(place: int) -> Callable[[Table], bool]:
    """The best hand is that of the seat with the lowest stack, or of the one at this place above it."""

    def holds(table: Table) -> bool:
        stacks = sorted({table.deal.contributed[seat] for seat in table.seats})
        seat = winner(table)
        alone = all(len(takers) == 1 for takers in table.takers)
        return seat is not None and alone and table.deal.contributed[seat] == stacks[place]

    return holds


def paid(name: str, place: int, targets: tuple[str, ...]) -> Shape:
    return ChipShape(
        name=name,
        question=PAID_TYPED,
        targets=targets,
        known=targets,
        holds=wins_from_below(place),
        puts=three_all_in_and_a_fold,
        cards=True,
    )


LEVEL = Level(
    code="tres-all-in",
    name="Tres all in y un retiro",
    intro="Todo junto: lo que vuelve, las capas, quién disputa cada una y quién se la lleva.",
    version=1,
    stakes=(20, 30, 40, 50),
    known=BUILDING,
    fair=any_answers,
    shapes=(
        ChipShape(
            name="los pozos, con tres all in",
            question=BUILT_TYPED,
            targets=(FOLDED, UNMATCHED, CUT, ONE, TOO_MANY),
            puts=three_all_in_and_a_fold,
        ),
        ChipShape(
            name="los pozos, con un retiro en medio",
            question=BUILT_TYPED,
            targets=(FOLDED, UNMATCHED, CUT, ONE, TOO_MANY),
            puts=three_all_in_and_a_fold_between,
        ),
        paid("gana el más corto", 0, (BOTH, WITHOUT_RIGHT, OWN_ROW, FOLDED, CUT)),
        paid("gana el segundo más corto", 1, (WITHOUT_RIGHT, OWN_ROW, FOLDED, CUT)),
    ),
)
