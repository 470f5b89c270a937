from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from typing import Any

from axes.utils import reset
from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction
from django.utils.formats import date_format
from django.utils.timezone import localtime

from lessons import instructors

NAME = "Usa letras, números y @ . + - _, sin espacios, hasta 150. Por ejemplo: ana.rojas"
PASSWORD = """\
Clave de un solo uso: {password}
Se entra en {address}; la primera vez, el sitio pide cambiarla por una propia.
Después se cambia ahí mismo, arriba, en «Cambiar contraseña».
La clave no se vuelve a mostrar ni queda escrita en ninguna parte. Si se pierde:
manage.py instructor {name} --new-password"""
NOBODY = (
    "Nadie puede entrar todavía. Para la primera cuenta: manage.py instructor NOMBRE --superuser"
)

Action = Callable[[str], Iterator[str]]


class Command(BaseCommand):
    help = (
        "Da acceso a quien enseña, le hace otra clave o le quita el acceso. No usa correo. "
        "Sin nombre muestra quiénes tienen acceso."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("name", nargs="?", metavar="NOMBRE", help="con el que entra: ana.rojas")
        parser.add_argument(
            "--superuser", action="store_true", help="administra también las cuentas"
        )
        parser.add_argument(
            "--new-password", action="store_true", help="perdió su clave: le hace otra"
        )
        parser.add_argument("--remove", action="store_true", help="ya no entra; lo que hizo queda")

    def handle(self, *args: Any, name: str | None, **options: Any) -> None:
        action = the_one_action(name, options)
        with transaction.atomic():  # nothing is told before it is stored
            lines = list(everybody() if name is None else action(User.normalize_username(name)))
        self.stdout.write("\n".join(lines))


def the_one_action(name: str | None, options: dict[str, Any]) -> Action:
    actions = {"superuser": administer, "new_password": renew, "remove": remove}
    asked = [action for option, action in actions.items() if options[option]]
    if len(asked) > 1:
        raise CommandError("Pide una sola cosa: --superuser, --new-password o --remove.")
    if asked and name is None:
        raise CommandError(
            "Falta el nombre de la cuenta. Por ejemplo: manage.py instructor ana.rojas"
        )
    return asked[0] if asked else teach


def teach(name: str) -> Iterator[str]:
    return let_in(name, superuser=False)


def administer(name: str) -> Iterator[str]:
    return let_in(name, superuser=True)


def let_in(name: str, *, superuser: bool) -> Iterator[str]:
    """Somebody new, somebody who comes back, or somebody who may do more from now on."""
    user = User.objects.filter(username=name).first() or new_user(name)
    password = (
        "" if user.pk and user.is_active and user.has_usable_password() else new_password(user)
    )
    instructors.give_access(user, superuser=superuser)
    yield f"«{name}» puede entrar y {role(user)}."
    yield told(name, password) if password else "Entra con la clave que ya tenía."


def new_user(name: str) -> User:
    """Not saved yet; a name that nobody could type at the login, or that looks like another, is refused."""
    try:
        User._meta.get_field("username").clean(name, None)
    except ValidationError:
        raise CommandError(f"El nombre «{name}» no sirve. {NAME}") from None
    if alike := User.objects.filter(username__iexact=name).first():
        raise CommandError(
            f"Ya existe «{alike}», que solo cambia en mayúsculas. Escríbelo así o elige otro."
        )
    return User(username=name)


def renew(name: str) -> Iterator[str]:
    user = known(name)
    if not instructors.has_access(user):
        raise CommandError(f"«{name}» no tiene acceso. Para darlo: manage.py instructor {name}")
    password = new_password(user)
    user.save()
    yield f"«{name}» tiene otra clave; la anterior ya no sirve y sus sesiones abiertas se cerraron."
    yield told(name, password)


def remove(name: str) -> Iterator[str]:
    user = known(name)
    if user.is_superuser and not others_administer(user):
        says = f"«{name}» es la única cuenta que administra. Haz antes otra: manage.py instructor OTRO --superuser"
        raise CommandError(says)
    instructors.take_access(user)
    yield f"«{name}» ya no puede entrar. Su cuenta y el historial de lo que hizo quedan."


def everybody() -> Iterator[str]:
    """Who can enter, what each may do, and when each was here last."""
    users = [user for user in User.objects.order_by("username") if instructors.has_access(user)]
    for user in users:
        last = user.last_login
        came = f"entró el {date_format(localtime(last), 'j-n-Y')}" if last else "no ha entrado"
        yield f"{user.username}: {role(user)}, {came}"
    if not users:
        yield NOBODY


def known(name: str) -> User:
    user = User.objects.filter(username=name).first()
    if user is None:
        says = "Para ver las que hay: manage.py instructor"
        raise CommandError(f"No hay ninguna cuenta «{name}». {says}")
    return user


def others_administer(user: User) -> bool:
    return User.objects.filter(is_superuser=True, is_active=True).exclude(pk=user.pk).exists()


def role(user: User) -> str:
    return "administra el sitio" if user.is_superuser else "edita lecciones, fuentes y series"


def new_password(user: User) -> str:
    """Who asks for another password has mostly been locked out just before."""
    reset(username=user.username)
    return instructors.new_password(user)


def told(name: str, password: str) -> str:
    return PASSWORD.format(name=name, password=password, address=f"{settings.SITE_URL}/admin/")
