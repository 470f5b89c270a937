"""What may be typed as an amount, and what is said of anything else."""

import pytest

from practice.models import Attempt, Drill
from tests.practice.pages import Page
from tests.practice.typed_answers.taking import Learner, fields, right, told
from tests.practice.visiting import page

NOTHING = ["", "   ", "\t"]
NO_AMOUNTS = [
    "noventa",
    "1,250",
    "-5",
    "+5",
    "12.5",
    "9" * 31,
    "1" + "0" * 30,
    "1" + "0" * 15,
    "1e3",
    "9" * 10_000,
    "９０",
    "٩٠",
    "²",
    "0x5a",
    "90 + 20",
    "<script>alert(1)</script>",
]


def value_of(shown: Page, name: str) -> str:
    (form, *_) = shown.forms
    (value,) = form.values(name)
    return value


def wrong_at(drill: Drill, text: str) -> dict[str, str]:
    """The right answer but for its last field."""
    sent = fields(drill, right(drill))
    return sent | {list(sent)[-1]: text}


@pytest.mark.parametrize("htmx", [True, False])
@pytest.mark.parametrize("text", [*NOTHING, *NO_AMOUNTS])
def test_what_is_no_amount_is_refused_and_nothing_is_recorded(
    learner: Learner, typed: Drill, text: str, htmx: bool
) -> None:
    response = learner.send(typed, wrong_at(typed, text), htmx=htmx)
    assert response.status_code == 422
    assert not Attempt.objects.exists()


@pytest.mark.parametrize("text", [*NOTHING, *NO_AMOUNTS])
def test_a_refusal_names_the_field(learner: Learner, typed: Drill, text: str) -> None:
    said = page(learner.send(typed, wrong_at(typed, text))).text(of_id="notice")
    assert f"«{typed.question.labels(typed.table)[-1]}»" in said
    assert said.count("«") <= 2


@pytest.mark.parametrize("text", [*NOTHING, *NO_AMOUNTS])
def test_what_was_typed_stays_in_its_field(learner: Learner, typed: Drill, text: str) -> None:
    sent = wrong_at(typed, text)
    shown = page(learner.send(typed, sent))
    assert {name: value_of(shown, name) for name in sent} == sent


def test_the_field_that_is_wrong_is_marked_and_no_other(learner: Learner, typed: Drill) -> None:
    sent = wrong_at(typed, "x")
    marked = [
        each.attrs["name"]
        for each in page(learner.send(typed, sent)).all("input")
        if "aria-invalid" in each.attrs
    ]
    assert marked == [list(sent)[-1]]


def test_nothing_typed_is_said_field_by_field(learner: Learner, typed: Drill) -> None:
    said = page(learner.send(typed, {})).text(of_id="notice")
    for label in typed.question.labels(typed.table):
        assert f"Falta el monto de «{label}». Si no hay nada, escribe 0." in said


@pytest.mark.parametrize("text", ["0,5", "0,500", "12,50", "2000,00", "1250,250"])
def test_a_comma_that_can_only_be_of_decimals_is_not_read_as_anything_else(
    learner: Learner, typed: Drill, text: str
) -> None:
    said = page(learner.send(typed, wrong_at(typed, text))).text(of_id="notice")
    assert f"«{text}» no es un monto: los montos no llevan decimales." in said
    assert "dos modos" not in said


def test_a_comma_is_asked_about(learner: Learner, typed: Drill) -> None:
    said = page(learner.send(typed, wrong_at(typed, "1,250"))).text(of_id="notice")
    assert (
        "«1,250» se puede leer de dos modos: si son 1250, escríbelo sin coma; "
        "los montos no llevan decimales." in said
    )


@pytest.mark.parametrize("text", ["<b>9</b>", '"><script>alert(1)</script>'])
def test_what_was_typed_is_never_markup(learner: Learner, typed: Drill, text: str) -> None:
    html = learner.send(typed, wrong_at(typed, text)).content.decode()
    assert text not in html


@pytest.mark.parametrize("htmx", [True, False])
def test_a_byte_that_no_text_holds_is_refused_before_it_is_read(
    learner: Learner, typed: Drill, htmx: bool
) -> None:
    response = learner.send(typed, wrong_at(typed, "9\x000"), htmx=htmx)
    assert response.status_code == 400
    assert [each for each in page(response).elements if "data-mensaje" in each.attrs]
    assert not Attempt.objects.exists()


def test_a_chosen_option_is_no_amount(learner: Learner, typed: Drill) -> None:
    response = learner.send(typed, fields(typed, 0))
    assert response.status_code == 422
    assert not Attempt.objects.exists()


def test_the_fragment_of_a_refusal_is_the_practice_alone(learner: Learner, typed: Drill) -> None:
    html = learner.send(typed, {}, htmx=True).content.decode()
    assert "<html" not in html
    assert 'id="practice"' in html


@pytest.mark.parametrize(
    ("text", "amount"),
    [("0", 0), (" 90 ", 90), ("1.250", 1250), ("1 250", 1250), ("1\u00a0250", 1250), ("007", 7)],
)
def test_an_amount_is_read_as_people_write_it(
    learner: Learner, typed: Drill, text: str, amount: int
) -> None:
    assert learner.send(typed, wrong_at(typed, text)).status_code == 303
    assert Attempt.objects.get().amounts[-1] == amount


def test_after_a_refusal_a_good_answer_is_stored(learner: Learner, typed: Drill) -> None:
    learner.send(typed, wrong_at(typed, "x"))
    learner.answer(typed, right(typed))
    assert told(learner.at(typed.place)) == "✓ Correcta"
