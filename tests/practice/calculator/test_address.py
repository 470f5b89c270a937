"""Addresses: seats are added and taken out without losing anything, and one is made to be shared."""

from urllib.parse import parse_qsl, urlsplit

import pytest
from django.http import HttpResponse

from tests.practice.calculator.asking import address, ask, get, seats

pytestmark = pytest.mark.django_db


def said(response: HttpResponse) -> dict[str, str]:
    """The parameters of the address that one is sent to."""
    assert response.status_code == 302
    return dict(parse_qsl(urlsplit(response["Location"]).query))


def shared(where: str) -> dict[str, str]:
    page = ask(where).page
    links = [e.attrs["href"] for e in page.all("a") if "p1=" in e.attrs.get("href", "")]
    return dict(parse_qsl(urlsplit(links[-1]).query))


def test_a_seat_is_added_and_everything_stays() -> None:
    after = said(get(address(n1="Ana", p1="1,2", p2="30", s2="r", mesa="Qs", agregar=1)))
    assert after == {"n1": "Ana", "p1": "1,2", "p2": "30", "s2": "r", "mesa": "Qs", "asientos": "4"}


def test_there_is_no_eleventh_seat() -> None:
    assert said(get(address(p1=1, asientos=10, agregar=1)))["asientos"] == "10"


def test_who_sits_behind_a_seat_that_goes_moves_up() -> None:
    after = said(get(address(p1=10, p2=20, n3="Caro", p3=30, quitar=2)))
    assert after == {"p1": "10", "n2": "Caro", "p2": "30", "asientos": "2"}


@pytest.mark.parametrize(
    ("button", "gone", "after"), [("3", 1, "2"), ("1", 3, "1"), ("2", 2, "1"), ("1", 1, None)]
)
def test_the_button_stays_between_the_same_two(button: str, gone: int, after: str | None) -> None:
    fields = said(get(address(p1=10, p2=20, p3=30, p4=40, boton=button, quitar=gone)))
    assert fields.get("boton") == after


def test_two_seats_stay() -> None:
    assert said(get(address(p1=10, p2=20, asientos=2, quitar=1)))["p1"] == "10"


@pytest.mark.parametrize("which", ["x", "0", "99", "-1", ""])
def test_a_seat_that_is_not_there_cannot_go(which: str) -> None:
    after = said(get(address(p1=10, p2=20, p3=30, quitar=which)))
    assert [after[f"p{number}"] for number in (1, 2, 3)] == ["10", "20", "30"]


def test_the_address_to_share_is_short_and_carries_the_rule() -> None:
    where = address(n1="", p1=20, m1=1, s1="", p2=20, m2=2, mesa="", asientos=3, impar="", ficha="")
    assert shared(where) == {
        "p1": "20",
        "m1": "1",
        "p2": "20",
        "m2": "2",
        "impar": "uno",
        "ficha": "1",
    }


def test_the_address_to_share_answers_the_same() -> None:
    where = seats([50, 66, 29, 66], [True, False, True], [None, 1, None, 1], boton=2, muerto=4)
    again = address(**shared(where))
    assert ask(again).payouts == ask(where).payouts


def test_of_a_parameter_given_twice_the_last_counts() -> None:
    assert ask("/calculadora/?impar=uno&p1=10&p1=20&p2=20").pots[0]["amount"] == 40


def test_what_an_address_says_besides_is_passed_over() -> None:
    assert ask(seats([20, 20], utm="x", p0="9", px="9")).status == 200
