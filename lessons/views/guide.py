"""The guide to the marks of a lesson."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons import guide


@require_safe
def marks(request: HttpRequest) -> HttpResponse:
    """Every block and mark that a lesson can hold, its source beside its result."""
    response = render(request, "lessons/marks.html", {"parts": guide.shown()})
    response["X-Robots-Tag"] = "noindex"
    return response
