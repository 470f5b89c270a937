"""Answering a drill without HTMX: what is stored, what is refused, what stands."""

from typing import Any

import pytest
from django.test import Client

from practice.models import Attempt, Drill, Series
from tests.factories import SeriesFactory, right_option, wrong_option
from tests.practice.pages import Page
from tests.practice.visiting import Visitor, address, page, tokens

NOT_DRILLS = ["", "0", "-1", "uno", "1.5", "1 OR 1=1", "9" * 19, "9" * 400, "999999", "²"]


def sent(drill: Drill, option: int = 0, **other: Any) -> dict[str, Any]:
    return {"drill": str(drill.pk), "option": tokens(drill)[option], **other}


# Works


def test_an_answer_leads_to_its_result(learner: Visitor, drill: Drill) -> None:
    response = learner.answer(drill, right_option(drill))
    assert response.status_code == 303
    assert response["Location"] == f"{address(1)}#resultado"


def test_the_result_page_holds_the_result(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, right_option(drill))
    shown = page(learner.get(1))
    assert shown.title.startswith("Correcta · Mano 1 de 24")
    assert "resultado" in shown.ids
    assert shown.text(of_id="resultado") == "✓ Correcta"


def test_a_wrong_answer_names_its_mistake_and_rule(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill))
    mistake = Attempt.objects.get().mistake
    shown = page(learner.get(1))
    assert mistake
    assert "Coincide con «" in shown.text(of_id="resultado")
    assert "mistake" not in str(shown.elements)


def test_an_answer_is_stored_with_its_option_and_mistake(learner: Visitor, drill: Drill) -> None:
    option = wrong_option(drill)
    learner.answer(drill, option)
    stored = Attempt.objects.get()
    assert (stored.drill, stored.option) == (drill, option)
    assert stored.mistake == drill.choices[option].mistake
    assert {stored.learner.hex} == set(learner.learner_ids.values())


@pytest.mark.parametrize("option", range(3))
def test_every_option_can_be_chosen(learner: Visitor, drill: Drill, option: int) -> None:
    learner.answer(drill, option)
    assert Attempt.objects.get().option == option


def test_any_place_may_be_answered_first(learner: Visitor, series: Series) -> None:
    last = Drill.objects.get(series=series, place=24)
    assert learner.answer(last, 0).status_code == 303
    assert Attempt.objects.get().drill == last


def test_all_drills_can_be_answered_one_after_the_other(learner: Visitor, series: Series) -> None:
    for place in range(1, 25):
        form = page(learner.get()).forms[0]
        asked = Drill.objects.get(pk=form.values("drill")[0])
        assert form.path == address(place)
        option = form.values("option")[right_option(asked)]
        response = learner.client.post(form.path, {"drill": asked.pk, "option": option})
        assert response.status_code == 303
    assert "24 de 24 a la primera" in page(learner.get()).text(of_class="end")


def test_the_form_of_the_page_is_accepted_with_its_csrf_token(series: Series) -> None:
    strict = Client(enforce_csrf_checks=True)
    form = Page(strict.get(address(1)).content.decode()).forms[0]
    fields = {name: form.values(name)[0] for name in ("csrfmiddlewaretoken", "drill", "option")}
    assert strict.post(address(1), fields).status_code == 303
    assert strict.post(address(1), {**fields, "csrfmiddlewaretoken": "x" * 64}).status_code == 403
    assert Attempt.objects.count() == 1


# Nobody in particular


def test_an_answer_without_a_cookie_is_refused_with_a_page(visitor: Visitor, drill: Drill) -> None:
    response = visitor.answer(drill, 0)
    assert response.status_code == 403
    assert "cookie" in page(response).text()
    assert [e for e in page(response).elements if "data-mensaje" in e.attrs]


def test_an_answer_never_makes_a_learner(visitor: Visitor, drill: Drill) -> None:
    response = visitor.answer(drill, 0)
    assert "sessionid" not in response.cookies
    assert visitor.learner_ids == {}
    assert not Attempt.objects.exists()


def test_a_learner_of_another_series_is_nobody_here(learner: Visitor) -> None:
    other = SeriesFactory(slug="otra")
    asked = Drill.objects.get(series=other, place=1)
    response = learner.client.post("/practica/otra/1/", sent(asked))
    assert response.status_code == 403
    assert not Attempt.objects.exists()


# Bad input


@pytest.mark.parametrize(
    "option",
    [None, "", "0", "nada", "f" * 16, "' OR 1=1 --", "<script>alert(1)</script>", "a" * 10_000],
)
def test_a_token_that_is_missing_or_unknown_is_refused(
    learner: Visitor, drill: Drill, option: str | None
) -> None:
    fields = {"drill": str(drill.pk)} | ({} if option is None else {"option": option})
    response = learner.send(1, fields)
    assert response.status_code == 422
    shown = page(response)
    assert shown.text(of_id="notice")
    assert len(shown.forms[0].values("option")) == len(drill.options)
    assert "<script>alert" not in response.content.decode()
    assert not Attempt.objects.exists()


def test_a_missing_choice_and_a_wrong_one_are_told_apart(learner: Visitor, drill: Drill) -> None:
    missing = page(learner.send(1, {"drill": str(drill.pk)})).text(of_id="notice")
    wrong = page(learner.send(1, {"drill": str(drill.pk), "option": "x"})).text(of_id="notice")
    assert missing == "Elige una respuesta antes de responder."
    assert wrong.startswith("Esa respuesta no es de esta mano.")


def test_the_token_of_another_drill_is_refused(learner: Visitor, drill: Drill) -> None:
    second = Drill.objects.get(series=drill.series, place=2)
    response = learner.send(1, {"drill": str(drill.pk), "option": tokens(second)[0]})
    assert response.status_code == 422
    assert not Attempt.objects.exists()


def test_after_a_refused_answer_a_good_one_is_stored(learner: Visitor, drill: Drill) -> None:
    learner.send(1, {"drill": str(drill.pk)})
    assert learner.answer(drill, 0).status_code == 303
    assert Attempt.objects.count() == 1


@pytest.mark.parametrize("key", [None, *NOT_DRILLS])
def test_a_drill_that_does_not_exist_is_not_found(
    learner: Visitor, drill: Drill, key: str | None
) -> None:
    fields = {"option": tokens(drill)[0]} | ({} if key is None else {"drill": key})
    assert learner.send(1, fields).status_code == 404
    assert not Attempt.objects.exists()


def test_a_drill_of_another_place_is_not_found(learner: Visitor, drill: Drill) -> None:
    assert learner.answer(drill, 0, place=2).status_code == 404
    assert not Attempt.objects.exists()


def test_a_drill_of_another_series_is_not_found(learner: Visitor, series: Series) -> None:
    other = Drill.objects.get(series=SeriesFactory(slug="otra"), place=1)
    assert learner.answer(other, 0).status_code == 404
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("place", ["0", "25", "99999999999999999999"])
def test_an_answer_at_no_place_is_not_found(learner: Visitor, drill: Drill, place: str) -> None:
    assert learner.client.post(f"{address()}{place}/", sent(drill)).status_code == 404
    assert not Attempt.objects.exists()


def test_two_options_at_once_count_as_the_last_one(learner: Visitor, drill: Drill) -> None:
    both = [tokens(drill)[0], tokens(drill)[1]]
    assert learner.send(1, {"drill": str(drill.pk), "option": both}).status_code == 303
    assert Attempt.objects.get().option == 1
