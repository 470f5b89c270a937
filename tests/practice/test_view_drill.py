"""Looking at a drill: the next one, any one, and what the answer says about storing it."""

import uuid

import pytest
from django.test import Client

from engine.number_words import number_words
from practice.models import Drill, Series
from tests.factories import AttemptFactory, SeriesFactory, answer_all, right_option, wrong_option
from tests.practice.visiting import PRACTICE, Visitor, address, page, tokens

ABSURD = ["0", "25", "99999999999999999999", "-1", "uno", "1.0"]


def learner_of(visitor: Visitor) -> uuid.UUID:
    (key,) = visitor.learner_ids.values()
    return uuid.UUID(key)


# Works


def test_the_practice_opens_at_the_first_drill(visitor: Visitor, drill: Drill) -> None:
    shown = page(visitor.get())
    assert shown.forms[0].path == address(1)
    assert shown.forms[0].values("drill") == [str(drill.pk)]
    assert "Mano 1 de 24" in shown.title
    assert drill.level.intro in shown.text()


def test_the_practice_opens_at_the_first_drill_without_an_answer(
    learner: Visitor, series: Series
) -> None:
    for each in Drill.objects.filter(series=series, place__in=[1, 2, 4]):
        learner.answer(each, right_option(each))
    assert "Mano 3 de 24" in page(learner.get()).title


def test_the_next_level_begins_by_itself(learner: Visitor, series: Series) -> None:
    for each in Drill.objects.filter(series=series, place__lte=6):
        learner.answer(each, right_option(each))
    shown = page(learner.get())
    assert "Mano 7 de 24" in shown.title
    assert "El kicker decide" in shown.text(of_class="drill-head")


def test_every_place_can_be_opened(visitor: Visitor, series: Series) -> None:
    for drill in Drill.objects.filter(series=series):
        shown = page(visitor.get(drill.place))
        assert f"Mano {drill.place} de 24" in shown.title
        assert len(shown.all(of_class="option")) == len(drill.options)


def test_every_pot_says_its_sum_in_digits_and_in_words(visitor: Visitor, series: Series) -> None:
    for drill in Drill.objects.filter(series=series):
        sums = [f"{pot.amount} {number_words(pot.amount)}" for pot in drill.table.pots]
        said = page(visitor.get(drill.place)).text(of_class="pots")
        assert all(each in said for each in sums), said


def test_the_form_offers_one_token_for_each_option(visitor: Visitor, drill: Drill) -> None:
    (form,) = page(visitor.get(1)).forms
    assert form.values("option") == tokens(drill)
    assert [field["type"] for field in form.fields if field.get("name") == "option"] == [
        "radio"
    ] * len(drill.options)
    assert form.attrs["method"] == "post"


def test_the_strip_has_a_box_for_every_drill_from_the_start(visitor: Visitor) -> None:
    shown = page(visitor.get())
    assert len(shown.all(of_class="box")) == len(shown.all(of_class="unanswered")) == 24
    assert shown.text(of_class="strip").count("sin responder") == 24


def test_the_strip_says_in_words_how_each_drill_went(learner: Visitor, series: Series) -> None:
    first, second = Drill.objects.filter(series=series, place__lte=2)
    learner.answer(first, right_option(first))
    learner.answer(second, wrong_option(second))
    strip = page(learner.get()).text(of_class="strip")
    assert "Mano 1: bien a la primera" in strip
    assert "Mano 2: con error" in strip


def test_an_answered_drill_shows_its_result_and_no_form(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill))
    shown = page(learner.get(1))
    assert [form.attrs["action"] for form in shown.forms] == [f"{address(1)}aviso/"]
    assert "resultado" in shown.ids
    assert shown.title.startswith("Con error")


def test_after_the_last_answer_the_practice_ends(learner: Visitor, series: Series) -> None:
    answer_all(series, learner_of(learner), missed=[1, 2, 3])
    shown = page(learner.get())
    assert "Lección terminada" in shown.title
    assert "21 de 24 a la primera" in shown.text(of_class="end")
    assert shown.forms == []


def test_the_end_names_the_mistakes_and_calls_three_of_one_frequent(
    learner: Visitor, series: Series
) -> None:
    drills = list(Drill.objects.filter(series=series))
    for drill in drills:
        missed = {1: "palo", 2: "palo", 3: "palo", 4: "ambos-pozos"}.get(drill.place, "")
        AttemptFactory(
            learner=learner_of(learner), drill=drill, option=wrong_option(drill), mistake=missed
        )
    end = page(learner.get()).text(of_class="end")
    assert "Desempatar por la pinta 3 veces, frecuente" in end
    assert "Todos los pozos para el all in 1 vez" in end
    assert end.count("frecuente") == 1


def test_the_end_of_a_series_without_a_mistake_says_so(learner: Visitor, series: Series) -> None:
    answer_all(series, learner_of(learner))
    end = page(learner.get()).text(of_class="end")
    assert "24 de 24 a la primera" in end
    assert "Ninguna lectura se apartó" in end


def test_a_finished_series_still_shows_each_of_its_drills(learner: Visitor, series: Series) -> None:
    answer_all(series, learner_of(learner))
    assert page(learner.get(5)).title.startswith("Correcta · Mano 5 de 24")


# Headers


@pytest.mark.parametrize("place", [None, 1])
def test_a_drill_is_never_stored_and_depends_on_htmx(visitor: Visitor, place: int | None) -> None:
    response = visitor.get(place)
    assert response["Cache-Control"] == "no-store"
    assert {"HX-Request", "Cookie"} <= {part.strip() for part in response["Vary"].split(",")}
    assert response["X-Robots-Tag"] == "noindex"


def test_the_end_is_never_stored(learner: Visitor, series: Series) -> None:
    answer_all(series, learner_of(learner))
    assert learner.get()["Cache-Control"] == "no-store"


# Methods


@pytest.mark.parametrize("place", [None, 1])
def test_head_answers_like_get_without_a_body(visitor: Visitor, place: int | None) -> None:
    response = visitor.client.head(address(place))
    assert (response.status_code, response.content) == (200, b"")


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options", "post"])
def test_the_practice_is_only_looked_at(visitor: Visitor, method: str) -> None:
    response = getattr(visitor.client, method)(PRACTICE)
    assert response.status_code == 405
    assert set(response["Allow"].split(", ")) == {"GET", "HEAD"}
    assert visitor.learner_ids == {}


@pytest.mark.parametrize("method", ["put", "delete", "patch", "options"])
def test_a_drill_is_looked_at_or_answered(visitor: Visitor, method: str) -> None:
    response = getattr(visitor.client, method)(address(1))
    assert response.status_code == 405
    assert set(response["Allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert visitor.learner_ids == {}


# Unknown


@pytest.mark.parametrize("place", ABSURD)
def test_a_place_that_does_not_exist_is_not_found(visitor: Visitor, place: str) -> None:
    assert visitor.client.get(f"{PRACTICE}{place}/").status_code == 404


@pytest.mark.parametrize("tail", ["", "1/", "borrar/"])
def test_a_series_that_does_not_exist_is_not_found(visitor: Visitor, tail: str) -> None:
    assert visitor.client.get(f"/practica/no-hay/{tail}").status_code == 404
    assert visitor.learner_ids == {}


@pytest.mark.django_db
def test_a_series_without_drills_is_not_found() -> None:
    SeriesFactory(drills=False)
    assert Client().get(PRACTICE).status_code == 404


# Twice


def test_looking_again_shows_the_same_drill_to_the_same_learner(visitor: Visitor) -> None:
    before = page(visitor.get()).forms[0].values("option"), visitor.learner_ids
    after = page(visitor.get()).forms[0].values("option"), visitor.learner_ids
    assert before == after
