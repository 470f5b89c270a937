"""The catalogue of mistakes: complete, backed by a source, and never shortened."""

import tomllib
from typing import Any

import pytest

from lessons.coursefiles import COURSE
from practice.levels import CURRICULUM
from practice.mistakes import CATALOGUE, MISTAKES, Mistake, Step

# Stored with answers: a code may be added here, never removed, renamed or reused.
CODES = {
    "all-in-fuera": Step.TAKE,
    "ambos-pozos": Step.TAKE,
    "carta-propia-mas-alta": Step.RANK,
    "color-no-visto": Step.READ,
    "dos-obligadas": Step.READ,
    "escalera-no-vista": Step.READ,
    "escalera-que-da-la-vuelta": Step.READ,
    "fuera-de-las-cinco": Step.SHOW,
    "full-por-el-par": Step.RANK,
    "juega-la-mesa": Step.READ,
    "kicker-pasado-por-alto": Step.RANK,
    "lateral-en-partes-iguales": Step.TAKE,
    "mano-mas-baja": Step.RANK,
    "mesa-no-vista": Step.READ,
    "palo": Step.RANK,
    "par-anulado": Step.READ,
    "primer-kicker": Step.RANK,
    "principal-para-el-all-in": Step.TAKE,
    "rueda-no-vista": Step.READ,
    "sexta-carta": Step.RANK,
    "tercer-par": Step.RANK,
    "un-pozo-cada-uno": Step.TAKE,
}
STORED_CODE_LENGTH = 40


def keys(name: str, table: str) -> set[str]:
    """The keys of the course file that a rule may be backed by."""
    data: dict[str, Any] = tomllib.loads((COURSE / name).read_text(encoding="utf-8"))
    return {row["key"] for row in data[table]}


def every_mistake() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("mistake", CATALOGUE, ids=lambda mistake: mistake.code)


def test_no_code_was_removed_or_reused() -> None:
    assert {mistake.code: mistake.step for mistake in CATALOGUE} == CODES


def test_codes_and_names_are_unique() -> None:
    assert len(MISTAKES) == len(CATALOGUE)
    assert len({mistake.name for mistake in CATALOGUE}) == len(CATALOGUE)
    assert len({mistake.rule for mistake in CATALOGUE}) == len(CATALOGUE)


@every_mistake()
def test_a_mistake_has_a_name_and_one_sentence_of_rule(mistake: Mistake) -> None:
    assert mistake.name[0].isupper()
    assert mistake.rule.endswith(".")
    assert mistake.rule.count(".") == 1
    assert len(mistake.code) <= STORED_CODE_LENGTH


@every_mistake()
def test_a_mistake_has_exactly_one_backing_and_it_exists(mistake: Mistake) -> None:
    excerpts = {mistake.backing.excerpt} & keys("excerpts.toml", "excerpt")
    rules = {mistake.backing.outside_rule} & keys("rules.toml", "rule")
    assert len(excerpts) + len(rules) == 1
    assert bool(mistake.backing.excerpt) != bool(mistake.backing.outside_rule)


@every_mistake()
def test_a_mistake_goes_wrong_at_the_step_that_it_names(mistake: Mistake) -> None:
    """It overrides that step, and leaves the steps before it as a right reading has them."""
    methods = {Step.READ: "read", Step.RANK: "rank", Step.TAKE: "take", Step.SHOW: "shows"}
    order = list(Step)
    before = order[: order.index(mistake.step)]
    # Who sets the lower hand above the higher one compares wrongly, and does so while taking.
    own = {methods[mistake.step], "take" if mistake.step is Step.RANK else methods[mistake.step]}
    assert any(overrides(mistake, name) for name in own)
    assert not [step for step in before if overrides(mistake, methods[step])]


def overrides(mistake: Mistake, name: str) -> bool:
    return getattr(type(mistake), name) is not getattr(Mistake, name)


def test_no_name_labels_a_person() -> None:
    names = " ".join(mistake.name + mistake.rule for mistake in CATALOGUE).lower()
    assert not [word for word in ("principiante", "novato", "tonto", "malo") if word in names]


def test_every_mistake_is_known_to_every_level() -> None:
    for level in CURRICULUM:
        assert set(level.known) == set(CODES), level.code
        assert len(level.known) == len(set(level.known))
