"""The page of the reader, parsed: its form, what HTMX aims at, nothing inline."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.practice.pages import Element, Page
from tests.practice.reader.asking import ANA, BETO, BOARD, ask

STATES: list[dict[str, str]] = [
    {},
    {"mesa": BOARD, "m1": ANA, "m2": BETO, "m3": "Kd 7d"},
    {"mesa": "Zz", "m1": "AhAh", "n2": "x" * 30, "manos": "x", "contra": "x"},
]
HTMX_TARGETS = ("hx-target", "hx-select", "hx-select-oob")


@pytest.fixture(params=STATES)
def page(request: pytest.FixtureRequest) -> Page:
    return ask(**request.param).page


def aimed_at(element: Element) -> Iterator[str]:
    for attribute in HTMX_TARGETS:
        for target in filter(None, element.attrs.get(attribute, "").split(",")):
            yield target.partition(":")[0]


def test_ids_are_unique_and_everything_is_closed(page: Page) -> None:
    assert page.is_closed
    assert [one for one, count in Counter(page.ids).items() if count > 1] == []


def test_what_htmx_aims_at_is_there(page: Page) -> None:
    targets = {target for element in page.elements for target in aimed_at(element)}
    assert targets
    assert {target[1:] for target in targets} <= set(page.ids)


def test_what_refers_to_an_id_finds_it(page: Page) -> None:
    for element in page.elements:
        for attribute in ("aria-labelledby", "aria-describedby", "for"):
            assert set(element.attrs.get(attribute, "").split()) <= set(page.ids)


def test_it_is_a_get_form_to_its_own_address(page: Page) -> None:
    (form,) = page.forms
    assert form.attrs.get("method", "get") == "get"
    assert form.attrs["action"] == "/leer/#resultado"
    assert form.attrs["hx-get"] == "/leer/"


def test_nothing_is_inline(page: Page) -> None:
    for element in page.elements:
        assert element.tag != "style"
        assert element.tag != "script" or element.attrs["src"]
        assert not {name for name in element.attrs if name == "style" or name.startswith("on")}


def test_the_result_is_the_only_thing_that_is_announced(page: Page) -> None:
    live = [e.attrs.get("id") for e in page.elements if e.attrs.get("role") in ("status", "alert")]
    assert live == ["notice", "said"]
    assert not [e for e in page.elements if "aria-live" in e.attrs]


def test_every_field_has_a_label(page: Page) -> None:
    labelled = {element.attrs["for"] for element in page.all("label")}
    shown = [e.attrs["id"] for e in page.all("input") if e.attrs.get("type") != "hidden"]
    assert set(shown) == labelled
