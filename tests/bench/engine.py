"""How fast the engine is, beside libraries that people use: `python -m tests.bench.engine`.

All of them read the same hands, in rounds that take turns, so that a slow moment of the machine
falls on everybody; the median round counts. Nothing here is a test: no time is ever asserted.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import phevaluator
import treys
from phevaluator import _pheval
from pokerkit import Card as PokerKitCard
from pokerkit import StandardHighHand

from engine import DECK, Card, read_hand, strength

ROUNDS = 9
Deal = tuple[Card, ...]


def deals(count: int) -> list[Deal]:
    """Seven cards, `count` times, the same at each run."""
    rng = random.Random(2026)
    return [tuple(rng.sample(DECK, 7)) for _ in range(count)]


def interleaved(works: dict[str, tuple[Callable[..., Any], Sequence[tuple[Any, ...]]]]) -> None:
    """Run each work once a round and print its median time for one call, and against the first."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, (work, calls) in works.items():
            times[name].append(seconds_a_call(work, calls))
    first = median(next(iter(times.values())))
    for name, rounds in times.items():
        print(f"  {name:<44}{median(rounds) * 1e6:>9.2f} µs {median(rounds) / first:>8.2f} ×")


def seconds_a_call(work: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> float:
    start = time.perf_counter()
    for call in calls:
        work(*call)
    return (time.perf_counter() - start) / len(calls)


def phevaluator_ids(deal: Deal) -> tuple[int, ...]:
    return tuple(int(phevaluator.Card(card.code)) for card in deal)


def treys_cards(deal: Deal) -> tuple[list[int], list[int]]:
    cards = [treys.Card.new(card.code) for card in deal]
    return cards[:2], cards[2:]


def pokerkit_cards(deal: Deal) -> tuple[tuple[PokerKitCard, ...], tuple[PokerKitCard, ...]]:
    cards = tuple(PokerKitCard.parse("".join(card.code for card in deal)))
    return cards[:2], cards[2:]


def seconds_to_first_strength() -> float:
    """From a running interpreter to the first answer: import, tables and one strength."""
    code = (
        "import time; start = time.perf_counter(); "
        "from engine import parse_cards, strength; strength(parse_cards('AsKsQsJsTs9s8s')); "
        "print(time.perf_counter() - start)"
    )
    command = [sys.executable, "-c", code]
    return float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def main() -> None:
    many, few = deals(20_000), deals(500)
    print(f"strength of seven cards, {len(many)} hands, median of {ROUNDS} rounds")
    ids = list(map(phevaluator_ids, many))
    interleaved(
        {
            "engine.strength": (strength, [(deal,) for deal in many]),
            "phevaluator.evaluate_cards (ids ready)": (phevaluator.evaluate_cards, ids),
            # The public function spends most of its time checking ids in Python; this is its C.
            "phevaluator's bare C function (private)": (_pheval.evaluate_7cards, ids),
            "treys.Evaluator.evaluate": (treys.Evaluator().evaluate, list(map(treys_cards, many))),
        }
    )
    print(f"reading of seven cards, {len(few)} hands, median of {ROUNDS} rounds")
    interleaved(
        {
            "engine.read_hand": (read_hand, [(deal,) for deal in few]),
            "pokerkit.StandardHighHand.from_game": (
                StandardHighHand.from_game,
                list(map(pokerkit_cards, few)),
            ),
        }
    )
    starts = [seconds_to_first_strength() for _ in range(ROUNDS)]
    print(f"import engine and first strength: {median(starts):.3f} s")


if __name__ == "__main__":
    main()
