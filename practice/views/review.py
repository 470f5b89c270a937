"""Going back to what was missed: the only place where a miss is corrected."""

from urllib.parse import urlencode

from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_http_methods, require_safe

from practice import learners
from practice.forms import AnswerForm
from practice.models import Attempt, Correction, Drill, Series
from practice.progress import Progress
from practice.standing import CHOSEN, SENT, InReview
from practice.views.responses import Request, fragment, no_cookies, see_other, show


@require_safe
def errors(request: Request, slug: str) -> HttpResponse:
    """The misses of this learner, mistake by mistake."""
    practice = get_object_or_404(Series, slug=slug)
    progress = Progress.load(practice, learners.known(request.session, slug))
    context = {"progress": progress, "review": True, "title": "Revisar mis errores"}
    return fragment(request, practice, context, request.path)


@require_http_methods(["GET", "HEAD", "POST"])
def error(request: Request, slug: str, number: int) -> HttpResponse:
    """One miss: GET asks it again or shows an answer to it; POST judges one."""
    practice = get_object_or_404(Series, slug=slug)
    learner = learners.known(request.session, slug)
    if learner is None:
        return no_cookies(request) if request.method == "POST" else redirect(practice)
    progress = Progress.load(practice, learner)
    if request.method == "POST":
        return _judge(request, practice, progress)
    return show(request, _screen(practice, progress, number, request.GET), progress)


def _judge(request: Request, practice: Series, progress: Progress) -> HttpResponse:
    screen = _screen(practice, progress, _sent_number(request, progress), request.POST)
    if not screen.form.is_valid():
        return show(request, screen, progress, status=422)
    if screen.feedback and screen.feedback.is_right:
        attempt = Attempt(pk=screen.place.attempt_id)
        correction, _ = Correction.objects.get_or_create(attempt=attempt)
        screen.progress = progress.with_correction(correction)
    if request.htmx:
        return show(request, screen, screen.progress)
    return see_other(f"{screen.url}?{urlencode({SENT: 1, **screen.form.cleaned_data})}")


def _sent_number(request: Request, progress: Progress) -> int:
    """The number of the miss whose form was sent: a miss made meanwhile may have moved it."""
    sent = request.POST.get("drill", "")
    numbers = {str(place.drill_id): at for at, place in enumerate(progress.missed, start=1)}
    if sent not in numbers:
        raise Http404("not a miss of this learner")
    return numbers[sent]


def _screen(practice: Series, progress: Progress, number: int, data: QueryDict) -> InReview:
    if not 1 <= number <= len(progress.missed):
        raise Http404("no such error")
    shown = Drill.objects.get(pk=progress.missed[number - 1].drill_id)
    sent = data if {CHOSEN, SENT, "drill"} & data.keys() else None
    form = AnswerForm.to(shown, sent)
    given = form.given if form.is_valid() else None
    return InReview(practice, shown, form, given, progress=progress, number=number)
