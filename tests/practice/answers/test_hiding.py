"""What is shown of few people: nothing, and nothing that gives it away."""

import uuid
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from practice import answers
from practice.answers import Period
from practice.answers.hiding import Kind, Part
from practice.answers.tally import ANSWERS, CORRECTED, MISSED, RIGHT, Scope, Tally
from practice.models import Drill, Series
from tests.factories import right_option, wrong_option
from tests.practice.answers.counted import answer, first, report


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
