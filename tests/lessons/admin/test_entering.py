"""Entering and leaving the desk: the page, the password that is used once, and how long it lasts."""

from contextlib import AbstractContextManager
from datetime import timedelta
from unittest import mock

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django import Settings as DjangoSettings

from tests.lessons.admin.people import (
    CHANGE,
    ENTRANCE,
    LEAVING,
    OWN,
    choose,
    enter,
    entered,
    given_password,
    instructor,
    signed_in,
)

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_passwords")]


def html(client: Client, address: str) -> str:
    return client.get(address).content.decode()


@pytest.fixture
def given(client: Client) -> str:
    """The password with which somebody has just entered for the first time."""
    password = given_password(instructor("ana"))
    enter(client, "ana", password)
    return password


def test_the_entrance_has_the_name_of_the_site(client: Client, settings: DjangoSettings) -> None:
    settings.SITE_NAME = "Escuela de crupieres"
    page = html(client, ENTRANCE)
    assert "<title>Entrar · Escuela de crupieres</title>" in page
    assert 'lang="es-cl"' in page
    assert "Django" not in page


@pytest.mark.parametrize("name", ["ana", "nadie"])
def test_a_wrong_password_is_said_the_same_for_everybody(client: Client, name: str) -> None:
    signed_in("ana")
    page = enter(client, name, "no es esa").content.decode()
    assert "no corresponden a ninguna cuenta con acceso" in page
    assert "hay que esperar 15 minutos" in page


def test_an_account_without_access_is_not_let_in(client: Client) -> None:
    User.objects.create_user("ana", password=OWN)
    page = enter(client, "ana", OWN).content.decode()
    assert "no corresponden a ninguna cuenta con acceso" in page


def test_entering_leads_to_the_page_that_was_asked_for(client: Client) -> None:
    signed_in("ana")
    asked = client.get("/admin/lessons/lesson/")["Location"]
    sent = {"username": "ana", "password": OWN, "next": "/admin/lessons/lesson/"}
    assert client.post(asked, sent)["Location"] == "/admin/lessons/lesson/"


@pytest.mark.parametrize("elsewhere", ["https://otro.example/", "//otro.example/"])
def test_entering_never_leads_to_another_site(client: Client, elsewhere: str) -> None:
    signed_in("ana")
    sent = {"username": "ana", "password": OWN, "next": elsewhere}
    assert "otro.example" not in client.post(ENTRANCE, sent)["Location"]


# The password that is used once


@pytest.mark.usefixtures("given")
@pytest.mark.parametrize(
    "address", ["/admin/", "/admin/guia/", "/admin/lessons/lesson/add/", "/admin/no-hay/"]
)
def test_a_given_password_leads_to_choosing_one(client: Client, address: str) -> None:
    assert client.get(address)["Location"] == CHANGE
    assert client.post(address)["Location"] == CHANGE


@pytest.mark.usefixtures("given")
def test_the_page_says_why_another_password_is_asked_for(client: Client) -> None:
    assert "sirve una sola vez" in html(client, CHANGE)


def test_an_own_password_opens_the_desk(client: Client, given: str) -> None:
    assert choose(client, given, OWN).status_code == 302
    assert entered(client)
    assert enter(Client(), "ana", OWN).status_code == 302


def test_the_given_password_is_not_chosen_again(client: Client, given: str) -> None:
    assert "elige otra" in choose(client, given, given).content.decode()
    assert not entered(client)


def test_a_password_that_everybody_uses_is_refused(client: Client, given: str) -> None:
    assert "demasiado común" in choose(client, given, "password123").content.decode()
    assert not entered(client)


@pytest.mark.usefixtures("given")
def test_a_wrong_old_password_is_said_and_changes_nothing(client: Client) -> None:
    page = choose(client, "no es esa", OWN).content.decode()
    assert "Esta no es la clave con que entraste" in page
    assert not User.objects.get().check_password(OWN)


def test_changing_the_password_ends_the_other_sessions() -> None:
    here, there = signed_in("ana"), signed_in("ana")
    choose(here, OWN, "otra clave bien propia")
    assert entered(here)
    assert not entered(there)


@pytest.mark.usefixtures("given")
def test_whoever_has_a_given_password_can_leave(client: Client) -> None:
    assert client.post(LEAVING).status_code == 200


@pytest.mark.usefixtures("given")
def test_the_course_asks_for_no_password(client: Client) -> None:
    assert client.get("/glosario/").status_code == 200


# How long it lasts


def days_later(days: float) -> AbstractContextManager[object]:
    now = timezone.now() + timedelta(days=days)
    return mock.patch("config.entering.timezone.now", return_value=now)


def test_two_weeks_later_one_enters_again() -> None:
    client = signed_in("ana")
    with days_later(14.1):
        response = client.get("/admin/lessons/lesson/")
    assert response["Location"] == f"{ENTRANCE}?next=/admin/lessons/lesson/"
    assert "_auth_user_id" not in client.session


def test_until_then_one_stays() -> None:
    client = signed_in("ana")
    with days_later(13.9):
        assert entered(client)


def test_leaving_says_that_the_practice_stays(client: Client) -> None:
    client = signed_in("ana")
    page = client.post(LEAVING).content.decode()
    assert "sigue aquí" in page
    assert not entered(client)
