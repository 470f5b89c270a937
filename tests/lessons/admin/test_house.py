"""The house's rule for odd chips, as instructors change it."""

import pytest
from django.test import Client

from practice.models import HouseRules
from tests.lessons.admin.people import signed_in
from tests.practice.calculator.asking import address, ask

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_passwords")]

RULES = "/admin/practice/houserules/"
CHANGE = f"{RULES}1/change/"


@pytest.fixture
def client() -> Client:
    return signed_in("ana")


def test_the_one_row_is_listed(client: Client) -> None:
    page = client.get(RULES).content.decode()
    assert CHANGE in page
    assert f"{RULES}add/" not in page


def test_what_an_instructor_writes_is_what_the_calculator_uses(client: Client) -> None:
    sent = {"odd_chips": "primero", "smallest_chip": "25", "whose": "Escuela del Sur"}
    assert client.post(CHANGE, sent).status_code == 302
    done = ask(address(p1=25, p2=100, p3=100, s1="r", m2=1, m3=1))
    assert done.payouts == {1: 0, 2: 125, 3: 100}
    assert "La fijó: Escuela del Sur." in done.text


@pytest.mark.parametrize("chip", ["0", "-1", "1,5", "x", "1" + "0" * 30])
def test_a_chip_that_is_none_is_refused(client: Client, chip: str) -> None:
    sent = {"odd_chips": "uno", "smallest_chip": chip, "whose": ""}
    response = client.post(CHANGE, sent)
    assert response.status_code == 200
    assert "errorlist" in response.content.decode()
    assert HouseRules.objects.get().smallest_chip == 1


def test_it_is_neither_added_nor_deleted(client: Client) -> None:
    assert client.get(f"{RULES}add/").status_code == 403
    assert client.post(f"{RULES}1/delete/", {"post": "yes"}).status_code == 403
    assert HouseRules.objects.count() == 1
