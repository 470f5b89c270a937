"""The catalogue of named mistakes. Codes are stored with answers: never remove or reuse one."""

from practice.mistakes.base import Backing, Mistake, Step
from practice.mistakes.building import CutAtTheStack, FoldedChips, OnePot, PotTooMany, Unmatched
from practice.mistakes.other import FALSE_ALARM, OTHER, WITHOUT_SOURCE
from practice.mistakes.ranking import (
    CardOutsideTheFive,
    FirstKickerOnly,
    FullByThePair,
    HighestOwnCard,
    KickerOverlooked,
    LowerHand,
    SixthCard,
    SuitBreaksTie,
    ThirdPair,
)
from practice.mistakes.reading import (
    BoardNotSeen,
    BothOwnCards,
    CounterfeitPair,
    FlushNotSeen,
    PlaysTheBoard,
    StraightAroundTheAce,
    StraightNotSeen,
    WheelNotSeen,
)
from practice.mistakes.sharing import (
    OddChipsAllToOne,
    OddChipToTheButton,
    OddChipToTheHighest,
    OnlyTheOwnRow,
    PotsMixed,
)
from practice.mistakes.taking import (
    AllInLeftOut,
    BothPots,
    MainPotForTheAllIn,
    OnePotEach,
    SidePotInEqualParts,
    WithoutRight,
)

CATALOGUE: tuple[Mistake, ...] = (
    LowerHand(),
    PlaysTheBoard(),
    CardOutsideTheFive(),
    BothOwnCards(),
    HighestOwnCard(),
    KickerOverlooked(),
    FirstKickerOnly(),
    ThirdPair(),
    BoardNotSeen(),
    SixthCard(),
    SuitBreaksTie(),
    BothPots(),
    AllInLeftOut(),
    SidePotInEqualParts(),
    OnePotEach(),
    MainPotForTheAllIn(),
    StraightNotSeen(),
    WheelNotSeen(),
    FlushNotSeen(),
    StraightAroundTheAce(),
    CounterfeitPair(),
    FullByThePair(),
    FoldedChips(),
    Unmatched(),
    CutAtTheStack(),
    OnePot(),
    PotTooMany(),
    OddChipToTheButton(),
    OddChipToTheHighest(),
    OddChipsAllToOne(),
    PotsMixed(),
    WithoutRight(),
    OnlyTheOwnRow(),
)
# A wrong answer that no mistake of the catalogue gives has a code too, but nothing is dealt for it.
MISTAKES = {mistake.code: mistake for mistake in (*CATALOGUE, *WITHOUT_SOURCE)}

__all__ = [
    "CATALOGUE",
    "FALSE_ALARM",
    "MISTAKES",
    "OTHER",
    "WITHOUT_SOURCE",
    "Backing",
    "Mistake",
    "Step",
]
