"""What lies on the table of a hand with chips: stacks of one size, the smallest chip, the question."""

import pytest

from practice.models import Series
from practice.screens import Screen
from tests.practice.pots.laid import chips
from tests.practice.typed_answers.taking import Learner, drills_of

pytestmark = pytest.mark.django_db


@pytest.fixture(params=["pots", "dealers"])
def series(request: pytest.FixtureRequest) -> Series:
    found: Series = request.getfixturevalue(request.param)
    return found


class Laid:
    """As much of a drill as a screen needs to know of its table."""

    def __init__(self, puts: str) -> None:
        self.table = chips(puts)


def drawn(puts: str) -> int:
    return Screen(series=None, drill=Laid(puts), form=None).drawn_chip  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("puts", "chip"),
    [
        ("30 60 60 20F", 10),
        ("100 150 150", 50),
        ("100 150 150 20F", 10),  # a 50 cannot make 20
        ("30 35 35 5F", 5),
        ("20 20 20 7F", 1),
        ("200 400 400", 50),
        ("10 210 210", 10),  # a stack of 21, because no larger chip makes 10
        ("1000 2000 2000", 50),
    ],
)
def test_all_stacks_are_drawn_of_the_largest_chip_that_makes_each(puts: str, chip: int) -> None:
    assert drawn(puts) == chip


def test_the_page_says_of_what_chip_every_stack_can_be_made(series: Series) -> None:
    for drill in drills_of(series):
        screen = Learner(series).at(drill.place)
        said = screen.text(of_class="smallest")
        unit = int(said.removeprefix("Cada ficha dibujada es de ").partition(".")[0])
        assert unit in (50, 10, 5, 1)
        assert all(put % unit == 0 for put in drill.table.deal.contributed), drill.place
        drawn_here = [
            each.attrs["data-chip"]
            for each in screen.all("i", of_class="chip")
            if "data-times" not in each.attrs
        ]
        assert drawn_here == [str(unit)] * (sum(drill.table.deal.contributed) // unit), drill.place


def test_a_question_says_under_it_how_it_is_meant(series: Series) -> None:
    for drill in drills_of(series):
        said = Learner(series).at(drill.place).text(of_class="drill-head")
        assert f"{drill.question.asks} {drill.question.hint}".strip() in said, drill.place


def test_options_about_chips_are_read_line_by_line(pots: Series) -> None:
    for drill in drills_of(pots):
        shown = Learner(pots).at(drill.place)
        read = [
            line
            for option in drill.choices
            for line in drill.question.word(drill.table, option.answer, option.mistake).lines
            if not drill.question.is_typed
        ]
        assert len(shown.all(of_class="line")) == len(read), drill.place
        assert shown.text(of_class="line") == "".join(read), drill.place


def test_the_smallest_chip_in_play_is_said_wherever_there_are_cards(series: Series) -> None:
    for drill in drills_of(series):
        said = Learner(series).at(drill.place).text(of_class="smallest")
        smallest = f"La más chica en juego es de {drill.table.deal.chip}."
        assert (smallest in said) == drill.table.has_cards, drill.place


def test_hands_that_are_worth_the_same_are_said_to_tie(pots: Series) -> None:
    shared = next(drill for drill in drills_of(pots) if drill.level_code == "fichas-impares")
    said = Learner(pots).at(shared.place).text(of_class="stack-hand")
    assert said.count("la mejor, empate:") >= 2


def test_one_hand_alone_is_the_best(pots: Series) -> None:
    alone = next(
        drill
        for drill in drills_of(pots)
        if drill.level_code == "tres-all-in" and drill.table.has_cards
    )
    said = Learner(pots).at(alone.place).text(of_class="stack-hand")
    assert said.count("la mejor:") == 1
