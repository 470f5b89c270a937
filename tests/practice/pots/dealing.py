"""Hands that a dealer settles, what each answer is called, and what is said of it."""

from practice.mistakes import CATALOGUE, FALSE_ALARM
from practice.questions.step import DEALERS_STEP, StepFeedback
from practice.table import Table
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, with_cards

RETURN, BUILD, READ, GIVE, PAY = EVERY_STEP = range(1, 6)
KNOWN = tuple(mistake.code for mistake in CATALOGUE)
NAMELESS = (FALSE_ALARM.code, "")


def a_fold(dealer: str = "", *hands: str) -> Table:
    """A is all in for 30 with the best hand, B and C put in 60, D folded with 20: 110 and 60."""
    return with_cards("30 60 60 20F", QUEENS, *(hands or (TRIO, ACE, KING)), dealer=dealer)


def named(at: Table) -> dict[int, tuple[str, str]]:
    """Under which names each answer goes."""
    options = DEALERS_STEP.options(at, KNOWN)
    assert options is not None
    return {option.answer.step: (option.mistake, option.also) for option in options}


def told(at: Table, step: int) -> StepFeedback:
    options = DEALERS_STEP.options(at, KNOWN)
    assert options is not None
    return DEALERS_STEP.explain(at, next(o for o in options if o.answer.step == step))


# The step at which a mistake is heard.
WRONG = {
    "fichas-del-retirado": RETURN,
    "un-solo-pozo": BUILD,
    "pozo-de-mas": BUILD,
    "capa-mal-cortada": BUILD,
    "ambos-pozos": GIVE,
    "mano-mas-baja": GIVE,
    "solo-su-fila": PAY,
}
