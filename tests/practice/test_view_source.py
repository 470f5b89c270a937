"""After a wrong answer: the rule, and the sentence or the rule from elsewhere that backs it."""

import pytest

from practice.mistakes import MISTAKES
from practice.models import Drill, Excerpt, OutsideRule, Series, Source
from tests.factories import every_backing, right_option
from tests.practice.visiting import Visitor, page


def answered(learner: Visitor, *, outside: bool) -> str:
    """The text of a wrong answer whose rule is backed by an excerpt or from outside."""
    for drill in Drill.objects.current():
        for place, option in enumerate(drill.choices):
            backing = MISTAKES[option.mistake].backing if option.mistake else None
            if backing and bool(backing.outside_rule) is outside:
                return page(learner.answer(drill, place, htmx=True)).text(of_class="feedback")
    raise AssertionError("the series has no such mistake")


@pytest.fixture(autouse=True)
def backings(series: Series) -> None:
    every_backing()


def test_a_rule_is_quoted_word_for_word_with_its_source(learner: Visitor) -> None:
    text = answered(learner, outside=False)
    assert "«La frase que respalda «" in text
    assert "Superintendencia de prueba, Catálogo de prueba, Sección 3" in text
    assert "Leído el 30 de noviembre de 2026" in text


def test_a_quote_that_was_not_compared_says_so(learner: Visitor) -> None:
    assert "cita sin cotejar con el original" in answered(learner, outside=False)


def test_a_quote_that_was_compared_does_not(learner: Visitor) -> None:
    Source.objects.update(verified=True)
    assert "sin cotejar" not in answered(learner, outside=False)


def test_a_rule_from_elsewhere_is_told_with_its_edition(learner: Visitor) -> None:
    text = answered(learner, outside=True)
    assert "La regla de afuera «" in text
    assert "WSOP, Rules, 74" in text


def test_a_rule_that_no_document_gives_says_so(learner: Visitor) -> None:
    OutsideRule.objects.update(sources=[])
    assert "El Catálogo de Juegos de Chile no lo detalla" in answered(learner, outside=True)


@pytest.mark.parametrize("outside", [False, True])
def test_without_the_course_the_rule_stands_alone(learner: Visitor, outside: bool) -> None:
    for model in (OutsideRule, Excerpt):  # past the guard: what is used cannot be deleted
        model.objects.all()._raw_delete("default")
    text = answered(learner, outside=outside)
    assert any(mistake.rule in text for mistake in MISTAKES.values())
    assert "De dónde sale" not in text


def test_a_right_answer_quotes_nothing(learner: Visitor, drill: Drill) -> None:
    text = page(learner.answer(drill, right_option(drill), htmx=True)).text(of_class="feedback")
    assert "respalda" not in text
    assert "De dónde sale" not in text
