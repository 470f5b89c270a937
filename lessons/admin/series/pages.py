"""What the pages of a series share."""

from typing import Any

from django.db.models import Exists, OuterRef
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse

from practice.dealing import NoDrillError, Slot
from practice.models import Attempt, Drill, Series
from practice.stored import Pending

TEMPLATES = "admin/practice/series"


def page(
    desk: Any,
    request: HttpRequest,
    template: str,
    context: dict[str, Any],
    *,
    title: str,
    status: int = 200,
) -> HttpResponse:
    """One page of the desk about one series."""
    around = {**desk.admin_site.each_context(request), "opts": desk.opts, "title": title}
    return render(request, f"{TEMPLATES}/{template}", {**around, **context}, status=status)


def series_at(pk: int) -> Series:
    return get_object_or_404(Series, pk=pk)


def slot_at(series: Series, place: int) -> Slot:
    """What the series asks of one of its places."""
    try:
        return next(slot for slot in series.slots() if slot.place == place)
    except (StopIteration, NoDrillError) as error:
        raise Http404("no such place") from error


def current_drills(series: Series) -> list[Drill]:
    """The drills that are shown now, each with whether somebody has answered it."""
    answers = Attempt.objects.filter(drill=OuterRef("pk"))
    drills = Drill.objects.current().filter(series=series).annotate(answered=Exists(answers))
    return list(drills.order_by("place"))


def to_deal(series: Series) -> dict[str, Any]:
    """What dealing the series would change as `pending`; why it cannot be dealt as `refused`."""
    try:
        return {"pending": Pending.of(series)}
    except NoDrillError as error:
        return {"refused": str(error)}


def address(name: str, series: Series, *args: int) -> str:
    """The address of a page of a series on the desk."""
    return reverse(f"admin:series_{name}", args=[series.pk, *args])
