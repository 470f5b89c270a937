"""The dealer's question: at which step does the settlement go wrong, if at any?"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

from practice.mistakes import FALSE_ALARM, MISTAKES, Mistake
from practice.questions.base import Feedback, Option, Question, Wording
from practice.questions.narration import HEARD_AT, Said, announced
from practice.questions.reckoning import Reckoning, reckon
from practice.settling import Account, Reading, settle, settle_rightly
from practice.table import SEAT_NAMES, Table

STEPS = 5
FINE = 0
BUILDS, READS = 2, 3  # up to BUILDS only chips are moved
ALL_RIGHT = Wording("Está bien", says="ningún paso falla")


class StepAnswer(NamedTuple):
    """The step that is said to be wrong, from 1; FINE where none is."""

    step: int

    def as_json(self) -> dict[str, Any]:
        return {"step": self.step}


class Verdict(Enum):
    """How a step of the dealer stands; the value is the word beside it."""

    FINE = "bien"
    HERE = "aquí se equivoca"
    FOLLOWS = "sale del error de antes"


class StepLine(NamedTuple):
    """One step as the dealer does it; `ought` is what it would come to without the error."""

    said: Said
    verdict: Verdict
    ought: str
    is_chosen: bool


@dataclass(frozen=True)
class StepFeedback(Feedback):
    """What there is to say about a step; `dealers` is the mistake that the dealer makes, if any."""

    dealers: Mistake | None
    lines: tuple[StepLine, ...]
    says_fine: bool
    reckoning: Reckoning

    @property
    def heading(self) -> str:
        if self.dealers and self.mistake is self.dealers:
            return f"Se te pasó «{self.dealers.name}»"
        return super().heading

    @property
    def about(self) -> Mistake | None:
        return self.dealers or super().about


class StepQuestion(Question):
    """Name the step at which the dealer goes wrong, or say that it is right."""

    code = "step"
    asks = "¿En qué paso se equivoca el crupier, si se equivoca?"
    lists_all = True
    keeps_options = False
    hint = "Elige el primer paso que está mal; los siguientes solo arrastran ese error."
    table = "practice/_chips_table.html"
    explained = "practice/_explained_step.html"

    def right(self, table: Table) -> StepAnswer:
        return StepAnswer(_wrong_step(table))

    def wrong(self, table: Table, mistake: Mistake) -> StepAnswer | None:
        """Who makes the dealer's mistake sees nothing wrong."""
        return StepAnswer(FINE) if table.deal.dealer == mistake.code else None

    def follows(self, table: Table, option: Option) -> bool:
        return option.mistake == _code(table, option.answer.step)

    def read(self, data: Mapping[str, Any]) -> StepAnswer:
        return StepAnswer(data["step"])

    def word(self, table: Table, answer: StepAnswer, mistake: str) -> Wording:
        if answer.step == FINE:
            return ALL_RIGHT
        said = _announced(table)[answer.step - 1]
        return Wording(said.does, says=said.what)

    def options(self, table: Table, known: Collection[str]) -> tuple[Option, ...] | None:
        """Every step in its order, and that all is right; None where the error does not show."""
        if not _shows(table):
            return None
        steps = (*range(1, STEPS + 1), FINE)
        return tuple(Option(StepAnswer(step), _code(table, step)) for step in steps)

    def explain(self, table: Table, chosen: Option) -> StepFeedback:
        dealer = MISTAKES[table.deal.dealer] if table.deal.dealer else None
        return StepFeedback(
            mistakes=chosen.mistakes,
            explanation=_explained(table, chosen.answer.step, dealer),
            dealers=dealer,
            lines=tuple(_lines(table, chosen.answer.step)),
            says_fine=chosen.answer.step == FINE,
            reckoning=reckon(table),
        )


def _dealt_with(table: Table) -> Account:
    """How the dealer settles the hand."""
    mistakes = [MISTAKES[table.deal.dealer]] if table.deal.dealer else []
    return settle(table, *mistakes) or settle_rightly(table)


def _announced(table: Table) -> tuple[Said, ...]:
    return announced(table, _dealt_with(table))


def _wrong_step(table: Table) -> int:
    """The first step that the dealer does otherwise than is right, from 1; FINE where none is."""
    ours = announced(table, settle_rightly(table))
    pairs = enumerate(zip(_announced(table), ours, strict=True), start=1)
    return next((step for step, (said, right) in pairs if said != right), FINE)


def _shows(table: Table) -> bool:
    """Whether the dealer's mistake is heard first at its own step, and, where the chips lie rightly
    until the cards are read, somebody is paid wrongly."""
    if not table.deal.dealer:
        return True
    mistake, right = MISTAKES[table.deal.dealer], settle_rightly(table)
    heard = HEARD_AT.get(mistake.step, FINE) + 1
    if _wrong_step(table) != heard:
        return False
    return heard <= BUILDS or _dealt_with(table).payouts != right.payouts


def _code(table: Table, step: int) -> str:
    """The mistake by which somebody points at this step: none where that is right.

    Whoever lets the dealer's error pass goes along with it; whoever points at a step that is right
    sees an error where none is.
    """
    wrong = _wrong_step(table)
    if step == wrong:
        return ""
    passed = wrong != FINE and not 1 <= step < wrong
    return table.deal.dealer if passed else FALSE_ALARM.code


def _explained(table: Table, step: int, dealer: Mistake | None) -> str:
    wrong = _wrong_step(table)
    if dealer is None:
        return "Los cinco pasos están bien." if step == FINE else _also_right(step)
    where = f"El error está en el paso {wrong}: «{dealer.name}»."
    if step in (wrong, FINE):
        return where
    if step < wrong:
        return f"El paso {step} está bien. {where}"
    return f"El paso {step} solo arrastra un error de antes. {where}"


def _also_right(step: int) -> str:
    return f"El paso {step} está bien, como los demás: el crupier no se equivoca."


def _lines(table: Table, chosen: int) -> list[StepLine]:
    wrong, right = _wrong_step(table), settle_rightly(table)
    pairs = zip(_announced(table), announced(table, right), strict=True)
    return [
        StepLine(
            said=said,
            verdict=_verdict(step, wrong, is_same=said == ours),
            ought="" if said == ours else _ought(table, step, ours.what),
            is_chosen=step == chosen,
        )
        for step, (said, ours) in enumerate(pairs, start=1)
    ]


def _ought(table: Table, step: int, what: str) -> str:
    """What a step comes to if it is done rightly; of the hands only those that were misread."""
    if step != READS:
        return what
    theirs, ours = _dealt_with(table).readings, settle_rightly(table).readings
    misread = [seat for seat in ours if ours[seat].called != theirs[seat].called]
    return "; ".join(_with_cards(seat, ours[seat]) for seat in misread)


def _with_cards(seat: int, reading: Reading) -> str:
    return f"{SEAT_NAMES[seat]} tiene {reading.called} ({' '.join(map(str, reading.five))})"


def _verdict(step: int, wrong: int, *, is_same: bool) -> Verdict:
    if step == wrong:
        return Verdict.HERE
    return Verdict.FINE if is_same else Verdict.FOLLOWS


DEALERS_STEP = StepQuestion()
