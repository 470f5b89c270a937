"""What the tests of hostile texts look for is found where it is."""

import pytest

from tests.lessons.markup.safety import assert_safe

UNSAFE = [
    "<script>alert(1)</script>",
    "<p onclick='alert(1)'>a</p>",
    "<p style='color:red'>a</p>",
    "<p hx-get='/x'>a</p>",
    "<img src='x'>",
    "<a href='javascript:alert(1)'>a</a>",
    "<a href='//otra.example'>a</a>",
    "<a href='https://a.example/ x'>a</a>",
    "<p id='contenido'>a</p>",
    "<p id='nota-1'>a</p><p id='nota-1'>b</p>",
    "<p>a<!-- b --></p>",
    "<p>a",
    "<p><figure>a</figure></p>",
    "<table><p>a</p></table>",
    "<svg></svg>",
    "<data value='\" onclick=' onclick='x'>a</data>",
]


@pytest.mark.parametrize("html", UNSAFE)
def test_what_is_unsafe_is_found(html: str) -> None:
    with pytest.raises(AssertionError):
        assert_safe(html)


def test_an_anchor_of_a_section_is_safe() -> None:
    assert_safe('<h2 id="uno">Uno</h2>', {"uno"})
