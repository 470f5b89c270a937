"""The drills of a seed of the two series about pots, short enough to be kept in files and compared.

`python -m tests.practice.pots.golden` writes both files anew: only when a level got a new version,
for a seed gives the same drills for ever.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import django

from practice.dealing import Dealt, deal_series
from practice.levels import BUILDING, Level, dealer
from practice.table import codes
from tests.practice.golden import a_line_each

SEED = "oro"
DATA = Path(__file__).parents[2] / "data"
FILES: dict[str, Sequence[Level]] = {
    "series_pozos_oro.json": BUILDING,
    "series_crupier_oro.json": dealer.LEVELS,
}


def short(dealt: Dealt) -> dict[str, Any]:
    deal = dealt.table.deal
    return {
        "level": f"{dealt.level.code} {dealt.level.version}",
        "shape": dealt.shape,
        "form": dealt.question.code,
        "board": codes(deal.board),
        "hands": [codes(hand) for hand in deal.hands],
        "contributed": list(deal.contributed),
        "folded": list(deal.folded),
        "chip": deal.chip,
        "dealer": deal.dealer,
        "options": [option.as_json() for option in dealt.options],
    }


def text(levels: Sequence[Level], seed: str = SEED) -> str:
    return a_line_each(map(short, deal_series(seed, levels)))


def main(wanted: list[str]) -> None:
    """Print the file that is asked for, or write all of them anew."""
    django.setup()  # amounts are worded as the site words them
    for name in wanted:
        sys.stdout.write(text(FILES[name]))
    for name, levels in FILES.items() if not wanted else ():
        (DATA / name).write_text(text(levels), encoding="utf-8")


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    main(sys.argv[1:])
