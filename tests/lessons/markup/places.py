"""Where a mistake may stand in a text: its line must be told right in all of them."""

from collections.abc import Callable
from textwrap import indent

import pytest

Place = Callable[[str], tuple[str, int]]


def alone(text: str) -> tuple[str, int]:
    return text, 0


def after_other_lines(text: str) -> tuple[str, int]:
    return f"Uno\ndos\n\n## Tres\n\n```\ncuatro\n```\n\n{text}\n\nCinco", 9


def after_windows_lines(text: str) -> tuple[str, int]:
    return f"Uno\r\n\r\ndos\r\n\r\n{text}", 4


def in_a_list(text: str) -> tuple[str, int]:
    return "- uno\n- dos\n\n" + indent(text, "  "), 3


def in_a_list_in_a_list(text: str) -> tuple[str, int]:
    return "1. uno\n   - dos\n\n" + indent(text, "     "), 3


def in_a_quotation(text: str) -> tuple[str, int]:
    return "> uno\n>\n" + indent(text, "> ", lambda line: True), 2


def in_the_box_of_a_host(text: str) -> tuple[str, int]:
    return f"Uno.\n\n````leo\nHola.\n\n{text}\n````", 5


BLOCKS = (
    alone,
    after_other_lines,
    after_windows_lines,
    in_a_list,
    in_a_list_in_a_list,
    in_a_quotation,
)
in_every_place = pytest.mark.parametrize("place", [*BLOCKS, in_the_box_of_a_host])
in_every_place_for_blocks = pytest.mark.parametrize("place", BLOCKS)
