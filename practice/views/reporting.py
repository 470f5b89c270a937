"""Saying that a drill seems wrong."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from practice import learners
from practice.forms import ReportForm
from practice.models import Report
from practice.progress import Progress
from practice.throttle import may
from practice.views.answering import asked_drill
from practice.views.responses import Request, no_cookies, private

BURST = 5
SECONDS_EACH = 120


@require_http_methods(["POST"])
def report(request: Request, slug: str, number: int) -> HttpResponse:
    """Keep a learner's sentence about a drill, with the option that was chosen there."""
    asked = asked_drill(request, slug, number)
    learner = learners.known(request.session, slug)
    if learner is None:
        return no_cookies(request)
    if not may(f"aviso:{learner}", BURST, SECONDS_EACH):
        return HttpResponse(status=429)
    place = Progress.load(asked.series, learner).place(number)
    option = place.option if place and place.drill_id == asked.pk else None
    form = ReportForm(request.POST, instance=Report(drill=asked, option=option))
    if form.is_valid():
        form.save()
    status = 200 if form.is_valid() else 422
    context = {"series": asked.series, "place": number, "drill": asked, "report": form}
    template = "practice/_report.html" if request.htmx else "practice/report.html"
    return private(render(request, template, context, status=status))
