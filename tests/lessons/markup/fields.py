"""Every place of a lesson into which somebody may type: a text, and the HTML it is drawn as."""

from collections.abc import Callable

from lessons.markup import Document, Drawing, Library
from lessons.models import Lesson, Term
from practice.models import Excerpt, OutsideRule, Series, Source
from tests.lessons.markup.safety import assert_safe
from tests.lessons.markup.writing import INSERTS, LIBRARY, SOURCE, block

BOARD = "tablero: Q♠ Q♥ 9♦ 6♣ 2♠"


def in_one_line(payload: str) -> str:
    return " ".join(payload.split("\n"))


BODIES: dict[str, Callable[[str], str]] = {
    "body": lambda p: p,
    "body after a paragraph": lambda p: f"Hola\n{p}\nadiós",
    "heading": lambda p: f"## {in_one_line(p)}",
    "item": lambda p: f"- {p}",
    "quotation": lambda p: f"> {p}",
    "cell": lambda p: f"| {in_one_line(p)} | b |\n|---|--:|\n| c | {in_one_line(p)} |",
    "emphasis": lambda p: f"**{p}**",
    "link text": lambda p: f"[{p}](termino:kicker)",
    "link title": lambda p: f'[a](termino:kicker "{p}")',
    "link address": lambda p: f"[a]({p})",
    "link address in brackets": lambda p: f"[a](<{p}>)",
    "link key": lambda p: f"[](termino:{p})",
    "link part": lambda p: f"[a](#{p})",
    "outside address": lambda p: f"[a](https://a.example/{p})",
    "autolink": lambda p: f"<{p}>",
    "code": lambda p: f"`{p}`",
    "code block": lambda p: f"```\n{p}\n```",
    "figure key": lambda p: f"{{{{ {p} }}}}",
    "citation key": lambda p: f"Uno[^{p}].",
    "block kind": lambda p: f"```{p}\n{BOARD}\n```",
    "block key": lambda p: block(f"showdown {p}", BOARD, "A: J♣ 4♥"),
    "block content": lambda p: block("showdown x", p),
    "seat name": lambda p: block("showdown x", BOARD, f"{p}: J♣ 4♥"),
    "seat cards": lambda p: block("showdown x", BOARD, f"A: {p}"),
    "board": lambda p: block("comparacion x", f"tablero: {p}", "A: J♣ 4♥", "B: 3♦ 3♥"),
    "caption": lambda p: block("showdown x", BOARD, "A: J♣ 4♥", f"pie: {p}"),
    "seat of pots": lambda p: block("pozos x", f"{p}: 30", "B: 30"),
    "amount": lambda p: block("pozos x", f"A: {p}", "B: 30"),
    "cards of pots": lambda p: block("pozos x", BOARD, f"A: 30 con {p}", "B: 30"),
    "dead money": lambda p: block("pozos x", "A: 30", f"muerto: {p}"),
    "odd chips": lambda p: block("pozos x", "A: 30", f"ficha impar: {p}"),
    "host": lambda p: block("leo", p),
    "host after words": lambda p: block("maya", "Hola.", "", p),
    "sentence": lambda p: block("cita empate", p),
    "key of a sentence": lambda p: block(f"cita {p}"),
    "insert": lambda p: block("practica", p),
}


def checked(texts: dict[str, str], library: Library = LIBRARY, *, line: bool = False) -> str:
    """The HTML of texts, after it was found to be safe and their faults could be told."""
    document = Document(texts)
    drawing = Drawing(document, library, INSERTS)
    html = "".join(drawing.line(name) if line else drawing.text(name) for name in texts)
    assert_safe(html, {entry.anchor for entry in document.contents} | anchors(document))
    for fault in document.faults(library):
        assert (
            1
            <= fault.line
            <= texts[fault.text].replace("\r\n", "\n").replace("\r", "\n").count("\n") + 1
        )
        assert len(fault.says) < 1500
    return html


def anchors(document: Document) -> set[str]:
    """The anchors of sections, also of those that the contents leave out."""
    headings = [each for text in document.texts.values() for each in text.headings]
    return {str(each.token.attrs["id"]) for each in headings if hasattr(each, "token")}


def hostile_library(payload: str) -> Library:
    """A library in whose rows somebody typed."""
    source = Source(
        key="a", publisher=payload, title=payload, sections=payload, read_on=SOURCE.read_on
    )
    rule_source = {"publisher": payload, "title": payload, "section": payload}
    return Library(
        excerpts={"empate": Excerpt(source=source, key="empate", heading=payload, quote=payload)},
        rules={"usage": OutsideRule(key="usage", says=payload, sources=[rule_source])},
        lessons={"el-showdown": Lesson(slug="el-showdown", title=payload)},
        series={"leer": Series(slug="leer", name=payload)},
        terms={"kicker": Term(slug="kicker", term=payload)},
    )


EVERY_ROW = (
    "Uno[^empate], dos[^regla:usage]: [](leccion:el-showdown) [](serie:leer) [](termino:kicker).\n\n"
    "```cita empate\nOtra.\n```"
)
