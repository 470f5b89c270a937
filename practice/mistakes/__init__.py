"""The catalogue of named mistakes. Codes are stored with answers: never remove or reuse one."""

from practice.mistakes.base import Backing, Mistake, Step
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
from practice.mistakes.taking import (
    AllInLeftOut,
    BothPots,
    MainPotForTheAllIn,
    OnePotEach,
    SidePotInEqualParts,
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
)
MISTAKES = {mistake.code: mistake for mistake in CATALOGUE}

__all__ = ["CATALOGUE", "MISTAKES", "Backing", "Mistake", "Step"]
