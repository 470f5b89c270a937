"""Forgetting: cutting the tie between a browser and its answers."""

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods

from practice import learners
from practice.models import Series
from practice.progress import Progress
from practice.views.responses import Request, private


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
    return private(render(request, "practice/forget.html", context))
