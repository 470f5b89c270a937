"""The quick questions of a lesson, written inside its form."""

from typing import Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.forms.models import BaseInlineFormSet
from django.http import HttpRequest

from lessons.admin.base import DeskAdmin
from lessons.citing import keep_citations
from lessons.faulty import faults_of, told
from lessons.models import LEAST_OPTIONS, MOST_OPTIONS, Question

RIGHT = "*"


class OptionsField(forms.CharField):
    """The answers, one a line; the right one begins with an asterisk."""

    widget = forms.Textarea(attrs={"rows": 4})

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(value) if isinstance(value, list) else value


class QuestionForm(forms.ModelForm):
    answers = OptionsField(
        label="Respuestas",
        help_text="Una por línea, de dos a cinco; delante de la correcta, un asterisco: «* Dos».",
    )

    class Meta:
        model = Question
        fields = ("position", "asks", "answers", "explanation")
        widgets = {
            "asks": forms.TextInput(attrs={"class": "vTextField"}),
            "explanation": forms.Textarea(attrs={"rows": 3}),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["position"].required = False
        self.fields["position"].help_text = "1 es la primera; en blanco, queda al final."
        if self.instance.pk:
            self.initial["answers"] = [
                f"{RIGHT} {text}" if number == self.instance.right else text
                for number, text in enumerate(self.instance.options, start=1)
            ]

    def clean_answers(self) -> str:
        lines = [line.strip() for line in self.cleaned_data["answers"].splitlines()]
        lines = [line for line in lines if line]
        right = [n for n, line in enumerate(lines, start=1) if line.startswith(RIGHT)]
        if not LEAST_OPTIONS <= len(lines) <= MOST_OPTIONS:
            says = f"Hay {len(lines)} respuestas y van de {LEAST_OPTIONS} a {MOST_OPTIONS}."
            raise ValidationError(says)
        if len(right) != 1:
            says = f"Marca una sola respuesta con «{RIGHT}» delante; hay {len(right)} marcadas."
            raise ValidationError(says)
        self.instance.options = [line.removeprefix(RIGHT).strip() for line in lines]
        self.instance.right = right[0]
        return "\n".join(lines)


class QuestionFormSet(BaseInlineFormSet):
    """All questions of the form; a lesson that is published must have none with a fault."""

    def clean(self) -> None:
        super().clean()
        if any(self.errors):
            return
        kept = [form for form in self.forms if form.has_changed() or form.instance.pk]
        questions = [form.instance for form in kept if form not in self.deleted_forms]
        self._number(questions)
        if not self.instance.is_published:
            return
        texts = self.instance.own_texts()
        for question in questions:
            texts |= question.texts()
        wrong = [fault for fault in faults_of(texts) if fault.text not in self.instance.own_texts()]
        if wrong:
            raise ValidationError(told(wrong, texts))

    def _number(self, questions: list[Question]) -> None:
        """Questions without a place come after the last one."""
        last = max((question.position or 0 for question in questions), default=0)
        for question in questions:
            if not question.position:
                last += 1
                question.position = last


class QuestionInline(admin.StackedInline):
    model = Question
    form = QuestionForm
    formset = QuestionFormSet
    extra = 0
    show_change_link = True
    fields = ("position", "asks", "answers", "explanation")
    verbose_name = "pregunta"
    verbose_name_plural = "Revisa lo aprendido (preguntas al final, sin puntos)"


class QuestionAloneForm(QuestionForm):
    """One question by itself, as its history gives it back."""

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        lesson = self.instance.lesson
        if lesson.is_published and not self.errors:
            written = Question(
                position=cleaned["position"] or self.instance.position,
                options=self.instance.options,
            )
            written.asks, written.explanation = cleaned["asks"], cleaned["explanation"]
            texts = lesson.own_texts() | written.texts()
            wrong = [fault for fault in faults_of(texts) if fault.text in written.texts()]
            if wrong:
                raise ValidationError(told(wrong, texts))
        return cleaned


@admin.register(Question)
class QuestionAdmin(DeskAdmin):
    """For the history of a question; questions are written in their lesson's form."""

    form = QuestionAloneForm
    list_display = ("asks", "lesson", "position")
    list_select_related = ("lesson",)
    search_fields = ("asks", "lesson__title")

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def get_model_perms(self, request: HttpRequest) -> dict[str, bool]:
        """Not in the list of the desk: one comes here from the lesson."""
        return {}

    def save_model(self, request: HttpRequest, obj: Question, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        keep_citations(obj.lesson)
