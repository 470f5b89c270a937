"""Going back to what was missed."""

import pytest
from django.http import HttpResponse

from practice.models import Attempt, Correction, Drill, FrozenRowError, Series
from tests.factories import right_option, wrong_option
from tests.practice.visiting import HTMX, PRACTICE, Visitor, page, tokens

ERRORS = f"{PRACTICE}errores/"
MISSED = (2, 3, 5)


def at(series: Series, place: int) -> Drill:
    return Drill.objects.get(series=series, place=place)


@pytest.fixture
def failed(learner: Visitor, series: Series) -> Visitor:
    """Somebody who missed three of the first five drills."""
    for place in range(1, 6):
        drill = at(series, place)
        learner.answer(drill, (wrong_option if place in MISSED else right_option)(drill))
    return learner


def first_miss(failed: Visitor) -> Drill:
    form = page(failed.client.get(f"{ERRORS}1/")).forms[0]
    return Drill.objects.get(pk=form.values("drill")[0])


def review(
    failed: Visitor, drill: Drill, option: int, number: int = 1, htmx: bool = False
) -> HttpResponse:
    sent = {"drill": str(drill.pk), "option": tokens(drill)[option]}
    return failed.client.post(f"{ERRORS}{number}/", sent, headers=HTMX if htmx else {})


def test_the_list_counts_what_is_left_to_correct(failed: Visitor) -> None:
    assert "Revisar mis errores (3)" in page(failed.client.get(ERRORS)).text()


def test_the_list_groups_the_misses_by_mistake(failed: Visitor, series: Series) -> None:
    shown = page(failed.client.get(ERRORS))
    links = [each.attrs["href"] for each in shown.all("a") if each.attrs["href"].startswith(ERRORS)]
    assert links == [f"{ERRORS}{number}/" for number in (1, 2, 3)]


def test_who_missed_nothing_is_told_so(learner: Visitor) -> None:
    assert "Todavía no hay errores que revisar." in page(learner.client.get(ERRORS)).text()


def test_a_miss_says_which_of_how_many_it_is(failed: Visitor) -> None:
    assert "Error 2 de 3" in page(failed.client.get(f"{ERRORS}2/")).title


def test_the_options_stand_in_another_order(failed: Visitor) -> None:
    drill = first_miss(failed)
    shown = page(failed.client.get(f"{ERRORS}1/")).forms[0].values("option")
    assert sorted(shown) == sorted(tokens(drill))
    assert shown != tokens(drill)


def test_a_right_answer_corrects_the_miss(failed: Visitor) -> None:
    drill = first_miss(failed)
    review(failed, drill, right_option(drill))
    assert Correction.objects.get().attempt.drill == drill


def test_a_correction_leaves_the_count_of_first_answers_alone(failed: Visitor) -> None:
    before = list(Attempt.objects.order_by("id").values())
    drill = first_miss(failed)
    review(failed, drill, right_option(drill))
    assert list(Attempt.objects.order_by("id").values()) == before


def test_the_strip_says_that_it_was_corrected(failed: Visitor) -> None:
    drill = first_miss(failed)
    shown = page(review(failed, drill, right_option(drill), htmx=True))
    assert f"Mano {drill.place}: corregida en la práctica" in shown.text()
    assert "Correcta: corregida en la práctica" in shown.text()


def test_correcting_twice_leaves_one_correction(failed: Visitor) -> None:
    drill = first_miss(failed)
    for _ in range(2):
        review(failed, drill, right_option(drill))
    assert Correction.objects.count() == 1


def test_a_wrong_answer_corrects_nothing_and_can_be_tried_again(failed: Visitor) -> None:
    drill = first_miss(failed)
    shown = page(review(failed, drill, wrong_option(drill), htmx=True))
    assert "Intentar esta otra vez" in shown.text()
    assert not Correction.objects.exists()


def test_without_htmx_the_result_has_an_address(failed: Visitor) -> None:
    drill = first_miss(failed)
    response = review(failed, drill, wrong_option(drill))
    assert response.status_code == 303
    shown = page(failed.client.get(response["Location"]))
    assert "resultado" in shown.ids


def test_looking_at_a_right_answer_by_its_address_corrects_nothing(failed: Visitor) -> None:
    drill = first_miss(failed)
    failed.client.get(f"{ERRORS}1/", {"option": tokens(drill)[right_option(drill)]})
    assert not Correction.objects.exists()


def test_the_next_error_is_one_that_is_left(failed: Visitor) -> None:
    drill = first_miss(failed)
    shown = page(review(failed, drill, right_option(drill), htmx=True))
    (onward,) = shown.all("a", of_class="next")
    assert onward.attrs["href"] == f"{ERRORS}2/"


def test_when_all_are_corrected_the_list_says_so(failed: Visitor) -> None:
    for number in (1, 2, 3):
        form = page(failed.client.get(f"{ERRORS}{number}/")).forms[0]
        drill = Drill.objects.get(pk=form.values("drill")[0])
        review(failed, drill, right_option(drill), number)
    assert "Todas quedaron corregidas" in page(failed.client.get(ERRORS)).text()


def test_no_choice_is_refused_with_its_form(failed: Visitor) -> None:
    drill = first_miss(failed)
    response = failed.client.post(f"{ERRORS}1/", {"drill": str(drill.pk)})
    assert response.status_code == 422
    assert "Elige una respuesta antes de responder." in page(response).text()


@pytest.mark.parametrize("sent", ["", "uno", "999999", "-1"])
def test_a_drill_that_was_not_missed_is_not_found(failed: Visitor, sent: str) -> None:
    assert failed.client.post(f"{ERRORS}1/", {"drill": sent}).status_code == 404


@pytest.mark.parametrize("number", ["0", "4", "99999999999"])
def test_an_error_that_is_not_there_is_not_found(failed: Visitor, number: str) -> None:
    assert failed.client.get(f"{ERRORS}{number}/").status_code == 404


def test_who_never_answered_is_led_to_the_practice(visitor: Visitor) -> None:
    assert visitor.client.get(f"{ERRORS}1/")["Location"] == PRACTICE


def test_an_answer_without_a_cookie_is_refused_with_a_page(visitor: Visitor, drill: Drill) -> None:
    response = visitor.client.post(f"{ERRORS}1/", {"drill": str(drill.pk)})
    assert response.status_code == 403
    assert "cookie" in page(response).text()


def test_a_correction_is_never_changed(failed: Visitor) -> None:
    drill = first_miss(failed)
    review(failed, drill, right_option(drill))
    with pytest.raises(FrozenRowError):
        Correction.objects.get().save()
