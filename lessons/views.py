from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from lessons.models import Lesson
from lessons.prose import prose
from practice import learners
from practice.feedback import explanation
from practice.progress import answered_by_series
from practice.table import Table


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """The course: its opening question as a live drill, and its lessons."""
    lessons = list(Lesson.objects.select_related("series"))
    answered = answered_by_series(learners.all_known(request.session))
    context = {
        "heart": next((lesson for lesson in lessons if lesson.series), None),
        "rows": [(lesson, answered.get(lesson.series_id or 0, 0)) for lesson in lessons],
    }
    return render(request, "lessons/index.html", context)


@require_safe
def lesson(request: HttpRequest, slug: str) -> HttpResponse:
    """One lesson. It holds no form and sets no cookie: it is the same for everybody."""
    shown = get_object_or_404(Lesson.objects.select_related("series"), slug=slug)
    context = {
        "lesson": shown,
        "body": prose(shown.body),
        "example_says": explanation(Table(shown.example_deal)),
    }
    return render(request, "lessons/lesson.html", context)
