"""Whatever somebody types into a lesson is shown, and nothing of it runs."""

import pytest
from django.test import Client

from tests.factories import LessonFactory, QuestionFactory
from tests.lessons.markup.fields import BODIES, EVERY_ROW, checked, hostile_library
from tests.lessons.markup.payloads import ELEMENTS, HANDLERS, PAYLOADS, SCRIPTS
from tests.practice.pages import Page

every_payload = pytest.mark.parametrize("payload", PAYLOADS)


@pytest.mark.parametrize("field", BODIES)
@every_payload
def test_nothing_runs_in_the_body(field: str, payload: str) -> None:
    checked({"body": BODIES[field](payload)})


@every_payload
def test_nothing_runs_in_any_other_text(payload: str) -> None:
    checked({"short_answer": payload, "question-1-explanation": payload})


@every_payload
def test_nothing_runs_in_a_text_of_one_line(payload: str) -> None:
    checked({"question-1-asks": payload, "question-1-option-1": payload}, line=True)


@every_payload
def test_nothing_runs_from_a_row_that_is_cited(payload: str) -> None:
    stored = payload.encode("utf-8", "ignore").decode()  # no database holds half a letter
    checked({"body": EVERY_ROW}, hostile_library(stored))


# What is text is shown as text.

AS_TEXT = [
    payload
    for payload in [*SCRIPTS, *HANDLERS, *ELEMENTS]
    if payload.startswith("<") and not {"\x00", "{", "https"} & {*payload, payload[1:6]}
]


@pytest.mark.parametrize("payload", AS_TEXT)
@pytest.mark.parametrize(
    "field", ["body", "heading", "item", "quotation", "host", "caption", "emphasis"]
)
def test_raw_html_is_shown_as_text(field: str, payload: str) -> None:
    text = Page(checked({"body": BODIES[field](payload)})).text()
    assert " ".join(payload.split()) in text


@pytest.mark.parametrize("payload", [*AS_TEXT, "{{ x }}", "[^empate]", "**a**"])
@pytest.mark.parametrize("field", ["code", "code block"])
def test_code_is_shown_as_it_is_typed(field: str, payload: str) -> None:
    assert " ".join(payload.split()) in Page(checked({"body": BODIES[field](payload)})).text()


@pytest.mark.parametrize("payload", AS_TEXT)
def test_what_cannot_be_a_name_is_told_as_text(payload: str) -> None:
    text = Page(checked({"body": BODIES["block kind"](payload)})).text()
    kind = payload.split()[0]
    assert kind[:40] in text


@pytest.mark.parametrize(
    "letter", ["\x00", "\x1b", "\x7f", "\x85", "\u202e", "\u2066", "\ue000", "\uf8ff", "\ud800"]
)
@pytest.mark.parametrize(
    "field", ["body", "heading", "cell", "host", "caption", "code", "link text"]
)
def test_letters_that_are_not_for_reading_are_left_out(field: str, letter: str) -> None:
    html = checked({"body": BODIES[field](f"a{letter}b")})
    assert "ab" in Page(html).text()


@pytest.mark.parametrize("code", ["xE000", "xF8FF", "x202e", "x2066", "x85"])
def test_such_letters_are_left_out_when_they_are_spelt(code: str) -> None:
    text = Page(checked({"body": f"a&#{code};b"})).text()
    assert text in ("ab", "a\ufffdb")


@pytest.mark.parametrize("forged", ["\ue0000\ue001", "&#xE000;0&#xE001;", "\ue000x-0\ue001"])
def test_the_place_of_a_block_cannot_be_forged(forged: str) -> None:
    html = checked({"body": f"Q♠ {forged} {forged}\n\n[a](https://a.example/{forged})"})
    assert html.count('class="card small"') == 1


@pytest.mark.django_db
def test_hostile_fields_of_a_lesson_are_shown_as_text(client: Client) -> None:
    hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    lesson = LessonFactory(
        title=hostile, standfirst=hostile, question=hostile, short_answer=hostile, body=hostile
    )
    QuestionFactory(lesson=lesson, asks=hostile, options=[hostile, hostile], explanation=hostile)
    for address in ("/", lesson.get_absolute_url()):
        page = Page(client.get(address).content.decode())
        assert [e for e in page.all("script") if "src" not in e.attrs] == []
        assert [e for e in page.elements if any(name.startswith("on") for name in e.attrs)] == []
        assert "alert(1)" in page.text()
