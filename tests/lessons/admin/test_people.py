"""Instructors: the group, the command, the login, the password that is used once."""

import logging

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import timezone

from lessons.instructors import GROUP
from lessons.models import Lesson
from tests.factories import LessonFactory
from tests.lessons.admin.people import (
    CHANGE,
    OWN,
    choose,
    enter,
    entered,
    given_password,
    instructor,
    signed_in,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_passwords")]

WRITTEN = {
    "lessons": ("lesson", "question", "term", "country"),
    "practice": ("source", "excerpt", "outsiderule", "series"),
}


def permissions() -> set[str]:
    rows = Permission.objects.filter(group__name=GROUP)
    return {
        f"{app}.{code}" for app, code in rows.values_list("content_type__app_label", "codename")
    }


# The group


def test_instructors_write_the_course_and_answer_reports() -> None:
    wanted = {
        f"practice.{can}_{row}" for can in ("view", "change") for row in ("report", "houserules")
    }
    for app, models in WRITTEN.items():
        for model in models:
            wanted |= {f"{app}.{can}_{model}" for can in ("view", "add", "change", "delete")}
            wanted.add(f"{app}.view_historical{model}")
    assert permissions() == wanted


def test_a_migration_gives_back_what_was_lost() -> None:
    Group.objects.get(name=GROUP).permissions.clear()
    call_command("migrate", verbosity=0)
    assert "lessons.change_lesson" in permissions()


def test_a_migration_makes_the_group_again() -> None:
    Group.objects.all().delete()
    call_command("migrate", verbosity=0)
    assert "practice.change_series" in permissions()


def test_a_migration_keeps_what_somebody_added() -> None:
    group = Group.objects.get(name=GROUP)
    group.permissions.add(Permission.objects.get(codename="view_user"))
    before = permissions()
    call_command("migrate", verbosity=0)
    assert permissions() == before


# The command


def test_a_new_instructor_enters_with_the_password_that_is_told() -> None:
    client = Client()
    password = given_password(instructor("ana"))
    assert enter(client, "ana", password).status_code == 302
    assert client.get("/admin/", follow=True).redirect_chain == [(CHANGE, 302)]


def test_two_passwords_are_never_the_same() -> None:
    told = {given_password(instructor(name)) for name in ("ana", "beto", "carla")}
    assert len(told) == 3
    assert min(map(len, told)) == 19


def test_no_password_is_written_into_the_logs(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    password = given_password(instructor("ana"))
    enter(Client(), "ana", password)
    assert password not in caplog.text


def test_no_password_is_stored_as_it_is_typed() -> None:
    password = given_password(instructor("ana"))
    assert password not in User.objects.get().password


def test_whoever_has_a_password_keeps_it_when_promoted() -> None:
    User.objects.create_user("ana", password=OWN)
    assert "la clave que ya tenía" in instructor("ana")
    client = Client()
    enter(client, "ana", OWN)
    assert client.get("/admin/lessons/lesson/").status_code == 200


def test_asking_twice_changes_nothing() -> None:
    password = given_password(instructor("ana"))
    assert "la clave que ya tenía" in instructor("ana")
    assert enter(Client(), "ana", password).status_code == 302


def test_an_administrator_looks_after_the_accounts() -> None:
    signed_in("ana")
    assert "administra el sitio" in instructor("ana", "--superuser")
    assert signed_in("ana").get("/admin/auth/user/").status_code == 200


def test_an_administrator_stays_one_when_named_again() -> None:
    instructor("ana", "--superuser")
    instructor("ana")
    assert User.objects.get().is_superuser


def test_a_new_password_replaces_the_lost_one() -> None:
    signed_in("ana")
    password = given_password(instructor("ana", "--new-password"))
    assert enter(Client(), "ana", OWN).status_code == 200
    assert enter(Client(), "ana", password).status_code == 302


def test_a_new_password_ends_the_sessions() -> None:
    client = signed_in("ana")
    other = signed_in("beto")
    instructor("ana", "--new-password")
    assert not entered(client)
    assert entered(other)


def test_a_new_password_ends_the_wait_after_wrong_ones() -> None:
    signed_in("ana")
    for _ in range(6):
        enter(Client(), "ana", "no es esa")
    password = given_password(instructor("ana", "--new-password"))
    assert enter(Client(), "ana", password).status_code == 302


def test_who_is_removed_enters_no_more() -> None:
    signed_in("jefa")
    client = signed_in("ana")
    instructor("ana", "--remove")
    assert not entered(client)
    assert enter(Client(), "ana", OWN).status_code == 200


def test_what_was_written_keeps_its_name_when_its_author_is_removed() -> None:
    signed_in("ana")
    lesson = LessonFactory(series=None)
    lesson._history_user = User.objects.get(username="ana")
    lesson.save()
    instructor("ana", "--remove")
    assert Lesson.history.first().history_user.username == "ana"


def test_who_was_removed_comes_back_with_another_password() -> None:
    signed_in("ana")
    instructor("ana", "--remove")
    password = given_password(instructor("ana"))
    client = Client()
    enter(client, "ana", password)
    choose(client, password, OWN)
    assert client.get("/admin/lessons/lesson/").status_code == 200
    assert client.get("/admin/auth/user/").status_code == 403


def test_an_administrator_who_was_removed_comes_back_as_an_instructor() -> None:
    instructor("jefa", "--superuser")
    instructor("ana", "--superuser")
    instructor("ana", "--remove")
    instructor("ana")
    assert not User.objects.get(username="ana").is_superuser


def test_the_last_administrator_is_not_removed() -> None:
    instructor("jefa", "--superuser")
    with pytest.raises(CommandError, match=r"única cuenta que administra.*--superuser"):
        instructor("jefa", "--remove")
    assert User.objects.get().is_active


@pytest.mark.parametrize("option", ["--new-password", "--remove"])
def test_a_name_that_nobody_has_is_said(option: str) -> None:
    with pytest.raises(CommandError, match="No hay ninguna cuenta «anna»"):
        instructor("anna", option)


def test_who_has_no_access_gets_no_new_password() -> None:
    User.objects.create_user("ana", password=OWN)
    with pytest.raises(CommandError, match="no tiene acceso"):
        instructor("ana", "--new-password")
    assert User.objects.get().check_password(OWN)


@pytest.mark.parametrize("name", ["", "ana rojas", "ana/rojas", "a" * 151, "ana\n"])
def test_a_name_that_could_not_be_typed_is_refused(name: str) -> None:
    with pytest.raises(CommandError, match=r"no sirve\. Usa letras"):
        instructor(name)
    assert not User.objects.exists()


def test_a_name_that_differs_in_capitals_is_refused() -> None:
    instructor("ana")
    with pytest.raises(CommandError, match="Ya existe «ana»"):
        instructor("Ana")


@pytest.mark.parametrize("options", [("--remove", "--superuser"), ("--remove", "--new-password")])
def test_one_thing_is_asked_at_a_time(options: tuple[str, ...]) -> None:
    signed_in("ana")
    with pytest.raises(CommandError, match="una sola cosa"):
        instructor("ana", *options)
    assert User.objects.get().is_active


def test_an_option_needs_a_name() -> None:
    with pytest.raises(CommandError, match="Falta el nombre"):
        instructor("--superuser")


def test_without_a_name_it_says_who_has_access() -> None:
    assert "Nadie puede entrar todavía" in instructor()
    instructor("jefa", "--superuser")
    signed_in("ana")
    User.objects.create_user("nadie", password=OWN)
    today = timezone.localdate()
    assert instructor().splitlines() == [
        f"ana: edita lecciones, fuentes y series, entró el {today.day}-{today.month}-{today.year}",
        "jefa: administra el sitio, no ha entrado",
    ]
