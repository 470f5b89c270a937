"""The history of a row: who changed what and when, what was deleted, and the way back."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.core.paginator import Paginator
from django.db import models, transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.defaultfilters import date, yesno
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.text import capfirst
from simple_history.admin import SimpleHistoryAdmin
from simple_history.models import DeletedObject
from simple_history.template_utils import HistoricalRecordContextHelper, ObjDiffDisplay

NOTHING = "nada"
SHOWN = 200  # characters of a changed text that the list shows


class Shortened(ObjDiffDisplay):  # type: ignore[misc]
    """The part of two long texts where they differ."""

    def shortened_str(self, prefix: str, num_skipped_chars: int, suffix: str) -> str:
        return f"{prefix}[… {num_skipped_chars} letras …]{suffix}"


class Changes(HistoricalRecordContextHelper):  # type: ignore[misc]
    """What changed between two states, in the words of the form."""

    def __init__(self, model: Any, record: Any, fields: dict[str, Any]) -> None:
        super().__init__(model, record)
        self.fields = fields

    def format_delta_change(self, change: Any) -> Any:
        formatted = super().format_delta_change(change)
        label = getattr(self.fields.get(change.field), "label", None)
        return type(change)(capfirst(label or formatted.field), formatted.old, formatted.new)

    def prepare_delta_change_value(self, change: Any, value: Any) -> str:
        field = self.fields.get(change.field)
        if isinstance(value, bool):
            return str(yesno(value, "sí,no"))
        if isinstance(value, (list, dict)) and field is not None:
            value = field.prepare_value(value)
        if isinstance(value, DeletedObject):
            return NOTHING if value.pk is None else "borrado"
        if value is None or value == "":
            return NOTHING
        return str(date(value)) if hasattr(value, "isoformat") else str(value)

    def get_obj_diff_display(self) -> ObjDiffDisplay:
        return Shortened(max_length=SHOWN)


class HistoryDesk(SimpleHistoryAdmin):  # type: ignore[misc]
    """The stock history, in Spanish and under the strict policy.

    Restoring writes what the form of this admin writes, and the fields in `restores`; whatever
    else a row has stays as it is now.
    """

    history_list_per_page = 50
    restores: tuple[str, ...] = ()

    def get_urls(self) -> list[URLPattern]:
        name = f"{self.opts.app_label}_{self.opts.model_name}_deleted"
        view = self.admin_site.admin_view(self.deleted_view)
        return [path("borrados/", view, name=name), *super().get_urls()]

    # Lists

    def history_view(
        self, request: HttpRequest, object_id: str, extra_context: Any = None
    ) -> HttpResponse:
        self._must_be_seen(request, object_id)
        there = self.model._base_manager.filter(pk=object_id).exists()
        context = {"is_deleted": not there, **(extra_context or {})}
        response: HttpResponse = super().history_view(request, object_id, context)
        return response

    def history_view_title(self, request: HttpRequest, obj: Any) -> str:
        return f"Historia de «{obj}»"

    def history_form_view_title(self, request: HttpRequest, obj: Any) -> str:
        return f"{'Ver' if self.revert_disabled(request, obj) else 'Restaurar'} «{obj}»"

    def set_history_delta_changes(
        self, request: HttpRequest, historical_records: Any, foreign_keys_are_objs: bool = True
    ) -> None:
        """The last state of a page is compared with the first of the next one."""
        page, end = historical_records, historical_records.end_index()
        before = page.paginator.object_list[end : end + 1]
        super().set_history_delta_changes(request, [*page, *before], foreign_keys_are_objs)

    def get_historical_record_context_helper(self, request: HttpRequest, record: Any) -> Changes:
        return Changes(self.model, record, self.form.base_fields)

    def deleted_view(self, request: HttpRequest) -> HttpResponse:
        """What was deleted and is not there again, each with the way to its history."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        there = self.model._base_manager.filter(pk=models.OuterRef(self.opts.pk.name))
        history = self.model.history.filter(history_type="-").exclude(models.Exists(there))
        records = history.latest_of_each().select_related("history_user")
        page = Paginator(records, self.history_list_per_page).get_page(request.GET.get("p"))
        title = f"{capfirst(self.opts.verbose_name_plural)}: lo borrado"
        context = {
            **self.admin_site.each_context(request),
            "title": title,
            "opts": self.opts,
            "page": page,
        }
        return TemplateResponse(request, "admin/desk/deleted.html", context)

    # The way back

    def history_form_view(
        self, request: HttpRequest, object_id: str, version_id: str, extra_context: Any = None
    ) -> HttpResponse:
        self._must_be_seen(request, object_id, version_id)
        record = self.model.history.filter(history_id=version_id, id=object_id).first()
        if record is None:
            raise Http404("no such state")
        if request.method == "POST" and self.revert_disabled(request, record.instance):
            raise PermissionDenied  # the stock view only hides the button
        context = {"record": record, **(extra_context or {})}
        if request.method == "POST" and (taken := self._taken(request, record.instance)):
            messages.error(request, f"No se puede restaurar: {taken}")
            return HttpResponseRedirect(request.path)
        with transaction.atomic():
            response = super().history_form_view(request, object_id, version_id, context)
        response["Cache-Control"] = "no-store"
        return response  # type: ignore[no-any-return]

    def _taken(self, request: HttpRequest, row: Any) -> str:
        """Why a deleted row cannot come back as it was: its key has been given to another one."""
        if self.model._base_manager.filter(pk=row.pk).exists():
            return ""
        try:
            row.validate_unique(exclude=set(self.get_form(request, row).base_fields))
        except ValidationError as error:
            return " ".join(error.messages)
        return ""

    def save_form(self, request: HttpRequest, form: Any, change: bool) -> Any:
        row = super().save_form(request, form, change)
        if self._is_restoring(request):
            self._keep_the_rest(row, {*form.fields, *self.restores})
        return row

    def _keep_the_rest(self, row: Any, restored: set[str]) -> None:
        """A state of long ago must not bring back what loading the course believed then."""
        now = self.model._base_manager.filter(pk=row.pk).first()
        if now is None:
            row.loaded_digest = ""
            return
        for field in self.opts.concrete_fields:
            if field.name not in restored:
                setattr(row, field.attname, getattr(now, field.attname))

    def response_change(self, request: HttpRequest, obj: Any) -> HttpResponse:
        if not self._is_restoring(request):
            response: HttpResponse = super().response_change(request, obj)
            return response
        messages.success(request, f"Se restauró «{obj}». Lo que había queda en la historia.")
        names = f"admin:{self.opts.app_label}_{self.opts.model_name}_history"
        return HttpResponseRedirect(reverse(names, args=[obj.pk]))

    @staticmethod
    def _is_restoring(request: HttpRequest) -> bool:
        match = request.resolver_match
        return bool(match and (match.url_name or "").endswith("_simple_history"))

    def _must_be_seen(self, request: HttpRequest, *keys: str) -> None:
        """The stock views stumble over a key that is no number, before they look at rights."""
        if not self.has_view_or_change_permission(request):
            raise PermissionDenied
        if not all(key.isascii() and key.isdecimal() and len(key) < 19 for key in keys):
            raise Http404("no such row")
