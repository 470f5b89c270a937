"""The pages of a practice: the next drill, one drill, and forgetting."""

import uuid
from typing import Any

from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import push_url
from django_htmx.middleware import HtmxDetails

from practice import learners
from practice.forms import AnswerForm, DrillIdField
from practice.models import Drill, Series
from practice.progress import Place, Progress, first_answer
from practice.screens import Screen

REPEATED = "repetida"


class Request(HttpRequest):
    """A request as the middleware of django-htmx leaves it."""

    htmx: HtmxDetails


@require_safe
def series(request: Request, slug: str) -> HttpResponse:
    """The next drill that is not answered, or the end page."""
    practice = get_object_or_404(Series, slug=slug)
    learner = learners.known_or_new(request.session, slug)
    progress = Progress.load(practice, learner)
    if not progress.places:
        raise Http404("series without drills")
    if progress.next is None:
        context = {"series": practice, "progress": progress, "title": "Lección terminada"}
        return _answer(request, context)
    return _show(request, _screen(practice, progress, progress.next))


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
    return _show(request, screen)


def _post(request: Request, slug: str, number: int) -> HttpResponse:
    """Judge and store an answer against the drill that its form was made for."""
    asked = _asked(request, slug, number)
    learner = learners.known(request.session, slug)
    if learner is None:
        return render(request, "practice/no_cookies.html", status=403)
    progress = Progress.load(asked.series, learner)
    place = _place(progress, number)
    form = AnswerForm(asked, request.POST)
    if place.option is None and not form.is_valid():
        return _show(request, Screen(asked.series, progress, place, asked, form), status=422)
    if place.option is None:
        return _record(request, progress, asked, learner, form.chosen)
    return _answered(request, _screen(asked.series, progress, place), repeated=True)


def _record(
    request: Request, progress: Progress, asked: Drill, learner: uuid.UUID, option: int
) -> HttpResponse:
    attempt, is_new = first_answer(asked, learner, option)
    progress = progress.with_answer(attempt)
    place = _place(progress, asked.place)
    screen = Screen(asked.series, progress, place, asked, AnswerForm(asked))
    return _answered(request, screen, repeated=not is_new)


def _answered(request: Request, screen: Screen, *, repeated: bool) -> HttpResponse:
    """After an answer: the fragment, or without HTMX a redirect to the page that shows it."""
    screen.repeated = repeated
    if request.htmx:
        return _show(request, screen)
    url = reverse("practice:drill", args=[screen.series.slug, screen.place.number])
    query = f"?{REPEATED}=1" if repeated else ""
    response = HttpResponseRedirect(f"{url}{query}#resultado")
    response.status_code = 303
    return response


@require_http_methods(["GET", "HEAD", "POST"])
def forget(request: Request, slug: str) -> HttpResponse:
    """Say what forgetting does, and on POST do it, for this series or for all."""
    practice = get_object_or_404(Series, slug=slug)
    if request.method == "POST":
        if "todo" in request.POST:
            learners.forget_all(request.session)
        else:
            learners.forget(request.session, slug)
        return redirect(practice)
    learner = learners.known(request.session, slug)
    answered = Progress.load(practice, learner).answered if learner else 0
    context = {"series": practice, "answered": answered}
    return _private(render(request, "practice/forget.html", context))


def _asked(request: Request, slug: str, number: int) -> Drill:
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


def _screen(practice: Series, progress: Progress, place: Place) -> Screen:
    shown = Drill.objects.get(pk=place.drill_id)
    return Screen(practice, progress, place, shown, AnswerForm(shown))


def _show(request: Request, screen: Screen, status: int = 200) -> HttpResponse:
    context = {
        "series": screen.series,
        "progress": screen.progress,
        "screen": screen,
        "title": screen.title,
    }
    response = _answer(request, context, status)
    return push_url(response, screen.url) if _moves_on(request, screen) else response


def _moves_on(request: Request, screen: Screen) -> bool:
    """Whether a fragment goes into a page of this practice, whose address must then follow."""
    page = request.htmx.current_url_abs_path or ""
    return page.startswith(screen.series.get_absolute_url())


def _answer(request: Request, context: dict[str, Any], status: int = 200) -> HttpResponse:
    """The whole page, or for HTMX the fragment alone."""
    fragment = bool(request.htmx) and not request.htmx.history_restore_request
    template = "practice/_practice.html" if fragment else "practice/practice.html"
    context = {**context, "fragment": fragment}
    response = render(request, template, context, status=status)
    patch_vary_headers(response, ["HX-Request"])
    return _private(response)


def _private(response: HttpResponse) -> HttpResponse:
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response
