"""The hands of a series on the desk: dealt, compared with those of other seeds, and looked at."""

import re

import pytest
from django.test import Client

from practice.models import Attempt, Drill, Series
from tests.factories import SeriesFactory
from tests.lessons.admin.series.desk import (
    Answered,
    at,
    current,
    deals,
    text,
    with_seed,
)
from tests.lessons.admin.visiting import said, superuser
from tests.practice.pages import Page

pytestmark = pytest.mark.django_db


# Dealing


def test_the_page_says_what_dealing_would_change(client: Client, answered: Answered) -> None:
    row = with_seed(answered.series, "plata")
    response = client.get(at(row, "repartir/"))
    shown, pending = text(response), response.context["pending"]
    assert (len(pending.come), len(pending.leave), pending.answered) == (24, 24, 24)
    assert "24 de las que salen ya tienen respuestas" in shown
    assert "quienes las respondieron las siguen viendo" in shown
    assert Drill.objects.count() == 24


def test_dealing_changes_the_drills_and_no_answer(client: Client, answered: Answered) -> None:
    row = with_seed(answered.series, "plata")
    before = deals(row)
    response = client.post(at(row, "repartir/"), follow=True)
    assert "Manos nuevas: 24; sin cambios: 0; retiradas: 24." in said(response)
    assert deals(row) != before
    answered.assert_unchanged()


def test_dealing_twice_changes_nothing_more(client: Client, answered: Answered) -> None:
    row = with_seed(answered.series, "plata")
    client.post(at(row, "repartir/"))
    drills = list(Drill.objects.values())
    client.post(at(row, "repartir/"))
    assert list(Drill.objects.values()) == drills


def test_a_dealt_series_has_no_button_to_deal(client: Client, series: Series) -> None:
    response = client.get(at(series, "repartir/"))
    assert "no hay nada que repartir" in text(response)
    assert 'value="Repartir"' not in response.content.decode()


def test_a_series_that_cannot_be_dealt_says_why_and_stays(
    client: Client, answered: Answered
) -> None:
    row = answered.series
    row.overrides = {"7": {"deal": {"board": "Ah"}}}
    row.save()
    before = deals(row)
    for response in (client.get(at(row, "repartir/")), client.post(at(row, "repartir/"))):
        assert response.status_code == 422
        assert "mano 7" in text(response)
    assert deals(row) == before


def test_dealing_needs_the_token_of_the_form(series: Series) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = superuser().cookies
    with_seed(series, "plata")
    assert strict.post(at(series, "repartir/")).status_code == 403
    assert Drill.objects.count() == 24


# Seeds


def test_five_other_seeds_are_compared_with_the_one_there_is(
    client: Client, series: Series
) -> None:
    response = client.get(at(series, "semillas/"))
    seeds = [each.seed for each in response.context["candidates"]]
    assert seeds == ["oro", *(f"leer-el-showdown-{n}" for n in range(1, 6))]
    page = Page(response.content.decode())
    links = [a.attrs["href"] for a in page.all("a", of_class="choose")]
    assert links[0] == at(series, "change/?semilla=leer-el-showdown-1")
    assert len(links) == 5


def test_the_next_five_seeds_are_others(client: Client, series: Series) -> None:
    response = client.get(at(series, "semillas/?desde=6"))
    assert response.context["candidates"][1].seed == "leer-el-showdown-6"


@pytest.mark.parametrize("start", ["0", "-5", "x", "999999999999", "²"])
def test_seeds_are_offered_whatever_is_asked_for(
    client: Client, series: Series, start: str
) -> None:
    assert client.get(at(series, "semillas/"), {"desde": start}).status_code == 200


def test_looking_for_seeds_changes_nothing(client: Client, answered: Answered) -> None:
    drills = list(Drill.objects.values())
    client.get(at(answered.series, "semillas/"))
    assert list(Drill.objects.values()) == drills
    answered.assert_unchanged()


# The matrix


def test_the_matrix_marks_what_each_drill_offers(client: Client, series: Series) -> None:
    response = client.get(at(series, "manos/"))
    offered = sum(len(drill.options) - 1 for drill in current(series).values())
    assert text(response).count("la ofrece") == offered
    assert "Cada error que prometen los niveles se ofrece" in text(response)


def test_a_promised_mistake_that_is_missing_is_flagged(client: Client) -> None:
    row = SeriesFactory(drills=False, level_codes=["kicker"], drills_each={"kicker": 1})
    client.post(at(row, "repartir/"))
    shown = text(client.get(at(row, "manos/")))
    assert re.search("Falta «.+»: lo promete «El kicker decide» y ninguna mano lo ofrece", shown)


def test_hands_that_are_not_those_of_the_series_say_so(client: Client, series: Series) -> None:
    with_seed(series, "plata")
    assert "faltan por cambiar 24" in text(client.get(at(series, "manos/")))


def test_a_series_that_was_never_dealt_says_so(client: Client) -> None:
    row = SeriesFactory(drills=False)
    assert "no se ha repartido" in text(client.get(at(row, "manos/")))


def test_the_hands_of_a_long_series_are_listed_fifty_at_a_time(client: Client) -> None:
    row = SeriesFactory(drills=False, drills_each={"pozo-lateral": 24, "mano-mas-alta": 24})
    client.post(at(row, "repartir/"))
    pages = [client.get(at(row, "manos/"), {"p": number}) for number in ("1", "2", "x")]
    assert [len(page.context["rows"]) for page in pages] == [50, 10, 50]


# One hand as a learner sees it


def test_a_hand_is_shown_unanswered_right_and_with_each_wrong_option(
    client: Client, series: Series
) -> None:
    for place, drill in list(current(series).items())[::5]:
        response = client.get(at(series, f"manos/{place}/"))
        names = [state.name for state in response.context["states"]]
        assert names[0] == "Sin responder"
        assert names.count("Correcta") == 1
        assert len(names) == 1 + len(drill.options)
        for option in drill.choices:
            if option.mistake:
                assert "Coincide con «" in text(response)


def test_the_ids_of_a_hand_are_all_different(client: Client, series: Series) -> None:
    page = Page(client.get(at(series, "manos/7/")).content.decode())
    assert len(set(page.ids)) == len(page.ids)
    assert page.is_closed


def test_answering_a_hand_on_the_desk_shows_its_state_and_stores_nothing(
    client: Client, series: Series
) -> None:
    address = at(series, "manos/7/")
    page = Page(client.get(address).content.decode())
    (form,) = [form for form in page.forms if form.values("option")]
    assert form.attrs["method"] == "get"
    response = client.get(form.path, {"option": form.values("option")[1]})
    assert response.headers["Location"] == f"{address}#state-2"
    assert not Attempt.objects.exists()


def test_a_place_without_a_hand_is_not_found(client: Client, series: Series) -> None:
    for page in ("manos/25/", "manos/0/", "manos/25/otra/1/", "manos/25/escribir/"):
        assert client.get(at(series, page)).status_code == 404
