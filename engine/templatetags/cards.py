"""Cards and showdowns as they are drawn on a page: seen as "A♠", heard as "as de picas"."""

from functools import cache
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from engine import Card, Showdown, StepKind, card_name, hand_name

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
def spoken(cards: tuple[Card, ...]) -> str:
    """Cards by name, for those who hear the page: "as de picas, rey de corazones"."""
    return ", ".join(card_name(card) for card in cards)


@register.inclusion_tag("engine/_showdown.html")
def showdown(showdown: Showdown, names: str = "ABCDEFGHIJ", key: str = "") -> dict[str, Any]:
    """Draw a showdown: the board, and each hand with the five that play and the two apart.

    `key` is the first part of the machine-readable keys of what is computed here.
    """
    winners = showdown.winners()
    deciding = _deciding_cards(showdown)
    rows = [
        {
            "name": names[seat],
            "key": f"{key}.{names[seat].lower()}",
            "own": showdown.hands[seat],
            "hand": hand,
            "hand_name": hand_name(hand),
            "strength": str(hand.strength),
            "five": [(each, _role(each, deciding)) for each in hand.five],
            "wins": seat in winners,
        }
        for seat, hand in enumerate(showdown.readings)
        if hand
    ]
    return {"showdown": showdown, "rows": rows, "key": key, "split": len(winners) > 1}


def _deciding_cards(showdown: Showdown) -> tuple[Card, ...]:
    """The kickers that decide between the winner and the next best hand, if kickers do."""
    winners = showdown.winners()
    others = [seat for seat, hand in enumerate(showdown.readings) if hand and seat not in winners]
    second = showdown.winners(among=others)
    step = showdown.compare(winners[0], second[0]).deciding if second else None
    return step.first + step.second if step and step.kind is StepKind.KICKER else ()


def _role(card: Card, deciding: tuple[Card, ...]) -> str:
    return "kicker" if card in deciding else ""
