"""The pages to look things up in: words, where to get help, what is kept of a visitor."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.glossary import topics
from lessons.models import Country
from practice.models import Series


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """The words of the table, explained."""
    return render(request, "lessons/glossary.html", {"topics": topics()})


@require_safe
def responsible(request: HttpRequest) -> HttpResponse:
    """Where somebody can ask to be kept out of casinos, country by country."""
    countries = list(Country.objects.all())
    first = [country for country in countries if country.default]
    others = [country for country in countries if not country.default]
    return render(request, "lessons/responsible.html", {"first": first, "others": others})


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    """What is kept of a visitor, for how long, and how to erase it."""
    return render(request, "lessons/privacy.html", {"all_series": Series.objects.all()})
