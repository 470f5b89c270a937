"""What a typed answer is told: right, one mistake by name, two at once, or none with a name."""

import pytest

from practice.mistakes import MISTAKES, OTHER
from practice.models import Attempt, Drill, Series
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import (
    POTS,
    Learner,
    answer_of,
    dealt,
    drills_of,
    links,
    right,
    told,
    unnamed,
)
from tests.practice.visiting import page

TYPED = [place for place, each in enumerate(dealt(POTS), start=1) if each.question.is_typed]
NAMED = [
    (place, option.mistake, option.also)
    for place in TYPED
    for option in dealt(POTS)[place - 1].options
    if option.mistake
]


def at(series: Series, place: int) -> Drill:
    return drills_of(series)[place - 1]


def answered(learner: Learner, drill: Drill, answer: object, htmx: bool) -> Page:
    """The page that shows an answer: the fragment, or where the redirect leads."""
    response = learner.answer(drill, answer, htmx=htmx)
    assert response.status_code == (200 if htmx else 303)
    return page(response) if htmx else learner.at(drill.place)


@pytest.mark.parametrize("htmx", [True, False])
@pytest.mark.parametrize("place", TYPED)
def test_the_right_amounts_are_right(pots: Series, place: int, htmx: bool) -> None:
    drill = at(pots, place)
    shown = answered(Learner(pots), drill, right(drill), htmx)
    assert told(shown) == "✓ Correcta"
    assert Attempt.objects.get().mistake == ""


@pytest.mark.parametrize("htmx", [True, False])
@pytest.mark.parametrize(("place", "mistake", "also"), NAMED)
def test_the_amounts_of_a_mistake_are_told_its_name(
    pots: Series, place: int, mistake: str, also: str, htmx: bool
) -> None:
    drill = at(pots, place)
    shown = answered(Learner(pots), drill, answer_of(drill, mistake, also), htmx)
    names = " y ".join(f"«{MISTAKES[code].name}»" for code in (mistake, also) if code)
    assert told(shown) == f"✗ Coincide con {names}"
    assert MISTAKES[mistake].rule in shown.text(of_class="feedback")


def test_two_mistakes_at_once_are_kept_under_the_first(learner: Learner, typed: Drill) -> None:
    both = next(option for option in typed.choices if option.also)
    learner.answer(typed, answer_of(typed, both.mistake, both.also))
    kept = Attempt.objects.get()
    assert (kept.mistake, kept.option) == (both.mistake, typed.choices.index(both))


@pytest.mark.parametrize("htmx", [True, False])
@pytest.mark.parametrize("place", TYPED)
def test_no_name_is_forced_on_amounts_that_no_mistake_gives(
    pots: Series, place: int, htmx: bool
) -> None:
    drill = at(pots, place)
    shown = answered(Learner(pots), drill, unnamed(drill), htmx)
    assert told(shown) == "✗ Otro error"
    assert OTHER.rule in shown.text(of_class="feedback")
    named = [each.name for code, each in MISTAKES.items() if code != OTHER.code]
    assert not [name for name in named if f"«{name}»" in shown.text()]


def test_an_unnamed_mistake_is_kept_after_the_last_option(learner: Learner, typed: Drill) -> None:
    learner.answer(typed, unnamed(typed))
    kept = Attempt.objects.get()
    assert (kept.mistake, kept.option) == (OTHER.code, len(typed.choices))


def test_an_unnamed_mistake_has_no_other_hand(learner: Learner, typed: Drill) -> None:
    shown = page(learner.answer(typed, unnamed(typed), htmx=True))
    assert not [link for link in links(shown) if "/otra/" in link]


def test_a_named_mistake_has_another_hand(learner: Learner, typed: Drill) -> None:
    mistake = typed.choices[1].mistake
    shown = page(learner.answer(typed, answer_of(typed, mistake), htmx=True))
    assert f"{learner.base}otra/{mistake}/1/" in links(shown)


def test_each_figure_stands_beside_the_right_one(learner: Learner, typed: Drill) -> None:
    given = unnamed(typed)
    shown = page(learner.answer(typed, given, htmx=True)).text(of_class="settlement")
    for amount in given:
        assert f"{amount:,}".replace(",", ".") in shown


def test_the_whole_account_is_said(learner: Learner, typed: Drill) -> None:
    put = sum(typed.table.deal.contributed)
    shown = page(learner.answer(typed, right(typed), htmx=True))
    assert f"lo mismo que pusieron entre todos, {put}." in shown.text(of_class="settled")
