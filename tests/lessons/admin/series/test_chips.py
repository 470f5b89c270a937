"""The series about chips on the desk: their hands, each in all its states, and what changes them."""

import re

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.mistakes import MISTAKES, OTHER
from practice.models import Attempt, Drill, Series
from practice.stored import Pending
from tests.lessons.admin.series.desk import at, text, with_seed
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import (
    DEALERS,
    LEVELS,
    OTHER_SEED,
    POTS,
    Learner,
    dealt,
    drills_of,
    fields,
    right,
    series_of,
    unnamed,
)

pytestmark = pytest.mark.django_db

# One hand of each level with each way of asking.
ONE_OF_EACH = list(
    {
        (slug, each.level.code, each.question.code): (slug, place)
        for slug in (POTS, DEALERS)
        for place, each in enumerate(dealt(slug), start=1)
    }.values()
)
TYPED = [place for place, each in enumerate(dealt(POTS), start=1) if each.question.is_typed]


@pytest.fixture(params=[POTS, DEALERS])
def series(request: pytest.FixtureRequest) -> Series:
    return series_of(request.param)


@pytest.fixture
def typed() -> Drill:
    return drills_of(series_of(POTS))[TYPED[0] - 1]


def opened(client: Client, series: Series, rest: str) -> HttpResponse:
    response = client.get(at(series, rest))
    assert response.status_code == 200
    return response


# The list


def test_the_list_says_what_each_seat_put_in_and_who_folded(client: Client, series: Series) -> None:
    shown = text(opened(client, series, "manos/"))
    for drill in drills_of(series):
        deal = drill.table.deal
        seats = zip("ABCDE", deal.contributed, strict=False)
        puts = [
            f"{name} {put}{' (se retiró)' if seat in deal.folded else ''}"
            for seat, (name, put) in enumerate(seats)
        ]
        assert f"Ponen: {', '.join(puts)}" in shown


def test_the_list_shows_no_hand_of_who_folded(client: Client, series: Series) -> None:
    shown = text(opened(client, series, "manos/"))
    assert "contra contra" not in shown
    for drill in drills_of(series):
        hands = [" ".join(map(str, drill.table.own(seat))) for seat in drill.table.seats]
        assert not drill.table.has_cards or " contra ".join(hands) in shown


def test_every_promised_mistake_is_offered(client: Client, series: Series) -> None:
    assert "Cada error que prometen los niveles se ofrece" in text(opened(client, series, "manos/"))


def test_what_has_no_name_is_no_row_of_the_matrix(client: Client, series: Series) -> None:
    matrix = opened(client, series, "manos/").context["matrix"]
    assert OTHER not in [row.mistake for row in matrix.rows]


# One hand


@pytest.mark.parametrize(("slug", "place"), ONE_OF_EACH)
def test_a_hand_is_shown_in_all_its_states(client: Client, slug: str, place: int) -> None:
    row = series_of(slug)
    drill = drills_of(row)[place - 1]
    response = opened(client, row, f"manos/{place}/")
    names = [state.name for state in response.context["states"]]
    alone = [option for option in drill.choices if not option.also]
    assert names[0] == "Sin responder"
    assert names.count("Correcta") == 1
    assert len(names) == 1 + len(alone)
    assert len(set(names)) == len(names)
    for option in alone:
        name = f"Con error: {MISTAKES[option.mistake].name}" if option.mistake else "Correcta"
        assert any(each.startswith(name) for each in names)
    shown = Page(response.content.decode())
    assert shown.is_closed
    assert len(set(shown.ids)) == len(shown.ids)


def test_amounts_typed_on_the_desk_lead_to_their_state_and_store_nothing(
    client: Client, typed: Drill
) -> None:
    address = at(typed.series, f"manos/{typed.place}/")
    response = client.get(address, {"enviada": "1", **fields(typed, right(typed))})
    assert response.headers["Location"] == f"{address}#state-1"
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("given", ["x", ""])
def test_amounts_that_cannot_be_read_are_told_on_the_desk(
    client: Client, typed: Drill, given: str
) -> None:
    sent = dict.fromkeys(fields(typed, unnamed(typed)), given)
    response = client.get(at(typed.series, f"manos/{typed.place}/"), {"enviada": "1", **sent})
    label = typed.question.labels(typed.table)[0]
    assert f"«{label}»" in Page(response.content.decode()).text(of_class="notice")


def test_amounts_of_no_state_are_shown_as_a_learner_would_see_them(
    client: Client, typed: Drill
) -> None:
    sent = {"enviada": "1", **fields(typed, unnamed(typed))}
    response = client.get(at(typed.series, f"manos/{typed.place}/"), sent)
    assert response.context["states"][-1].name == "Lo que escribiste"
    shown = text(response)
    assert "no es una de las respuestas con nombre" in shown
    assert OTHER.name in shown


# Kept, changed, dealt


@pytest.mark.parametrize(("slug", "place"), ONE_OF_EACH)
def test_a_kept_hand_outlives_its_seed(client: Client, slug: str, place: int) -> None:
    row = series_of(slug)
    before = drills_of(row)[place - 1]
    client.post(at(row, f"manos/{place}/conservar/"))
    row.refresh_from_db()
    assert str(place) in row.overrides
    with_seed(row, OTHER_SEED)
    assert before in Pending.of(row).stay


def test_another_hand_is_proposed_and_put_there(client: Client, series: Series) -> None:
    for place in (1, 6, 13, 18):
        proposed = opened(client, series, f"manos/{place}/otra/1/").context["drill"].deal
        client.post(at(series, f"manos/{place}/otra/1/"))
        assert drills_of(series)[place - 1].deal == proposed


def test_who_typed_an_answer_keeps_it_when_the_hand_is_changed(
    client: Client, typed: Drill
) -> None:
    learner = Learner(typed.series)
    learner.answer(typed, unnamed(typed))
    before = learner.at(typed.place).text(of_class="settlement")
    client.post(at(typed.series, f"manos/{typed.place}/otra/1/"))
    assert learner.at(typed.place).text(of_class="settlement") == before


def test_other_seeds_are_compared(client: Client, series: Series) -> None:
    response = opened(client, series, "semillas/")
    assert len(response.context["candidates"]) == 6


def test_a_new_seed_is_dealt(client: Client, series: Series) -> None:
    row = with_seed(series, OTHER_SEED)
    size = len(drills_of(row))
    assert f"Cambian {size} manos" in text(opened(client, row, "repartir/"))
    client.post(at(row, "repartir/"))
    wanted = [each.table.deal for each in dealt(row.slug, OTHER_SEED)]
    assert [drill.table.deal for drill in drills_of(row)] == wanted


@pytest.mark.parametrize("rest", ["manos/", "manos/6/", "manos/6/otra/1/", "repartir/"])
def test_a_page_asks_few_queries(client: Client, series: Series, rest: str) -> None:
    opened(client, series, rest)
    with CaptureQueriesContext(connection) as seen:
        opened(client, series, rest)
    assert len(seen) <= 12


# The form


def test_the_form_has_the_levels_of_the_series_alone(client: Client, series: Series) -> None:
    form = opened(client, series, "change/").context["adminform"].form
    asked = {name: form[name].value() for name in form.fields if name.startswith("level_")}
    mine = {f"level_{level.code}" for level in LEVELS[series.slug]}
    assert {name for name, number in asked.items() if number} == mine


def test_a_level_has_as_many_hands_as_the_form_says(client: Client, series: Series) -> None:
    code = LEVELS[series.slug][0].code
    form = opened(client, series, "change/").context["adminform"].form
    sent = {name: form[name].value() for name in form.fields} | {f"level_{code}": "2"}
    client.post(at(series, "change/"), sent)
    series.refresh_from_db()
    assert series.drills_each == {code: 2}
    assert series.level_codes == [level.code for level in LEVELS[series.slug]]


# Hands that nobody writes


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_hand_that_only_the_seed_deals_is_not_written(
    client: Client, series: Series, method: str
) -> None:
    before = list(Drill.objects.values())
    response = getattr(client, method)(at(series, "manos/6/escribir/"))
    assert response.status_code == (200 if method == "get" else 422)
    name = drills_of(series)[5].level.name
    says = f"Las manos de «{name}» las reparte la semilla: no se escriben a mano."
    assert says in text(response)
    assert list(Drill.objects.values()) == before


def test_its_page_has_nothing_to_fill_in_and_leads_on(client: Client, series: Series) -> None:
    html = opened(client, series, "manos/6/escribir/").content.decode()
    assert not re.search('name="(board|hand_1)"', html)
    assert f'href="{at(series, "manos/6/otra/1/")}"' in html


@pytest.mark.parametrize("rest", ["manos/", "manos/6/"])
def test_no_page_offers_to_write_one(client: Client, series: Series, rest: str) -> None:
    html = opened(client, series, rest).content.decode()
    assert "escribir/" not in html
    assert "Cambiar por otra" in html
