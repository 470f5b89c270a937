"""Level 3 of building the pots: who can win which, and how much at most."""

from practice.levels.base import Level, Shape
from practice.levels.chips import ChipShape, Puts, two_all_in, two_all_in_and_a_fold
from practice.levels.fairness import any_answers
from practice.levels.known import CONTENDING
from practice.questions.accounts import AT_MOST, CONTENDED

BOTH, WITHOUT_RIGHT, OWN_ROW, LEFT_OUT = CONTENDING


def contended(name: str, puts: Puts) -> Shape:
    targets = (BOTH, WITHOUT_RIGHT, LEFT_OUT)
    return ChipShape(name=name, question=CONTENDED, targets=targets, options=4, puts=puts)


def at_most(name: str, puts: Puts) -> Shape:
    targets = (OWN_ROW, BOTH, WITHOUT_RIGHT)
    return ChipShape(name=name, question=AT_MOST, targets=targets, puts=puts)


LEVEL = Level(
    code="quien-puede-ganar",
    name="Quién puede ganar qué",
    intro="Cada pozo se disputa entre quienes lo pagaron y siguen en la mano.",
    version=1,
    stakes=(10, 20, 30, 40),
    known=CONTENDING,
    fair=any_answers,
    shapes=(
        contended("quién: dos all in", two_all_in),
        contended("quién: dos all in y un retiro", two_all_in_and_a_fold),
        at_most("cuánto: dos all in", two_all_in),
        at_most("cuánto: dos all in y un retiro", two_all_in_and_a_fold),
    ),
)
