"""Accounts as a test makes them, and browsers in which they are signed in."""

from io import StringIO

from django.contrib.auth.models import User
from django.core.management import call_command
from django.http import HttpResponse
from django.test import Client

ENTRANCE, LEAVING, CHANGE = "/admin/login/", "/admin/logout/", "/admin/password_change/"
GIVEN = "Clave de un solo uso: "
OWN = "una clave bien propia"


def instructor(*arguments: str) -> str:
    """What the command says."""
    out = StringIO()
    call_command("instructor", *arguments, stdout=out)
    return out.getvalue()


def given_password(said: str) -> str:
    """The password that the command has told."""
    (line,) = [line for line in said.splitlines() if line.startswith(GIVEN)]
    return line.removeprefix(GIVEN)


def enter(client: Client, name: str, password: str) -> HttpResponse:
    """Send the form of the login."""
    sent = {"username": name, "password": password, "next": "/admin/"}
    return client.post(ENTRANCE, sent)


def entered(client: Client) -> bool:
    """Whether this browser is let into the admin."""
    return client.get("/admin/").status_code == 200


def choose(client: Client, old: str, new: str) -> HttpResponse:
    """Send the form in which somebody changes the password."""
    return client.post(CHANGE, {"old_password": old, "new_password1": new, "new_password2": new})


def signed_in(name: str, password: str = OWN) -> Client:
    """The browser of an instructor who has a password of their own, made if there is none."""
    if not User.objects.filter(username=name).exists():
        instructor(name)
        user = User.objects.get(username=name)
        user.set_password(password)
        user.save()
    client = Client()
    assert enter(client, name, password).status_code == 302
    return client
