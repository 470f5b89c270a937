"""The dealer's mistake: what each option is told, and what the page gives away before the answer."""

import re

import pytest

from practice.mistakes import FALSE_ALARM, MISTAKES
from practice.models import Attempt, Drill, Series
from tests.practice.pages import Page
from tests.practice.test_no_answer_key import BEFORE_THE_ANSWER, options, skeleton
from tests.practice.typed_answers.taking import (
    DEALERS,
    POTS,
    Learner,
    dealt,
    drills_of,
    fields,
    links,
    right,
    told,
)
from tests.practice.visiting import page, tokens

PLACES = range(1, len(dealt(DEALERS)) + 1)
OPTIONS = [
    (place, number)
    for place, each in enumerate(dealt(DEALERS), start=1)
    for number, _ in enumerate(each.options)
]


def at(series: Series, place: int) -> Drill:
    return drills_of(series)[place - 1]


def answered(judge: Learner, drill: Drill, option: int) -> Page:
    return page(judge.answer(drill, option, htmx=True))


# The feedback on each option


@pytest.mark.parametrize(("place", "number"), OPTIONS)
def test_every_option_is_told_what_it_is(dealers: Series, place: int, number: int) -> None:
    drill = at(dealers, place)
    shown = answered(Learner(dealers), drill, number)
    option = drill.choices[number]
    assert option.mistake in ("", drill.table.deal.dealer, FALSE_ALARM.code)
    name = MISTAKES[option.mistake].name if option.mistake else ""
    says = name if option.mistake == FALSE_ALARM.code else f"Se te pasó «{name}»"
    assert told(shown) == (f"✗ {says}" if option.mistake else "✓ Correcta")
    assert Attempt.objects.get().mistake == option.mistake


@pytest.mark.parametrize("place", PLACES)
def test_the_right_answer_is_told_which_mistake_it_was(dealers: Series, place: int) -> None:
    drill = at(dealers, place)
    shown = answered(Learner(dealers), drill, right(drill)).text(of_class="feedback")
    dealer = drill.table.deal.dealer
    assert (f"«{MISTAKES[dealer].name}»" if dealer else "Los cinco pasos están bien.") in shown
    assert not dealer or MISTAKES[dealer].rule in shown


def test_the_step_that_goes_wrong_is_marked_with_what_it_ought_to_be(
    judge: Learner, settled_wrongly: Drill
) -> None:
    shown = answered(judge, settled_wrongly, right(settled_wrongly))
    assert len(shown.all("li", of_class="here")) == 1
    assert "Lo correcto:" in shown.text(of_class="here")


def test_who_says_that_all_is_right_is_told_where_it_is_not(
    judge: Learner, settled_wrongly: Drill
) -> None:
    shown = answered(judge, settled_wrongly, len(settled_wrongly.choices) - 1)
    name = MISTAKES[settled_wrongly.table.deal.dealer].name
    assert told(shown) == f"✗ Se te pasó «{name}»"
    assert f"El error está en el paso {right(settled_wrongly) + 1}" in shown.text()


def test_a_hand_settled_rightly_is_right(judge: Learner, settled_rightly: Drill) -> None:
    last = len(settled_rightly.choices) - 1
    shown = answered(judge, settled_rightly, last)
    assert told(shown) == "✓ Correcta"
    assert "Tu respuesta: está bien" in shown.text(of_class="feedback")
    assert not shown.all("li", of_class="here")


def test_a_step_of_a_hand_settled_rightly_is_said_to_be_right(
    judge: Learner, settled_rightly: Drill
) -> None:
    shown = answered(judge, settled_rightly, 0)
    assert "El paso 1 está bien, como los demás: el crupier no se equivoca." in shown.text()


def test_the_answer_shows_again_after_a_reload(judge: Learner, settled_wrongly: Drill) -> None:
    before = answered(judge, settled_wrongly, 0)
    after = judge.at(settled_wrongly.place)
    assert told(after) == told(before)
    assert after.text(of_class="steps") == before.text(of_class="steps")


def test_the_strip_says_how_each_hand_went(
    judge: Learner, settled_wrongly: Drill, settled_rightly: Drill
) -> None:
    judge.answer(settled_wrongly, 0)
    judge.answer(settled_rightly, right(settled_rightly))
    shown = judge.at()
    strip = shown.text(of_class="strip")
    assert f"Mano {settled_wrongly.place}: con error" in strip
    assert f"Mano {settled_rightly.place}: bien a la primera" in strip
    assert len(shown.all(of_class="box")) == len(PLACES)


@pytest.mark.parametrize("step", range(5))
def test_an_error_that_is_not_there_has_no_other_hand(
    judge: Learner, settled_rightly: Drill, step: int
) -> None:
    shown = answered(judge, settled_rightly, step)
    assert told(shown) == "✗ Un error que no hay"
    assert FALSE_ALARM.rule in shown.text(of_class="feedback")
    assert "De dónde sale esta regla" not in shown.text()
    assert not [link for link in links(shown) if "/otra/" in link]


@pytest.mark.parametrize("sent", [{}, {"option": ""}, {"option": "1"}, {"amount0": "1"}])
def test_no_step_is_refused(judge: Learner, settled_wrongly: Drill, sent: dict[str, str]) -> None:
    response = judge.send(settled_wrongly, sent)
    assert response.status_code == 422
    assert page(response).text(of_id="notice")
    assert not Attempt.objects.exists()


def test_a_step_of_another_hand_is_refused(judge: Learner, dealers: Series) -> None:
    first, second = drills_of(dealers)[:2]
    assert judge.send(first, fields(second, 0)).status_code == 422


# Before the answer


@pytest.fixture(params=[POTS, DEALERS])
def unanswered(request: pytest.FixtureRequest, pots: Series, dealers: Series) -> list[Drill]:
    return drills_of(pots if request.param == POTS else dealers)


def asked(drill: Drill) -> str:
    return (
        Learner(drill.series)
        .client.get(f"/practica/{drill.series.slug}/{drill.place}/")
        .content.decode()
    )


def test_no_mistake_is_named_before_the_answer(unanswered: list[Drill]) -> None:
    said = {m.name for m in MISTAKES.values()} | {m.rule for m in MISTAKES.values()}
    for drill in unanswered:
        html = asked(drill)
        assert not [each for each in said if each in html]
        assert not set(re.findall(r"[\w-]+", html)) & set(MISTAKES)


def test_nothing_is_there_that_is_said_after_the_answer(unanswered: list[Drill]) -> None:
    for drill in unanswered:
        html = asked(drill)
        classes = {n for e in Page(html).elements for n in e.attrs.get("class", "").split()}
        assert not classes & {*BEFORE_THE_ANSWER, "steps", "step", "here", "ought"}
        assert "correct" not in html.lower()


def test_a_form_holds_no_more_than_its_answer_needs(unanswered: list[Drill]) -> None:
    for drill in unanswered:
        (form,) = Page(asked(drill)).forms
        named = {field["name"] for field in form.fields if field.get("name")}
        labels = drill.question.labels(drill.table)
        amounts = {f"amount{n}" for n, _ in enumerate(labels)}
        answer = amounts if drill.question.is_typed else {"option"}
        assert named == {"csrfmiddlewaretoken", "drill"} | answer
        assert form.values("option") == ([] if drill.question.is_typed else tokens(drill))
        assert {value for name in amounts for value in form.values(name)} <= {""}


def test_options_are_marked_up_alike(unanswered: list[Drill]) -> None:
    for drill in unanswered:
        first, *others = [skeleton(o, with_text=False) for o in options(asked(drill))] or [[]]
        assert all(other == first for other in others)


def test_the_five_steps_and_that_all_is_right_are_offered_in_order(dealers: Series) -> None:
    for drill in drills_of(dealers):
        texts = [drill.question.word(drill.table, o.answer, "").takers for o in drill.choices]
        assert texts == ["Devuelve", "Arma", "Lee", "Da", "Paga", "Está bien"]


def test_hands_settled_rightly_look_like_the_others(dealers: Series) -> None:
    shapes = {
        tuple((e.tag, e.attrs.get("class", "")) for o in options(asked(drill)) for e in o)
        for drill in drills_of(dealers)
    }
    assert len(shapes) == 1


def test_a_refusal_gives_nothing_away(judge: Learner, settled_wrongly: Drill) -> None:
    html = judge.send(settled_wrongly, {}).content.decode()
    assert not set(re.findall(r"[\w-]+", html)) & set(MISTAKES)
    assert "resultado" not in Page(html).ids
