"""The form of a series: its name, its seed, and how many drills each level has."""

from typing import Any

import pytest
from django.contrib.auth.models import Permission, User
from django.test import Client

from practice.levels import LEVELS, READING
from practice.models import Drill, Series
from tests.factories import LessonFactory, SeriesFactory
from tests.lessons.admin.series.desk import (
    LIST,
    Answered,
    at,
    current,
    deals,
    text,
)
from tests.lessons.admin.visiting import form_of, said

pytestmark = pytest.mark.django_db

ADD = f"{LIST}add/"


def save(client: Client, address: str, **values: Any) -> Any:
    return client.post(address, form_of(client, address) | values, follow=True)


# Writing


def test_a_new_series_has_the_usual_drills_and_leads_to_dealing(client: Client) -> None:
    response = save(client, ADD, name="Kickers", slug="kickers", seed="oro")
    row = Series.objects.get()
    usual = sum(level.usual for level in READING)
    assert (row.size, row.drills_each, row.overrides) == (usual, {}, {})
    assert row.level_codes == [level.code for level in READING]
    assert response.redirect_chain[-1][0] == at(row, "repartir/")
    assert not Drill.objects.exists()


def test_a_series_has_as_many_drills_as_its_levels_say(client: Client) -> None:
    none = {f"level_{code}": "0" for code in LEVELS}
    levels = none | {"level_kicker": "9", "level_mesa-y-empates": "", "level_pozo-lateral": "6"}
    save(client, ADD, name="Kickers", slug="kickers", seed="oro", **levels)
    row = Series.objects.get()
    assert row.level_codes == ["kicker", "pozo-lateral"]
    assert row.drills_each == {"kicker": 9}
    assert row.size == 15


def test_a_series_without_drills_is_refused(client: Client) -> None:
    none = {f"level_{code}": "0" for code in LEVELS}
    response = save(client, ADD, name="Nada", slug="nada", seed="oro", **none)
    assert "La serie no tiene manos" in said(response)
    assert not Series.objects.exists()


@pytest.mark.parametrize("number", ["25", "-1", "seis"])
def test_a_wrong_number_of_drills_is_refused(client: Client, series: Series, number: str) -> None:
    response = save(client, at(series, "change/"), level_kicker=number)
    assert "Escribe cuántas manos, de 0 a 24." in said(response)
    series.refresh_from_db()
    assert series.size == 24


def test_the_address_of_a_series_is_written_once(client: Client, series: Series) -> None:
    save(client, at(series, "change/"), slug="otra", name="Otro nombre")
    series.refresh_from_db()
    assert (series.slug, series.name) == ("leer-el-showdown", "Otro nombre")


def test_levels_in_an_order_of_their_own_keep_it(client: Client) -> None:
    row = SeriesFactory(level_codes=["pozo-lateral", "kicker"], drills=False)
    save(client, at(row, "change/"), **{"level_mesa-y-empates": "2"})
    row.refresh_from_db()
    assert row.level_codes == ["pozo-lateral", "kicker", "mesa-y-empates"]


def test_saving_a_series_changes_no_drill(client: Client, answered: Answered) -> None:
    before = deals(answered.series)
    response = save(client, at(answered.series, "change/"), seed="plata", level_kicker="2")
    assert "Falta repartir" in said(response)
    assert deals(answered.series) == before
    answered.assert_unchanged()


def test_a_series_saved_as_it_was_needs_no_dealing(client: Client, series: Series) -> None:
    response = save(client, at(series, "change/"), name="Otro nombre")
    assert response.redirect_chain[-1][0] == LIST


def test_a_new_seed_ends_the_skips_and_says_so(client: Client, series: Series) -> None:
    series.overrides = {"7": {"skip": 1}, "8": {"deal": current(series)[8].deal}}
    series.save()
    response = save(client, at(series, "change/"), seed="plata")
    series.refresh_from_db()
    assert set(series.overrides) == {"8"}
    assert "Manos cambiadas que la serie ya no tiene" in said(response)


def test_a_chosen_seed_fills_the_form_and_changes_nothing(client: Client, series: Series) -> None:
    response = client.get(at(series, "change/?semilla=cobre-3"))
    assert response.context["adminform"].form["seed"].value() == "cobre-3"
    series.refresh_from_db()
    assert series.seed == "oro"


# History


def test_restoring_a_series_brings_back_all_of_it_and_leads_to_dealing(
    client: Client, answered: Answered
) -> None:
    row = answered.series
    row.overrides = {"7": {"skip": 2}}
    row.save()
    old = row.history.first()
    row.seed, row.overrides, row.drills_each = "plata", {}, {"kicker": 2}
    row.save()
    page = at(row, f"history/{old.pk}/")
    form = client.get(page).context["adminform"].form
    sent = {name: form[name].value() for name in form.fields}
    response = client.post(page, sent, follow=True)
    row.refresh_from_db()
    assert (row.seed, row.overrides, row.drills_each) == ("oro", {"7": {"skip": 2}}, {})
    assert response.redirect_chain[-1][0] == at(row, "repartir/")
    client.post(at(row, "repartir/"))
    answered.assert_unchanged()


def test_the_history_says_in_words_what_changed(client: Client, series: Series) -> None:
    series.overrides, series.drills_each = {"7": {"skip": 1}}, {"kicker": 8}
    series.save()
    shown = text(client.get(at(series, "history/")))
    assert "mano 7: la da la semilla, en vez de 1 anteriores" in shown
    assert "El kicker decide: 8" in shown
    assert "skip" not in shown


# Deleting


def test_a_series_with_answers_is_not_deleted_and_says_why(
    client: Client, answered: Answered
) -> None:
    page = at(answered.series, "delete/")
    response = client.post(page, {"post": "yes"}, follow=True)
    assert "manos con respuestas o avisos" in text(response)
    answered.assert_unchanged()
    assert Series.objects.exists()


def test_a_series_with_answers_is_not_deleted_in_bulk(client: Client, answered: Answered) -> None:
    other = SeriesFactory(slug="otra")
    keys = [answered.series.pk, other.pk]
    sent = {"action": "delete_selected", "_selected_action": keys, "post": "yes"}
    assert "manos con respuestas o avisos" in text(client.post(LIST, sent))
    assert Series.objects.count() == 2
    answered.assert_unchanged()


def test_a_series_of_a_lesson_is_not_deleted(client: Client, series: Series) -> None:
    LessonFactory(series=series, title="El kicker")
    assert "la usa la lección «El kicker»" in text(client.get(at(series, "delete/")))
    client.post(at(series, "delete/"), {"post": "yes"})
    assert Series.objects.exists()


def test_a_series_that_nobody_answered_is_deleted_with_its_drills(
    client: Client, series: Series
) -> None:
    client.post(at(series, "delete/"), {"post": "yes"})
    assert not Series.objects.exists()
    assert not Drill.objects.exists()


def test_series_that_nobody_answered_are_deleted_in_bulk(client: Client, series: Series) -> None:
    sent = {"action": "delete_selected", "_selected_action": [series.pk], "post": "yes"}
    client.post(LIST, sent)
    assert not Series.objects.exists()


# Who may


PAGES = [
    "change/",
    "repartir/",
    "semillas/",
    "manos/",
    "manos/7/",
    "manos/7/otra/1/",
    "manos/7/escribir/",
]


@pytest.mark.parametrize("page", [*PAGES, "manos/7/conservar/"])
def test_who_may_not_change_series_is_refused(series: Series, page: str) -> None:
    reader = User.objects.create_user("ayudante", is_staff=True)
    reader.user_permissions.add(Permission.objects.get(codename="view_lesson"))
    visitor = Client()
    visitor.force_login(reader, backend="django.contrib.auth.backends.ModelBackend")
    assert visitor.get(at(series, page)).status_code == 403
    assert visitor.post(at(series, page)).status_code == 403
    assert "/admin/login/" in Client().get(at(series, page)).headers["Location"]


def test_who_may_only_look_sees_a_series_without_its_tools(series: Series) -> None:
    reader = User.objects.create_user("ayudante", is_staff=True)
    reader.user_permissions.add(Permission.objects.get(codename="view_series"))
    visitor = Client()
    visitor.force_login(reader, backend="django.contrib.auth.backends.ModelBackend")
    shown = text(visitor.get(at(series, "change/")))
    assert "La mano más alta (6)" in shown
    assert "Repartir" not in shown
    assert visitor.get(at(series, "manos/")).status_code == 403


@pytest.mark.parametrize("page", PAGES[1:])
def test_a_series_that_is_not_there_is_not_found(client: Client, page: str) -> None:
    assert client.get(f"{LIST}999/{page}").status_code == 404
