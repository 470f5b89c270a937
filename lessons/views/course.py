"""The course: its opening question as a live drill, and its lessons."""

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.models import Lesson
from practice import learners
from practice.progress import answered_by_series

PER_PAGE = 30


@require_safe
def index(request: HttpRequest) -> HttpResponse:
    """The course: its opening question as a live drill on the first page, and its lessons."""
    lessons = Lesson.objects.published().select_related("series")
    page = Paginator(lessons, PER_PAGE).get_page(request.GET.get("pagina"))
    answered = answered_by_series(learners.all_known(request.session))
    heart = lessons.exclude(series=None).first() if page.number == 1 else None
    context = {
        "page": page,
        "heart": heart,
        "finished": _is_finished(heart, answered),
        "rows": [(lesson, answered.get(lesson.series_id or 0, 0)) for lesson in page],
    }
    return render(request, "lessons/index.html", context)


def _is_finished(lesson: Lesson | None, answered: dict[int, int]) -> bool:
    """Whether this visitor has answered every hand of the lesson's practice."""
    if lesson is None or lesson.series is None:
        return False
    return answered.get(lesson.series.pk, 0) >= lesson.series.size
