"""The levels: what each one deals by, and the quotas that every seed keeps."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from practice.levels import LEVELS, READING, Level
from practice.mistakes import MISTAKES
from practice.questions.reading import PLAIN, POTS, REASONS

some = settings(max_examples=40)
seeds = st.text(max_size=30)

# As they were designed. Whatever changes here needs a new version of its level.
VERSIONS = {"mano-mas-alta": 1, "kicker": 1, "mesa-y-empates": 1, "pozo-lateral": 1}
LOWER, BOARD, OUTSIDE = "mano-mas-baja", "juega-la-mesa", "fuera-de-las-cinco"
KICKER, FIRST = "kicker-pasado-por-alto", "primer-kicker"
BOTH, LEFT_OUT, EQUAL = "ambos-pozos", "all-in-fuera", "lateral-en-partes-iguales"
SHAPES = {
    "mano-mas-alta": [
        (4, REASONS, {"carta-propia-mas-alta", LOWER}),
        (3, PLAIN, {LOWER, BOARD}),
        (4, REASONS, {"dos-obligadas", LOWER}),
        (4, REASONS, {"escalera-no-vista", LOWER}),
        (4, REASONS, {"color-no-visto", LOWER, OUTSIDE}),
        (3, PLAIN, {LOWER, BOARD}),
    ],
    "kicker": [
        (3, PLAIN, {KICKER, LOWER}),
        (3, PLAIN, {FIRST, LOWER}),
        (4, PLAIN, {FIRST, KICKER, OUTSIDE}),
        (3, PLAIN, {"tercer-par", KICKER}),
        (3, PLAIN, {KICKER, LOWER}),
        (4, PLAIN, {OUTSIDE, KICKER}),
    ],
    "mesa-y-empates": [
        (3, REASONS, {"mesa-no-vista"}),
        (3, REASONS, {BOARD, LOWER}),
        (3, REASONS, {BOARD, LOWER}),
        (3, REASONS, {BOARD, LOWER}),
        (3, REASONS, {"sexta-carta", "palo"}),
        (3, REASONS, {"palo", LOWER}),
    ],
    "pozo-lateral": [
        (4, POTS, {BOTH, LEFT_OUT, LOWER}),
        (4, POTS, {EQUAL, LEFT_OUT}),
        (4, POTS, {"un-pozo-cada-uno", "principal-para-el-all-in"}),
        (4, POTS, {EQUAL}),
        (4, POTS, {BOTH}),
        (4, POTS, {BOTH}),
    ],
}
STAKES = {
    "mano-mas-alta": {10, 20, 30, 40, 50, 60},
    "kicker": {10, 20, 30, 40, 50, 60},
    "mesa-y-empates": {20, 40, 60, 80, 100, 120},
    "pozo-lateral": {30, 45, 60, 75, 90, 120},
}

every_level = pytest.mark.parametrize("level", READING, ids=lambda level: level.code)


def test_the_curriculum_is_what_was_designed() -> None:
    assert {level.code: level.version for level in READING} == VERSIONS
    assert list(LEVELS)[:4] == list(SHAPES)


@every_level
def test_the_shapes_of_a_level_are_what_was_designed(level: Level) -> None:
    shapes = [(shape.options, shape.question, set(shape.targets)) for shape in level.shapes]
    assert shapes == SHAPES[level.code]
    assert set(level.stakes) == STAKES[level.code]


@every_level
def test_the_mistakes_of_a_level_are_the_targets_of_its_shapes(level: Level) -> None:
    assert set(level.mistakes) == set.union(*(targets for _, _, targets in SHAPES[level.code]))


@every_level
def test_every_mistake_that_a_level_knows_exists(level: Level) -> None:
    assert set(level.known) <= set(MISTAKES)
    assert set(level.mistakes) <= set(level.known)


@every_level
def test_a_shape_has_more_options_than_targets(level: Level) -> None:
    assert all(0 < len(shape.targets) < shape.options <= 4 for shape in level.shapes)
    assert len({shape.name for shape in level.shapes}) == len(level.shapes)


@every_level
@some
@given(seed=seeds)
def test_a_plan_has_every_shape_and_every_stake_once(level: Level, seed: str) -> None:
    plans = level.plan(seed)
    assert Counter(id(plan.shape) for plan in plans) == Counter(map(id, level.shapes))
    assert sorted(plan.stake for plan in plans) == sorted(STAKES[level.code])


@every_level
@some
@given(seed=seeds)
def test_a_plan_lets_each_seat_win_three_times_at_the_first_two_levels(
    level: Level, seed: str
) -> None:
    winners = Counter(plan.winner for plan in level.plan(seed))
    even = level.code in ("mano-mas-alta", "kicker")
    assert winners == ({0: 3, 1: 3} if even else {None: 6})


@every_level
def test_a_plan_depends_on_the_seed_and_on_nothing_else(level: Level) -> None:
    def orders(seed: str) -> list[str]:
        return [plan.shape.name for plan in level.plan(seed)]

    assert orders("oro") == orders("oro")
    assert len({tuple(orders(f"semilla {n}")) for n in range(20)}) > 10
