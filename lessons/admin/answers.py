"""What learners did, counted without persons: overview, series, retired drills, tables to take away."""

from typing import Any

from django import forms
from django.contrib import admin
from django.core.paginator import Page, Paginator
from django.db.models import Exists, F, OuterRef, Q, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import URLPattern, path
from django.utils.text import slugify
from django.views.decorators.http import require_safe

from lessons.admin.base import NothingToWrite, View, for_whoever
from lessons.models import Lesson
from practice import answers
from practice.answers import Period
from practice.models import Answers, Series

PER_PAGE = 50
PERIODS = {
    "7": ("últimos 7 días", Period.WEEK),
    "30": ("últimos 30 días", Period.MONTH),
    "365": ("últimos 365 días", Period.YEAR),
    "": ("todo", Period.ALL),
}
WRONG_PERIOD = (
    "No hay un período de «%(value)s» días: elige 7, 30 o 365, o déjalo vacío para contar todo."
)


class AnswersForm(forms.Form):
    """Which answers are counted: of which series, and since when."""

    q = forms.CharField(
        label="Lección o serie",
        required=False,
        max_length=120,
        error_messages={"max_length": "Busca con a lo más 120 caracteres."},
    )
    dias = forms.ChoiceField(
        label="Período",
        required=False,
        choices=[(value, label) for value, (label, _) in PERIODS.items()],
        error_messages={"invalid_choice": WRONG_PERIOD},
    )

    @property
    def period(self) -> Period:
        """The period that was asked for; everything where it was not understood."""
        return PERIODS[self.days][1]

    @property
    def days(self) -> str:
        return self._cleaned("dias")

    @property
    def label(self) -> str:
        return PERIODS[self.days][0]

    @property
    def wanted(self) -> str:
        return self._cleaned("q")

    @property
    def status(self) -> int:
        return 200 if self.is_valid() else 400

    def _cleaned(self, name: str) -> str:
        self.is_valid()
        return str(self.cleaned_data.get(name, ""))


@admin.register(Answers)
class AnswersAdmin(NothingToWrite):
    """Pages that count: they change nothing, and whoever may see the series may see them."""

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return request.user.has_perm("practice.view_series")

    def has_module_permission(self, request: HttpRequest) -> bool:
        return self.has_view_permission(request)

    def get_urls(self) -> list[URLPattern]:
        return [
            self._page("", self.all_series, "practice_answers_changelist"),
            self._page("<int:pk>/", self.one_series, "practice_answers_series"),
            self._page("<int:pk>/retiradas/", self.retired, "practice_answers_retired"),
            self._page("<int:pk>/respuestas.csv", self.csv, "practice_answers_csv"),
            self._page("<int:pk>/respuestas.json", self.json, "practice_answers_json"),
        ]

    def all_series(self, request: HttpRequest) -> HttpResponse:
        """Every series with its lessons, in the order of the course; fifty a page."""
        form = AnswersForm(request.GET)
        page = _page_of(request, _series_that_match(form.wanted))
        context = {"page": page, "lines": answers.overview(list(page), form.period)}
        return self._show(request, "all.html", form, "Respuestas", context)

    def one_series(self, request: HttpRequest, pk: int) -> HttpResponse:
        """One series, level by level and drill by drill."""
        form, series = AnswersForm(request.GET), _series_at(pk)
        report = answers.series_report(series, form.period)
        retired = answers.answered_and_retired(series, form.period).count()
        context = {"series": series, "report": report, "retired": retired}
        return self._show(request, "series.html", form, f"Respuestas: {series}", context)

    def retired(self, request: HttpRequest, pk: int) -> HttpResponse:
        """The retired drills of a series, each for itself."""
        form, series = AnswersForm(request.GET), _series_at(pk)
        page = _page_of(request, answers.answered_and_retired(series, form.period))
        among = Q(drill__in=[drill.pk for drill in page])
        drills = answers.retired_reports(list(page), among, form.period)
        context = {"series": series, "page": page, "drills": drills}
        return self._show(request, "retired.html", form, f"Manos retiradas: {series}", context)

    def csv(self, request: HttpRequest, pk: int) -> HttpResponse:
        form, series = AnswersForm(request.GET), _series_at(pk)
        text = answers.as_csv(answers.rows(series, form.period))
        return _attached(form, series, text, "csv", "text/csv; charset=utf-8")

    def json(self, request: HttpRequest, pk: int) -> HttpResponse:
        form, series = AnswersForm(request.GET), _series_at(pk)
        found = answers.rows(series, form.period)
        text = answers.as_json(series, form.period, found)
        return _attached(form, series, text, "json", "application/json")

    def _show(
        self,
        request: HttpRequest,
        template: str,
        form: AnswersForm,
        title: str,
        context: dict[str, Any],
    ) -> HttpResponse:
        around = {**self.admin_site.each_context(request), "opts": self.opts, "title": title}
        periods = [(days, label) for days, (label, _) in PERIODS.items()]
        context = {**around, "form": form, "periods": periods, **context}
        return render(request, f"admin/lessons/answers/{template}", context, status=form.status)

    def _page(self, route: str, view: View, name: str) -> URLPattern:
        guarded = require_safe(for_whoever(self.has_view_permission, view))
        return path(route, self.admin_site.admin_view(guarded), name=name)


def _series_that_match(wanted: str) -> QuerySet[Series]:
    """In the order of the lessons that use them, then those that none uses."""
    lessons = Lesson.objects.filter(series=OuterRef("pk"))
    first = Subquery(lessons.order_by("number").values("number")[:1])
    found = Series.objects.annotate(first=first).prefetch_related("lessons")
    if wanted:
        named = Q(name__icontains=wanted) | Q(slug__icontains=wanted)
        found = found.filter(named | Exists(lessons.filter(title__icontains=wanted)))
    return found.order_by(F("first").asc(nulls_last=True), "pk")


def _series_at(pk: int) -> Series:
    return get_object_or_404(Series.objects.prefetch_related("lessons"), pk=pk)


def _page_of(request: HttpRequest, rows: QuerySet[Any]) -> Page:
    return Paginator(rows, PER_PAGE).get_page(request.GET.get("p"))


def _attached(
    form: AnswersForm, series: Series, text: str, ending: str, content_type: str
) -> HttpResponse:
    """A file to keep; where the period is not understood, a sentence instead of another period."""
    if not form.is_valid():
        said = " ".join(str(error) for errors in form.errors.values() for error in errors)
        return HttpResponse(said, status=400, content_type="text/plain; charset=utf-8")
    name = f"respuestas-{slugify(series.slug)}{f'-{form.days}-dias' if form.days else ''}.{ending}"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return HttpResponse(text, content_type=content_type, headers=disposition)
