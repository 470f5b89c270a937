"""Cards and showdowns as they are drawn on a page: seen as "A♠", heard as "as de picas"."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import slugify

from engine import Card, Showdown, card_name, hand_name

register = template.Library()


@register.simple_tag
@cache
def card(card: Card, role: str = "") -> SafeString:
    """Draw a card. `role` is a class of the stylesheet: "small", "apart", "kicker", "here"."""
    return format_html(
        '<span class="card {}" data-suit="{}"><span aria-hidden="true"><b>{}</b><i>{}</i></span>'
        '<span class="vh">{}</span></span>',
        role,
        card.suit,
        card.face,
        card.symbol,
        card_name(card),
    )


@register.filter
def codes(cards: Iterable[Card]) -> str:
    """Cards as a machine reads them: "QsQh9d"."""
    return "".join(card.code for card in cards)


@register.filter
def spoken(cards: tuple[Card, ...]) -> str:
    """Cards by name, for those who hear the page: "as de picas, rey de corazones"."""
    return ", ".join(card_name(card) for card in cards)


@register.inclusion_tag("engine/_showdown.html")
def showdown(
    showdown: Showdown, names: Sequence[str] = "ABCDEFGHIJ", key: str = "", roles: bool = False
) -> dict[str, Any]:
    """Draw a showdown: the board, and each hand with the five that play and the two apart.

    `key` is the first part of the machine-readable keys of what is computed here. With `roles`
    every kicker is labelled, not only where one decides.
    """
    winners = showdown.winners()
    deciding = showdown.deciding_kickers()
    rows = [
        {
            "name": names[seat],
            "key": f"{key}.{slugify(names[seat])}",
            "hand": hand,
            "hand_name": hand_name(hand),
            "strength": str(hand.strength),
            "five": [
                _Placed.of(each, seat, showdown, deciding.get(seat, ())) for each in hand.five
            ],
            "apart": [_Placed.of(each, seat, showdown, ()) for each in hand.unused],
            "wins": seat in winners,
        }
        for seat, hand in enumerate(showdown.readings)
        if hand
    ]
    return {
        "showdown": showdown,
        "rows": rows,
        "key": key,
        "split": len(winners) > 1,
        "decided": roles or bool(deciding),
        "roles": roles,
    }


class _Placed(NamedTuple):
    """A card in a hand that is shown: whether it is the seat's own, a kicker, the one that decides."""

    card: Card
    is_own: bool
    is_kicker: bool
    decides: bool

    @classmethod
    def of(cls, card: Card, seat: int, showdown: Showdown, deciding: tuple[Card, ...]) -> Self:
        hand, own = showdown.readings[seat], showdown.hands[seat] or ()
        kickers = hand.kickers if hand else ()
        return cls(card, card in own, card in kickers, card in deciding)

    @property
    def classes(self) -> str:
        return " ".join(
            name for name, applies in (("here", self.decides), ("mine", self.is_own)) if applies
        )
