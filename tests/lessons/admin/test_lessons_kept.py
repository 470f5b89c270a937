"""What is done with lessons in the admin besides writing: preview, order, copies, history."""

import uuid

import pytest
from django.test import Client

from lessons.models import Lesson
from practice.models import Attempt, Drill, Report
from tests.factories import (
    ExcerptFactory,
    LessonFactory,
    QuestionFactory,
    SeriesFactory,
    answer_all,
)
from tests.lessons.admin.desk import restore, state
from tests.lessons.admin.visiting import form_of, said, superuser
from tests.lessons.admin.writing import BROKEN, FIGURE, LIST, change, edit, new, with_question
from tests.practice.pages import Page


@pytest.fixture
def client(db: None) -> Client:
    return superuser()


# Preview


def test_the_preview_draws_without_keeping(client: Client) -> None:
    response = client.post(f"{LIST}vista-previa/", {"body": FIGURE, "short_answer": "A."})
    assert "se lleva el pozo" in response.content.decode()
    assert "Nada por corregir" in response.content.decode()
    assert "no-store" in response["Cache-Control"]
    assert not Lesson.objects.exists()


def test_the_preview_says_what_is_wrong(client: Client) -> None:
    response = client.post(f"{LIST}vista-previa/", {"body": BROKEN, "short_answer": ""})
    assert "Texto, línea 4 («tablero" in response.content.decode()


def test_hostile_text_does_not_run_in_the_preview(client: Client) -> None:
    response = client.post(f"{LIST}vista-previa/", {"body": "<script>alert(1)</script>"})
    assert "<script>" not in response.content.decode()


# Order


def numbers() -> list[tuple[int, str]]:
    return list(Lesson.objects.values_list("number", "slug"))


@pytest.mark.parametrize(
    ("slug", "way", "after"),
    [
        ("b", "arriba", [(1, "b"), (3, "a"), (9, "c")]),
        ("b", "abajo", [(1, "a"), (3, "c"), (9, "b")]),
        ("a", "arriba", [(1, "a"), (3, "b"), (9, "c")]),
        ("c", "abajo", [(1, "a"), (3, "b"), (9, "c")]),
    ],
)
def test_lessons_move_up_and_down(
    client: Client, slug: str, way: str, after: list[tuple[int, str]]
) -> None:
    for number, name in ((1, "a"), (3, "b"), (9, "c")):
        LessonFactory(number=number, slug=name, series=None)
    client.post(f"{LIST}{Lesson.objects.get(slug=slug).pk}/mover/{way}/")
    assert numbers() == after


def test_moving_is_not_done_by_looking(client: Client) -> None:
    lesson = LessonFactory()
    assert client.get(f"{LIST}{lesson.pk}/mover/arriba/").status_code == 405


# Copies


def test_a_copy_is_a_draft_with_the_same_questions(client: Client, course: Lesson) -> None:
    client.post(f"{LIST}{course.pk}/duplicar/")
    copy = Lesson.objects.get(slug="el-showdown-copia")
    assert (copy.number, copy.is_published, copy.body) == (5, False, course.body)
    assert copy.questions.count() == course.questions.count() == 3
    assert copy.excerpts.count() == 18


def test_a_second_copy_has_an_address_of_its_own(client: Client, course: Lesson) -> None:
    for _ in range(2):
        client.post(f"{LIST}{course.pk}/duplicar/")
    assert Lesson.objects.filter(slug="el-showdown-copia-2").exists()


def test_loading_the_course_again_leaves_a_copy_alone(client: Client, course: Lesson) -> None:
    from lessons import coursefiles

    client.post(f"{LIST}{course.pk}/duplicar/")
    list(coursefiles.load(overwrite=True))
    assert Lesson.objects.get(slug="el-showdown-copia").title.endswith("(copia)")


# History, and what learners did


def test_restoring_an_earlier_text_is_a_new_edit(client: Client) -> None:
    lesson = LessonFactory(body="Primero.", series=None)
    edit(client, lesson, body="Segundo.")
    first = lesson.history.last()
    address = f"{LIST}{lesson.pk}/history/{first.history_id}/"
    client.post(address, form_of(client, change(lesson)) | {"body": "Primero."})
    lesson.refresh_from_db()
    assert lesson.body == "Primero."
    assert lesson.history.count() == 3


def test_restoring_an_earlier_text_brings_back_what_it_cites(client: Client) -> None:
    ExcerptFactory(key="reparto")
    lesson = LessonFactory(series=None, body="Se divide[^reparto].")
    lesson.body = "Se divide."
    lesson.save()
    restore(client, state(lesson, 0))
    assert [excerpt.key for excerpt in lesson.excerpts.all()] == ["reparto"]


def test_restoring_does_not_publish(client: Client) -> None:
    lesson = LessonFactory(body="Primero.", series=None)
    first = lesson.history.last()
    edit(client, lesson, body="Segundo.", is_published=None)
    address = f"{LIST}{lesson.pk}/history/{first.history_id}/"
    shown = client.get(address).context["adminform"].form
    sent = {name: shown[name].value() for name in shown.fields}
    client.post(address, {name: value for name, value in sent.items() if value})
    lesson.refresh_from_db()
    assert (lesson.body, lesson.is_published) == ("Primero.", False)


def test_a_question_without_a_place_comes_last(client: Client, course: Lesson) -> None:
    sent = with_question(position="")
    fields = {name.replace("-0-", "-3-"): value for name, value in sent.items()}
    totals = {"questions-TOTAL_FORMS": "4", "questions-INITIAL_FORMS": "3"}
    edit(client, course, **fields | totals)
    assert list(course.questions.values_list("position", flat=True)) == [1, 2, 3, 4]


def test_who_edited_is_kept(client: Client) -> None:
    lesson = LessonFactory(series=None)
    edit(client, lesson, title="Otro")
    assert lesson.history.first().history_user.username == "directora"


def test_an_edit_keeps_what_the_lesson_cites(client: Client, course: Lesson) -> None:
    edit(client, course, body="Solo esto[^reparto].")
    keys = set(course.excerpts.values_list("key", flat=True))
    assert keys == {"reparto", "empate", "solo-principal"}


def test_a_question_has_a_history_that_it_can_go_back_in(client: Client) -> None:
    question = QuestionFactory(asks="¿Antes?")
    page = f"/admin/lessons/question/{question.pk}/"
    sent = form_of(client, f"{page}change/")
    client.post(f"{page}change/", sent | {"asks": "¿Después?"})
    client.post(f"{page}history/{question.history.last().history_id}/", sent)
    question.refresh_from_db()
    assert (question.asks, question.options, question.right) == ("¿Antes?", ["Uno", "Dos"], 2)
    assert question.history.count() == 3


def test_a_question_of_a_published_lesson_takes_no_fault(client: Client) -> None:
    question = QuestionFactory()
    page = f"/admin/lessons/question/{question.pk}/change/"
    response = client.post(page, form_of(client, page) | {"explanation": "No[^nada]."})
    assert "Pregunta" in said(response)
    question.refresh_from_db()
    assert question.explanation == "Quedan dos lugares."


HOSTILE = "<script>alert(1)</script>\u202e\" onmouseover=alert(1) x='"


def test_hostile_texts_are_text_on_every_page_of_a_lesson(client: Client) -> None:
    new(
        client,
        **dict.fromkeys(("title", "standfirst", "question", "short_answer", "body"), HOSTILE),
        **with_question(asks=HOSTILE, answers=f"* {HOSTILE}\nDos", explanation=HOSTILE),
    )
    lesson = Lesson.objects.get()
    for address in (
        LIST,
        change(lesson),
        f"{LIST}{lesson.pk}/history/",
        f"{LIST}{lesson.pk}/history/{lesson.history.first().history_id}/",
        f"{LIST}{lesson.pk}/delete/",
        f"/admin/lessons/question/{lesson.questions.get().pk}/history/",
        lesson.get_absolute_url(),
    ):
        page = Page(client.get(address).content.decode())
        assert [
            e for e in page.all("script") if "src" not in e.attrs and "type" not in e.attrs
        ] == []
        assert [e for e in page.elements if any(n.startswith("on") for n in e.attrs)] == [], address


@pytest.mark.parametrize("text", ["x" * 300_000, "a\0b"])
def test_a_text_that_cannot_be_is_refused_and_nothing_is_kept(client: Client, text: str) -> None:
    response = new(client, title=text)
    assert response.status_code in (200, 400)
    assert not Lesson.objects.exists()


def test_deleting_a_lesson_changes_no_answer(client: Client) -> None:
    series = SeriesFactory()
    lesson = LessonFactory(series=series)
    answer_all(series, uuid.uuid4(), missed=[2])
    before = list(Attempt.objects.order_by("pk").values())
    client.post(f"{LIST}{lesson.pk}/delete/", {"post": "yes"})
    assert not Lesson.objects.exists()
    assert list(Attempt.objects.order_by("pk").values()) == before != []


# The front of the desk


def test_the_desk_says_that_a_report_waits(client: Client) -> None:
    SeriesFactory()
    Report.objects.create(drill=Drill.objects.first(), sentence="Empatan.")
    assert "1 aviso sobre una mano espera respuesta" in client.get("/admin/").content.decode()


def test_the_desk_says_nothing_where_no_report_waits(client: Client) -> None:
    assert "espera" not in client.get("/admin/").content.decode()


def test_a_series_that_is_chosen_is_told_in_spanish_in_the_history(client: Client) -> None:
    lesson = LessonFactory(series=None)
    edit(client, lesson, series=str(SeriesFactory().pk))
    page = client.get(f"{LIST}{lesson.pk}/history/").content.decode()
    assert "Leer el showdown" in page
    assert "Deleted" not in page
