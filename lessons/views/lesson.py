"""One lesson: published, the same for everybody; a draft, for who may write it."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control, never_cache
from django.views.decorators.http import conditional_page, require_safe

from lessons.models import Lesson
from lessons.page import LessonPage

SECONDS_KEPT = 60


@require_safe
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """One lesson by its address."""
    lessons = Lesson.objects.select_related("series").prefetch_related("questions")
    shown = get_object_or_404(lessons, slug=slug)
    return _published(request, shown) if shown.is_published else _draft(request, shown)


@conditional_page
@cache_control(public=True, max_age=SECONDS_KEPT)
def _published(request: HttpRequest, lesson: Lesson) -> HttpResponse:
    """It holds no form and sets no cookie: it is the same for everybody."""
    return _drawn(request, lesson)


@never_cache
def _draft(request: HttpRequest, lesson: Lesson) -> HttpResponse:
    """For whoever may change it; for others there is no such lesson."""
    if not request.user.has_perm("lessons.change_lesson"):
        raise Http404("no such lesson")
    response = _drawn(request, lesson)
    response["X-Robots-Tag"] = "noindex"
    return response


def _drawn(request: HttpRequest, lesson: Lesson) -> HttpResponse:
    return render(request, "lessons/lesson.html", {"page": LessonPage(lesson), "lesson": lesson})
