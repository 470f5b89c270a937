"""Amounts as they are drawn on a page: chips in a stack, and their sum in digits and in words."""

from collections.abc import Iterable
from functools import lru_cache

from django import template
from django.utils.formats import number_format
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from engine.chips import stacked
from engine.number_words import number_words

register = template.Library()

MOST_DRAWN = 10


@register.simple_tag
@lru_cache(maxsize=1024)
def chips(
    amount: int, chip: int = 1, words: bool = True, most: int = MOST_DRAWN, largest: int = 0
) -> SafeString:
    """Draw an amount: its chips, then their sum in digits and in words.

    Args:
        amount: what the chips are worth together, in units.
        chip: the smallest chip in play, in units.
        words: whether the sum in words is seen; where it is not, it is still in the page.
        most: how many chips are drawn one by one; of more, each denomination is drawn once.
        largest: the biggest chip that is used, in units; any where it is 0.

    Raises:
        ChipError: no chips of that size make the amount.
    """
    return format_html(
        '<span class="chips">{}<strong class="amount" aria-hidden="true">{}</strong>'
        ' <span class="amount-words{}">{}</span></span>',
        chip_stack(amount, chip, most, largest),
        number_format(amount, force_grouping=True),
        "" if words else " vh",
        number_words(amount),
    )


@register.simple_tag
@lru_cache(maxsize=1024)
def chip_stack(amount: int, chip: int = 1, most: int = MOST_DRAWN, largest: int = 0) -> SafeString:
    """Draw the chips alone, from the side and the biggest at the bottom; nothing of it is heard.

    The arguments and the error are those of `chips`. The stylesheet writes what the attributes
    say, so that the page's own text holds the sum and nothing else.
    """
    stacks = stacked(amount, chip, largest)
    if not stacks:
        return SafeString("")
    if sum(stack.pieces for stack in stacks) > most:
        return _stack("folded", (_slab(each.denomination, each.pieces) for each in stacks))
    return _stack("", (_slab(each.denomination) for each in stacks for _ in range(each.pieces)))


def _stack(role: str, slabs: Iterable[SafeString]) -> SafeString:
    drawn = format_html_join("", "{}", ((each,) for each in slabs))
    return format_html('<span class="chip-stack {}" aria-hidden="true">{}</span> ', role, drawn)


def _slab(denomination: int, count: int = 1) -> SafeString:
    times = format_html(' data-times="×{}"', count) if count > 1 else ""
    written = number_format(denomination, force_grouping=True)
    return format_html(
        '<i class="chip chip-{}" data-chip="{}"{}></i>', denomination, written, times
    )
