"""The hands of a series: what they offer, and each as a learner sees it."""

from typing import Any, NamedTuple

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_safe

from engine import Card
from lessons.admin.series.pages import address, current_drills, page, series_at, to_deal
from lessons.admin.series.preview import Preview
from practice.matrix import Column, Matrix
from practice.models import Drill, Series
from practice.overrides import MOST_SKIPPED, Override
from practice.table import SEAT_NAMES


class HandRow(NamedTuple):
    """One hand in the list: where it comes from, and which one would be put there next."""

    drill: Drill
    origin: str
    is_changed: bool
    is_kept: bool
    next_skip: int | None

    @property
    def hands(self) -> list[tuple[Card, ...]]:
        """The cards of the seats still in; none where there are only chips."""
        table = self.drill.table
        return [table.own(seat) for seat in table.seats] if table.has_cards else []

    @property
    def stakes(self) -> str:
        """What each seat put in; empty where all put in the same."""
        deal = self.drill.table.deal
        folded = dict.fromkeys(deal.folded, " (se retiró)")
        puts = [
            f"{SEAT_NAMES[seat]} {amount}{folded.get(seat, '')}"
            for seat, amount in enumerate(deal.contributed)
        ]
        return ", ".join(puts) if len(set(deal.contributed)) > 1 else ""


@require_safe
def hands(request: HttpRequest, desk: Any, pk: int) -> HttpResponse:
    """The matrix of a series' current drills, and the list of them."""
    series = series_at(pk)
    drills = current_drills(series)
    columns = [Column.of(drill.place, drill.level, drill.choices) for drill in drills]
    rows = [row_of(series, drill) for drill in drills]
    context = {
        "series": series,
        "rows": Paginator(rows, desk.list_per_page).get_page(request.GET.get("p")),
        "matrix": Matrix.of(series.levels, columns),
        **to_deal(series),
    }
    return page(desk, request, "hands.html", context, title=f"Manos de «{series}»")


@require_safe
def hand(request: HttpRequest, desk: Any, pk: int, place: int) -> HttpResponse:
    """One current drill in each of its states; answering here leads to the state of the answer."""
    series = series_at(pk)
    drills = {drill.place: drill for drill in current_drills(series)}
    if place not in drills:
        raise Http404("no such drill")
    preview = _preview(series, drills, place)
    if anchor := preview.anchor_of(request.GET):
        return HttpResponseRedirect(f"{preview.address}#{anchor}")
    context = {
        "series": series,
        "states": preview.states(request),
        "row": row_of(series, drills[place]),
    }
    return page(desk, request, "hand.html", context, title=f"Mano {place} de «{series}»")


def _preview(series: Series, drills: dict[int, Drill], place: int) -> Preview:
    later = place + 1 in drills
    return Preview(
        series=series,
        drill=drills[place],
        address=address("hand", series, place),
        of=len(drills),
        next_url=address("hand", series, place + 1) if later else address("hands", series),
        next_label="Mano siguiente" if later else "Todas las manos",
    )


def row_of(series: Series, drill: Drill) -> HandRow:
    override = series.overrides.get(str(drill.place))
    typed = bool(override and "deal" in override)
    skipped = 0 if typed or not override else override["skip"]
    return HandRow(
        drill=drill,
        origin=origin_of(override),
        is_changed=bool(override),
        is_kept=typed,
        next_skip=skipped + 1 if skipped < MOST_SKIPPED else None,
    )


def origin_of(override: Override | None) -> str:
    """Where a hand comes from, in words."""
    if not override:
        return "la da la semilla"
    if "deal" not in override:
        return f"la da la semilla, en vez de {override['skip']} anteriores"
    return "conservada" if "options" in override else "escrita a mano"
