"""The same seed gives the same drills on every machine, for ever."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from practice.dealing import deal_series
from practice.levels import READING
from tests.factories import dealt_series
from tests.practice import golden

ROOT = Path(__file__).resolve().parents[2]


def in_a_fresh_interpreter(seed: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.practice.golden", seed],
        env=os.environ | {"PYTHONIOENCODING": "utf-8"} | environment,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("place", range(1, 25))
def test_the_golden_seed_gives_the_drill_that_it_always_gave(place: int) -> None:
    kept = json.loads(golden.FILE.read_text(encoding="utf-8"))
    assert len(kept) == 24
    assert golden.short(dealt_series(golden.SEED)[place - 1]) == kept[place - 1]


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_fresh_interpreter_gives_the_same_drills(hash_seed: str) -> None:
    kept = golden.FILE.read_text(encoding="utf-8")
    assert in_a_fresh_interpreter(golden.SEED, PYTHONHASHSEED=hash_seed) == kept


def test_dealing_again_gives_the_same_drills() -> None:
    again = [golden.short(dealt) for dealt in deal_series(golden.SEED, READING)]
    assert again == [golden.short(dealt) for dealt in dealt_series(golden.SEED)]


def test_levels_dealt_alone_give_the_same_deals() -> None:
    """Only the place of the right option depends on the levels before."""
    for level in READING:
        alone = [dealt.table.deal for dealt in deal_series(golden.SEED, [level])]
        together = [d.table.deal for d in dealt_series(golden.SEED) if d.level is level]
        assert alone == together


def test_another_seed_gives_other_drills() -> None:
    other = {str(golden.short(dealt)) for dealt in deal_series("plata", READING)}
    assert not other & {str(golden.short(dealt)) for dealt in dealt_series(golden.SEED)}
