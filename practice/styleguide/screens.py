"""Screens with their drills, answers and progress, made by hand."""

from collections.abc import Collection, Mapping
from typing import Any

from practice.forms import AnswerForm
from practice.levels import READING
from practice.mistakes import MISTAKES
from practice.models import Drill, Given
from practice.progress import Place, Progress
from practice.standing import Another, InReview, InSeries
from practice.styleguide.hands import SERIES, drill_at, option_of

LEVEL_OF_PLACE = [level.code for level in READING for _ in level.shapes]


def progress(answers: Mapping[int, str], corrected: Collection[int] = ()) -> Progress:
    """All places; `answers` gives the mistake that was made at a place, empty where none was."""
    return Progress(tuple(_place(number, answers, corrected) for number in _numbers()))


def _numbers() -> range:
    return range(1, len(LEVEL_OF_PLACE) + 1)


def _place(number: int, answers: Mapping[int, str], corrected: Collection[int]) -> Place:
    empty = Place(number, LEVEL_OF_PLACE[number - 1], drill_id=-number)
    if number not in answers:
        return empty
    return Place(
        number=number,
        level_code=empty.level_code,
        drill_id=empty.drill_id,
        option=option_at(number, answers[number]),
        mistake=answers[number],
        attempt_id=number,
        correction_id=number if number in corrected else None,
    )


def option_at(number: int, mistake: str) -> int:
    """The option that was chosen; a mistake that this drill does not offer stands for any."""
    codes = [option.mistake for option in drill_at(number).choices]
    return codes.index(mistake) if mistake in codes else 0


def form_for(drill: Drill, sent: int | None = None, *, empty: bool = False) -> AnswerForm:
    """The form of a drill: as it is asked, with an option sent, or sent without one."""
    if sent is None:
        return AnswerForm.to(drill, {} if empty else None)
    return AnswerForm.to(drill, {"option": AnswerForm.to(drill).tokens[sent]})


def asked(number: int, form: AnswerForm | None = None) -> dict[str, Any]:
    """A place of the series that is not answered."""
    drill, so_far = drill_at(number), progress({})
    place = so_far.places[number - 1]
    screen = InSeries(SERIES, drill, form or form_for(drill), progress=so_far, place=place)
    return {"series": SERIES, "screen": screen, "progress": so_far}


def answered(
    number: int, mistake: str = "", others: Collection[int] = (), *, repeated: bool = False
) -> dict[str, Any]:
    """A place of the series after an answer; `others` are places answered rightly before."""
    drill, so_far = drill_at(number), progress({**dict.fromkeys(others, ""), number: mistake})
    place = so_far.places[number - 1]
    given = Given(option_of(drill, mistake))
    screen = InSeries(
        SERIES, drill, form_for(drill), given, progress=so_far, place=place, repeated=repeated
    )
    return {"series": SERIES, "screen": screen, "progress": so_far}


def reviewed(so_far: Progress, number: int, mistake: str | None = None) -> dict[str, Any]:
    """A miss in review: asked again, or answered once more with a mistake or rightly."""
    drill = drill_at(so_far.missed[number - 1].number)
    given = None if mistake is None else Given(option_of(drill, mistake))
    screen = InReview(SERIES, drill, form_for(drill), given, progress=so_far, number=number)
    return {"series": SERIES, "screen": screen, "progress": so_far}


def another(
    drill: Drill, mistake: str, chosen: str | None = None, against: str = ""
) -> dict[str, Any]:
    """Another hand with a mistake: asked, or answered with a mistake or rightly."""
    screen = Another(
        SERIES,
        drill,
        form_for(drill),
        None if chosen is None else Given(option_of(drill, chosen)),
        mistake=MISTAKES[mistake],
        number=1,
        against=against,
    )
    return {"series": SERIES, "screen": screen}
