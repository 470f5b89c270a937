"""Many series, level by level: what there is to choose from or to match, and where it comes from."""

from collections import Counter

from practice.dealing import Dealt
from practice.levels import Level
from practice.mistakes import MISTAKES, Mistake
from practice.questions.figures import Figures
from practice.settling import settle
from tests.practice.pots.auditing import every_builder, every_level, known, of, right, shape
from tests.practice.pots.conftest import SERIES, Audited


@every_level
def test_no_two_answers_of_a_drill_read_the_same(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        answers = {option.answer for option in drill.options}
        texts = {
            str(drill.question.word(drill.table, option.answer, option.mistake))
            for option in drill.options
        }
        assert len(answers) == len(texts) == len(drill.options), drill


@every_level
def test_every_series_offers_every_mistake_of_the_level(level: Level, audited: Audited) -> None:
    assert level.mistakes
    for four in audited[level.code]:
        offered = {option.mistake for drill in four for option in drill.options}
        assert offered >= set(level.mistakes)


@every_level
def test_every_shape_comes_once_in_a_series(level: Level, audited: Audited) -> None:
    assert len(audited[level.code]) == SERIES
    for four in audited[level.code]:
        assert sorted(drill.shape for drill in four) == sorted(s.name for s in level.shapes)


@every_builder
def test_every_answer_is_what_its_mistakes_lead_to(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        for option in drill.options:
            if option.mistake:
                assert option.answer in reached(drill, option.mistake, option.also), drill


@every_builder
def test_two_mistakes_are_named_only_where_neither_alone_leads_there(
    level: Level, audited: Audited
) -> None:
    for drill in of(level, audited):
        alone = {figures for code in known(drill) for figures in reached(drill, code)}
        for option in drill.options:
            assert not (option.also and option.answer in alone), drill


@every_builder
def test_every_answer_of_one_mistake_has_one_origin(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        origins = Counter(figures for code in known(drill) for figures in reached(drill, code))
        for option in drill.options:
            if option.mistake and not option.also:
                assert origins[option.answer] == 1, drill


@every_builder
def test_what_is_right_is_reached_by_no_mistake_of_the_level(
    level: Level, audited: Audited
) -> None:
    for drill in of(level, audited):
        for code in shape(drill).targets:
            assert figures_of(drill, MISTAKES[code]) != right(drill), (code, drill)


@every_builder
def test_no_mistake_makes_or_loses_chips(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        for code in known(drill):
            for way in ways(code):
                account = settle(drill.table, way)
                held = account and sum(pot.amount for pot in account.pots) + sum(account.returned)
                assert held in (None, sum(drill.table.deal.contributed)), (code, drill)


@every_builder
def test_every_way_of_a_mistake_that_shows_is_an_answer_where_amounts_are_typed(
    level: Level, audited: Audited
) -> None:
    for drill in of(level, audited):
        if drill.question.is_typed:
            named = {(option.mistake, option.answer) for option in drill.options}
            for code in shape(drill).targets:
                shows = reached(drill, code) - {right(drill)}
                assert {(code, figures) for figures in shows} <= named, (code, drill)


def ways(code: str) -> tuple[Mistake, ...]:
    return (MISTAKES[code], *MISTAKES[code].variants)


def reached(drill: Dealt, code: str, also: str = "") -> set[Figures]:
    """The figures to which a mistake leads in each of its ways, or two that are made together."""
    made = [(MISTAKES[code], MISTAKES[also])] if also else [(way,) for way in ways(code)]
    return {figures for each in made if (figures := figures_of(drill, *each)) is not None}


def figures_of(drill: Dealt, *mistakes: Mistake) -> Figures | None:
    account = settle(drill.table, *mistakes)
    facet = drill.question.facet  # type: ignore[attr-defined]
    return Figures(facet.figures(drill.table, account)) if account else None
