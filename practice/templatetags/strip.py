"""The boxes of the strip. A page has two dozen, so each is drawn once and kept."""

from functools import lru_cache

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from practice.progress import Place, State

register = template.Library()

SIGNS = {State.RIGHT: "✓", State.MISSED: "✗", State.CORRECTED: "↺"}


@register.simple_tag
def boxes(places: list[Place], base: str, here: int | None, nth: str = "") -> SafeString:
    """Draw the boxes of places as list items; an answered one leads to its drill.

    A drill's address is `base` and its number. `here` is the number of the place that is shown,
    `nth` the suffix of the practice's id.
    """
    drawn = (_box(each.number, each.state, base, each.number == here, nth) for each in places)
    return SafeString("".join(drawn))


@lru_cache(maxsize=4096)
def _box(number: int, state: State, base: str, is_here: bool, nth: str) -> SafeString:
    current = format_html(' aria-current="{}"', "step") if is_here else ""
    said = format_html('<span class="vh">Mano {}: {}</span>', number, state.value)
    if state is State.UNANSWERED:
        return format_html('<li><span class="box unanswered"{}>{}</span></li>', current, said)
    return format_html(
        '<li><a class="box {}" href="{url}" hx-get="{url}" hx-target="#practice{}" hx-swap="outerHTML"{}>'
        '<span aria-hidden="true">{}</span>{}</a></li>',
        state.name.lower(),
        nth,
        current,
        SIGNS[state],
        said,
        url=f"{base}{number}/",
    )
