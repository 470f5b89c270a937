"""Level 1 of building the pots: how many there are, and how much lies in each."""

from practice.levels.base import Level, Shape
from practice.levels.chips import (
    ChipShape,
    Puts,
    everybody_even,
    one_all_in_and_a_fold,
    two_all_in_and_a_fold,
    unmatched,
)
from practice.levels.fairness import as_many_pots
from practice.levels.known import BUILDING
from practice.questions.accounts import BUILT

FOLDED, UNMATCHED, CUT, ONE, TOO_MANY = BUILDING


def built(name: str, puts: Puts, targets: tuple[str, ...]) -> Shape:
    return ChipShape(
        name=name, question=BUILT, targets=targets, options=len(targets) + 1, puts=puts
    )


LEVEL = Level(
    code="pozos-y-montos",
    name="Los pozos y su monto",
    intro="Cada all in corta una capa. Las fichas de quien se retiró se quedan; lo que nadie igualó vuelve.",
    version=1,
    stakes=(30, 40, 50, 60),
    known=BUILDING,
    fair=as_many_pots,
    shapes=(
        built("un retiro y ningún all in", everybody_even, (FOLDED, TOO_MANY)),
        built("un all in y un retiro", one_all_in_and_a_fold, (FOLDED, CUT, ONE)),
        built("una apuesta que nadie igualó", unmatched, (UNMATCHED, FOLDED, ONE)),
        built("dos all in y un retiro", two_all_in_and_a_fold, (CUT, TOO_MANY, ONE)),
    ),
)
