"""Seats, pots and hands in words."""

from collections import Counter

from engine import Card, Category, category_name, hand_name, rank_name, rank_plural, read_hand
from practice.table import SEAT_NAMES, Seats

# Said by the right answer to a tie and by who believes that the board plays: it gives neither away.
ALL_EQUAL = "sus cinco valen lo mismo"
PARTS = {4: "póker de {}", 3: "trío de {}", 2: "par de {}"}


def listed(seats: Seats) -> str:
    """Seats by name: "A", "A y B", "A, B y C"."""
    return joined([SEAT_NAMES[seat] for seat in seats])


def joined(words: list[str]) -> str:
    """A Spanish list: "as, reina y jota"."""
    return " y ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def lowered(sentence: str) -> str:
    """A sentence as the rest of another one."""
    return sentence[:1].lower() + sentence[1:]


def pot_name(number: int, pots: int) -> str:
    """The name of a pot: a lone one "Pozo", a lone side pot "Lateral", else "Lateral 1"…"""
    if number == 0:
        return "Principal" if pots > 1 else "Pozo"
    return "Lateral" if pots == 2 else f"Lateral {number}"


def described(cards: tuple[Card, ...]) -> str:
    """Name cards by rank alone: a combination, with the kickers that are shown beside it."""
    if len(cards) == 5 and not (hand := read_hand(cards)).kickers:
        return hand_name(hand)
    counts = Counter(card.rank for card in cards)
    kept = [rank for rank, count in counts.items() if count > 1] or [cards[0].rank]
    kickers = [rank_name(rank) for rank in counts if rank not in kept]
    return _combination(kept, counts) + (f" con {joined(kickers)}" if kickers else "")


def worth_more(shown: tuple[Card, ...], other: tuple[Card, ...]) -> str:
    """Why one five is said to beat another: by its kind, or by its cards."""
    first, second = read_hand(shown).category, read_hand(other).category
    if first == second:
        return "sus cinco son más altas"
    verb = "valen" if first == Category.TWO_PAIR else "vale"
    return f"{category_name(first)} {verb} más que {category_name(second)}"


def _combination(ranks: list[int], counts: Counter[int]) -> str:
    if len(ranks) == 2:
        return f"dos pares, {joined([rank_plural(rank) for rank in ranks])}"
    if counts[ranks[0]] == 1:
        return f"carta alta, {rank_name(ranks[0])}"
    return PARTS[counts[ranks[0]]].format(rank_plural(ranks[0]))
