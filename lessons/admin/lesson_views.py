"""What an instructor does with a lesson besides writing it: preview, move, duplicate."""

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.views.decorators.http import require_POST

from lessons.citing import keep_citations
from lessons.faulty import faults_of, told
from lessons.markup import Drawing, stored
from lessons.models import Lesson
from lessons.page import parsed

LIST = "admin:lessons_lesson_changelist"
STANDS_HERE = "<p><em>Aquí va {}.</em></p>"


@require_POST
def preview(request: HttpRequest) -> HttpResponse:
    """The texts as they would look, and what is wrong with them. Nothing is kept."""
    texts = {name: request.POST.get(name, "") for name in ("short_answer", "body")}
    document = parsed(texts)
    inserts = {
        "practica": lambda: STANDS_HERE.format("la práctica"),
        "preguntas": lambda: STANDS_HERE.format("las preguntas"),
    }
    drawing = Drawing(document, stored(document.wanted), inserts)
    context = {
        "short_answer": drawing.text("short_answer"),
        "body": drawing.text("body"),
        "faults": told(faults_of(texts), texts),
    }
    return render(request, "admin/lessons/lesson/_preview.html", context)


@require_POST
@transaction.atomic
def move(request: HttpRequest, pk: int, way: str) -> HttpResponse:
    """Change places with the lesson before or after."""
    lesson = get_object_or_404(Lesson.objects.select_for_update(), pk=pk)
    others = Lesson.objects.select_for_update()
    if way == "arriba":
        other = others.filter(number__lt=lesson.number).last()
    elif way == "abajo":
        other = others.filter(number__gt=lesson.number).first()
    else:
        raise Http404("no such way")
    if other is not None:
        _change_places(lesson, other)
    return HttpResponseRedirect(reverse(LIST))


def _change_places(lesson: Lesson, other: Lesson) -> None:
    """Numbers are unique at every moment: one of the two waits at a free one."""
    numbers = lesson.number, other.number
    free = Lesson.objects.next_number()
    for row, number in ((lesson, free), (other, numbers[0]), (lesson, numbers[1])):
        row.number = number
        row.save(update_fields=["number"])


@require_POST
@transaction.atomic
def duplicate(request: HttpRequest, pk: int) -> HttpResponse:
    """A draft with the same texts and questions, after the last lesson."""
    lesson = get_object_or_404(Lesson, pk=pk)
    questions = list(lesson.questions.all())
    lesson.pk, lesson._state.adding = None, True
    lesson.number = Lesson.objects.next_number()
    lesson.slug, lesson.title = _free_slug(lesson.slug), f"{lesson.title[:100]} (copia)"
    lesson.is_published, lesson.loaded_digest = False, ""
    lesson.save()
    for question in questions:
        question.pk, question._state.adding = None, True
        question.lesson, question.loaded_digest = lesson, ""
        question.save()
    keep_citations(lesson)
    messages.success(request, f"«{lesson.title}» es un borrador nuevo.")
    return HttpResponseRedirect(reverse("admin:lessons_lesson_change", args=[lesson.pk]))


def _free_slug(slug: str) -> str:
    base, number = f"{slug[:70]}-copia", 2
    taken = set(Lesson.objects.filter(slug__startswith=base).values_list("slug", flat=True))
    free = base
    while free in taken:
        free, number = f"{base}-{number}", number + 1
    return free
