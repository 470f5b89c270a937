"""The fifty-two cards, and how they are written and read.

There is one object per card: parsing, copying and unpickling always give that object back,
so cards compare by identity and are as fast in a set as an object can be.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, Self, final

SUITS: Final = "shdc"
"""Spades, hearts, diamonds, clubs: the order in which equal ranks are shown, never a value."""

RANKS: Final = range(2, 15)
"""Two to ace; jack 11, queen 12, king 13, ace 14."""

KEY_BASE: Final = 5
SUIT_BASE: Final = 8
SUIT_SHIFT: Final = 31

_FACES: Final = {rank: str(rank) for rank in range(2, 11)} | {11: "J", 12: "Q", 13: "K", 14: "A"}
_SYMBOLS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))
_MADE: Final[dict[tuple[int, str], "Card"]] = {}


class CardError(ValueError):
    """Cards that cannot be read or cannot lie on one table.

    The message is Spanish, for the person who wrote the cards.

    Attributes:
        piece: what was written there, as it was written.
        place: where it stands, in Spanish, counted from one ("carta 2", "mano 1, carta 2").
        seat: the seat (from 0) whose hand is wrong; ``None`` for the board or a lone text.
    """

    def __init__(self, message: str, piece: str, place: str, seat: int | None = None) -> None:
        super().__init__(message)
        self.piece = piece
        self.place = place
        self.seat = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (str(self), self.piece, self.place, self.seat)


@final
class Card:
    """One of the fifty-two cards. Immutable; ``Card(10, "h")`` is always the same object.

    Args:
        rank: 2 to 14, the ace being 14.
        suit: one of ``"shdc"``.

    Attributes:
        code: two letters, ``"Th"``.
        face: the rank as printed on the card, ``"10"``.
        symbol: the suit as printed on the card, ``"♥"``.
        order: 0 to 51 in reading order, high to low, equal ranks in the order of ``SUITS``.
        key: a number whose sum over up to seven cards counts each rank (in base 5) and each
            suit (in base 8, from bit 31 on) without a carry.

    Raises:
        CardError: there is no such card.

    >>> Card(10, "h").code, str(Card(10, "h"))
    ('Th', '10♥')
    """

    __slots__ = ("code", "face", "key", "order", "rank", "suit", "symbol")

    rank: int
    suit: str
    code: str
    face: str
    symbol: str
    order: int
    key: int

    def __new__(cls, rank: int, suit: str) -> Self:
        if (rank, suit) in _MADE:
            return _MADE[rank, suit]
        if rank not in RANKS or suit not in _SYMBOLS:
            raise _not_a_card(f"{rank}{suit}", "carta 1")
        card = super().__new__(cls)
        for name, value in _attributes(rank, suit).items():
            object.__setattr__(card, name, value)
        return _MADE.setdefault((rank, suit), card)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a card does not change: {name}")

    def __reduce__(self) -> tuple[type["Card"], tuple[int, str]]:
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return self.face + self.symbol

    def __repr__(self) -> str:
        return self.code


def _attributes(rank: int, suit: str) -> dict[str, object]:
    place = SUITS.index(suit)
    return {
        "rank": rank,
        "suit": suit,
        "code": ("T" if rank == 10 else _FACES[rank]) + suit,
        "face": _FACES[rank],
        "symbol": _SYMBOLS[suit],
        "order": (14 - rank) * 4 + place,
        "key": KEY_BASE ** (rank - 2) + (SUIT_BASE**place << SUIT_SHIFT),
    }


def _not_a_card(piece: str, place: str) -> CardError:
    shown = piece if len(piece) <= 12 else piece[:12] + "…"
    return CardError(
        f"«{shown}» ({place}) no es una carta: se escribe un valor (2 a 10, J, Q, K o A) "
        "y una pinta (s ♠, h ♥, d ♦ o c ♣), por ejemplo «Qs» o «10♥».",
        piece,
        place,
    )


DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit) for rank in reversed(RANKS) for suit in SUITS
)
"""The fifty-two cards in reading order, from the ace of spades down to the two of clubs."""

# Telephones write suits as emoji: an outlined sign or a variation selector is the same suit.
_SUIT_SIGNS: Final = {sign: suit for suit in SUITS for sign in (suit, suit.upper(), _SYMBOLS[suit])}
_SUIT_SIGNS.update(zip("♤♡♢♧", SUITS, strict=True))
_RANK_SIGNS: Final = {face: rank for rank, face in _FACES.items()} | {"T": 10}
# The letters are spelt out because IGNORECASE would also let in the kelvin sign and the long s.
_CARD: Final = rf"(10|[2-9TtJjQqKkAa])([{''.join(_SUIT_SIGNS)}])[\ufe0e\ufe0f]?"
_PIECE: Final = re.compile(rf"{_CARD}|\S+?(?={_CARD}|\s|$)")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards as people write them, with or without spaces between them.

    Args:
        text: ranks 2 to 10 (or T), J, Q, K, A; suits s, h, d, c or ♠♥♦♣; capitals or not.

    Returns:
        The cards in the order written; an empty tuple where nothing is written.

    Raises:
        CardError: a piece is not a card, or a card is repeated; it names the piece and its place.

    >>> parse_cards("Qs Qh 10♥ 9d")
    (Qs, Qh, Th, 9d)
    """
    cards: list[Card] = []
    for number, match in enumerate(_PIECE.finditer(text), start=1):
        card = _card_of(match, f"carta {number}")
        if card in cards:
            raise _repeated(match[0], f"carta {number}", f"carta {cards.index(card) + 1}")
        cards.append(card)
    return tuple(cards)


def _card_of(match: re.Match[str], place: str) -> Card:
    if match[1] is None:
        raise _not_a_card(match[0], place)
    return Card(_RANK_SIGNS[match[1].upper()], _SUIT_SIGNS[match[2]])


def _repeated(piece: str, place: str, first: str, seat: int | None = None) -> CardError:
    return CardError(f"«{piece}» ({place}) está repetida: ya salió ({first}).", piece, place, seat)


def check_distinct(places: Iterable[tuple[Card, str, int | None]]) -> None:
    """Raise if a card lies in two places.

    Args:
        places: each card with its place in Spanish ("tablero, carta 2") and its seat, if any.

    Raises:
        CardError: a card is repeated; it names the second place and the first.
    """
    seen: dict[Card, str] = {}
    for card, place, seat in places:
        if card in seen:
            raise _repeated(card.code, place, seen[card], seat)
        seen[card] = place


def placed(
    cards: Iterable[Card], group: str = "", seat: int | None = None
) -> Iterator[tuple[Card, str, int | None]]:
    """Each card with its place, counted from one, as :func:`check_distinct` wants it."""
    prefix = f"{group}, " if group else ""
    for number, card in enumerate(cards, start=1):
        yield card, f"{prefix}carta {number}", seat
