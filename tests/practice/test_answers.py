"""What is counted of first answers, and what of it is shown."""

import csv
import io
import json
import uuid
from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import timedelta
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from practice import answers
from practice.answers import COLUMNS, DrillReport, Period, SeriesReport
from practice.answers.hiding import Kind, Part
from practice.answers.tally import ANSWERS, CORRECTED, MISSED, RIGHT, Scope, Tally
from practice.models import Attempt, Correction, Drill, Series
from tests.factories import AttemptFactory, right_option, wrong_option


def answer(drill: Drill, option: int, times: int = 1, **values: object) -> list[Attempt]:
    """So many people give the same answer."""
    return [AttemptFactory(drill=drill, option=option, **values) for _ in range(times)]


def correct(attempts: Iterable[Attempt]) -> None:
    for attempt in attempts:
        Correction.objects.create(attempt=attempt)


def report(series: Series, period: Period = Period.ALL) -> SeriesReport:
    return answers.series_report(series, period)


def first(series: Series, period: Period = Period.ALL) -> DrillReport:
    return report(series, period).drills[0]


def wrong(drill: Drill) -> list[int]:
    return [place for place, option in enumerate(drill.choices) if option.mistake]


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


# Hiding


def test_below_five_people_nothing_of_a_drill_is_shown(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 4)
    found = first(series)
    assert (found.answers, found.right, found.missed, found.corrected) == (None,) * 4
    assert {option.chosen for option in found.options} == {None}


def test_from_five_people_a_drill_is_shown(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 5)
    assert (first(series).answers, first(series).right, first(series).missed) == (5, 5, 0)


def test_where_one_would_be_hidden_a_second_one_is(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 9)
    answer(drill, wrong_option(drill), 2)
    found = first(series)
    assert (found.answers, found.right, found.missed) == (11, None, None)


def test_a_hidden_drill_does_not_follow_from_its_level(series: Series) -> None:
    one, two, three = series.drills.all()[:3]
    answer(one, right_option(one), 3)
    answer(two, right_option(two), 9)
    answer(three, right_option(three), 6)
    found = report(series)
    assert found.levels[0].answers == 18
    assert [drill.answers for drill in found.drills[:3]] == [None, 9, None]


def test_many_answers_of_few_people_are_hidden(series: Series) -> None:
    people = [uuid.uuid4() for _ in range(4)]
    for drill in series.drills.all():
        for learner in people:
            answer(drill, right_option(drill), learner=learner)
    found = report(series)
    assert (found.answers, found.learners) == (None, None)
    (line,) = answers.overview([series], Period.ALL)
    assert (line.answers, line.learners) == (None, None)


def test_answers_of_many_people_at_few_each_are_shown_together(series: Series) -> None:
    for drill in series.drills.all()[:6]:
        answer(drill, right_option(drill), 2)
    found = report(series)
    assert found.levels[0].answers == 12
    assert {drill.answers for drill in found.drills[:6]} == {None}


SMALL = st.one_of(st.just(0), st.integers(1, 4), st.integers(5, 9))
CODES = ("", "palo", "kicker")


@given(st.lists(st.tuples(*[SMALL] * (2 * len(CODES))), min_size=2, max_size=5))
def test_no_small_figure_follows_from_those_that_are_shown(drills: list[tuple[int, ...]]) -> None:
    """Said again with fractions: no small sum is a sum of multiples of what is shown."""
    parts: Counter[Part] = Counter()
    for number, counts in enumerate(drills, start=1):
        for (code, corrected), count in zip(product(CODES, (False, True)), counts, strict=True):
            parts[number, code, corrected and bool(code)] += count
    parts = +parts
    levels = [Scope.of("uno", [Scope.drill(1)]), Scope.of("dos", map(Scope.drill, range(2, 6)))]
    whole = Scope.of("serie", levels)
    # As many people as can be: somebody else gave each answer.
    people = {part: {uuid.uuid4() for _ in range(count)} for part, count in parts.items()}
    tally = Tally(whole, parts, people)
    scopes = [whole, *levels, *(drill for level in levels for drill in level.inside)]
    shown: list[set[Part]] = [{part} for part in product(range(1, 6), CODES, (False, True))]
    shown = [each for each in shown if not parts[next(iter(each))]]  # zeros are shown
    small: list[set[Part]] = []
    for scope in scopes:
        for kind, holds in kinds().items():
            mine = {part for part in parts if part[0] in scope.drills and holds(part)}
            if tally.get(scope.name, kind):
                shown.append(mine)
            if 0 < sum(parts[part] for part in mine) < 5:
                small.append(mine)
                assert tally.get(scope.name, kind) is None
    basis = reduced(shown)
    assert [each for each in small if not without(vector(each), basis)] == []


def kinds() -> dict[Kind, object]:
    found = {
        ANSWERS: lambda part: True,
        RIGHT: lambda part: not part[1],
        MISSED: lambda part: bool(part[1]),
        CORRECTED: lambda part: part[2],
    }
    for code in CODES[1:]:
        found[Kind("made", code)] = lambda part, code=code: part[1] == code
        found[Kind("fixed", code)] = lambda part, code=code: part[1] == code and part[2]
    return found


def vector(parts: set[Part]) -> dict[Part, Fraction]:
    return dict.fromkeys(parts, Fraction(1))


def without(row: dict[Part, Fraction], basis: list[dict[Part, Fraction]]) -> dict[Part, Fraction]:
    """What is left of a row after taking away what follows from the basis."""
    for known in basis:
        lead = min(known)
        if factor := row.get(lead):
            left = defaultdict(Fraction, row)
            for part, times in known.items():
                left[part] -= factor / known[lead] * times
            row = {part: times for part, times in left.items() if times}
    return row


def reduced(rows: list[set[Part]]) -> list[dict[Part, Fraction]]:
    basis: list[dict[Part, Fraction]] = []
    for each in rows:
        if row := without(vector(each), sorted(basis, key=min)):
            basis.append(row)
            basis.sort(key=min)
    return basis


def test_a_hidden_option_can_be_more_than_one_number() -> None:
    """Every way in which twenty people can answer: who knows that zeros are shown cannot tell."""
    codes = ("", "a", "b", "c")
    kinds_shown = (ANSWERS, RIGHT, MISSED, *(Kind("made", code) for code in codes[1:]))
    for counts in product(range(8), range(6), range(6), range(6)):
        parts = Counter({(1, c, False): n for c, n in zip(codes, counts, strict=True) if n})
        tally = Tally(Scope.drill(1), parts)
        said = {kind: tally.get("1", kind) for kind in kinds_shown}
        if not said[ANSWERS]:
            continue
        hidden = [n for n, kind in zip(counts, kinds_of(codes), strict=True) if said[kind] is None]
        assert len(hidden) != 1
        if said[MISSED] is not None and said[RIGHT] is not None:
            assert not hidden or sum(hidden) > len(hidden)


def kinds_of(codes: tuple[str, ...]) -> list[Kind]:
    return [RIGHT, *(Kind("made", code) for code in codes[1:])]


# Tables


def table(series: Series) -> list[dict[str, str]]:
    text = answers.as_csv(answers.rows(series, Period.ALL))
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))


def test_a_table_has_one_row_for_each_option(series: Series) -> None:
    options = sum(len(drill.options) for drill in series.drills.all())
    assert len(table(series)) == options


def test_a_table_begins_with_what_excel_needs(series: Series) -> None:
    text = answers.as_csv(answers.rows(series, Period.ALL))
    assert text.startswith("\ufeff" + ";".join(COLUMNS) + "\r\n")


def test_hidden_figures_are_empty_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 4)
    row = table(series)[0]
    assert (row["mano"], row["personas"], row["elegida"]) == ("1", "", "")


def test_shown_figures_are_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 6)
    right = next(row for row in table(series) if row["tipo"] == "correcta")
    assert (right["personas"], right["elegida"]) == ("6", "6")


def test_retired_drills_are_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 6)
    Drill.objects.filter(pk=drill.pk).retire()
    assert {row["mano_id"] for row in table(series) if row["estado"] == "retirada"} == {
        str(drill.pk)
    }


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_no_cell_is_a_formula(series: Series, start: str) -> None:
    row = answers.rows(series, Period.ALL)[0] | {"serie": f"{start}1+1"}
    (found,) = csv.DictReader(
        io.StringIO(answers.as_csv([row]).removeprefix("\ufeff"), newline=""), delimiter=";"
    )
    assert found["serie"] == f"'{start}1+1"


def test_json_has_the_same_rows_with_null_where_hidden(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 4)
    rows = answers.rows(series, Period.ALL)
    found = json.loads(answers.as_json(series, Period.ALL, rows))
    assert found["filas"] == rows
    assert found["filas"][0]["personas"] is None
    assert set(found["filas"][0]) == set(COLUMNS)


def test_no_table_names_a_learner(series: Series, drill: Drill) -> None:
    learners = {str(each.learner) for each in answer(drill, right_option(drill), 6)}
    text = answers.as_csv(answers.rows(series, Period.ALL))
    assert not any(learner in text or learner.replace("-", "") in text for learner in learners)


def test_every_column_is_documented() -> None:
    lines = (Path(__file__).parents[2] / "docs/datos.md").read_text(encoding="utf-8").splitlines()
    documented = [line.split("`")[1] for line in lines if line.startswith("| `")]
    assert documented == list(COLUMNS)
