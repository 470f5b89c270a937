"""Where each sentence and rule is used."""

import pytest

from lessons.models import Lesson
from practice.mistakes import CATALOGUE
from practice.models import Series
from tests.factories import (
    SLUG,
    DrillFactory,
    ExcerptFactory,
    OutsideRuleFactory,
    SeriesFactory,
    every_backing,
)
from tests.lessons.sources.listed import NOT_OFFERED, OFFERED, UNUSED, lesson, links, opened, used
from tests.practice.visiting import PRACTICE

pytestmark = pytest.mark.django_db


def test_a_lesson_that_cites_a_sentence_is_linked() -> None:
    cites = lesson(excerpts=[ExcerptFactory()])
    assert cites.get_absolute_url() in links(opened())
    assert "Lección 3: El showdown" in used(opened())


def test_a_lesson_that_cites_a_rule_is_linked() -> None:
    cites = lesson(rules=[OutsideRuleFactory(key="short-blind")])
    assert cites.get_absolute_url() in links(opened())


def test_a_mistake_that_a_sentence_backs_is_named_with_its_practice(practice: Series) -> None:
    ExcerptFactory(key=OFFERED.backing.excerpt)
    said = "Respalda el error «El kicker pasado por alto» en la práctica Leer el showdown."
    assert used(opened()) == f"Dónde se usa {said}"
    assert PRACTICE in [link.attrs["href"] for link in opened().all("a") if "li" in link.path]


def test_a_mistake_that_a_rule_backs_is_named(practice: Series) -> None:
    OutsideRuleFactory(key="pots-apart")
    assert "Respalda el error «Un pozo para cada uno» en la práctica" in used(opened())


def test_every_mistake_is_named_once(practice: Series) -> None:
    every_backing()
    said = used(opened())
    assert [each.name for each in CATALOGUE if said.count(f"«{each.name}»") != 1] == []


def test_only_a_series_that_offers_the_mistake_is_linked(practice: Series) -> None:
    SeriesFactory(slug="otra", drills=False, level_codes=["pozo-lateral"])
    ExcerptFactory(key=NOT_OFFERED.backing.excerpt)
    said = used(opened())
    assert "y «La mesa juega y no se vio» en la práctica Leer el showdown." in said
    assert "Respalda el error «El par anulado»." in said


def test_several_series_are_all_linked(practice: Series) -> None:
    other = SeriesFactory(slug="otra", name="Otra", drills=False, level_codes=["kicker"])
    DrillFactory(series=other)
    ExcerptFactory(key=OFFERED.backing.excerpt)
    assert "en la práctica Leer el showdown y Otra." in used(opened())
    assert "/practica/otra/" in links(opened())


def test_a_series_that_was_not_dealt_is_not_linked() -> None:
    SeriesFactory(slug="otra", drills=False)
    ExcerptFactory(key=OFFERED.backing.excerpt)
    assert "/practica/otra/" not in links(opened())
    assert used(opened()) == "Dónde se usa Respalda el error «El kicker pasado por alto»."


@pytest.mark.parametrize(
    ("rule", "mistake"),
    [
        ("folded-chips-stay", "Las fichas del retirado"),
        ("unmatched-returned", "La apuesta no igualada"),
    ],
)
def test_the_rules_about_chips_back_a_mistake_of_both_series(
    course: Lesson, rule: str, mistake: str
) -> None:
    for series in Series.objects.exclude(slug=SLUG):
        DrillFactory(series=series, dealt=next(series.deal()))
    assert f"regla-{rule}" in opened().ids
    both = "en la práctica Armar los pozos y El error del crupier."
    assert f"Respalda el error «{mistake}» {both}" in used(opened())


def test_every_mistake_of_the_course_is_named_with_what_backs_it(course: Lesson) -> None:
    said = used(opened())
    assert [each.name for each in CATALOGUE if said.count(f"«{each.name}»") != 1] == []


def test_what_is_not_used_says_so() -> None:
    ExcerptFactory(key="sin-uso")
    OutsideRuleFactory(key="sin-uso")
    assert used(opened()) == f"{UNUSED} {UNUSED}"
