"""What the values of course files may be."""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from typing import Any, NamedTuple

from lessons.models import LEAST_OPTIONS, MOST_OPTIONS
from practice.dealing import NoDrillError, drills_of
from practice.levels import LEVELS

MOST = 32767  # what the column of a number holds in every database
WRITTEN_IN = frozenset({"publisher", "title", "section", "seen"})
Check = Callable[[Any], str]


class Kind(NamedTuple):
    """A kind of value: how it is called, whether a value is one, and what may be wrong with it."""

    called: str
    fits: Callable[[Any], bool]
    check: Check = lambda value: ""

    def wrong(self, value: Any) -> str:
        """What is wrong with a value, or nothing."""
        return self.check(value) if self.fits(value) else f"tiene que ser {self.called}"


def texts_in(value: Any) -> Iterator[str]:
    """Every text of a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from (name, *texts_in(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_list(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(map(fits, value))


def _is_texts(value: Any) -> bool:
    return _is_list(value, _is_text)


def _is_pair(value: Any) -> bool:
    return _is_texts(value) and len(value) == 2


def _is_publication(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() <= WRITTEN_IN and _is_texts([*value.values()])


def _is_override(value: Any) -> bool:
    if not isinstance(value, dict):
        return False
    if "deal" in value:
        return (
            value.keys() <= {"deal", "options"}
            and _is_deal(value["deal"])
            and _is_texts(value.get("options", []))
        )
    return value.keys() == {"skip"} and _is_number(value["skip"])


def _is_deal(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"board", "hands", "contributed"}
        and _is_text(value["board"])
        and _is_texts(value["hands"])
        and _is_list(value["contributed"], _is_number)
    )


def _unknown_levels(codes: Iterable[str]) -> str:
    unknown = [code for code in codes if code not in LEVELS]
    return f"no hay un nivel «{unknown[0]}»; hay: {', '.join(LEVELS)}" if unknown else ""


def _wrong_counts(drills_each: dict[str, Any]) -> str:
    if unknown := _unknown_levels(drills_each):
        return unknown
    try:
        for code in drills_each:
            drills_of(LEVELS[code], drills_each)
    except NoDrillError as error:
        return str(error)
    return ""


def _wrong_places(overrides: dict[str, Any]) -> str:
    wrong = [place for place in overrides if not (place.isascii() and place.isdecimal())]
    return f"«{wrong[0]}» no es el lugar de una mano: van 1, 2, 3…" if wrong else ""


def _wrong_options(options: list[str]) -> str:
    count = len(options)
    few = not LEAST_OPTIONS <= count <= MOST_OPTIONS
    return f"son {count} respuestas y van de {LEAST_OPTIONS} a {MOST_OPTIONS}" if few else ""


TEXT = Kind("un texto entre comillas", _is_text)
NUMBER = Kind(
    f"un número entero de 0 a {MOST}", lambda value: _is_number(value) and 0 <= value <= MOST
)
YES_NO = Kind("true o false", lambda value: isinstance(value, bool))
DAY = Kind("un día, por ejemplo 2026-11-30", lambda value: type(value) is date)
OPTIONS = Kind('una lista de respuestas, por ejemplo ["Uno", "Dos"]', _is_texts, _wrong_options)
LEVEL_CODES = Kind('una lista de niveles, por ejemplo ["kicker"]', _is_texts, _unknown_levels)
WORDS = Kind(
    'una lista de palabras y lugares, por ejemplo [["bote", "España"], ["pot", ""]]',
    lambda value: _is_list(value, _is_pair),
)
PUBLICATIONS = Kind(
    'una lista como [{publisher = "…", title = "…", section = "…", seen = "copy"}]',
    lambda value: _is_list(value, _is_publication),
)
COUNTS = Kind(
    "una tabla de niveles y manos, por ejemplo {kicker = 4}",
    lambda value: isinstance(value, dict) and all(map(_is_number, value.values())),
    _wrong_counts,
)
PLACES = Kind(
    "una tabla de lugares con otra mano, por ejemplo {3 = {skip = 1}}",
    lambda value: isinstance(value, dict) and all(map(_is_override, value.values())),
    _wrong_places,
)
