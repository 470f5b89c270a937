"""Answering again, and answering what was retired meanwhile: the first answer stands."""

from engine import Card, card_name
from practice.models import Attempt, Drill
from tests.factories import DrillFactory, dealt_series, right_option, wrong_option
from tests.practice.visiting import Visitor, address, page


def replace(drill: Drill) -> Drill:
    """A new deal at the drill's place, as an instructor makes it."""
    Drill.objects.filter(pk=drill.pk).retire()
    other = dealt_series("plata")[drill.place - 1]
    return DrillFactory(series=drill.series, place=drill.place, dealt=other)


# Twice


def test_the_first_answer_stands(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill))
    response = learner.answer(drill, right_option(drill))
    assert response.status_code == 303
    assert response["Location"] == f"{address(1)}?repetida=1#resultado"
    assert Attempt.objects.get().option == wrong_option(drill)


def test_a_repeated_answer_is_told_that_the_first_counts(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill))
    location = learner.answer(drill, right_option(drill))["Location"]
    shown = page(learner.client.get(location.partition("#")[0]))
    assert "Ya respondida: cuenta la primera." in shown.text(of_class="feedback")
    assert "✗ tu respuesta" in shown.text(of_class="chosen")


def test_the_result_is_not_called_repeated_the_first_time(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, 0)
    assert "Ya respondida" not in page(learner.get(1)).text()


def test_rubbish_after_the_first_answer_shows_the_first(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, 1)
    assert learner.send(1, {"drill": str(drill.pk), "option": "x"}).status_code == 303
    assert Attempt.objects.get().option == 1


# A new deal under an open page


def test_an_answer_is_stored_for_the_drill_that_was_shown(learner: Visitor, drill: Drill) -> None:
    new = replace(drill)
    assert learner.answer(drill, 0).status_code == 303
    assert Attempt.objects.get().drill == drill != new


def test_who_answered_a_retired_drill_keeps_seeing_it(learner: Visitor, drill: Drill) -> None:
    replace(drill)
    learner.answer(drill, right_option(drill))
    shown = page(learner.get(1))
    assert shown.title.startswith("Correcta")
    assert shown.text(of_class="board") == written(drill.table.deal.board)
    assert "Mano 2 de 24" in page(learner.get()).title


def test_who_did_not_answer_sees_the_new_drill(learner: Visitor, drill: Drill) -> None:
    new = replace(drill)
    assert page(learner.get(1)).forms[0].values("drill") == [str(new.pk)]


def test_a_refused_answer_to_a_retired_drill_shows_that_drill(
    learner: Visitor, drill: Drill
) -> None:
    replace(drill)
    response = learner.send(1, {"drill": str(drill.pk)})
    assert response.status_code == 422
    assert page(response).forms[0].values("drill") == [str(drill.pk)]


def test_after_the_new_drill_an_answer_to_the_old_one_is_repeated(
    learner: Visitor, drill: Drill
) -> None:
    new = replace(drill)
    learner.answer(new, 0)
    assert "repetida" in learner.answer(drill, 0)["Location"]
    assert Attempt.objects.get().drill == new


def written(cards: tuple[Card, ...]) -> str:
    """Cards as they stand in a page: seen, then heard."""
    return "".join(f"{card}{card_name(card)}" for card in cards)
