"""The next drill, one drill, and its first answer."""

import uuid

from django.core.exceptions import ValidationError
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_http_methods, require_safe

from practice import learners
from practice.forms import AnswerForm, DrillIdField
from practice.models import Drill, Given, Series
from practice.progress import Place, Progress, first_answer
from practice.standing import InSeries
from practice.views.responses import Request, fragment, no_cookies, see_other, show

REPEATED = "repetida"


@require_safe
def series(request: Request, slug: str) -> HttpResponse:
    """The next drill that is not answered, or the end page."""
    practice = get_object_or_404(Series, slug=slug)
    learner = learners.known_or_new(request.session, slug)
    progress = Progress.load(practice, learner)
    if not progress.places:
        raise Http404("series without drills")
    if progress.next is None:
        context = {"progress": progress, "title": "Lección terminada"}
        return fragment(request, practice, context, practice.get_absolute_url())
    return show(request, _screen(practice, progress, progress.next), progress)


@require_http_methods(["GET", "HEAD", "POST"])
def drill(request: Request, slug: str, number: int) -> HttpResponse:
    """One drill: GET shows it, with its feedback if it is answered; POST answers it."""
    if request.method == "POST":
        return _post(request, slug, number)
    practice = get_object_or_404(Series, slug=slug)
    learner = learners.known_or_new(request.session, slug)
    progress = Progress.load(practice, learner)
    screen = _screen(practice, progress, _place(progress, number))
    screen.repeated = REPEATED in request.GET
    return show(request, screen, progress)


def _post(request: Request, slug: str, number: int) -> HttpResponse:
    """Judge and store an answer against the drill that its form was made for."""
    asked = asked_drill(request, slug, number)
    learner = learners.known(request.session, slug)
    if learner is None:
        return no_cookies(request)
    progress = Progress.load(asked.series, learner)
    place = _place(progress, number)
    if place.is_answered:
        return _answered(request, _screen(asked.series, progress, place), repeated=True)
    form = AnswerForm.to(asked, request.POST)
    if not form.is_valid():
        screen = InSeries(asked.series, asked, form, progress=progress, place=place)
        return show(request, screen, progress, status=422)
    return _record(request, progress, asked, learner, form.given)


def _record(
    request: Request, progress: Progress, asked: Drill, learner: uuid.UUID, given: Given
) -> HttpResponse:
    attempt, is_new = first_answer(asked, learner, given)
    progress = progress.with_answer(attempt)
    screen = _screen_of(asked, progress, _place(progress, asked.place))
    return _answered(request, screen, repeated=not is_new)


def _answered(request: Request, screen: InSeries, *, repeated: bool) -> HttpResponse:
    screen.repeated = repeated
    if request.htmx:
        return show(request, screen, screen.progress)
    return see_other(f"{screen.url}?{REPEATED}=1" if repeated else screen.url)


def asked_drill(request: Request, slug: str, number: int) -> Drill:
    """The drill whose form was sent, current or retired."""
    try:
        key = DrillIdField().clean(request.POST.get("drill"))
    except ValidationError as error:
        raise Http404("no such drill") from error
    drills = Drill.objects.select_related("series")
    asked: Drill = get_object_or_404(drills, pk=key, series__slug=slug, place=number)
    return asked


def _place(progress: Progress, number: int) -> Place:
    place = progress.place(number)
    if place is None:
        raise Http404("no such place")
    return place


def _screen(practice: Series, progress: Progress, place: Place) -> InSeries:
    shown = Drill.objects.get(pk=place.drill_id)
    shown.series = practice
    return _screen_of(shown, progress, place)


def _screen_of(shown: Drill, progress: Progress, place: Place) -> InSeries:
    form = AnswerForm.to(shown)
    return InSeries(shown.series, shown, form, place.given, progress=progress, place=place)
