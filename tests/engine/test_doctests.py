import doctest
import importlib

import pytest

MODULES = [
    "cards",
    "chips",
    "hands",
    "names",
    "pots",
    "settlement",
    "showdown",
    "strengths",
    "templatetags.chips",
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_documentation_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"engine.{name}")).failed == 0
