"""Accounts and groups, as who administers the site looks after them."""

import re

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lessons.instructors import GROUP
from tests.lessons.admin.visiting import form_of, superuser

pytestmark = pytest.mark.django_db

USERS = "/admin/auth/user/"
MOST_ROWS = 50


@pytest.fixture
def client() -> Client:
    return superuser()


@pytest.fixture
def group() -> str:
    """The form of the group of the instructors."""
    return f"/admin/auth/group/{Group.objects.get(name=GROUP).pk}/change/"


def longest_list(page: str) -> int:
    lists = re.findall(r"<select.*?</select>", page, re.DOTALL)
    return max((each.count("<option") for each in lists), default=0)


def queries(client: Client, address: str) -> int:
    with CaptureQueriesContext(
        connection,
    ) as captured:
        assert client.get(address).status_code == 200
    return len(captured)


def test_no_list_to_choose_from_is_long(client: Client, group: str) -> None:
    account = User.objects.create(username="ana")
    for address in (group, f"{USERS}{account.pk}/change/", "/admin/auth/group/add/"):
        assert longest_list(client.get(address).content.decode()) <= MOST_ROWS


def test_a_permission_is_found_by_what_it_is_about(client: Client) -> None:
    asked = {
        "app_label": "auth",
        "model_name": "group",
        "field_name": "permissions",
        "term": "_user",
    }
    found = client.get("/admin/autocomplete/", asked).json()["results"]
    assert len(found) == 4


def test_the_group_keeps_what_it_has_when_it_is_saved(client: Client, group: str) -> None:
    before = set(Group.objects.get().permissions.values_list("pk", flat=True))
    added = Permission.objects.get(codename="view_user")
    sent = form_of(client, group)
    sent["permissions"] = [*before, added.pk]
    assert client.post(group, sent).status_code == 302
    assert set(Group.objects.get().permissions.values_list("pk", flat=True)) == {*before, added.pk}


def test_a_single_permission_of_an_account_is_kept(client: Client) -> None:
    account = User.objects.create_user("ana", password="una clave bien propia")
    account.user_permissions.add(Permission.objects.get(codename="view_user"))
    address = f"{USERS}{account.pk}/change/"
    sent = form_of(client, address) | {"first_name": "Ana"}
    assert client.post(address, sent).status_code == 302
    account.refresh_from_db()
    assert account.first_name == "Ana"
    assert account.user_permissions.count() == 1
    assert account.check_password("una clave bien propia")


def test_a_permission_is_only_looked_at(client: Client) -> None:
    permission = Permission.objects.first()
    page = client.get(f"/admin/auth/permission/{permission.pk}/change/").content.decode()
    assert 'name="codename"' not in page
    assert client.post("/admin/auth/permission/add/", {"name": "otra"}).status_code == 403


def test_the_list_of_accounts_asks_as_often_for_many(client: Client) -> None:
    few = queries(client, USERS)
    User.objects.bulk_create(User(username=f"persona{n}") for n in range(120))
    assert queries(client, USERS) == few
