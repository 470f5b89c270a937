"""The hands of the style page: dealt from one seed, or laid by hand where no seed would deal them."""

from functools import cache

from engine import parse_cards
from practice.another import deal_another
from practice.dealing import Dealt, deal_series, offerable
from practice.levels import LEVELS, READING, Level
from practice.mistakes import MISTAKES, Step
from practice.models import Drill, Series
from practice.questions import Option, Question
from practice.table import Deal, Table

# No such series and no such drills are stored, and no id is negative: what these forms send is
# not found, whatever is in the database.
SLUG = SEED = "estilo"
SERIES = Series(
    slug=SLUG,
    name="Leer el showdown",
    seed=SEED,
    level_codes=[level.code for level in READING],
)
ONE_POT, SIDE_POT = READING[:3], READING[3:]

# Of the hands that provoke a mistake, one that is found soon and shows it well.
NUMBERS = {
    "dos-obligadas": 16,
    "primer-kicker": 3,
    "tercer-par": 19,
    "mesa-no-vista": 4,
    "sexta-carta": 3,
    "rueda-no-vista": 17,
    "color-no-visto": 5,
    "escalera-que-da-la-vuelta": 12,
    "par-anulado": 23,
    "full-por-el-par": 5,
}

# The widest hands, the longest names and the longest options, with a 10 wherever there can be one.
FOUR_TENS = Deal(
    board=parse_cards("Ts Th 4d 4s 9c"),
    hands=tuple(map(parse_cards, ("Td Kc", "4h Qd", "9d 9h", "Tc Qs"))),
    contributed=(60, 180, 180, 180),
)
SPLIT_TENS = Deal(
    board=parse_cards("Ts Th 4d Qs Kc"),
    hands=tuple(map(parse_cards, ("4h Jd", "Td 9h", "Tc 9s", "Jh 2c"))),
    contributed=(120, 120, 120, 120),
)


@cache
def dealt_series() -> tuple[Dealt, ...]:
    """The 24 drills of the seed."""
    return tuple(deal_series(SEED, READING))


@cache
def provoking(
    mistake: str, against: str = "", levels: tuple[Level, ...] | None = None
) -> Drill | None:
    """A hand that provokes a mistake, or that tells it from another; None if it is not found."""
    levels = levels or (SIDE_POT if MISTAKES[mistake].step is Step.TAKE else ONE_POT)
    dealt = deal_another(SEED, levels, mistake, NUMBERS.get(mistake, 1), against)
    return Drill.of(dealt, SERIES, 1) if dealt else None


@cache
def drill_at(place: int) -> Drill:
    """The drill at a place of the series, with an id that no stored drill has."""
    drill = Drill.of(dealt_series()[place - 1], SERIES, place)
    drill.pk = -place
    return drill


def place_of(shape: str) -> int:
    """The place, from 1, at which the seed put a shape."""
    return next(n for n, dealt in enumerate(dealt_series(), start=1) if dealt.shape == shape)


def option_of(drill: Drill, mistake: str) -> int:
    """The place of the option that a mistake leads to; of the right one where it is empty."""
    return [option.mistake for option in drill.choices].index(mistake)


def laid_by_hand(deal: Deal, level: str, question: Question) -> Drill:
    """A drill with the right answer and every wrong one that can be told apart here."""
    table = Table(deal)
    offered = offerable(table, question, LEVELS[level].known)
    options = [Option(table.right, ""), *(Option(offered[code], code) for code in offered)]
    return Drill.of(Dealt(LEVELS[level], "", question, table, tuple(options), 0), SERIES, 1)
