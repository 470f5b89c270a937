"""What the page says of an entry in a sentence or two: who wins, or what is missing or wrong."""

from practice.naming import joined, lowered
from practice.reader.entry import Entry
from practice.reader.fields import ON_BOARD, lacking
from practice.reader.outcome import Outcome, names

NOTHING = "Da las cinco cartas del tablero y dos manos o más: aquí se dirá quién gana."


def said(entry: Entry, outcome: Outcome | None) -> str:
    """The answer in words, as it is shown first and announced once."""
    if outcome is None and entry.errors:
        return _wrong(entry.errors)
    if outcome is None:
        lacks = missing(entry)
        return f"Para leer falta: {'; '.join(lacks)}." if entry.params else NOTHING
    return " ".join([_who_wins(outcome), *_besides(entry, outcome)])


def missing(entry: Entry) -> list[str]:
    """What is still needed to read: "2 cartas del tablero", "otra mano"."""
    lacks = []
    if entry.board.missing == ON_BOARD:
        lacks.append("las cinco cartas del tablero")
    elif entry.board.missing:
        lacks.append(f"{_cards(entry.board.missing)} del tablero")
    begun = [seat for seat in entry.seats if seat.is_begun]
    lacks += [f"{_cards(s.own.missing)} de la mano {s.number}" for s in begun if s.own.missing]
    if len(begun) < 2:
        lacks.append("otra mano" if begun else "dos manos o más")
    return lacks


def _cards(count: int) -> str:
    return "1 carta" if count == 1 else f"{count} cartas"


def _wrong(errors: list[str]) -> str:
    if len(errors) == 1:
        return f"Hay algo que corregir. {errors[0]}"
    return f"Hay {len(errors)} cosas que corregir. La primera: {errors[0]}"


def _who_wins(outcome: Outcome) -> str:
    winners = outcome.winners
    called, hand = joined([winner.name for winner in winners]), winners[0].hand
    if len(winners) == 1:
        return f"Gana {called} con {hand}."
    if winners[0].plays_board and winners[1].plays_board:
        return f"Juega la mesa: empatan {called} con {hand} y se reparten el pozo."
    return f"Empatan {called} con {hand} y se reparten el pozo."


def _besides(entry: Entry, outcome: Outcome) -> list[str]:
    """What else is to be told: two hands that were chosen, hands that wait, what is wrong."""
    besides = []
    if outcome.chosen == outcome.pair:
        first, second = outcome.compared
        besides.append(f"{first.name} contra {second.name}: {lowered(outcome.decides)}.")
    elif outcome.chosen:
        besides.append(
            f"No están las manos {outcome.chosen[0]} y {outcome.chosen[1]} para compararlas."
        )
    besides += _waiting(entry)
    return besides + ([_wrong(entry.errors)] if entry.errors else [])


def _waiting(entry: Entry) -> list[str]:
    called = names(entry)
    return [
        f"{called[seat.number - 1]} todavía no se lee: {lowered(lacking(seat.own.missing))}."
        for seat in entry.seats
        if seat.is_begun and seat.own.missing
    ]
