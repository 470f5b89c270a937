"""Writing lessons in the admin: drafts, publishing, questions."""

import pytest
from django.test import Client

from lessons.models import Lesson, Question
from tests.factories import LessonFactory
from tests.lessons.admin.visiting import form_of, said, superuser
from tests.lessons.admin.writing import BROKEN, FIGURE, change, edit, new, with_question


@pytest.fixture
def client(db: None) -> Client:
    return superuser()


# Drafts


def test_a_new_lesson_is_a_draft_after_the_last_one(client: Client) -> None:
    LessonFactory(number=7)
    new(client)
    lesson = Lesson.objects.get(slug="una-leccion")
    assert (lesson.number, lesson.is_published) == (8, False)


def test_a_draft_is_saved_with_its_faults_and_says_them(client: Client) -> None:
    response = new(client, body=BROKEN)
    assert Lesson.objects.get().body.replace("\r\n", "\n") == BROKEN
    assert (
        "Texto, línea 4 («tablero: Q♠ Q♥ 9♦ 6♣»): Tablero: se necesitan 5 cartas y hay 4."
        in said(response)
    )


def test_a_draft_is_seen_by_who_may_write_it_and_marked(client: Client) -> None:
    draft = LessonFactory(is_published=False, series=None)
    response = client.get(draft.get_absolute_url())
    assert "Borrador." in response.content.decode()
    assert "no-store" in response["Cache-Control"]
    assert response["X-Robots-Tag"] == "noindex"
    assert Client().get(draft.get_absolute_url()).status_code == 404


# Publishing


def test_a_lesson_without_faults_is_published(client: Client) -> None:
    new(client, is_published="on")
    assert Client().get("/lecciones/una-leccion/").status_code == 200


def test_a_lesson_with_a_fault_is_not_published(client: Client) -> None:
    response = new(client, body=BROKEN, is_published="on")
    assert not Lesson.objects.exists()
    assert "Línea 4 («tablero: Q♠ Q♥ 9♦ 6♣»): Tablero: se necesitan 5 cartas y hay 4." in said(
        response
    )


def test_a_published_lesson_does_not_take_an_edit_with_a_fault(client: Client) -> None:
    lesson = LessonFactory(body=FIGURE)
    edit(client, lesson, body=BROKEN)
    lesson.refresh_from_db()
    assert lesson.body == FIGURE


def test_a_fault_in_a_question_holds_the_lesson_back(client: Client) -> None:
    response = new(client, is_published="on", **with_question(explanation="No[^nada]."))
    assert not Lesson.objects.exists()
    assert "Pregunta 1, línea 1 («No[^nada].»): No hay cita «nada»." in said(response)


def test_publishing_and_taking_back_are_said(client: Client) -> None:
    lesson = LessonFactory(is_published=False, series=None)
    assert "quedó publicada" in said(edit(client, lesson, is_published="on"))
    assert "es un borrador" in said(edit(client, lesson, is_published=None))


@pytest.mark.parametrize("field", ["asks", "answers"])
def test_a_citation_goes_into_the_explanation_of_a_question(
    client: Client, course: Lesson, field: str
) -> None:
    texts = {"asks": "¿Sí[^reparto]?", "answers": "* Sí[^reparto]\nNo"}
    response = new(client, **with_question(**{field: texts[field]}))
    assert "Una cita no va en la pregunta ni en sus respuestas" in said(response)


def test_a_published_lesson_can_be_taken_back(client: Client) -> None:
    lesson = LessonFactory()
    edit(client, lesson, is_published=None)
    assert Client().get(lesson.get_absolute_url()).status_code == 404


# Questions


def test_a_question_is_written_with_its_right_answer_marked(client: Client) -> None:
    new(client, **with_question())
    question = Question.objects.get()
    assert (question.options, question.right) == (["Uno", "Dos"], 2)


def test_a_question_is_shown_as_it_was_written(client: Client) -> None:
    new(client, **with_question())
    assert form_of(client, change(Lesson.objects.get()))["questions-0-answers"] == "Uno\n* Dos"


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        ("Uno\nDos", "Marca una sola respuesta con «*» delante; hay 0 marcadas."),
        ("* Uno\n* Dos", "Marca una sola respuesta con «*» delante; hay 2 marcadas."),
        ("* Uno", "Hay 1 respuestas y van de 2 a 5."),
        ("* a\nb\nc\nd\ne\nf", "Hay 6 respuestas y van de 2 a 5."),
    ],
)
def test_answers_that_are_not_right_are_told(client: Client, answers: str, says: str) -> None:
    assert says in said(new(client, **with_question(answers=answers)))
    assert not Lesson.objects.exists()
