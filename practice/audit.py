"""Many series dealt and counted: what a level offers, and whether anything gives the answer away."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from practice.dealing import Dealt, deal_series
from practice.levels import Level


@dataclass
class LevelAudit:
    """Counts over all series: deals, options and places of the right option of one level.

    Where all answers are listed the right one stands where the question puts it: nothing to count.
    """

    level: Level
    series: int = 0
    drills: int = 0
    tries: int = 0
    offered: Counter[str] = field(default_factory=Counter)
    in_series: Counter[str] = field(default_factory=Counter)
    places: Counter[tuple[int, int]] = field(default_factory=Counter)

    def add(self, drills: list[Dealt]) -> None:
        """Count the drills of this level in one series."""
        codes = [option.mistake for drill in drills for option in drill.options if option.mistake]
        self.series += 1
        self.drills += len(drills)
        self.tries += sum(drill.tries for drill in drills)
        self.offered.update(codes)
        self.in_series.update(set(codes))
        self.places.update(right_place(drill) for drill in drills if not drill.question.lists_all)

    def lines(self) -> Iterator[str]:
        """The audit as a person reads it."""
        each = self.tries / self.drills
        yield f"{self.level.name} ({self.level.code}, versión {self.level.version})"
        yield f"  repartos: {self.tries} probados, {self.drills} guardados ({each:.0f} por drill)"
        yield "  error                          drills  series"
        for code, count in self.offered.most_common():
            yield f"  {code:30} {count:6} {self.in_series[code]:4} de {self.series}"
        if self.places:
            yield f"  lugar de la correcta: {place_shares(self.places)}"


def audit(seeds: Iterable[str], levels: tuple[Level, ...]) -> list[LevelAudit]:
    """Deal a series for each seed and count it, level by level."""
    audits = [LevelAudit(level) for level in levels]
    for seed in seeds:
        drills = list(deal_series(seed, levels))
        for each in audits:
            each.add([drill for drill in drills if drill.level is each.level])
    return audits


def right_place(drill: Dealt) -> tuple[int, int]:
    """How many options the drill has, and the place (from 0) of the right one."""
    mistakes = [option.mistake for option in drill.options]
    return len(mistakes), mistakes.index("")


def place_shares(places: Counter[tuple[int, int]]) -> str:
    """For each number of options, the share of right answers in each place: "3 → 0,33 0,34 0,33"."""
    sizes = sorted({size for size, _ in places})
    return "; ".join(f"{size} opciones → {_shares(places, size)}" for size in sizes)


def _shares(places: Counter[tuple[int, int]], size: int) -> str:
    total = sum(count for (options, _), count in places.items() if options == size)
    shares = [places[size, place] / total for place in range(size)]
    return " ".join(f"{share:.3f}".replace(".", ",") for share in shares)
