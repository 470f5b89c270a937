"""Another hand at a place of a series: the seed's next, a typed one, a kept one; and back again."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.models import Drill, Series
from tests.factories import SeriesFactory
from tests.lessons.admin.series.desk import (
    TYPED,
    Answered,
    at,
    current,
    deals,
    text,
    with_seed,
    write,
)
from tests.practice.pages import Page

pytestmark = pytest.mark.django_db


# Another hand of the seed


def test_a_proposed_hand_is_shown_and_changes_nothing(client: Client, answered: Answered) -> None:
    before = deals(answered.series)
    response = client.get(at(answered.series, "manos/7/otra/1/"))
    assert response.context["drill"].deal != before[6]
    assert "Cambia la mano 7 de la serie." in text(response)
    assert "1 de las que salen ya tiene respuestas" in text(response)
    assert deals(answered.series) == before


def test_a_proposed_hand_is_put_there_and_no_answer_changes(
    client: Client, answered: Answered
) -> None:
    row, before = answered.series, deals(answered.series)
    proposed = client.get(at(row, "manos/7/otra/2/")).context["drill"].deal
    client.post(at(row, "manos/7/otra/2/"))
    after = deals(row)
    assert after[6] == proposed
    assert after[:6] + after[7:] == before[:6] + before[7:]
    row.refresh_from_db()
    assert row.overrides == {"7": {"skip": 2}}
    answered.assert_unchanged()


def test_a_hand_put_there_twice_is_put_there_once(client: Client, series: Series) -> None:
    for _ in range(2):
        client.post(at(series, "manos/7/otra/1/"))
    assert Drill.objects.count() == 25


def test_the_hand_of_the_seed_comes_back_and_no_answer_changes(
    client: Client, answered: Answered
) -> None:
    row, before = answered.series, deals(answered.series)
    client.post(at(row, "manos/7/otra/1/"))
    client.post(at(row, "manos/7/otra/0/"))
    row.refresh_from_db()
    assert row.overrides == {}
    assert deals(row) == before
    answered.assert_unchanged()


def test_the_search_for_another_hand_ends(client: Client, series: Series) -> None:
    assert client.get(at(series, "manos/1/otra/50/")).status_code == 200
    assert client.get(at(series, "manos/1/otra/51/")).status_code == 404
    assert client.post(at(series, "manos/1/otra/51/")).status_code == 404


# Keeping


def test_a_kept_hand_outlives_its_seed(client: Client, answered: Answered) -> None:
    row, before = answered.series, current(answered.series)
    client.post(at(row, "manos/7/conservar/"))
    row.refresh_from_db()
    with_seed(row, "plata")
    client.post(at(row, "repartir/"))
    after = current(row)
    assert [place for place in after if after[place].pk == before[place].pk] == [7]
    answered.assert_unchanged()


def test_keeping_a_hand_changes_no_drill(client: Client, series: Series) -> None:
    drills = list(Drill.objects.values())
    client.post(at(series, "manos/7/conservar/"))
    assert list(Drill.objects.values()) == drills
    assert "no hay nada que repartir" in text(client.get(at(series, "repartir/")))


# Typing


def test_the_form_has_the_text_of_the_hand_that_is_there(client: Client, series: Series) -> None:
    form = client.get(at(series, "manos/7/escribir/")).context["form"]
    (again,) = [f for f in [form.__class__(form.slot, form.initial)] if f.is_valid()]
    assert again.dealt.table.deal.as_json() == current(series)[7].deal


def test_the_options_of_a_typed_hand_are_shown_before_it_is_put(
    client: Client, series: Series
) -> None:
    before = deals(series)
    shown = text(client.post(at(series, "manos/7/escribir/"), TYPED))
    assert "error: El kicker pasado por alto" in shown
    assert "Cambia la mano 7 de la serie." in shown
    assert deals(series) == before


def test_a_typed_hand_is_put_there_and_no_answer_changes(
    client: Client, answered: Answered
) -> None:
    row, before = answered.series, deals(answered.series)
    response = write(client, row, 7)
    assert "Mano 7: escrita a mano." in text(response)
    after = deals(row)
    assert after[6]["hands"] == ["Ah8s", "Kd6h"]
    assert after[:6] + after[7:] == before[:6] + before[7:]
    answered.assert_unchanged()


def test_a_hand_that_was_changed_after_it_was_seen_is_shown_again(
    client: Client, series: Series
) -> None:
    address, before = at(series, "manos/7/escribir/"), deals(series)
    page = Page(client.post(address, TYPED).content.decode())
    (seen,) = [form.values("seen")[0] for form in page.forms if form.values("seen")]
    client.post(address, TYPED | {"hand_1": "Ad 8s", "seen": seen})
    assert deals(series) == before


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"hand_1": "Qd 8s"}, "Esta mano no ilustra «El kicker decide»"),
        ({"hand_1": "Qs 8s"}, "está repetida"),
        ({"hand_1": "Zz 8s"}, "no es una carta"),
        ({"hand_1": ""}, "faltan las cartas"),
        ({"board": "Qs Qh 9d"}, "se necesitan 5 cartas y hay 3"),
        ({"board": "Qs" * 40}, "demasiadas letras"),
        ({"amount_1": "40"}, "todas las manos ponen lo mismo"),
        ({"amount_1": "1,250"}, "se puede leer de dos modos"),
        ({"amount_1": "<script>"}, "no es un monto"),
    ],
)
def test_a_typed_hand_that_fails_is_refused_with_the_reason(
    client: Client, answered: Answered, values: dict[str, str], says: str
) -> None:
    before = deals(answered.series)
    response = write(client, answered.series, 7, **values)
    assert response.status_code == 422
    assert says in text(response)
    assert b"<script>" not in response.content.replace(b"<script src", b"").replace(
        b"<script id", b""
    )
    assert deals(answered.series) == before
    answered.assert_unchanged()


def test_the_hand_of_the_seed_comes_back_after_a_typed_one(
    client: Client, answered: Answered
) -> None:
    row, before = answered.series, deals(answered.series)
    write(client, row, 7)
    client.post(at(row, "manos/7/otra/0/"))
    assert deals(row) == before
    answered.assert_unchanged()


def test_each_change_is_in_the_history_of_the_series(client: Client, series: Series) -> None:
    client.post(at(series, "manos/7/otra/1/"))
    write(client, series, 7)
    states = [record.overrides.get("7") for record in series.history.all()[:2]]
    assert "deal" in (states[0] or {})
    assert states[1] == {"skip": 1}
    assert series.history.first().history_user.username == "directora"


# Queries


PAGES = ["repartir/", "semillas/", "manos/", "manos/7/", "manos/7/otra/1/", "manos/7/escribir/"]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_as_much_for_a_long_series_as_for_a_short_one(
    client: Client, page: str
) -> None:
    short = SeriesFactory(drills=False, drills_each=dict.fromkeys(["kicker"], 1))
    long = SeriesFactory(drills=False, slug="larga", drills_each={"kicker": 20, "pozo-lateral": 12})
    for row in (short, long):
        client.post(at(row, "repartir/"))
        Answered(row)
        row.seed = "plata"
        row.save()
    counts = [queries(client, at(row, page)) for row in (short, long)]
    assert counts[0] == counts[1]
    assert counts[0] <= 12


def queries(client: Client, address: str) -> int:
    client.get(address)
    with CaptureQueriesContext(connection) as seen:
        assert client.get(address).status_code == 200
    return len(seen)
