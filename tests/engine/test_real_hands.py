"""Showdowns that were played: pots, returns, winners and what the site paid."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Settlement, Showdown, award, layer_pots

ROOT = Path(__file__).parents[2]
DATA = ROOT / ".." / "shared" / "data" / "real_hands.jsonl"


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    if not DATA.exists():
        reason = f"real hands are kept outside the project: {DATA.relative_to(ROOT)} is missing"
        print(reason)
        pytest.skip(reason)
    return [json.loads(line) for line in DATA.read_text().splitlines()]


def settle(row: dict[str, Any]) -> Settlement:
    shown = [
        None if gone else own for gone, own in zip(row["folded"], row["hole_cards"], strict=True)
    ]
    readings = Showdown(row["board"], shown).readings
    pots = layer_pots(row["contributed"], row["folded"], row["dead"])
    return award(pots, [hand.strength if hand else None for hand in readings])


def test_every_real_hand_is_cut_into_the_same_pots(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        pots = layer_pots(row["contributed"], row["folded"], row["dead"])
        got = [(pot.amount, list(pot.eligible)) for pot in pots.pots]
        assert got == [(pot["amount"], pot["eligible"]) for pot in row["pots"]], row["id"]
        assert list(pots.returned) == row["returned"], row["id"]


def test_every_real_pot_has_the_same_winners(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        got = [list(pot.winners) for pot in settle(row).pots]
        assert got == [pot["winners"] for pot in row["pots"]], row["id"]


def test_every_real_hand_without_rake_pays_what_the_site_paid(rows: list[dict[str, Any]]) -> None:
    paid = [row for row in rows if "payouts" in row]
    assert paid
    for row in paid:
        want = [won + back for won, back in zip(row["payouts"], row["returned"], strict=True)]
        assert list(settle(row).payouts) == want, row["id"]
