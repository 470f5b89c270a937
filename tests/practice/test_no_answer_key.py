"""Before the answer nothing in the page tells the right option from the others."""

import re

import pytest
from pytest_django import Settings

from practice.mistakes import MISTAKES
from practice.models import Drill, Series
from tests.factories import right_option
from tests.practice.pages import Element, Page
from tests.practice.visiting import Visitor, page, tokens

BEFORE_THE_ANSWER = ("feedback", "fork", "settlement", "five", "wins", "verdict", "right", "wrong")
Skeleton = list[tuple[str, tuple[tuple[str, str], ...]]]


@pytest.fixture
def pages(visitor: Visitor, series: Series) -> list[tuple[Drill, str]]:
    """Every drill of the series as it is shown before the answer."""
    drills = Drill.objects.filter(series=series)
    return [(drill, visitor.get(drill.place).content.decode()) for drill in drills]


def options(html: str) -> list[list[Element]]:
    """The elements of each option, the label first."""
    found: list[list[Element]] = []
    for element in Page(html).elements:
        if element.tag == "label" and element.has_class("option"):
            found.append([])
        if found and ("label" in element.path or element.tag == "label"):
            found[-1].append(element)
    return found


def skeleton(option: list[Element], *, with_text: bool) -> Skeleton:
    """An option without what differs in every one of them: its token and its cards."""
    hidden = {"value", "data-suit"}
    return [
        (element.tag, tuple(sorted((k, v) for k, v in element.attrs.items() if k not in hidden)))
        for element in option
        if with_text or element.path.count("span") == 0
    ]


def test_no_mistake_is_named(pages: list[tuple[Drill, str]]) -> None:
    names = {mistake.name for mistake in MISTAKES.values()} | {m.rule for m in MISTAKES.values()}
    for _, html in pages:
        assert not [name for name in names if name in html]
        words = set(re.findall(r"[\w-]+", html))
        assert not words & set(MISTAKES)


def test_nothing_that_is_said_after_the_answer_is_there(pages: list[tuple[Drill, str]]) -> None:
    for _, html in pages:
        classes = {name for e in Page(html).elements for name in e.attrs.get("class", "").split()}
        assert not classes & set(BEFORE_THE_ANSWER)
        assert "correcta" not in html.lower()


def test_no_hand_is_named_on_the_table(pages: list[tuple[Drill, str]]) -> None:
    for _, html in pages:
        assert Page(html).text(of_class="hand-name") == ""


def test_the_options_are_marked_up_alike(pages: list[tuple[Drill, str]]) -> None:
    for _, html in pages:
        first, *others = (skeleton(option, with_text=False) for option in options(html))
        assert all(other == first for other in others)


def test_no_option_is_chosen_beforehand(pages: list[tuple[Drill, str]]) -> None:
    for _, html in pages:
        assert not [e for option in options(html) for e in option if "checked" in e.attrs]


def test_a_right_option_looks_like_some_wrong_one(pages: list[tuple[Drill, str]]) -> None:
    """Its markup is found among the wrong options too, so that it gives nothing away."""
    right: list[Skeleton] = []
    wrong: list[Skeleton] = []
    for drill, html in pages:
        for place, option in enumerate(options(html)):
            group = right if place == right_option(drill) else wrong
            group.append(skeleton(option, with_text=True))
    assert not [each for each in right if each not in wrong]


def test_a_page_holds_no_more_values_than_its_form_needs(pages: list[tuple[Drill, str]]) -> None:
    for drill, html in pages:
        (form,) = Page(html).forms
        named = {field["name"] for field in form.fields if field.get("name")}
        assert named == {"csrfmiddlewaretoken", "drill", "option"}
        assert form.values("option") == tokens(drill)


# Tokens


def test_tokens_are_opaque_and_no_two_drills_share_one(series: Series) -> None:
    found = [token for drill in Drill.objects.filter(series=series) for token in tokens(drill)]
    assert len(set(found)) == len(found)
    assert all(re.fullmatch(r"[0-9a-f]{16}", token) for token in found)


def test_tokens_are_the_same_whenever_they_are_asked_for(drill: Drill) -> None:
    assert tokens(drill) == tokens(Drill.objects.get(pk=drill.pk))


def test_tokens_of_another_site_are_others(drill: Drill, settings: Settings) -> None:
    before = tokens(drill)
    settings.SECRET_KEY = "otra"
    assert not set(before) & set(tokens(drill))


def test_the_title_before_the_answer_is_the_same_for_every_drill(
    pages: list[tuple[Drill, str]],
) -> None:
    for drill, html in pages:
        assert Page(html).title.startswith(f"Mano {drill.place} de 24 · ")


def test_a_refused_answer_gives_no_key_either(learner: Visitor, drill: Drill) -> None:
    refused = learner.send(1, {"drill": str(drill.pk), "option": "x"}).content.decode()
    assert not set(re.findall(r"[\w-]+", refused)) & set(MISTAKES)
    assert "resultado" not in Page(refused).ids


def test_the_right_option_is_only_marked_after_the_answer(learner: Visitor, drill: Drill) -> None:
    learner.answer(drill, right_option(drill))
    assert len(page(learner.get(1)).all("li", of_class="right")) == 1
