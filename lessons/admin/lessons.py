"""Lessons: written with a preview beside them, drafts until they are published."""

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.urls import URLPattern, path
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import capfirst

from lessons.admin import lesson_views
from lessons.admin.base import DeskAdmin, View, for_whoever
from lessons.admin.questions import QuestionInline
from lessons.citing import keep_citations
from lessons.faulty import faults_of, line_of, told
from lessons.models import Lesson

PUBLISHED = "La lección quedó publicada: cualquiera la ve."
TAKEN_BACK = "La lección es un borrador: solo la ven quienes enseñan."
HELP = {
    "title": "Por ejemplo: El showdown: kickers y pozos divididos.",
    "slug": "La dirección de la lección: solo minúsculas, números y guiones. Por ejemplo: el-showdown.",
    "standfirst": "De qué trata, en dos o tres frases. Se ve en el curso y bajo el título.",
    "question": "La pregunta con que se abre, en una o dos frases.",
    "short_answer": "Su respuesta corta. Puede llevar las mismas marcas que el texto.",
    "body": "Con «##» empieza una sección; las figuras, los pozos y las citas se escriben como en la "
    "página de marcas, enlazada arriba.",
    "series": "La práctica de la lección, si tiene.",
    "is_published": "Sin esta marca es un borrador: solo la ven quienes enseñan. "
    "Para publicarla no puede quedar nada por corregir.",
}


class LessonForm(forms.ModelForm):
    class Meta:
        model = Lesson
        fields = (
            "title",
            "slug",
            "standfirst",
            "question",
            "short_answer",
            "body",
            "series",
            "is_published",
        )
        help_texts = HELP
        widgets = {
            "standfirst": forms.Textarea(attrs={"rows": 3}),
            "question": forms.Textarea(attrs={"rows": 2}),
            "short_answer": forms.Textarea(attrs={"rows": 4}),
            "body": forms.Textarea(attrs={"rows": 30, "spellcheck": "true"}),
        }

    def clean(self) -> dict[str, Any]:
        """A lesson is published only where nothing is left to mend."""
        cleaned = super().clean() or self.cleaned_data
        if cleaned.get("is_published"):
            self._check({name: cleaned.get(name, "") for name in ("short_answer", "body")})
        return cleaned

    def _check(self, texts: dict[str, str]) -> None:
        for fault in faults_of(texts):
            says = capfirst(f"{line_of(fault, texts)}: {fault.says}")
            self.add_error(fault.text, ValidationError(says))


@admin.register(Lesson)
class LessonAdmin(DeskAdmin):
    form = LessonForm
    inlines = (QuestionInline,)
    list_display = ("number", "title", "state", "series", "order")
    list_display_links = ("title",)
    list_filter = ("is_published",)
    list_select_related = ("series",)
    search_fields = ("title", "standfirst", "body")
    autocomplete_fields = ("series",)
    prepopulated_fields = {"slug": ("title",)}
    change_form_template = "admin/lessons/lesson/change_form.html"

    class Media:
        css = {"all": ("css/desk.css",)}

    @admin.display(description="estado", ordering="is_published")
    def state(self, lesson: Lesson) -> str:
        return "publicada" if lesson.is_published else "borrador"

    @admin.display(description="orden")
    def order(self, lesson: Lesson) -> SafeString:
        """Buttons that send the list's own form, with its token, to where a lesson is moved."""
        moves = (("arriba", "Subir", "↑"), ("abajo", "Bajar", "↓"))
        return format_html_join(
            " ",
            '<button class="move" formaction="{}/mover/{}/" name="_mover">'
            '<span aria-hidden="true">{}</span><span class="visually-hidden">{} «{}»</span></button>',
            ((lesson.pk, way, sign, says, lesson.title) for way, says, sign in moves),
        )

    def get_urls(self) -> list[URLPattern]:
        own = [
            self._page("vista-previa/", lesson_views.preview, "lesson_preview"),
            self._page("<int:pk>/mover/<str:way>/", lesson_views.move, "lesson_move"),
            self._page("<int:pk>/duplicar/", lesson_views.duplicate, "lesson_duplicate"),
        ]
        return own + super().get_urls()

    def _page(self, route: str, view: View, name: str) -> URLPattern:
        guarded = for_whoever(self.has_change_permission, view)
        page: URLPattern = path(route, self.admin_site.admin_view(guarded), name=name)
        return page

    def save_model(self, request: HttpRequest, obj: Lesson, form: Any, change: bool) -> None:
        if not obj.number:
            obj.number = Lesson.objects.next_number()
        super().save_model(request, obj, form, change)
        if self._is_restoring(request):  # without the questions, and so without `save_related`
            keep_citations(obj)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        lesson = Lesson.objects.get(pk=form.instance.pk)
        keep_citations(lesson)
        if "is_published" in form.changed_data:
            messages.success(request, PUBLISHED if lesson.is_published else TAKEN_BACK)
        self._tell_faults(request, lesson)

    def _tell_faults(self, request: HttpRequest, lesson: Lesson) -> None:
        """A draft is saved as it is, and what is left to mend is said."""
        texts = lesson.texts()
        says = told(faults_of(texts), texts)
        if says:
            items = format_html_join("", "<li>{}</li>", ((each,) for each in says))
            text = "Se guardó el borrador. Antes de publicarlo hay que corregir:"
            messages.warning(request, format_html("{}<ul>{}</ul>", text, items))

    def view_on_site(self, obj: Lesson) -> str:
        return obj.get_absolute_url()
