"""Level 2: the combination is the same, and a card outside it decides."""

from collections.abc import Callable

from engine import Category, StepKind
from practice.levels.base import Level
from practice.levels.conditions import winner
from practice.levels.fairness import even_takers
from practice.levels.hands import HandShape
from practice.levels.known import FIRST_CATALOGUE
from practice.questions.reading import PLAIN
from practice.table import Table

MOST_KICKERS = 4
LOWER = "mano-mas-baja"
OVERLOOKED = "kicker-pasado-por-alto"
FIRST_ONLY = "primer-kicker"
OUTSIDE = "fuera-de-las-cinco"


def decided_by_kicker(category: Category, *numbers: int) -> Callable[[Table], bool]:
    """Both hands are of this kind, and the kicker with one of these numbers (from 1) decides."""

    def holds(table: Table) -> bool:
        if winner(table) is None or {hand.category for hand in table.hands.values()} != {category}:
            return False
        steps = table.showdown.compare(0, 1).steps
        kickers = [step for step in steps if step.kind is StepKind.KICKER]
        return len(kickers) in numbers

    return holds


def any_kicker(category: Category) -> Callable[[Table], bool]:
    return decided_by_kicker(category, *range(1, MOST_KICKERS + 1))


LEVEL = Level(
    code="kicker",
    name="El kicker decide",
    intro="Los dos tienen la misma combinación: ahora deciden las cartas de fuera, los kickers.",
    version=1,
    stakes=(10, 20, 30, 40, 50, 60),
    known=FIRST_CATALOGUE,
    even_winners=True,
    fair=even_takers,
    shapes=(
        HandShape(
            name="par, primer kicker",
            options=3,
            question=PLAIN,
            targets=(OVERLOOKED, LOWER),
            holds=decided_by_kicker(Category.ONE_PAIR, 1),
        ),
        HandShape(
            name="par, segundo kicker",
            options=3,
            question=PLAIN,
            targets=(FIRST_ONLY, LOWER),
            holds=decided_by_kicker(Category.ONE_PAIR, 2),
        ),
        HandShape(
            name="par, tercer kicker",
            options=4,
            question=PLAIN,
            targets=(FIRST_ONLY, OVERLOOKED, OUTSIDE),
            holds=decided_by_kicker(Category.ONE_PAIR, 3),
        ),
        HandShape(
            name="dos pares",
            options=3,
            question=PLAIN,
            targets=("tercer-par", OVERLOOKED),
            holds=any_kicker(Category.TWO_PAIR),
        ),
        HandShape(
            name="trío",
            options=3,
            question=PLAIN,
            targets=(OVERLOOKED, LOWER),
            holds=any_kicker(Category.THREE_OF_A_KIND),
        ),
        HandShape(
            name="carta alta",
            options=4,
            question=PLAIN,
            targets=(OUTSIDE, OVERLOOKED),
            holds=any_kicker(Category.HIGH_CARD),
        ),
    ),
)
