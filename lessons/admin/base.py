"""What the instructors' pages have in common."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin import ShowFacets
from django.contrib.admin.widgets import (
    AdminTextareaWidget,
    AutocompleteSelect,
    RelatedFieldWidgetWrapper,
)
from django.core.exceptions import PermissionDenied
from django.core.validators import MaxLengthValidator
from django.db import models, transaction
from django.db.models import ProtectedError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.text import normalize_newlines

from lessons.admin.history import HistoryDesk

CHOSEN_AT_ONCE = 50  # rows that a choice lists by itself, so that it works without JavaScript


View = Callable[..., HttpResponse]


def for_whoever(may: Callable[[HttpRequest], bool], view: View) -> View:
    """The view for whoever may see it; others are refused."""

    @wraps(view)
    def guarded(request: HttpRequest, **kwargs: Any) -> HttpResponse:
        if not may(request):
            raise PermissionDenied
        return view(request, **kwargs)

    return guarded


class WrittenField(forms.CharField):
    """A text as somebody wrote it; browsers end its lines in two letters, the course's files in one."""

    def to_python(self, value: Any) -> str:
        return normalize_newlines(str(super().to_python(value)))


class ChoiceOfFew(AutocompleteSelect):
    """Searched while one types; where there are few rows they are all there without that."""

    def optgroups(self, name: str, value: Sequence[str], attr: Any = None) -> list[Any]:
        rows = list(self.choices.queryset[: CHOSEN_AT_ONCE + 1])
        if len(rows) > CHOSEN_AT_ONCE:
            return super().optgroups(name, value, attr)
        label = self.choices.field.label_from_instance
        offered = [(str(row.pk), label(row)) for row in rows]
        if not self.is_required:
            offered.insert(0, ("", ""))
        options = [
            self.create_option(name, key, text, key in value, place)
            for place, (key, text) in enumerate(offered)
        ]
        return [(None, options, 0)]


class NothingToWrite(admin.ModelAdmin):
    """Rows that nobody adds, changes or deletes here."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class DeskAdmin(HistoryDesk):
    """Rows that keep their history; going back to an earlier state is a new edit.

    `longest` says how many characters a text may have where its column sets no limit. The fields
    in `key_fields` can be written in a new row only: what is written elsewhere refers to them.
    `key_from` names the field that a new key is made from while one types.
    """

    list_per_page = 50
    list_max_show_all = 0
    show_full_result_count = False
    show_facets = ShowFacets.NEVER
    formfield_overrides = {
        models.TextField: {
            "form_class": WrittenField,
            "widget": AdminTextareaWidget(attrs={"rows": 4}),
        },
    }
    change_list_template = "admin/desk/change_list.html"
    delete_confirmation_template = "admin/desk/delete_confirmation.html"
    delete_selected_confirmation_template = "admin/desk/delete_selected_confirmation.html"
    longest: dict[str, int] = {}
    key_fields: tuple[str, ...] = ()
    key_from: str = ""

    def formfield_for_dbfield(
        self, db_field: models.Field, request: HttpRequest, **kwargs: Any
    ) -> forms.Field | None:
        field: forms.Field | None = super().formfield_for_dbfield(db_field, request, **kwargs)
        if field and isinstance(field.widget, RelatedFieldWidgetWrapper):
            field.widget.can_delete_related = False  # one would think that it empties the choice
        if field and db_field.name in self.longest:
            # Not `max_length`: a browser would cut what is pasted without a word.
            field.validators.append(MaxLengthValidator(self.longest[db_field.name]))
        return field

    def formfield_for_foreignkey(
        self, db_field: models.ForeignKey, request: HttpRequest, **kwargs: Any
    ) -> forms.ModelChoiceField | None:
        if db_field.name in self.get_autocomplete_fields(request):
            kwargs.setdefault("widget", ChoiceOfFew(db_field, self.admin_site))
        field: forms.ModelChoiceField | None
        field = super().formfield_for_foreignkey(db_field, request, **kwargs)
        return field

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        keys = self.key_fields if obj else ()
        return (*super().get_readonly_fields(request, obj), *keys)

    def get_prepopulated_fields(self, request: HttpRequest, obj: Any = None) -> dict[str, Any]:
        """Not `prepopulated_fields`: the page that restores takes them for fields of its form."""
        if obj or not self.key_from:
            return dict(super().get_prepopulated_fields(request, obj))
        return dict.fromkeys(self.key_fields, (self.key_from,))

    # What came to be used after its page had been shown is refused here.

    def delete_view(self, request: HttpRequest, object_id: str, extra_context: Any = None) -> Any:
        try:
            return super().delete_view(request, object_id, extra_context)
        except ProtectedError as error:
            return self._refused(request, error)

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> Any:
        try:
            return super().changelist_view(request, extra_context)
        except ProtectedError as error:
            return self._refused(request, error)

    def delete_queryset(self, request: HttpRequest, queryset: models.QuerySet[Any]) -> None:
        with transaction.atomic():  # all or nothing, whatever is open around it
            super().delete_queryset(request, queryset)

    @staticmethod
    def _refused(request: HttpRequest, error: ProtectedError) -> HttpResponseRedirect:
        messages.error(request, error.args[0])
        return HttpResponseRedirect(request.get_full_path())
