"""The catalogue of mistakes: complete, backed by a source, and never shortened."""

import tomllib
from typing import Any

import pytest

from lessons.coursefiles import COURSE
from practice.levels import LEVELS, READING
from practice.mistakes import (
    CATALOGUE,
    FALSE_ALARM,
    MISTAKES,
    OTHER,
    WITHOUT_SOURCE,
    Mistake,
    Step,
)

# Stored with answers: a code may be added here, never removed, renamed or reused.
CODES = {
    "all-in-fuera": Step.TAKE,
    "ambos-pozos": Step.TAKE,
    "capa-mal-cortada": Step.BUILD,
    "carta-propia-mas-alta": Step.RANK,
    "color-no-visto": Step.READ,
    "dos-obligadas": Step.READ,
    "escalera-no-vista": Step.READ,
    "escalera-que-da-la-vuelta": Step.READ,
    "fuera-de-las-cinco": Step.SHOW,
    "fichas-del-retirado": Step.RETURN,
    "full-por-el-par": Step.RANK,
    "impar-a-la-mas-alta": Step.SHARE,
    "impar-al-boton": Step.SHARE,
    "impar-toda-a-uno": Step.SHARE,
    "juega-la-mesa": Step.READ,
    "kicker-pasado-por-alto": Step.RANK,
    "lateral-en-partes-iguales": Step.TAKE,
    "mano-mas-baja": Step.RANK,
    "mesa-no-vista": Step.READ,
    "no-igualada": Step.RETURN,
    "palo": Step.RANK,
    "par-anulado": Step.READ,
    "pozo-de-mas": Step.BUILD,
    "pozos-mezclados": Step.SHARE,
    "primer-kicker": Step.RANK,
    "principal-para-el-all-in": Step.TAKE,
    "rueda-no-vista": Step.READ,
    "sexta-carta": Step.RANK,
    "sin-derecho": Step.TAKE,
    "solo-su-fila": Step.SHARE,
    "tercer-par": Step.RANK,
    "un-solo-pozo": Step.BUILD,
    "un-pozo-cada-uno": Step.TAKE,
}
METHODS = {
    Step.RETURN: {"counted", "matched", "handed_back"},
    Step.BUILD: {"built"},
    Step.READ: {"read"},
    Step.RANK: {"rank"},
    Step.TAKE: {"contended", "take"},
    Step.SHOW: {"shows"},
    Step.SHARE: {"shares", "most"},
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
    assert list(MISTAKES.values()) == [*CATALOGUE, *WITHOUT_SOURCE]
    assert len(MISTAKES) == len(CATALOGUE) + 2
    assert len({mistake.name for mistake in MISTAKES.values()}) == len(MISTAKES)
    assert len({mistake.rule for mistake in MISTAKES.values()}) == len(MISTAKES)


def test_two_names_are_of_no_mistake_of_the_catalogue() -> None:
    """Stored with answers too; nothing is dealt for them, and nothing cited."""
    assert WITHOUT_SOURCE == (OTHER, FALSE_ALARM)
    assert [mistake.code for mistake in WITHOUT_SOURCE] == ["otro-error", "error-que-no-hay"]
    for mistake in WITHOUT_SOURCE:
        assert mistake not in CATALOGUE
        assert not any(mistake.backing)
        assert not any(mistake.code in level.mistakes for level in LEVELS.values())


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
def test_another_way_of_a_mistake_is_of_its_step_and_has_no_code(mistake: Mistake) -> None:
    for variant in mistake.variants:
        assert variant.step is mistake.step
        assert not hasattr(variant, "code")
        assert variant not in CATALOGUE


@every_mistake()
def test_a_mistake_goes_wrong_at_the_step_that_it_names(mistake: Mistake) -> None:
    """It overrides that step, and leaves the steps before it as a right reading has them."""
    order = list(Step)
    before = order[: order.index(mistake.step)]
    # Who sets the lower hand above the higher one compares wrongly, and does so while taking.
    own = METHODS[mistake.step] | ({"take"} if mistake.step is Step.RANK else set())
    assert any(overrides(mistake, name) for name in own)
    assert not [name for step in before for name in METHODS[step] if overrides(mistake, name)]


def overrides(mistake: Mistake, name: str) -> bool:
    return getattr(type(mistake), name) is not getattr(Mistake, name)


def test_no_name_labels_a_person() -> None:
    names = " ".join(mistake.name + mistake.rule for mistake in CATALOGUE).lower()
    assert not [word for word in ("principiante", "novato", "tonto", "malo") if word in names]


def test_every_reading_mistake_is_known_to_every_reading_level() -> None:
    reading = {mistake.code for mistake in CATALOGUE[:22]}
    for level in READING:
        assert set(level.known) == reading, level.code
        assert len(level.known) == len(set(level.known))
