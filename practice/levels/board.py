"""Level 3: the board plays or only seems to, and equal hands split."""

from collections.abc import Callable

from engine import Category
from practice.levels.base import Answers, Level
from practice.levels.conditions import playing, tops, winner
from practice.levels.fairness import even_takers
from practice.levels.hands import HandShape
from practice.levels.known import FIRST_CATALOGUE
from practice.questions.reading import REASONS
from practice.table import Table

LOWER = "mano-mas-baja"
PLAYS_BOARD = "juega-la-mesa"
BY_SUIT = "palo"
SIXTH = "sexta-carta"


def board_plays(table: Table) -> bool:
    return set(table.strengths.values()) == {table.board_hand.strength}


def board_plays_for_the_losers(table: Table) -> bool:
    """One seat beats the board, which is a pair or better; for the others it plays."""
    board = table.board_hand
    below = sum(worth == board.strength for worth in table.strengths.values())
    return board.category > Category.HIGH_CARD and below == len(table.seats) - 1


def board_is(*categories: Category) -> Callable[[Table], bool]:
    """The board is one of these hands, and one seat alone wins by beating it."""

    def holds(table: Table) -> bool:
        board = table.board_hand
        beaten = winner(table) is not None and max(table.strengths.values()) > board.strength
        return beaten and board.category in categories

    return holds


def tie_with_one_own_card(table: Table) -> bool:
    everybody = tops(table) == table.seats
    return everybody and all(len(playing(table, seat)) == 1 for seat in table.seats)


def tie_above_a_third(table: Table) -> bool:
    """Two seats share the best hand with own cards in different suits; a third has less."""
    seats = tops(table)
    if len(seats) != 2:
        return False
    suits = [{card.suit for card in playing(table, seat)} for seat in seats]
    return all(suits) and suits[0].isdisjoint(suits[1])


def name_different_seats(table: Table, answers: Answers) -> bool:
    return bool(answers[BY_SUIT].takers != answers[SIXTH].takers)


STRONG = tuple(category for category in Category if category >= Category.STRAIGHT)

LEVEL = Level(
    code="mesa-y-empates",
    name="La mesa y los empates",
    intro="A veces la mesa es la mejor mano y a veces solo lo parece. Si las cinco son iguales, se reparte.",
    version=1,
    stakes=(20, 40, 60, 80, 100, 120),
    known=FIRST_CATALOGUE,
    fair=even_takers,
    shapes=(
        HandShape(
            name="la mesa juega para todos",
            options=3,
            question=REASONS,
            targets=("mesa-no-vista",),
            holds=board_plays,
        ),
        HandShape(
            name="la mesa juega para dos y gana un tercero",
            options=3,
            question=REASONS,
            targets=(PLAYS_BOARD, LOWER),
            holds=board_plays_for_the_losers,
            seats=3,
        ),
        HandShape(
            name="parece que juega: dos pares o trío",
            options=3,
            question=REASONS,
            targets=(PLAYS_BOARD, LOWER),
            holds=board_is(Category.TWO_PAIR, Category.THREE_OF_A_KIND),
        ),
        HandShape(
            name="parece que juega: escalera o más",
            options=3,
            question=REASONS,
            targets=(PLAYS_BOARD, LOWER),
            holds=board_is(*STRONG),
        ),
        HandShape(
            name="empate con una carta propia",
            options=3,
            question=REASONS,
            targets=(SIXTH, BY_SUIT),
            holds=tie_with_one_own_card,
            offers=name_different_seats,
        ),
        HandShape(
            name="empate de dos sobre un tercero",
            options=3,
            question=REASONS,
            targets=(BY_SUIT, LOWER),
            holds=tie_above_a_third,
            seats=3,
        ),
    ),
)
