"""Going back to misses of the series about chips: typed, without a name, and of a step."""

import pytest
from django.http import HttpResponse

from practice.mistakes import MISTAKES
from practice.models import Attempt, Correction, Drill
from tests.practice.typed_answers.taking import (
    Answer,
    Learner,
    answer_of,
    links,
    right,
    told,
    unnamed,
)
from tests.practice.visiting import page

FIRST = "errores/1"


def review(learner: Learner, drill: Drill, answer: Answer, htmx: bool = False) -> HttpResponse:
    return learner.answer(drill, answer, to=FIRST, htmx=htmx)


def after(learner: Learner, response: HttpResponse) -> str:
    """The page to which a review without HTMX leads."""
    assert response.status_code == 303
    address, _, place = response["Location"].partition("#")
    assert place == "resultado"
    shown = learner.client.get(address)
    assert shown.status_code == 200
    return shown.content.decode()


@pytest.fixture(params=["named", "unnamed"])
def miss(request: pytest.FixtureRequest, learner: Learner, typed: Drill) -> Drill:
    """A typed drill that was missed by a mistake with a name, or without."""
    named = answer_of(typed, typed.choices[1].mistake)
    learner.answer(typed, named if request.param == "named" else unnamed(typed))
    return typed


@pytest.fixture
def passed(judge: Learner, settled_wrongly: Drill) -> Drill:
    """A hand that was said to be right, though the dealer errs."""
    judge.answer(settled_wrongly, len(settled_wrongly.choices) - 1)
    return settled_wrongly


# Typed


def test_a_miss_is_asked_again_with_empty_fields(learner: Learner, miss: Drill) -> None:
    (form,) = learner.at(FIRST).forms
    values = {field["name"]: field["value"] for field in form.fields if "value" in field}
    assert values.pop("drill") == str(miss.pk)
    del values["csrfmiddlewaretoken"]
    assert values == {f"amount{n}": "" for n in range(len(miss.question.labels(miss.table)))}


def test_a_refused_answer_keeps_what_was_typed(learner: Learner, miss: Drill) -> None:
    response = learner.send(miss, {"amount0": "1,250"}, to=FIRST)
    assert response.status_code == 422
    assert page(response).forms[0].values("amount0") == ["1,250"]


@pytest.mark.parametrize("htmx", [True, False])
def test_a_wrong_answer_corrects_nothing_and_may_be_tried_again(
    learner: Learner, miss: Drill, htmx: bool
) -> None:
    response = review(learner, miss, unnamed(miss), htmx)
    html = response.content.decode() if htmx else after(learner, response)
    assert "Intentar esta otra vez" in html
    assert "Otro error" in html
    assert not Correction.objects.exists()


@pytest.mark.parametrize("htmx", [True, False])
def test_a_right_answer_corrects_it(learner: Learner, miss: Drill, htmx: bool) -> None:
    response = review(learner, miss, right(miss), htmx)
    html = response.content.decode() if htmx else after(learner, response)
    assert "Correcta: corregida en la práctica" in " ".join(html.split())
    assert f"Mano {miss.place}: corregida en la práctica" in html
    assert Correction.objects.get().attempt.drill == miss


def test_without_htmx_the_answer_is_in_the_address(learner: Learner, miss: Drill) -> None:
    location = review(learner, miss, unnamed(miss))["Location"]
    assert "enviada=1&amount0=1001&amount1=1002" in location


def test_the_first_answer_stays_what_it_was(learner: Learner, miss: Drill) -> None:
    before = list(Attempt.objects.values())
    review(learner, miss, right(miss))
    assert list(Attempt.objects.values()) == before


def test_amounts_in_the_address_correct_nothing(learner: Learner, miss: Drill) -> None:
    given = {f"amount{n}": str(each) for n, each in enumerate(right(miss))}
    shown = learner.at(FIRST, enviada="1", **given)
    assert told(shown) == "✓ Correcta"
    assert not Correction.objects.exists()


# A step


def test_the_steps_stand_in_their_own_order(judge: Learner, passed: Drill) -> None:
    """A step is wrong where the first of them goes wrong: shuffled they would say nothing."""
    before = [option.answer.step for option in passed.choices]
    shown = judge.at(FIRST)
    words = [passed.question.word(passed.table, o.answer, o.mistake) for o in passed.choices]
    texts = shown.text(of_class="option")
    places = [texts.index(word.says) for word in words]
    assert before == [1, 2, 3, 4, 5, 0]
    assert places == sorted(places)


def test_the_dealers_mistake_is_named_after_the_answer_alone(judge: Learner, passed: Drill) -> None:
    name = f"«{MISTAKES[passed.table.deal.dealer].name}»"
    assert name not in judge.at(FIRST).text()
    shown = page(review(judge, passed, right(passed), htmx=True))
    assert name in shown.text(of_class="drill-head")


def test_a_step_is_corrected(judge: Learner, passed: Drill) -> None:
    shown = page(review(judge, passed, right(passed), htmx=True))
    assert told(shown) == "✓ Correcta: corregida en la práctica"
    assert Correction.objects.get().attempt.drill == passed


def test_a_wrong_step_corrects_nothing(judge: Learner, passed: Drill) -> None:
    html = after(judge, review(judge, passed, 0))
    assert "Intentar esta otra vez" in html
    assert not Correction.objects.exists()


# The lists


@pytest.mark.parametrize("address", ["errores", ""])
def test_a_miss_without_a_name_is_listed_without_another_hand(
    learner: Learner, typed: Drill, address: str
) -> None:
    named = next(drill for drill in typed.series.drills.all() if drill.pk != typed.pk)
    learner.answer(typed, unnamed(typed))
    learner.answer(named, answer_of(named, mistake := named.choices[-1].mistake or "un-solo-pozo"))
    for drill in typed.series.drills.exclude(pk__in=[typed.pk, named.pk]):
        learner.answer(drill, right(drill))
    shown = learner.at(address)
    assert "Otro error 1 vez" in shown.text(of_class="mistakes")
    assert f"{MISTAKES[mistake].name} 1 vez" in shown.text(of_class="mistakes")
    others = [link for link in links(shown) if "/otra/" in link]
    assert others == [f"{learner.base}otra/{mistake}/1/"]


def test_the_end_counts_typed_answers(learner: Learner, typed: Drill) -> None:
    for drill in typed.series.drills.all():
        learner.answer(drill, unnamed(drill) if drill.pk == typed.pk else right(drill))
    size = typed.series.drills.count()
    assert f"{size - 1} de {size} a la primera" in learner.at().text(of_class="end")
