"""The list and the form of the series, and the way to their other pages."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from django.contrib import admin, messages
from django.contrib.admin.options import IS_POPUP_VAR
from django.db.models import Count, Exists, OuterRef
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse

from lessons.admin.base import DeskAdmin, View, for_whoever
from lessons.admin.history import Changes
from lessons.admin.series import changing, dealing, showing
from lessons.admin.series.forms import LEVEL_FIELDS, SeriesForm
from lessons.models import Lesson
from practice.dealing import NoDrillError, drills_of
from practice.levels import LEVELS
from practice.models import Attempt, Drill, Report, Series
from practice.stored import Pending

WRITTEN = ("name", "slug", "seed")
LEVELS_SAY = (
    "Cuántas manos tiene la serie en cada nivel. Lo que guardes aquí no cambia las manos de nadie "
    "hasta que repartas."
)


class SeriesChanges(Changes):
    """What changed in a series, without the codes in which it is written."""

    def prepare_delta_change_value(self, change: Any, value: Any) -> str:
        if not value:
            return super().prepare_delta_change_value(change, value)
        if change.field == "level_codes":
            return ", ".join(map(_level_name, value))
        if change.field == "drills_each":
            return ", ".join(f"{_level_name(code)}: {number}" for code, number in value.items())
        if change.field == "overrides":
            return "; ".join(f"mano {n}: {showing.origin_of(each)}" for n, each in value.items())
        return super().prepare_delta_change_value(change, value)


def _level_name(code: str) -> str:
    return LEVELS[code].name if code in LEVELS else code


@admin.register(Series)
class SeriesAdmin(DeskAdmin):
    form = SeriesForm
    list_display = ("name", "slug", "seed", "levels_in_words")
    search_fields = ("name", "slug")
    key_fields = ("slug",)
    key_from = "name"
    restores = ("level_codes", "drills_each", "overrides")

    @admin.display(description="niveles")
    def levels_in_words(self, series: Series) -> str:
        try:
            drills = [(each.name, drills_of(each, series.drills_each)) for each in series.levels]
        except NoDrillError as error:
            return f"no se puede repartir: {error}"
        return ", ".join(f"{name} ({number})" for name, number in drills)

    # The form

    def get_form(
        self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any
    ) -> type[SeriesForm]:
        kwargs["fields"] = WRITTEN  # the fields of the levels are the form's own
        form: type[SeriesForm] = super().get_form(request, obj, change, **kwargs)
        form.suggested_seed = request.GET.get("semilla", "")[:60]
        return form

    def get_fieldsets(self, request: HttpRequest, obj: Any = None) -> Any:
        may = self.has_change_permission(request, obj) if obj else self.has_add_permission(request)
        if not may:
            return [(None, {"fields": (*WRITTEN, "levels_in_words")})]
        levels = {"fields": LEVEL_FIELDS, "description": LEVELS_SAY}
        return [(None, {"fields": WRITTEN}), ("Niveles", levels)]

    def save_model(self, request: HttpRequest, obj: Series, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        if form.dropped:
            text = "Manos cambiadas que la serie ya no tiene con esta semilla o estos niveles: "
            messages.warning(request, f"{text}{form.dropped}.")

    def response_add(
        self, request: HttpRequest, obj: Series, post_url_continue: str | None = None
    ) -> HttpResponse:
        return self._then_deal(request, obj, super().response_add(request, obj, post_url_continue))

    def response_change(self, request: HttpRequest, obj: Series) -> HttpResponse:
        return self._then_deal(request, obj, super().response_change(request, obj))

    def _then_deal(
        self, request: HttpRequest, series: Series, response: HttpResponse
    ) -> HttpResponse:
        """A series that is saved is not dealt yet: lead to where that is done."""
        try:
            if Pending.of(series).is_nothing:
                return response
        except NoDrillError:
            pass  # the page that deals says why it cannot
        messages.warning(request, "Falta repartir: las manos siguen como estaban.")
        if {IS_POPUP_VAR, "_continue", "_addanother"} & request.POST.keys():
            return response
        return HttpResponseRedirect(reverse("admin:series_deal", args=[series.pk]))

    def get_historical_record_context_helper(self, request: HttpRequest, record: Any) -> Changes:
        return SeriesChanges(self.model, record, self.form.base_fields)

    # Deleting

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        """A series that a lesson uses, or with drills that somebody answered or reported, stays."""
        rows = list(Series.objects.filter(pk__in=[series.pk for series in objs]))
        if held := list(_why_held(rows)):
            return [], {}, set(), held
        drills = Drill.objects.filter(series__in=rows).count()
        counts = {"series": len(rows), "manos de práctica": drills}
        refused = set() if self.has_delete_permission(request) else {"serie"}
        return [str(series) for series in rows], counts, refused, []

    def delete_model(self, request: HttpRequest, obj: Series) -> None:
        self.delete_queryset(request, Series.objects.filter(pk=obj.pk))

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        """With their drills; the database refuses if one was answered in the meantime."""
        Drill.objects.filter(series__in=queryset).delete()
        for series in queryset:
            series.delete()

    # The other pages

    def get_urls(self) -> list[URLPattern]:
        hand = "<int:pk>/manos/<int:place>/"
        own = [
            self._page("<int:pk>/repartir/", dealing.deal, "series_deal"),
            self._page("<int:pk>/semillas/", dealing.seeds, "series_seeds"),
            self._page("<int:pk>/manos/", showing.hands, "series_hands"),
            self._page(hand, showing.hand, "series_hand"),
            self._page(f"{hand}otra/<int:skip>/", changing.another, "series_another"),
            self._page(f"{hand}escribir/", changing.write, "series_write"),
            self._page(f"{hand}conservar/", changing.keep, "series_keep"),
        ]
        return own + super().get_urls()

    def _page(self, route: str, view: View, name: str) -> URLPattern:
        guarded = for_whoever(self.has_change_permission, partial(view, desk=self))
        page: URLPattern = path(route, self.admin_site.admin_view(guarded), name=name)
        return page


def _why_held(rows: list[Series]) -> Iterator[str]:
    """Why series cannot be deleted, in a constant number of queries."""
    answers, reports = (model.objects.filter(drill=OuterRef("pk")) for model in (Attempt, Report))
    held = Drill.objects.filter(Exists(answers) | Exists(reports), series__in=rows)
    drills = dict(held.order_by().values_list("series").annotate(Count("pk")))
    lessons = dict(Lesson.objects.filter(series__in=rows).values_list("series", "title"))
    for row in rows:
        if row.pk in drills:
            yield (
                f"Serie «{row}»: tiene {drills[row.pk]} manos con respuestas o avisos, "
                "que se conservan siempre. No se puede eliminar."
            )
        elif row.pk in lessons:
            yield f"Serie «{row}»: la usa la lección «{lessons[row.pk]}». Quítala primero de ahí."
