"""Level 4 of building the pots: pots that do not divide, and the smallest chip in play."""

from collections.abc import Callable
from random import Random

from practice.levels.base import Level, Shape
from practice.levels.chips import ChipShape, Put
from practice.levels.conditions import tops
from practice.levels.fairness import any_answers
from practice.levels.known import ODD_CHIPS
from practice.questions.accounts import PAID, PAID_TYPED
from practice.shuffle import choose
from practice.table import Table

BUTTON, HIGHEST, ALL_TO_ONE, MIXED = ODD_CHIPS


def three_and_a_fold(chip: int, odd: int) -> Callable[[Random, int], list[Put]]:
    """Three put in the same and one folded; `odd` chips are left over when the three share."""

    def puts(rng: Random, stake: int) -> list[Put]:
        less = choose(rng, [n for n in range(1, stake) if n % 3 == odd and n % 5 == 0])
        return [Put(stake * chip)] * 3 + [Put(less * chip, folded=True)]

    return puts


def two_pots_both_odd(rng: Random, stake: int) -> list[Put]:
    """One all in, two that put in more, and two that folded, so that neither pot is even."""
    high = stake + choose(rng, (20, 30, 40))
    low = choose(rng, list(range(5, stake, 10)))
    return [Put(stake), Put(high), Put(high), Put(low, folded=True), Put(stake + 5, folded=True)]


def all_share(table: Table) -> bool:
    """Every seat still in has the same hand."""
    return tops(table) == table.seats


def the_two_share_both(table: Table) -> bool:
    """The seats that are not all in share both pots."""
    return len(set(table.takers)) == 1 and table.takers[0] == table.pots[-1].eligible


def three(name: str, odd: int, targets: tuple[str, ...]) -> Shape:
    return ChipShape(
        name=name,
        question=PAID,
        targets=targets,
        options=len(targets) + 1,
        holds=all_share,
        puts=three_and_a_fold(1, odd),
        cards=True,
    )


LEVEL = Level(
    code="fichas-impares",
    name="La ficha impar",
    intro=(
        "Si un pozo no se divide justo, aquí lo que sobra se entrega en las fichas más chicas que haya, "
        "una a cada ganador desde la izquierda del botón. A es quien está a la izquierda del botón."
    ),
    version=1,
    stakes=(20, 30, 40, 50),
    known=ODD_CHIPS,
    fair=any_answers,
    shapes=(
        three("tres reparten y sobra una", 1, (BUTTON, HIGHEST)),
        three("tres reparten y sobran dos", 2, (BUTTON, HIGHEST, ALL_TO_ONE)),
        ChipShape(
            name="dos pozos, y los ganan los mismos dos",
            question=PAID_TYPED,
            targets=(BUTTON, MIXED),
            holds=the_two_share_both,
            puts=two_pots_both_odd,
            cards=True,
        ),
        ChipShape(
            name="la ficha más chica no es de uno",
            question=PAID_TYPED,
            targets=(BUTTON, HIGHEST, ALL_TO_ONE),
            holds=all_share,
            puts=three_and_a_fold(5, 2),
            chip=5,
            cards=True,
        ),
    ),
)
