"""Saying that a drill seems wrong."""

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client

from practice.models import Drill, Report
from practice.throttle import may
from tests.factories import right_option
from tests.practice.visiting import HTMX, Visitor, address, page

SENTENCE = "Me parece que los dos tienen lo mismo."


@pytest.fixture(autouse=True)
def _full_buckets() -> None:
    cache.clear()


def report(
    learner: Visitor, drill: Drill, sentence: str = SENTENCE, htmx: bool = False
) -> HttpResponse:
    sent = {"drill": str(drill.pk), "sentence": sentence}
    headers = HTMX if htmx else {}
    return learner.client.post(f"{address(drill.place)}aviso/", sent, headers=headers)


def test_a_report_keeps_the_sentence_the_drill_and_the_option(
    learner: Visitor, drill: Drill
) -> None:
    learner.answer(drill, right_option(drill))
    report(learner, drill)
    kept = Report.objects.get()
    assert (kept.sentence, kept.drill, kept.option) == (SENTENCE, drill, right_option(drill))


def test_a_report_does_not_say_who_wrote_it(learner: Visitor, drill: Drill) -> None:
    report(learner, drill)
    names = {field.name for field in Report._meta.get_fields()}
    assert names == {"id", "drill", "option", "sentence", "sent_at", "answer", "answered_at"}


def test_without_an_answer_the_option_is_empty(learner: Visitor, drill: Drill) -> None:
    report(learner, drill)
    assert Report.objects.get().option is None


@pytest.mark.parametrize("htmx", [True, False])
def test_it_is_thanked_for(learner: Visitor, drill: Drill, htmx: bool) -> None:
    response = report(learner, drill, htmx=htmx)
    assert response.status_code == 200
    assert "Gracias." in page(response).text()


@pytest.mark.parametrize(
    ("sentence", "error"),
    [
        ("", "Escribe en una frase qué te parece mal."),
        ("   ", "Escribe en una frase qué te parece mal."),
        ("a" * 501, "Escribe a lo más 500 caracteres; van 501."),
    ],
)
@pytest.mark.parametrize("htmx", [True, False])
def test_a_sentence_that_does_not_serve_is_refused(
    learner: Visitor, drill: Drill, sentence: str, error: str, htmx: bool
) -> None:
    response = report(learner, drill, sentence, htmx)
    assert response.status_code == 422
    assert error in page(response).text()
    assert not Report.objects.exists()


def test_many_reports_in_a_row_are_held_back(learner: Visitor, drill: Drill) -> None:
    answers = [report(learner, drill).status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]
    assert Report.objects.count() == 5


def test_without_a_cookie_nothing_is_kept(visitor: Visitor, drill: Drill) -> None:
    assert report(visitor, drill).status_code == 403
    assert not Report.objects.exists()


def test_a_report_is_sent_not_looked_at(learner: Visitor) -> None:
    assert learner.client.get(f"{address(1)}aviso/").status_code == 405


def test_a_drill_that_does_not_exist_is_not_found(learner: Visitor, drill: Drill) -> None:
    sent = {"drill": "999999", "sentence": SENTENCE}
    assert learner.client.post(f"{address(1)}aviso/", sent).status_code == 404


def test_instructors_read_it_with_the_reading_of_the_engine(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, right_option(drill))
    report(learner, drill, "<script>alert(1)</script>")
    client = Client()
    client.force_login(
        User.objects.create(username="profe", is_staff=True, is_superuser=True),
        backend="django.contrib.auth.backends.ModelBackend",
    )
    text = client.get(f"/admin/practice/report/{Report.objects.get().pk}/change/").content.decode()
    assert "&lt;script&gt;alert(1)" in text
    assert "elegida" in text
    assert all(str(card) in text for card in drill.table.deal.board)


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("practice.throttle.time.time", lambda: now)
    assert [may("a", 2, 10) for _ in range(3)] == [True, True, False]
    now += 10
    assert [may("a", 2, 10) for _ in range(2)] == [True, False]


def test_buckets_of_two_learners_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [may(key, 1, 10) for key in ("a", "b", "a")] == [True, True, False]
