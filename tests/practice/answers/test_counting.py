"""What is counted of first answers, and which drills and options are flagged."""

import uuid
from datetime import timedelta

from django.utils import timezone

from practice import answers
from practice.answers import Period
from practice.models import Drill, Series
from tests.factories import right_option, wrong_option
from tests.practice.answers.counted import answer, correct, first, report, wrong

# Counting


def test_a_drill_counts_its_answers_by_option(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 7)
    answer(drill, wrong_option(drill), 6)
    found = first(series)
    assert (found.answers, found.right, found.missed) == (13, 7, 6)
    assert [option.chosen for option in found.options if option.chosen] in ([7, 6], [6, 7])


def test_an_option_says_which_mistake_it_is(series: Series, drill: Drill) -> None:
    codes = [option.code for option in first(series).options]
    assert codes == [option.mistake for option in drill.choices]


def test_a_level_counts_the_answers_of_its_drills(series: Series) -> None:
    one, two = series.drills.filter(level_code=series.level_codes[0])[:2]
    answer(one, right_option(one), 5)
    answer(two, wrong_option(two), 6)
    level, other = report(series).levels[:2]
    assert (level.answers, level.right, level.missed) == (11, 5, 6)
    assert (level.learners, other.answers) == (11, 0)


def test_people_are_counted_once_in_a_level(series: Series) -> None:
    people = [uuid.uuid4() for _ in range(6)]
    for drill in series.drills.all()[:3]:
        for learner in people:
            answer(drill, right_option(drill), learner=learner)
    found = report(series)
    assert (found.answers, found.learners) == (18, 6)


def test_an_unknown_mistake_is_another_error(series: Series, drill: Drill) -> None:
    answer(drill, wrong_option(drill), 5, mistake="de-otra-version")
    answer(drill, right_option(drill), 5)
    other = first(series).options[-1]
    assert (other.name, other.chosen, other.number) == ("otro error", 5, None)


def test_corrections_are_counted_by_mistake(series: Series, drill: Drill) -> None:
    option = wrong_option(drill)
    correct(answer(drill, option, 12)[:6])
    answer(drill, right_option(drill), 5)
    found = report(series)
    assert (found.corrected, found.corrected_share) == (6, "50 %")
    (line,) = found.mistakes
    assert (line.made, line.fixed, line.fixed_share) == (12, 6, "100 %")
    assert first(series).options[option].fixed == 6


def test_a_period_counts_only_its_answers(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 5)
    answer(drill, right_option(drill), 6, answered_at=timezone.now() - timedelta(days=8))
    assert first(series, Period.WEEK).answers == 5
    assert first(series, Period.MONTH).answers == 11


def test_retired_drills_are_counted_apart(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 6)
    Drill.objects.filter(pk=drill.pk).retire()
    assert report(series).answers == 0
    retired = list(answers.answered_and_retired(series, Period.ALL))
    (found,) = answers.retired_reports(retired, answers.retired_of(series), Period.ALL)
    assert (found.drill, found.answers) == (drill, 6)


def test_the_overview_says_what_the_series_says(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 7)
    answer(drill, wrong_option(drill), 6)
    (line,) = answers.overview([series], Period.ALL)
    assert (line.learners, line.answers, line.right, line.missed) == (13, 13, 7, 6)


# Warnings


def test_an_option_that_nobody_of_twenty_chooses_is_flagged(series: Series, drill: Drill) -> None:
    chosen, never = wrong(drill)[:2]
    answer(drill, right_option(drill), 14)
    answer(drill, chosen, 6)
    options = first(series).options
    assert (options[chosen].nobody, options[never].nobody) == (False, True)


def test_below_twenty_people_no_option_is_flagged(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 19)
    assert not any(option.nobody for option in first(series).options)


def test_a_drill_that_nobody_misses_is_flagged(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 20)
    assert first(series).warning == "nadie la falla"


def test_a_drill_that_everybody_misses_is_flagged(series: Series, drill: Drill) -> None:
    answer(drill, wrong_option(drill), 20)
    assert first(series).warning == "todos la fallan"
