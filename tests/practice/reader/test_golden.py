"""An address that was shared says the same for ever."""

import json
from typing import Any

import pytest

from tests.practice.reader import golden

KEPT = json.loads(golden.FILE.read_text(encoding="utf-8"))


def test_thirty_addresses_are_kept() -> None:
    assert [kept["address"] for kept in KEPT] == list(golden.ADDRESSES)
    assert len(KEPT) == 30


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["address"])
def test_a_shared_address_gives_the_same_answer(kept: dict[str, Any]) -> None:
    assert golden.short(kept["address"]) == kept
