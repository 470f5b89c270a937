"""Level 1: two hands of different worth, one for each kind of hand that wins."""

from collections.abc import Callable

from engine import Category
from practice.levels.base import Answers, Level
from practice.levels.conditions import winner
from practice.levels.fairness import even_takers
from practice.levels.hands import HandShape
from practice.levels.known import FIRST_CATALOGUE
from practice.questions.reading import PLAIN, REASONS
from practice.table import Table

LOWER = "mano-mas-baja"


def wins_with(*categories: Category) -> Callable[[Table], bool]:
    """One seat alone wins, and with a hand of one of these kinds."""

    def holds(table: Table) -> bool:
        seat = winner(table)
        return seat is not None and table.hands[seat].category in categories

    return holds


def names_other(code: str) -> Callable[[Table, Answers], bool]:
    """The mistake gives the pot to somebody else, not a worse five to the right taker."""
    return lambda table, answers: answers[code].takers != table.takers


LEVEL = Level(
    code="mano-mas-alta",
    name="La mano más alta",
    intro="Cada jugador arma la mejor mano de cinco entre sus dos cartas y las cinco de la mesa.",
    version=1,
    stakes=(10, 20, 30, 40, 50, 60),
    known=FIRST_CATALOGUE,
    even_winners=True,
    fair=even_takers,
    shapes=(
        HandShape(
            name="par",
            options=4,
            question=REASONS,
            targets=("carta-propia-mas-alta", LOWER),
            holds=wins_with(Category.ONE_PAIR),
        ),
        HandShape(
            name="dos pares",
            options=3,
            question=PLAIN,
            targets=(LOWER, "juega-la-mesa"),
            holds=wins_with(Category.TWO_PAIR),
        ),
        HandShape(
            name="trío",
            options=4,
            question=REASONS,
            targets=("dos-obligadas", LOWER),
            holds=wins_with(Category.THREE_OF_A_KIND),
        ),
        HandShape(
            name="escalera",
            options=4,
            question=REASONS,
            targets=("escalera-no-vista", LOWER),
            holds=wins_with(Category.STRAIGHT),
            offers=names_other("escalera-no-vista"),
        ),
        HandShape(
            name="color",
            options=4,
            question=REASONS,
            targets=("color-no-visto", LOWER, "fuera-de-las-cinco"),
            holds=wins_with(Category.FLUSH),
            offers=names_other("color-no-visto"),
        ),
        HandShape(
            name="full",
            options=3,
            question=PLAIN,
            targets=(LOWER, "juega-la-mesa"),
            holds=wins_with(Category.FULL_HOUSE),
        ),
    ),
)
