"""Cards and hands by their Spanish names, as they are said at a Chilean table."""

from typing import Final

from engine.cards import Card
from engine.hands import COMBINATION_SIZES, GROUP_SIZES, Hand
from engine.strengths import Category

_SUITS: Final = {"s": "picas", "h": "corazones", "d": "diamantes", "c": "tréboles"}
_RANKS: Final = {
    2: ("dos", "doses"),
    3: ("tres", "treses"),
    4: ("cuatro", "cuatros"),
    5: ("cinco", "cincos"),
    6: ("seis", "seises"),
    7: ("siete", "sietes"),
    8: ("ocho", "ochos"),
    9: ("nueve", "nueves"),
    10: ("diez", "dieces"),
    11: ("jota", "jotas"),
    12: ("reina", "reinas"),
    13: ("rey", "reyes"),
    14: ("as", "ases"),
}
_FEMININE: Final = frozenset({11, 12})
_CATEGORIES: Final = {
    Category.HIGH_CARD: "carta alta",
    Category.ONE_PAIR: "par",
    Category.TWO_PAIR: "dos pares",
    Category.THREE_OF_A_KIND: "trío",
    Category.STRAIGHT: "escalera",
    Category.FLUSH: "color",
    Category.FULL_HOUSE: "full",
    Category.FOUR_OF_A_KIND: "póker",
    Category.STRAIGHT_FLUSH: "escalera de color",
    Category.ROYAL_FLUSH: "escalera real",
}
_SETS: Final = {4: "el póker", 3: "el trío", 2: "el par"}
_CARDS: Final = (
    "la carta más alta",
    "la segunda carta",
    "la tercera carta",
    "la cuarta carta",
    "la quinta carta",
)
_KICKERS: Final = ("el primer kicker", "el segundo kicker", "el tercer kicker", "el cuarto kicker")


def rank_name(rank: int) -> str:
    """The rank (2 to 14) in the singular: "as", "reina", "dos". KeyError on any other rank."""
    return _RANKS[rank][0]


def rank_plural(rank: int) -> str:
    """The rank (2 to 14) in the plural: "ases", "reinas", "doses". KeyError on any other rank."""
    return _RANKS[rank][1]


def the_rank(rank: int) -> str:
    """The rank (2 to 14) after "a": "al nueve", "a la reina". KeyError on any other rank."""
    return ("a la " if rank in _FEMININE else "al ") + rank_name(rank)


def named_rank(rank: int) -> str:
    """The rank (2 to 14) with its article: "el nueve", "la reina". KeyError on any other rank."""
    return ("la " if rank in _FEMININE else "el ") + rank_name(rank)


def card_name(card: Card) -> str:
    """The card as it is said.

    >>> card_name(Card(14, "s"))
    'as de picas'
    """
    return f"{rank_name(card.rank)} de {_SUITS[card.suit]}"


def named_card(card: Card) -> str:
    """The card as it is said, with its article.

    >>> named_card(Card(12, "h"))
    'la reina de corazones'
    """
    return f"{named_rank(card.rank)} de {_SUITS[card.suit]}"


def category_name(category: Category) -> str:
    """The kind of hand without its ranks: "full", "dos pares"."""
    return _CATEGORIES[category]


def hand_name(hand: Hand) -> str:
    """The hand with the ranks that make it; kickers are not named.

    Args:
        hand: a reading.

    Returns:
        The name, in lower case: "par de reinas", "dos pares, ases y ochos", "escalera a la jota".

    >>> from engine import parse_cards, read_hand
    >>> hand_name(read_hand(parse_cards("Ks Kh Kd 2c 2s")))
    'full de reyes con doses'
    """
    top, last = hand.groups[0][0].rank, hand.groups[-1][0].rank
    match hand.category:
        case Category.ROYAL_FLUSH:
            detail = ""
        case Category.HIGH_CARD:
            detail = f", {rank_name(top)}"
        case Category.TWO_PAIR:
            detail = f", {rank_plural(top)} y {rank_plural(hand.groups[1][0].rank)}"
        case Category.FULL_HOUSE:
            detail = f" de {rank_plural(top)} con {rank_plural(last)}"
        case Category.STRAIGHT | Category.FLUSH | Category.STRAIGHT_FLUSH:
            detail = f" {the_rank(top)}"
        case _:
            detail = f" de {rank_plural(top)}"
    return category_name(hand.category) + detail


def group_names(category: Category) -> tuple[str, ...]:
    """What is compared between two hands of one kind, in order, until something differs.

    Args:
        category: the kind of hand.

    Returns:
        One name for each of :attr:`Hand.groups`; which of them are kickers is in their names.

    >>> group_names(Category.TWO_PAIR)
    ('el par más alto', 'el segundo par', 'el kicker')
    """
    sizes = GROUP_SIZES[category]
    combined, size = 0, 0
    while size < COMBINATION_SIZES[category]:
        size += sizes[combined]
        combined += 1
    return _combination_names(sizes[:combined]) + _kicker_names(len(sizes) - combined)


def _combination_names(sizes: tuple[int, ...]) -> tuple[str, ...]:
    if sizes == (2, 2):
        return ("el par más alto", "el segundo par")
    if sizes[0] in _SETS:
        return tuple(_SETS[size] for size in sizes)
    return _CARDS[: len(sizes)]


def _kicker_names(count: int) -> tuple[str, ...]:
    return ("el kicker",) if count == 1 else _KICKERS[:count]
