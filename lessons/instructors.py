"""Who sits at the desk: the group of the instructors and what it may do, and the accounts in it."""

import secrets
from typing import Any

from django.apps import apps as installed
from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import AnonymousUser, Group, User
from django.core.exceptions import ValidationError
from django.db import DEFAULT_DB_ALIAS
from django.db.models import Q

GROUP = "Instructores"

WRITE = ("view", "add", "change", "delete")
WRITTEN = (
    "lessons.lesson",
    "lessons.question",
    "lessons.term",
    "lessons.country",
    "practice.source",
    "practice.excerpt",
    "practice.outsiderule",
    "practice.series",
)
# Accounts, groups, sessions and the learners' rows are not here, and so they are not for instructors.
MAY: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(WRITTEN, WRITE),
    **{model.replace(".", ".historical"): ("view",) for model in WRITTEN},
    "practice.report": ("view", "change"),
    "practice.houserules": ("view", "change"),
}

# The salt of a password says that the site made it: every way to change a password makes another salt.
ONE_TIME = "one-time-"
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look alike on paper


def keep_group(
    sender: Any, using: str = DEFAULT_DB_ALIAS, apps: Any = installed, **kwargs: Any
) -> None:
    """After a migration: make the group, give it what it lacks, leave what somebody added to it."""
    try:
        groups, permissions = apps.get_model("auth", "Group"), apps.get_model("auth", "Permission")
    except LookupError:  # migrated back to where there are no accounts
        return
    group, _ = groups.objects.using(using).get_or_create(name=GROUP)
    group.permissions.add(*permissions.objects.using(using).filter(_permitted()))


def _permitted() -> Q:
    """The permissions of the group, whether they exist already or not."""
    wanted = Q(pk__in=())
    for label, actions in MAY.items():
        app, model = label.split(".")
        codenames = [f"{action}_{model}" for action in actions]
        wanted |= Q(content_type__app_label=app, codename__in=codenames)
    return wanted


def has_access(user: User) -> bool:
    """Whether this account can enter the desk."""
    return user.is_active and user.is_staff and user.has_usable_password()


def give_access(user: User, *, superuser: bool = False) -> None:
    """Let an account in: as an instructor, or as who administers the site."""
    user.is_active = user.is_staff = True
    user.is_superuser = user.is_superuser or superuser
    user.save()
    if not user.is_superuser:
        user.groups.add(Group.objects.get_or_create(name=GROUP)[0])


def take_access(user: User) -> None:
    """Let an account in no more. It stays, and with it the name in the history of what it wrote."""
    user.is_active = user.is_staff = user.is_superuser = False
    user.set_unusable_password()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()


def new_password(user: User) -> str:
    """Give an account a password to be used once, and end its sessions; the account is not saved."""
    password = "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))
    user.password = make_password(password, salt=ONE_TIME + secrets.token_hex(16))
    return password


def must_choose_password(user: User | AnonymousUser) -> bool:
    """Whether an account still has the password that the site made for it."""
    return isinstance(user, User) and f"${ONE_TIME}" in user.password


class NotTheGivenPassword:
    """A password validator: the one that the site made, and that somebody else has seen, is not chosen again."""

    def validate(self, password: str, user: User | AnonymousUser | None = None) -> None:
        if isinstance(user, User) and must_choose_password(user) and user.check_password(password):
            raise ValidationError("Esta es la que te dieron: elige otra.", code="password_given")

    def get_help_text(self) -> str:
        return "No puede ser la clave de un solo uso que hizo el sitio."
