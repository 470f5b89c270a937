"""Texts that are huge, or deep: they are cut where they must be, and drawn whole up to there."""

from collections.abc import Callable

import pytest

from lessons.markup import Document, Drawing
from lessons.markup.text import LONGEST
from tests.lessons.markup.fields import checked
from tests.lessons.markup.writing import LIBRARY, block, drawn, said

MEGABYTE = 1_000_000


def repeated(piece: str) -> Callable[[], str]:
    return lambda: piece * (LONGEST // len(piece) + 1)


def numbered(piece: str) -> Callable[[], str]:
    """Pieces with a number in each, up to the longest text."""
    return lambda: "".join(piece.replace("#n", str(n)) for n in range(LONGEST // len(piece)))


HUGE: dict[str, Callable[[], str]] = {
    "one line": lambda: "a" * MEGABYTE,
    "one line of spaces": lambda: " " * MEGABYTE + "a",
    "empty lines": lambda: "\n" * MEGABYTE,
    "quotations": repeated("> "),
    "quotation marks": repeated(">"),
    "lists": repeated("- "),
    "items": repeated("- a\n"),
    "numbered items": repeated("1. a\n"),
    "lists in lists": lambda: "\n".join("  " * n + "- a" for n in range(200)),
    "open brackets": repeated("["),
    "closed brackets": repeated("]"),
    "nested brackets": lambda: "[" * (LONGEST // 2) + "]" * (LONGEST // 2),
    "images": repeated("!["),
    "half links": repeated("[a]("),
    "half addresses": repeated("[a](<b"),
    "links": repeated("[a](#b) "),
    "open emphasis": repeated("*a "),
    "nested emphasis": lambda: "*a " * (LONGEST // 6) + "a* " * (LONGEST // 6),
    "nested strong": lambda: "**a " * (LONGEST // 8) + "a** " * (LONGEST // 8),
    "mixed emphasis": repeated("*_a ~~b "),
    "backticks": repeated("`"),
    "backticks of every length": lambda: " ".join("`" * n for n in range(1, 280)),
    "code": repeated("`a` "),
    "figures": repeated("{{ a.b }} "),
    "half figures": repeated("{{ "),
    "citations": repeated("[^empate] "),
    "unknown citations": repeated("[^nada] "),
    "half citations": repeated("[^"),
    "cards": repeated("Q♠ "),
    "a long table": lambda: "|a|b|\n|-|-|\n" + "|c|d|\n" * (LONGEST // 6),
    "a wide table": lambda: "\n".join("|" + piece * 10_000 for piece in ("a|", "-|", "b|")),
    "a table that fills itself": lambda: "|a" * 500 + "\n" + "|-" * 500 + "\n" + "|\n" * 15_000,
    "many tables": repeated("|a|\n|-|\nb\n\n"),
    "sections": repeated("## a\n"),
    "one section": lambda: "## " + "a " * LONGEST,
    "fences": repeated("```\n```\n"),
    "a huge fence": lambda: "```\n" + "a\n" * LONGEST,
    "boxes": repeated("```leo\na\n```\n"),
    "boxes in boxes": lambda: "\n".join("`" * (250 - n) + "leo\na" for n in range(240)),
    "the ten hands": repeated("```comparaciones\n```\n"),
    "unknown blocks": repeated("```x\n```\n"),
    "blocks": numbered("```pozos k#n\nA: 1\nB: 2\n```\n"),
    "seats": lambda: block("pozos x", *(f"a{n}: 1" for n in range(5000))),
    "an amount": lambda: block("pozos x", "A: " + "9" * 30_000),
    "an amount of spaces": lambda: block("pozos x", "A: 1" + " " * 900 + "x"),
    "a board": lambda: block("showdown x", "tablero: " + "Qs " * 300, "A: J♣ 4♥"),
    "entities": repeated("&amp;"),
    "half entities": repeated("&"),
    "escapes": repeated("\\*"),
    "definitions": lambda: "[a]: https://a.example/" + "b" * 20_000 + "\n\n" + "[a]" * 6000,
    "addresses": repeated("<https://a.example> "),
    "angle brackets": repeated("<"),
    "digits": lambda: "1" * LONGEST,
    "private letters": lambda: "\ue0000\ue001" * LONGEST,
}


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_text_is_drawn(name: str) -> None:
    checked({"body": HUGE[name]()})


@pytest.mark.parametrize("name", ["one line", "citations", "open brackets", "nested emphasis"])
def test_a_huge_text_is_drawn_in_a_box(name: str) -> None:
    checked({"body": block("leo", HUGE[name]())})


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_text_of_one_line_is_drawn(name: str) -> None:
    text = HUGE[name]()[:5000]
    checked({"asks": text, "option-1": text}, line=True)


def test_a_text_is_never_much_longer_than_it_was_written() -> None:
    text = HUGE["definitions"]()
    assert len(drawn(text)) < 2 * len(text)


def test_what_is_before_the_cut_is_drawn() -> None:
    text = "Hola.\n\n" + "a" * MEGABYTE
    assert drawn(text).startswith("<p>Hola.</p>")
    assert len(drawn(text)) < LONGEST + 100


def test_every_text_has_its_own_length() -> None:
    texts = {"short_answer": "a" * LONGEST, "body": "b" * LONGEST}
    assert Document(texts).faults(LIBRARY) == []
    drawing = Drawing(Document(texts), LIBRARY)
    assert "b" * LONGEST in drawing.text("body")


def test_letters_that_are_left_out_do_not_count() -> None:
    assert said("\ue000" * MEGABYTE + "a" * LONGEST) == []
