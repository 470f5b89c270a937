"""A typed answer given twice, from two tabs, to a retired hand: the first stands and is shown."""

import json

import pytest
from django.db import connection

from practice.models import Attempt, Drill, Series
from tests.practice.typed_answers.taking import (
    Learner,
    answer_of,
    deal_again,
    fields,
    links,
    right,
    told,
    unnamed,
)
from tests.practice.visiting import page

REPEATED = "Ya respondida: cuenta la primera."


def figures(learner: Learner, place: int) -> str:
    return learner.at(place).text(of_class="settlement")


def stored_text() -> object:
    """The column as the database holds it."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT amounts FROM practice_attempt")
        ((text,),) = cursor.fetchall()
    return json.loads(text)


# Once


def test_amounts_are_kept_as_they_were_typed(learner: Learner, typed: Drill) -> None:
    given = unnamed(typed)
    learner.answer(typed, given)
    assert Attempt.objects.get().amounts == stored_text() == list(given)


def test_the_largest_amount_is_kept_exactly(learner: Learner, typed: Drill) -> None:
    given = (10**12, *unnamed(typed)[1:])
    learner.answer(typed, given)
    assert Attempt.objects.get().amounts[0] == 10**12
    assert "1.000.000.000.000" in figures(learner, typed.place)


def test_the_right_amounts_are_kept_too(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, right(typed))
    kept = Attempt.objects.get()
    assert (tuple(kept.amounts), kept.option) == (right(typed), 0)


def test_a_chosen_answer_keeps_no_amounts(learner: Learner, pots: Series) -> None:
    chosen = next(each for each in pots.drills.all() if not each.question.is_typed)
    learner.answer(chosen, right(chosen))
    assert Attempt.objects.get().amounts == []


def test_a_reload_shows_the_same_figures(learner: Learner, typed: Drill) -> None:
    before = page(learner.answer(typed, unnamed(typed), htmx=True)).text(of_class="settlement")
    assert figures(learner, typed.place) == before
    assert "1.001" in before


def test_a_reload_has_no_form_to_answer_again(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, unnamed(typed))
    assert not [e for e in learner.at(typed.place).all("input") if "amount" in e.attrs["name"]]


# Twice


@pytest.mark.parametrize("htmx", [True, False])
def test_the_first_answer_stands(learner: Learner, typed: Drill, htmx: bool) -> None:
    learner.answer(typed, unnamed(typed), htmx=htmx)
    learner.answer(typed, right(typed), htmx=htmx)
    assert tuple(Attempt.objects.get().amounts) == unnamed(typed)


def test_another_answer_is_told_that_the_first_counts(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, unnamed(typed))
    response = learner.answer(typed, right(typed))
    assert response["Location"] == f"{learner.base}{typed.place}/?repetida=1#resultado"
    shown = learner.at(typed.place, repetida="1")
    assert REPEATED in shown.text(of_class="feedback")
    assert "1.001" in shown.text(of_class="settlement")


def test_with_htmx_the_first_answer_is_shown_with_its_amounts(
    learner: Learner, typed: Drill
) -> None:
    learner.answer(typed, unnamed(typed), htmx=True)
    shown = page(learner.answer(typed, right(typed), htmx=True))
    assert REPEATED in shown.text(of_class="feedback")
    assert told(shown) == "✗ Otro error"
    assert "1.001" in shown.text(of_class="settlement")


def test_two_tabs_leave_one_answer(learner: Learner, typed: Drill) -> None:
    """Both forms were open before either was sent."""
    forms = [learner.at(typed.place).forms[0] for _ in range(2)]
    answers = [unnamed(typed), right(typed)]
    for form, answer in zip(forms, answers, strict=True):
        sent = {"drill": form.values("drill")[0], **fields(typed, answer)}
        assert learner.client.post(form.path, sent).status_code == 303
    assert tuple(Attempt.objects.get().amounts) == unnamed(typed)


@pytest.mark.parametrize("text", ["", "x", "1,250"])
def test_rubbish_after_the_first_answer_shows_the_first(
    learner: Learner, typed: Drill, text: str
) -> None:
    learner.answer(typed, unnamed(typed))
    assert learner.send(typed, {"amount0": text}).status_code == 303
    assert tuple(Attempt.objects.get().amounts) == unnamed(typed)


# A new deal under an open page


def test_a_retired_hand_is_judged_as_it_was_asked(learner: Learner, typed: Drill) -> None:
    deal_again(typed)
    learner.answer(typed, right(typed))
    kept = Attempt.objects.get()
    assert (kept.drill, kept.mistake) == (typed, "")


def test_a_refusal_of_a_stale_form_asks_the_same_hand(learner: Learner, typed: Drill) -> None:
    deal_again(typed)
    response = learner.send(typed, {"amount0": "x"})
    assert response.status_code == 422
    assert page(response).forms[0].values("drill") == [str(typed.pk)]


def test_who_did_not_answer_sees_the_new_hand(learner: Learner, typed: Drill) -> None:
    new = deal_again(typed)
    assert learner.at(typed.place).forms[0].values("drill") == [str(new.pk)]


def test_who_answered_keeps_the_hand_and_its_amounts(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, unnamed(typed))
    before = figures(learner, typed.place)
    deal_again(typed)
    assert figures(learner, typed.place) == before


def test_a_stale_form_after_the_new_hand_is_repeated(learner: Learner, typed: Drill) -> None:
    new = deal_again(typed)
    learner.answer(new, unnamed(new))
    assert "repetida" in learner.answer(typed, right(typed))["Location"]
    assert Attempt.objects.get().drill == new


# The strip


def test_the_strip_says_how_typed_answers_went(learner: Learner, pots: Series) -> None:
    first, second, third = [each for each in pots.drills.all() if each.question.is_typed][:3]
    learner.answer(first, right(first))
    learner.answer(second, answer_of(second, second.choices[1].mistake))
    learner.answer(third, unnamed(third))
    strip = learner.at().text(of_class="strip")
    assert f"Mano {first.place}: bien a la primera" in strip
    assert f"Mano {second.place}: con error" in strip
    assert f"Mano {third.place}: con error" in strip


def test_the_strip_has_a_box_for_each_hand_and_leads_to_what_was_answered(
    learner: Learner, typed: Drill, pots: Series
) -> None:
    learner.answer(typed, unnamed(typed))
    shown = learner.at()
    assert len(shown.all(of_class="box")) == pots.drills.count()
    assert f"{learner.base}{typed.place}/" in links(shown)


def test_the_strip_stays_after_a_new_deal(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, right(typed))
    deal_again(typed)
    assert f"Mano {typed.place}: bien a la primera" in learner.at().text(of_class="strip")
