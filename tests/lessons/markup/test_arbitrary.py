"""Laws that hold for any text whatever: it is drawn, it is safe, and its faults have a line."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from lessons.markup import Document, Drawing
from tests.lessons.markup.fields import BODIES, checked
from tests.lessons.markup.payloads import PAYLOADS
from tests.lessons.markup.writing import LIBRARY, drawn
from tests.practice.pages import Page

# Pieces of the language itself, so that what is put together is often nearly right.
PIECES = [
    "\n", "\n\n", " ", "  ", "    ", "\t", "- ", "1. ", "> ", "## ", "# ", "---\n", "===\n", "|", "|-|-|\n",
    "```", "````", "~~~", "leo", "maya", "showdown x", "comparacion y", "pozos mesa", "cita empate", "practica",
    "preguntas", "comparaciones", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠\n", "A: J♣ 4♥\n", "B: 10♥ 3♦\n", "pie: ", "A: 30\n",
    "B: 90 all in\n", "muerto: 5\n", "con ", "{{ mesa.total }}", "{{", "}}", "[^empate]", "[^regla:usage]", "[^",
    "[", "](", ")", "](termino:kicker)", "[](leccion:el-showdown)", "<", ">", "&", "&#xE000;", "\\", "`", "**",
    "*", "_", "~~", "Q♠", "`Qs Qh`", "1.250", "hola", "\ue000", "\ue001", "0", '"', "'", "https://a.example/",
]  # fmt: skip
written = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=40).map("".join)
lines = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=60)


@given(st.text(st.characters(), max_size=300))
def test_any_text_is_drawn_and_safe(text: str) -> None:
    checked({"body": text})


@given(written)
@example("- ```leo\n  > - ```showdown x\n")
@example("|a|\n|-|\n|```leo|\n")
@settings(max_examples=400)
def test_any_mixture_of_marks_is_drawn_and_safe(text: str) -> None:
    checked({"body": text})


@given(written, written)
def test_any_two_texts_are_drawn_and_safe(first: str, second: str) -> None:
    checked({"short_answer": first, "body": second})


@given(written)
def test_any_text_of_one_line_is_drawn_and_safe(text: str) -> None:
    checked({"asks": text}, line=True)


@given(st.sampled_from(sorted(BODIES)), written | lines)
@settings(max_examples=400)
def test_any_text_in_any_place_is_drawn_and_safe(field: str, text: str) -> None:
    checked({"body": BODIES[field](text)})


@given(
    st.lists(st.sampled_from(PAYLOADS), min_size=2, max_size=5),
    st.sampled_from(["", " ", "\n", "\n\n"]),
)
def test_hostile_texts_together_are_safe(payloads: list[str], between: str) -> None:
    checked({"body": between.join(payloads)})


@given(written)
def test_a_text_is_drawn_the_same_twice(text: str) -> None:
    document = Document({"body": text})
    first, second = (Drawing(document, LIBRARY).text("body") for _ in range(2))
    assert first == second


@given(written)
def test_the_lines_of_faults_follow_the_text(text: str) -> None:
    found = Document({"body": text}).faults(LIBRARY)
    moved = Document({"body": text}, {"body": 11}).faults(LIBRARY)
    assert [fault.line + 10 for fault in found] == [fault.line for fault in moved]


@given(st.text(st.characters(categories=["L", "Nd"]), min_size=1, max_size=100))
def test_plain_letters_are_shown_as_they_are(letters: str) -> None:
    assert Page(drawn(letters)).text() == letters


@given(
    st.text(st.characters(categories=["L", "P", "S"], max_codepoint=0x2FF), min_size=1, max_size=80)
)
def test_what_is_escaped_is_shown_as_it_is(letters: str) -> None:
    escaped = "".join(
        f"\\{each}" if each.isascii() and not each.isalnum() else each for each in letters
    )
    assert Page(drawn(escaped)).text() == letters
