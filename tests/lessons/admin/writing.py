"""A lesson as an instructor writes it: the form of a new one, of one that is there, of a question."""

from typing import Any

from django.test import Client

from lessons.models import Lesson
from tests.lessons.admin.visiting import form_of

LIST = "/admin/lessons/lesson/"
ADD = f"{LIST}add/"
FIGURE = "```showdown uno\ntablero: Q♠ Q♥ 9♦ 6♣ 2♠\nA: J♣ 4♥\nB: 10♥ 3♦\n```"
BROKEN = "Bien.\n\n```showdown uno\ntablero: Q♠ Q♥ 9♦ 6♣\nA: J♣ 4♥\n```"


def change(lesson: Lesson) -> str:
    return f"{LIST}{lesson.pk}/change/"


def new(client: Client, **values: Any) -> Any:
    given = {
        "title": "Una lección",
        "slug": "una-leccion",
        "standfirst": "De qué trata.",
        "question": "¿Quién gana?",
        "short_answer": "A.",
        "body": FIGURE,
    }
    sent = form_of(client, ADD) | given | values
    return client.post(ADD, {k: v for k, v in sent.items() if v is not None}, follow=True)


def edit(client: Client, lesson: Lesson, **values: Any) -> Any:
    sent = form_of(client, change(lesson)) | values
    return client.post(
        change(lesson), {k: v for k, v in sent.items() if v is not None}, follow=True
    )


def with_question(**values: Any) -> dict[str, Any]:
    """What adds one question to the form."""
    given = {"position": "1", "asks": "¿Cuántos?", "answers": "Uno\n* Dos", "explanation": "Sí."}
    fields = {f"questions-0-{name}": value for name, value in (given | values).items()}
    return {"questions-TOTAL_FORMS": "1", "questions-INITIAL_FORMS": "0", **fields}
