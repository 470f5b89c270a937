"""Typed amounts on both databases: kept exactly, read back, and the first of two at once stands."""

import json
from functools import partial
from urllib.parse import urlencode

import pytest

from tests.faults.client import HTMX, Client, Form, Reply, at_once
from tests.site import Site

POTS = "/practica/armar-los-pozos/"
GIVEN = {f"amount{number}": str(amount) for number, amount in enumerate((1001, 10**12, 0, 7))}
KEPT = [int(amount) for amount in GIVEN.values()]


@pytest.fixture
def site(own_site: Site) -> Site:
    own_site.manage("deal", "armar-los-pozos")
    return own_site.start()


def place_of(site: Site, labels: int) -> int:
    """The first place at which so many amounts are typed."""
    client = Client(site)
    for place in range(1, 25):
        if client.get(f"{POTS}{place}/").text.count('name="amount') == labels:
            return place
    raise AssertionError(f"nowhere are {labels} amounts typed")


def send(client: Client, place: int, given: dict[str, str]) -> Reply:
    form = Form(client.get(f"{POTS}{place}/").text)
    return client.send(f"{POTS}{place}/", urlencode(form.hidden | given), HTMX)


def stored(site: Site) -> list[list[int]]:
    rows = site.execute("SELECT amounts FROM practice_attempt ORDER BY id")
    return [json.loads(each) if isinstance(each, str) else each for (each,) in rows]


def test_amounts_are_kept_exactly_and_shown_again(site: Site) -> None:
    client, place = Client(site), place_of(site, len(GIVEN))
    assert send(client, place, GIVEN).status == 200
    assert stored(site) == [KEPT]
    again = client.get(f"{POTS}{place}/").text
    assert "Otro error" in again
    assert all(said in again for said in ("1.001", "1.000.000.000.000"))
    assert f"Mano {place}: con error" in again
    assert "Traceback" not in site.log()


def test_a_chosen_answer_has_no_amounts_beside_it(site: Site) -> None:
    client = Client(site)
    form = Form(client.get(f"{POTS}1/").text)
    assert client.send(f"{POTS}1/", urlencode(form.answer(0)), HTMX).status == 200
    assert stored(site) == [[]]
    assert 'id="resultado"' in client.get(f"{POTS}1/").text


def test_of_two_typed_at_once_one_is_kept_and_both_see_it(site: Site) -> None:
    client, place = Client(site), place_of(site, len(GIVEN))
    hidden = Form(client.get(f"{POTS}{place}/").text).hidden
    answers = [GIVEN, dict.fromkeys(GIVEN, "5")]
    bodies = [urlencode(hidden | given) for given in answers]
    replies = at_once(*(partial(client.send, f"{POTS}{place}/", body, HTMX) for body in bodies))
    assert [reply.status for reply in replies] == [200, 200]
    (kept,) = stored(site)
    assert kept in (KEPT, [5, 5, 5, 5])
    assert {("1.001" in reply.text) for reply in replies} == {kept == KEPT}
    assert sorted("Ya respondida" in reply.text for reply in replies) == [False, True]
