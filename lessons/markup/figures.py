"""What blocks compute, and prose refers to by a key: an amount, a five, a kicker, a name."""

from collections.abc import Iterable
from typing import NamedTuple

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify

from engine import Card
from engine.templatetags.cards import card as drawn
from practice.amounts import written


class Figure(NamedTuple):
    """One computed thing: how it is read by a person (text, HTML) and by a machine."""

    text: str
    html: SafeString | str
    value: str
    is_amount: bool = False

    @classmethod
    def of_amount(cls, amount: int) -> "Figure":
        return cls(written(amount), written(amount), str(amount), is_amount=True)

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> "Figure":
        cards = tuple(cards)
        text = " ".join(map(str, cards))
        return cls(text, small_cards(cards), "".join(card.code for card in cards))

    @classmethod
    def of_words(cls, words: str, value: str = "") -> "Figure":
        return cls(words, words, value or words)

    def keyed(self, key: str) -> SafeString:
        """The figure as it stands in a page, with its key."""
        return format_html('<data value="{}" data-clave="{}">{}</data>', self.value, key, self.html)


Figures = dict[str, Figure]


def small_cards(cards: Iterable[Card]) -> SafeString:
    """Cards as they stand in a line of text."""
    return mark_safe(" ".join(drawn(card, "small") for card in cards))


def part(*names: str) -> str:
    """The key of one figure: the names of its parts, without accents, with points between."""
    return ".".join(slugify(name) for name in names)
