"""Fifty addresses that were shared answer as they did when they were made."""

import json
from typing import Any

import pytest

from tests.practice.calculator.golden import ADDRESSES, FILE, answered

PROMISED = json.loads(FILE.read_text(encoding="utf-8"))


def test_all_are_kept() -> None:
    assert len({each["address"] for each in PROMISED}) == ADDRESSES


@pytest.mark.parametrize("promised", PROMISED, ids=range(len(PROMISED)))
def test_an_address_answers_for_ever_the_same(promised: dict[str, Any]) -> None:
    assert answered(promised["address"]) == promised
