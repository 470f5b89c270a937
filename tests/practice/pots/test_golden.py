"""The same seed gives the same drills about pots on every machine, for ever.

Where a level was given a new version: `python -m tests.practice.pots.golden`.
"""

import json
import os
import subprocess
import sys

import pytest

from practice.dealing import deal_series
from tests.practice.pots import golden
from tests.practice.test_golden import ROOT

every_file = pytest.mark.parametrize("name", golden.FILES)


def kept(name: str) -> str:
    return (golden.DATA / name).read_text(encoding="utf-8")


@every_file
def test_the_golden_seed_gives_the_drills_that_it_always_gave(name: str) -> None:
    want = json.loads(kept(name))
    assert len(want) == 4 * len(golden.FILES[name])
    drills = deal_series(golden.SEED, golden.FILES[name])
    for place, dealt in enumerate(drills):
        assert golden.short(dealt) == want[place], place + 1


@every_file
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_fresh_interpreter_gives_the_same_drills(name: str, hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.practice.pots.golden", name],
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == kept(name)


@every_file
def test_another_seed_gives_other_drills(name: str) -> None:
    one, other = (
        [str(golden.short(dealt)) for dealt in deal_series(seed, golden.FILES[name])]
        for seed in (golden.SEED, "plata")
    )
    assert not set(one) & set(other)
