"""Faults that people reported in other engines: this one does not have them."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Showdown, award, layer_pots

CASES = json.loads((Path(__file__).parents[1] / "data" / "public_cases.json").read_text())

hands = pytest.mark.parametrize("case", CASES["hands"], ids=lambda case: case["id"])
pots = pytest.mark.parametrize("case", CASES["pots"], ids=lambda case: case["id"])


@hands
def test_the_right_seats_win(case: dict[str, Any]) -> None:
    show = Showdown(case["board"], case["holes"])
    assert list(show.winners()) == case["winners"], case["fault"]


@hands
def test_the_right_five_play(case: dict[str, Any]) -> None:
    reading = Showdown(case["board"], case["holes"]).readings[case["winners"][0]]
    assert reading is not None
    # Where several fives are equally good the case names one of them: the ranks are the same.
    shown = 1 if case.get("five_not_unique") else 2
    want = [case["best_five"][at : at + shown] for at in range(0, 10, 2)]
    assert sorted(card.code[:shown] for card in reading.five) == sorted(want), case["fault"]


@pots
def test_the_pots_are_cut_right(case: dict[str, Any]) -> None:
    done = layer_pots(case["contributed"], case["folded"])
    assert [[pot.amount, list(pot.eligible)] for pot in done.pots] == case["pots"], case["fault"]
    assert list(done.returned) == case["returned"]


@pots
def test_the_pots_are_paid_right(case: dict[str, Any]) -> None:
    done = award(layer_pots(case["contributed"], case["folded"]), case["strengths"])
    assert list(done.payouts) == case["payouts"], case["fault"]
