"""Reading an address: ``mesa``, ``m1``…, ``n1``…, ``manos`` and ``contra``."""

import re
from collections.abc import Mapping

from engine import Card
from practice.reader.entry import FEWEST_HANDS, MOST_HANDS, Entry, Pair, Seat
from practice.reader.fields import IN_HAND, ON_BOARD, Field, cards_field, name_field

BOARD = "mesa"
# Hands beyond the tenth are shown, so that they can be taken out; not without an end.
MOST_SHOWN = 20
SHOWN = 40

_OF_A_HAND = re.compile(r"[mn]([1-9][0-9]{0,3})")
_NUMBER = re.compile(r"[0-9]{1,4}")
_PAIR = re.compile(r"(10|[1-9])-(10|[1-9])")


def read_entry(data: Mapping[str, str]) -> Entry:
    """Read what an address carries. Nothing is refused: what is wrong is told at its field.

    Args:
        data: the parameters by name: ``mesa`` the board, ``m1`` to ``m10`` two cards each,
            ``n1`` to ``n10`` names, ``manos`` how many hands, ``contra`` two of them ("1-3").
    """
    rows, rows_error = _rows(data)
    board = cards_field(BOARD, "tablero", ON_BOARD, data.get(BOARD, ""))
    seats = [_seat(number, data) for number in range(1, rows + 1)]
    pair, pair_error = _pair(data.get("contra", "").strip())
    entry = Entry(board, tuple(seats), pair, rows_error, pair_error)
    return _without_repeats(entry)


def _seat(number: int, data: Mapping[str, str]) -> Seat:
    place = f"mano {number}"
    name = name_field(f"n{number}", place, data.get(f"n{number}", ""))
    own = cards_field(f"m{number}", place, IN_HAND, data.get(f"m{number}", ""))
    if number > MOST_HANDS:
        own = own._replace(error=f"Sobra: caben {MOST_HANDS} manos. Quita esta u otra.")
    return Seat(number, name, own)


def _rows(data: Mapping[str, str]) -> tuple[int, str]:
    """How many hands are shown, and what is wrong with their number."""
    asked, error = _asked_rows(data.get("manos", "").strip())
    used = [_number(key) for key, value in data.items() if value.strip()]
    if max(used, default=0) > MOST_HANDS:
        error = f"Se leen de {FEWEST_HANDS} a {MOST_HANDS} manos y hay una mano {max(used)}."
    return max([asked, *(number for number in used if number <= MOST_SHOWN)]), error


def _asked_rows(written: str) -> tuple[int, str]:
    if not written:
        return FEWEST_HANDS, ""
    rows = int(written) if _NUMBER.fullmatch(written) else 0
    if FEWEST_HANDS <= rows <= MOST_HANDS:
        return rows, ""
    error = f"«{_cut(written)}» no sirve: se leen de {FEWEST_HANDS} a {MOST_HANDS} manos."
    return (MOST_HANDS if rows > MOST_HANDS else FEWEST_HANDS), error


def _number(key: str) -> int:
    """The number of the hand that a parameter is about; 0 where it is about none."""
    found = _OF_A_HAND.fullmatch(key)
    return int(found[1]) if found else 0


def _pair(written: str) -> tuple[Pair | None, str]:
    if not written:
        return None, ""
    found = _PAIR.fullmatch(written)
    if found and found[1] != found[2]:
        return (int(found[1]), int(found[2])), ""
    return None, (
        f"«{_cut(written)}» no dice qué dos manos comparar: son dos números distintos "
        f"entre 1 y {MOST_HANDS}, por ejemplo «1-3»."
    )


def _cut(written: str) -> str:
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in written[:SHOWN])
    return shown + ("…" if len(written) > SHOWN else "")


def _without_repeats(entry: Entry) -> Entry:
    """Tell each field whose card was given before where that was."""
    seen: dict[Card, str] = {}
    board = _checked(entry.board, seen)
    seats = tuple(seat._replace(own=_checked(seat.own, seen)) for seat in entry.seats)
    return Entry(board, seats, entry.pair, entry.rows_error, entry.pair_error)


def _checked(field: Field, seen: dict[Card, str]) -> Field:
    error = field.error
    for number, card in enumerate(field.cards, start=1):
        if card in seen and not error:
            error = f"«{card}» (carta {number}) está repetida: ya salió ({seen[card]})."
        seen.setdefault(card, f"{field.place}, carta {number}")
    return field._replace(error=error)
