"""Level 2 of building the pots: what goes back because nobody matched it."""

from practice.levels.base import Level, Shape
from practice.levels.chips import (
    ChipShape,
    Puts,
    matched_by_a_fold,
    matched_in_part_by_a_fold,
    unmatched,
    unmatched_by_one,
)
from practice.levels.fairness import any_answers
from practice.levels.known import BUILDING
from practice.questions.accounts import RETURNED

FOLDED, UNMATCHED, *_ = BUILDING


def returned(name: str, puts: Puts, targets: tuple[str, ...]) -> Shape:
    return ChipShape(name=name, question=RETURNED, targets=targets, puts=puts)


LEVEL = Level(
    code="lo-que-vuelve",
    name="Lo que vuelve",
    intro="Vuelve solo lo que nadie igualó. Las fichas de quien se retiró también igualan.",
    version=1,
    stakes=(20, 30, 40, 50),
    known=(FOLDED, UNMATCHED),
    fair=any_answers,
    shapes=(
        returned("quedan dos", unmatched_by_one, (UNMATCHED, FOLDED)),
        returned("quedan tres", unmatched, (UNMATCHED, FOLDED)),
        returned(
            "la igualó en parte quien se retiró", matched_in_part_by_a_fold, (UNMATCHED, FOLDED)
        ),
        returned("la igualó toda quien se retiró", matched_by_a_fold, (FOLDED,)),
    ),
)
