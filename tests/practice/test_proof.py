"""A drill is proved by reading its cards again."""

from dataclasses import replace

import pytest

from practice.proof import flaws
from practice.questions import Option
from tests.factories import dealt_series


@pytest.mark.parametrize("place", range(24))
def test_a_drill_that_was_dealt_has_no_flaw(place: int) -> None:
    drill = dealt_series()[place]
    assert list(flaws(drill.table, drill.question, drill.options)) == []


def with_option(number: int, option: Option) -> tuple[Option, ...]:
    options = dealt_series()[0].options
    return (*options[:number], option, *options[number + 1 :])


def told(options: tuple[Option, ...]) -> list[str]:
    drill = dealt_series()[0]
    return list(flaws(drill.table, drill.question, options))


def test_a_right_option_that_is_not_right_is_told() -> None:
    options = dealt_series()[0].options
    right = next(n for n, option in enumerate(options) if not option.mistake)
    other = next(option for option in options if option.mistake)
    wrong = replace(other, mistake="")
    assert "la respuesta correcta no es la que dan las cartas" in told(with_option(right, wrong))


def test_an_option_that_its_mistake_does_not_give_is_told() -> None:
    options = dealt_series()[0].options
    number = next(n for n, option in enumerate(options) if option.mistake)
    other = next(o.answer for o in options if o.answer != options[number].answer)
    strange = replace(options[number], answer=other)
    assert any("no lleva a la respuesta" in each for each in told(with_option(number, strange)))


def test_a_mistake_that_does_not_exist_is_told() -> None:
    options = dealt_series()[0].options
    number = next(n for n, option in enumerate(options) if option.mistake)
    strange = replace(options[number], mistake="no-hay")
    assert told(with_option(number, strange)) == ["no existe el error «no-hay»"]


def test_two_options_that_read_the_same_are_told() -> None:
    options = dealt_series()[0].options
    number = next(n for n, option in enumerate(options) if option.mistake)
    twice = (*options, options[number])
    assert "dos respuestas se leen igual" in told(twice)
