"""One lesson."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page, require_safe

from lessons.models import Lesson
from lessons.page import LessonPage

SECONDS_KEPT = 60


@require_safe
@conditional_page
@cache_control(public=True, max_age=SECONDS_KEPT)
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """One lesson. It holds no form and sets no cookie: it is the same for everybody."""
    lessons = Lesson.objects.published().select_related("series").prefetch_related("questions")
    page = LessonPage(get_object_or_404(lessons, slug=slug))
    return render(request, "lessons/lesson.html", {"page": page, "lesson": page.lesson})
