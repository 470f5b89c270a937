"""The same addresses with HTMX: the fragment alone, and when the address bar follows."""

import pytest
from django.http import HttpResponse

from practice.models import Attempt, Drill, Series
from tests.factories import right_option, wrong_option
from tests.practice.visiting import HTMX, PRACTICE, Visitor, address, page, tokens

LESSON = "/lecciones/el-showdown/"


def is_fragment(response: HttpResponse) -> bool:
    """The practice alone: its section and a title, and nothing of the page around it."""
    shown = page(response)
    roots = [element for element in shown.elements if not element.path]
    return [root.tag for root in roots] == ["title", "section"] and roots[1].attrs[
        "id"
    ] == "practice"


# Works


def test_the_practice_is_loaded_into_a_lesson_as_a_fragment(visitor: Visitor) -> None:
    response = visitor.get(on=LESSON)
    assert response.status_code == 200
    assert is_fragment(response)


def test_without_htmx_the_whole_page_comes(visitor: Visitor) -> None:
    tags = {element.tag for element in page(visitor.get()).elements}
    assert {"html", "head", "body", "main"} <= tags


def test_an_answer_comes_back_as_a_fragment_with_its_result(learner: Visitor, drill: Drill) -> None:
    response = learner.answer(drill, right_option(drill), htmx=True)
    assert response.status_code == 200
    assert is_fragment(response)
    assert "resultado" in page(response).ids
    assert page(response).title.startswith("Correcta · Mano 1 de 24")


def test_the_strip_of_the_fragment_has_the_answer_already(learner: Visitor, drill: Drill) -> None:
    response = learner.answer(drill, wrong_option(drill), htmx=True)
    assert "Mano 1: con error" in page(response).text(of_class="strip")


def test_the_fragment_and_the_page_show_the_same_result(learner: Visitor, drill: Drill) -> None:
    fragment = page(learner.answer(drill, wrong_option(drill), htmx=True))
    whole = page(learner.get(1))
    assert fragment.text(of_class="practice") == whole.text(of_class="practice")


def test_a_session_is_made_by_the_fragment_too(visitor: Visitor) -> None:
    response = visitor.get(on=LESSON)
    assert "sessionid" in response.cookies
    assert len(visitor.learner_ids) == 1


# Headers


def test_a_fragment_is_never_stored_and_varies(learner: Visitor, drill: Drill) -> None:
    for response in (learner.get(on=LESSON), learner.answer(drill, 0, htmx=True)):
        assert response["Cache-Control"] == "no-store"
        assert "HX-Request" in response["Vary"]
        assert response["Content-Security-Policy"]


@pytest.mark.parametrize("on", [PRACTICE, address(1), address(24)])
def test_within_the_practice_the_address_follows_the_drill(visitor: Visitor, on: str) -> None:
    assert visitor.get(on=on)["HX-Push-Url"] == address(1)
    assert visitor.get(3, on=on)["HX-Push-Url"] == address(3)


@pytest.mark.parametrize("on", [LESSON, "/", "/practica/otra/1/"])
def test_on_another_page_the_address_stays(visitor: Visitor, on: str) -> None:
    assert "HX-Push-Url" not in visitor.get(on=on)


def test_another_site_does_not_move_the_address(visitor: Visitor) -> None:
    given = {**HTMX, "HX-Current-URL": f"https://otra.example{PRACTICE}"}
    assert "HX-Push-Url" not in visitor.client.get(PRACTICE, headers=given)


def test_without_htmx_no_address_is_pushed(visitor: Visitor) -> None:
    assert "HX-Push-Url" not in visitor.get()


def test_an_answer_within_a_lesson_leaves_the_address(learner: Visitor, drill: Drill) -> None:
    sent = {"drill": str(drill.pk), "option": tokens(drill)[0]}
    response = learner.send(1, sent, on=LESSON)
    assert response.status_code == 200
    assert "HX-Push-Url" not in response


@pytest.mark.parametrize("place", [None, 1])
def test_a_restored_history_gets_the_whole_page(visitor: Visitor, place: int | None) -> None:
    given = {**HTMX, "HX-History-Restore-Request": "true"}
    response = visitor.client.get(address(place), headers=given)
    assert "html" in {element.tag for element in page(response).elements}


# Bad input


def test_a_refused_answer_comes_back_as_a_fragment_with_its_error(
    learner: Visitor, drill: Drill
) -> None:
    response = learner.send(1, {"drill": str(drill.pk)}, htmx=True)
    assert response.status_code == 422
    assert is_fragment(response)
    assert page(response).text(of_id="notice") == "Elige una respuesta antes de responder."
    assert not Attempt.objects.exists()


def test_an_answer_without_a_cookie_says_so_by_the_button(visitor: Visitor, drill: Drill) -> None:
    response = visitor.answer(drill, 0, htmx=True)
    assert response.status_code == 403
    (message,) = [e for e in page(response).elements if "data-mensaje" in e.attrs]
    assert message.tag == "p"
    assert response["Cache-Control"] == "no-store"


@pytest.mark.parametrize("key", ["0", "999999", "uno"])
def test_an_unknown_drill_has_a_message_for_the_button(
    learner: Visitor, series: Series, key: str
) -> None:
    response = learner.send(1, {"drill": key, "option": "x"}, htmx=True)
    assert response.status_code == 404
    assert [e for e in page(response).elements if "data-mensaje" in e.attrs]


# Twice


def test_a_repeated_answer_shows_the_first(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, wrong_option(drill), htmx=True)
    response = learner.answer(drill, right_option(drill), htmx=True)
    assert response.status_code == 200
    assert is_fragment(response)
    assert "Ya respondida: cuenta la primera." in page(response).text(of_class="feedback")
    assert page(response).title.startswith("Con error")
    assert Attempt.objects.count() == 1
