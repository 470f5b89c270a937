"""Every fragment in every state, on one page, for whoever designs or tests."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from practice.models import Excerpt, OutsideRule
from practice.screens import Screen
from practice.styleguide import Group, State, groups
from practice.views.responses import private


class Drawn(NamedTuple):
    """A state as HTML. `nth` ends every id in it, so that no other state has the same."""

    name: str
    nth: str
    html: SafeString


class DrawnGroup(NamedTuple):
    name: str
    states: list[Drawn]


@require_safe
def style(request: HttpRequest, error_pages: Mapping[int, Any]) -> HttpResponse:
    """`error_pages` holds the words of each error page by its status."""
    shown = groups(error_pages)
    _cite(shown)
    numbers = count(1)
    drawn = [DrawnGroup(name, list(_draw(request, states, numbers))) for name, states in shown]
    return private(render(request, "practice/style.html", {"groups": drawn}))


def _draw(request: HttpRequest, states: list[State], numbers: Iterator[int]) -> Iterator[Drawn]:
    for state in states:
        nth = f"-{next(numbers)}"
        context = {**state.context, "nth": nth, "state": state.name}
        html = render_to_string(state.template, context, request)
        yield Drawn(state.name, nth, html)


def _cite(shown: list[Group]) -> None:
    """Give all screens their citations, in one query for each kind."""
    excerpts = {each.key: each for each in Excerpt.objects.select_related("source")}
    rules = {each.key: each for each in OutsideRule.objects.all()}
    for screen in _screens(shown):
        backing = screen.feedback and screen.feedback.mistake and screen.feedback.mistake.backing
        screen.excerpt = excerpts.get(backing.excerpt) if backing else None
        screen.outside_rule = rules.get(backing.outside_rule) if backing else None


def _screens(shown: list[Group]) -> Iterator[Screen]:
    for group in shown:
        for state in group.states:
            screen = state.context.get("screen")
            if isinstance(screen, Screen):
                yield screen
