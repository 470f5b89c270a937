"""The drills of a seed, short enough to be kept in a file and compared.

`python -m tests.practice.golden oro > tests/data/series_oro.json` writes the file anew: only when a
level got a new version, for a seed gives the same drills for ever.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from practice.dealing import Dealt, deal_series
from practice.levels import READING
from practice.questions import Option
from practice.table import codes

SEED = "oro"
FILE = Path(__file__).parents[1] / "data" / "series_oro.json"


def short(dealt: Dealt) -> dict[str, Any]:
    deal = dealt.table.deal
    return {
        "level": f"{dealt.level.code} {dealt.level.version}",
        "shape": dealt.shape,
        "form": dealt.question.code,
        "board": codes(deal.board),
        "hands": [codes(hand) for hand in deal.hands],
        "contributed": list(deal.contributed),
        "options": [short_option(option) for option in dealt.options],
    }


def short_option(option: Option) -> str:
    """Takers of each pot, cards shown, the card named, and the mistake: "0|1,2 QsQh - palo"."""
    takers = "|".join(",".join(map(str, pot)) for pot in option.answer.takers)
    card = option.answer.card.code if option.answer.card else "-"
    return f"{takers} {codes(option.answer.shows) or '-'} {card} {option.mistake or '-'}"


def text(seed: str) -> str:
    return a_line_each(map(short, deal_series(seed, READING)))


def a_line_each(rows: Iterable[dict[str, Any]]) -> str:
    """JSON in which a drill that changed shows as a changed line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(text(sys.argv[1]))
