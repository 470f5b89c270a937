"""Sheets to print: a whole series or one drill, with the key only where it is asked for."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from practice import learners
from practice.models import Drill, Series
from practice.progress import Progress
from practice.sheets import Printed
from practice.views.responses import Request, private

KEY = "clave"


@require_safe
def sheet(request: Request, slug: str) -> HttpResponse:
    """The current drills of a series."""
    practice = get_object_or_404(Series, slug=slug)
    drills = list(Drill.objects.current().filter(series=practice))
    if not drills:
        raise Http404("series without drills")
    return _sheet(request, practice, Printed.all(practice, drills, len(drills)))


@require_safe
def drill_sheet(request: Request, slug: str, number: int) -> HttpResponse:
    """One drill: the one that this learner sees at its place."""
    practice = get_object_or_404(Series, slug=slug)
    progress = Progress.load(practice, learners.known(request.session, slug))
    place = progress.place(number)
    if place is None:
        raise Http404("no such place")
    drill = Drill.objects.get(pk=place.drill_id)
    drills = Printed.all(practice, [drill], len(progress.places))
    return _sheet(request, practice, drills, number)


def _sheet(
    request: Request, series: Series, screens: list[Printed], number: int | None = None
) -> HttpResponse:
    context = {
        "series": series,
        "screens": screens,
        "number": number,
        "with_key": request.GET.get(KEY) == "1",
    }
    return private(render(request, "practice/sheet.html", context))
