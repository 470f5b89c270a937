"""Guides for who writes lessons."""

from django.contrib import admin
from django.contrib.admin.views.decorators import staff_member_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from lessons import guide


@require_safe
def marks(request: HttpRequest) -> HttpResponse:
    """Every block and mark that a lesson can hold, its source beside its result."""
    context = {"parts": guide.shown(guide.MARKS)}
    response = render(request, "lessons/marks.html", context)
    response["X-Robots-Tag"] = "noindex"
    return response


@require_safe
@never_cache
@staff_member_required
def instructors(request: HttpRequest) -> HttpResponse:
    """The guide for instructors, inside the admin."""
    context = admin.site.each_context(request) | {"title": "Guía para instructores"}
    context["parts"] = guide.shown(guide.INSTRUCTORS)
    return render(request, "admin/guide.html", context)
