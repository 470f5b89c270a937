"""People: how they enter, and the accounts and groups that who administers the site looks after."""

from typing import Any

from django.contrib import admin
from django.contrib.admin.forms import AdminAuthenticationForm
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, Permission, User
from django.http import HttpRequest

from lessons.admin.base import NothingToWrite

WRONG = (
    "Ese nombre y esa clave no corresponden a ninguna cuenta con acceso. Las mayúsculas cuentan. "
    "Después de seis intentos fallidos hay que esperar 15 minutos. "
    "Si perdiste tu clave, pide otra a quien administra el sitio."
)


class EntranceForm(AdminAuthenticationForm):
    """The login in our words."""

    error_messages = {**AdminAuthenticationForm.error_messages, "invalid_login": WRONG}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = "Nombre de la cuenta"
        self.fields["password"].label = "Clave"


admin.site.login_form = EntranceForm
admin.site.unregister(User)
admin.site.unregister(Group)


@admin.register(User)
class AccountAdmin(UserAdmin):
    """Accounts. What one may do comes from its groups: single permissions are not given here."""

    list_per_page = 50
    list_display = ("username", "first_name", "last_name", "is_active", "is_staff", "is_superuser")
    filter_horizontal = ()
    autocomplete_fields = ("groups",)
    fieldsets = (
        (None, {"fields": ("username", "password")}),
        ("Quién es", {"fields": ("first_name", "last_name", "email")}),
        ("Qué puede hacer", {"fields": ("is_active", "is_staff", "is_superuser", "groups")}),
        ("Fechas", {"fields": ("last_login", "date_joined")}),
    )
    readonly_fields = ("last_login", "date_joined")


@admin.register(Group)
class AccountGroupAdmin(GroupAdmin):
    """Groups. The site gives «Instructores» what it needs after every migration, and takes nothing away."""

    list_per_page = 50
    filter_horizontal = ()
    autocomplete_fields = ("permissions",)


@admin.register(Permission)
class PermissionAdmin(NothingToWrite):
    """Only to be searched for from a group: there are too many for a list to choose from."""

    list_per_page = 50
    list_select_related = ("content_type",)
    search_fields = ("name", "codename", "content_type__app_label", "content_type__model")
    ordering = ("content_type__app_label", "content_type__model", "codename")

    def has_module_permission(self, request: HttpRequest) -> bool:
        return False
