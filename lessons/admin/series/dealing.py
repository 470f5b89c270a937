"""Dealing a series, and looking for a seed that offers what one wants."""

from typing import Any, NamedTuple

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_http_methods, require_safe

from lessons.admin.series.pages import address, page, series_at, to_deal
from practice.dealing import NoDrillError
from practice.matrix import Column, Matrix, compared
from practice.models import Series
from practice.overrides import carried, deal_changed
from practice.stored import Changes, deal_into

CANDIDATES = 5
LAST = 99_995  # of the seeds that are offered


class Candidate(NamedTuple):
    """A seed, and what a series dealt from it would offer."""

    seed: str
    matrix: Matrix


@require_http_methods(["GET", "HEAD", "POST"])
def deal(request: HttpRequest, desk: Any, pk: int) -> HttpResponse:
    """Say what dealing would change, and deal when that is confirmed."""
    series = series_at(pk)
    if request.method == "POST":
        try:
            return _dealt(desk, request, series, deal_into(series))
        except NoDrillError:
            pass  # the page says why
    context = {"series": series, **to_deal(series)}
    status = 422 if "refused" in context else 200
    return page(desk, request, "deal.html", context, title=f"Repartir «{series}»", status=status)


def _dealt(desk: Any, request: HttpRequest, series: Series, changes: Changes) -> HttpResponse:
    says = (
        f"Manos nuevas: {changes.made}; sin cambios: {changes.kept}; retiradas: {changes.retired}."
    )
    desk.log_change(request, series, f"Repartida. {says}")
    messages.success(request, f"Serie repartida. {says}")
    return HttpResponseRedirect(address("hands", series))


@require_safe
def seeds(request: HttpRequest, desk: Any, pk: int) -> HttpResponse:
    """Five seeds with what each offers, beside the one that the series has. Nothing is kept."""
    series, first = series_at(pk), _first(request.GET.get("desde", ""))
    names = [f"{series.slug[:50]}-{number}" for number in range(first, first + CANDIDATES)]
    try:
        candidates = [_candidate(series, seed) for seed in (series.seed, *names)]
    except NoDrillError as error:
        context: dict[str, Any] = {"series": series, "refused": str(error)}
        return page(desk, request, "seeds.html", context, title="Otras semillas", status=422)
    context = {
        "series": series,
        "candidates": candidates,
        "rows": compared([each.matrix for each in candidates]),
        "after": str(first + CANDIDATES) if first + CANDIDATES <= LAST else "",
    }
    return page(desk, request, "seeds.html", context, title=f"Otras semillas para «{series}»")


def _first(text: str) -> int:
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 1
    return min(max(number, 1), LAST)


def _candidate(series: Series, seed: str) -> Candidate:
    """What the series would be with this seed: what was typed or kept stays where it is."""
    places = list(series.slots())
    overrides = carried(series.overrides, places, places, same_seed=seed == series.seed)
    drills = deal_changed(seed, series.levels, series.drills_each, overrides)
    columns = [Column.of(n, each.level, each.options) for n, each in enumerate(drills, start=1)]
    return Candidate(seed, Matrix.of(series.levels, columns))
