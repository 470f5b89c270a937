"""Where a sentence or rule is used: in its list, on its page, and when somebody would delete it."""

from typing import Any

from django.contrib import admin
from django.contrib.admin import SimpleListFilter
from django.db.models import (
    Count,
    OuterRef,
    Q,
    QuerySet,
    Subquery,
    prefetch_related_objects,
)
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from lessons.admin.base import DeskAdmin
from lessons.models import Lesson
from lessons.uses import Uses
from practice.mistakes import CATALOGUE, Mistake
from practice.models import Excerpt

LISTED = 50


def numbered(number: int, one: str, many: str) -> str:
    """A number of things, in words."""
    return f"{number} {one if number == 1 else many}"


def lesson_list(lessons: QuerySet[Lesson]) -> SafeString:
    """The lessons, each with the way to its form; of many, the first."""
    rows = list(lessons.only("number", "title", "is_published")[: LISTED + 1])
    items = format_html_join(
        "",
        '<li><a href="{}">{}</a>{}</li>',
        (
            (
                reverse("admin:lessons_lesson_change", args=[row.pk]),
                f"Lección {row}",
                "" if row.is_published else " (borrador)",
            )
            for row in rows[:LISTED]
        ),
    )
    more = SafeString("<li>y otras más</li>" if len(rows) > LISTED else "")
    return format_html("<ul>{}{}</ul>", items, more) if rows else SafeString("")


def mistake_list(mistakes: list[Mistake]) -> SafeString:
    items = format_html_join("", "<li>«{}»: {}</li>", ((each.name, each.rule) for each in mistakes))
    return format_html("<ul>{}</ul>", items) if mistakes else SafeString("")


class UseFilter(SimpleListFilter):
    """What is cited or backs a mistake, and what does neither."""

    title = "uso"
    parameter_name = "uso"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("si", "En uso"), ("no", "Sin usar")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        place = "excerpt" if queryset.model is Excerpt else "outside_rule"
        keys = {getattr(mistake.backing, place) for mistake in CATALOGUE}
        used = Q(cited__gt=0) | Q(key__in=keys)
        return {"si": queryset.filter(used), "no": queryset.exclude(used)}.get(
            self.value() or "", queryset
        )


class UsedAdmin(DeskAdmin):
    """Rows that lessons cite and mistakes rest on."""

    key_fields = ("key",)
    readonly_fields = ("where_used",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        name = self.opts.model_name
        citing = self.model.lessons.through.objects.filter(**{name: OuterRef("pk")}).order_by()
        number = citing.values(name).annotate(number=Count("pk")).values("number")
        rows: QuerySet[Any] = super().get_queryset(request)
        with_number: QuerySet[Any] = rows.annotate(cited=Coalesce(Subquery(number), 0))
        return with_number

    def get_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        fields = [name for name in super().get_fields(request, obj) if name != "where_used"]
        return [*fields, "where_used"] if obj else fields

    @admin.display(description="se usa en", ordering="cited")
    def uses(self, row: Any) -> str:
        numbers = (
            (row.cited, "lección", "lecciones"),
            (len(row.mistakes), "error", "errores"),
        )
        return ", ".join(numbered(*each) for each in numbers if each[0]) or "nada"

    @admin.display(description="dónde se usa")
    def where_used(self, row: Any) -> str:
        lessons, mistakes = lesson_list(row.lessons.all()), mistake_list(row.mistakes)
        if not (lessons or mistakes):
            return "Todavía no se usa: se puede cambiar y borrar."
        said = "Si cambias el texto, cambia en todas partes. No se puede borrar mientras se use."
        parts = [
            format_html("<p>{}</p>{}", title, listed)
            for title, listed in (
                ("Lo citan estas lecciones:", lessons),
                ("Respalda estos errores de la práctica:", mistakes),
            )
            if listed
        ]
        return format_html("{}<p>{}</p>", SafeString("".join(parts)), said)

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, ...]:
        rows = list(objs)
        *found, protected = super().get_deleted_objects(rows, request)
        prefetch_related_objects(rows, "lessons")
        used = [(row, uses) for row in rows if (uses := Uses.of(row))]
        return *found, [*protected, *(self._kept(row, uses) for row, uses in used[:LISTED])]

    def _kept(self, row: Any, uses: Uses) -> SafeString:
        name = f"admin:{self.opts.app_label}_{self.opts.model_name}_change"
        return format_html('<a href="{}">{}</a>: {}', reverse(name, args=[row.pk]), row, uses)
