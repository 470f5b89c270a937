"""Whatever somebody types into a lesson is shown, and nothing of it runs."""

import pytest
from django.test import Client

from lessons.prose import prose
from tests.factories import LessonFactory
from tests.practice.pages import Page

RUNNING = {
    "script",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "style",
    "form",
    "input",
    "button",
    "base",
    "meta",
    "link",
    "template",
    "video",
    "audio",
}
SCHEMES = ("javascript:", "vbscript:", "data:", "file:")
HOSTILE = [
    "<script>alert(1)</script>",
    "<ScRiPt src=//otra.example/x.js></ScRiPt>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><circle></svg>",
    '<a href="javascript:alert(1)">ver</a>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>body{display:none}</style>",
    '<p style="position:fixed">tapar</p>',
    "<form action=//otra.example><input name=clave></form>",
    "<base href=//otra.example>",
    "<meta http-equiv=refresh content='0;url=//otra.example'>",
    "<math><mtext></p><style><img src=x onerror=alert(1)></style></math>",
    "[ver](javascript:alert(1))",
    "[ver](JaVaScRiPt:alert(1))",
    "[ver](java&#115;cript:alert(1))",
    "[ver](vbscript:msgbox(1))",
    "[ver](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
    "![ver](javascript:alert(1))",
    '![ver](x "onerror=alert(1)")',
    '[ver](https://a.example/" onclick="alert(1))',
    "<javascript:alert(1)>",
    "[ver][1]\n\n[1]: javascript:alert(1)",
    "```html\n<script>alert(1)</script>\n```",
    "`<img src=x onerror=alert(1)>`",
    "<!-- --><script>alert(1)</script><!-- -->",
    "<<script>script>alert(1)<</script>/script>",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_hostile_runs(text: str) -> None:
    for element in Page(prose(text)).elements:
        assert element.tag not in RUNNING
        for name, value in element.attrs.items():
            assert not name.startswith(("on", "hx-", "data-hx-")), name
            assert name not in ("style", "srcdoc", "formaction", "id", "class"), name
            assert not value.strip().lower().startswith(SCHEMES), value


def test_raw_html_is_shown_as_text() -> None:
    assert Page(prose("Un <b>par</b> de reinas.")).text() == "Un <b>par</b> de reinas."


def test_markdown_is_rendered() -> None:
    html = prose("El **kicker** decide.\n\n- uno\n- dos\n\n[ver](/manos/)")
    tags = {element.tag for element in Page(html).elements}
    assert {"strong", "ul", "li", "a", "p"} <= tags


def test_spanish_letters_and_suits_stay_as_they_are() -> None:
    assert "«Ñandú», 10♥ y A♠" in prose("«Ñandú», 10♥ y A♠")


def test_an_empty_text_is_empty() -> None:
    assert prose("") == ""


@pytest.mark.django_db
def test_hostile_fields_of_a_lesson_are_shown_as_text(client: Client) -> None:
    hostile = '"><script>alert(1)</script>'
    lesson = LessonFactory(
        title=hostile,
        standfirst=hostile,
        question=hostile,
        short_answer=hostile,
        body=hostile,
    )
    for address in ("/", lesson.get_absolute_url()):
        page = Page(client.get(address).content.decode())
        assert [e for e in page.all("script") if "src" not in e.attrs] == []
        assert "alert(1)" in page.text()
