"""Where the rules are taken from."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.sources import RULES, SENTENCES, SourcesPage


@require_safe
def sources(request: HttpRequest) -> HttpResponse:
    """Every source with its sentences, every rule from elsewhere, and what uses them."""
    page = SourcesPage(request.GET.get(SENTENCES), request.GET.get(RULES))
    return render(request, "lessons/sources.html", {"page": page})
