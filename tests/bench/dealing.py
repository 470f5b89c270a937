"""How long dealing takes: `python -m tests.bench.dealing`. Nothing here is a test."""

import time
from statistics import median

from practice.dealing import deal_series
from practice.levels import READING

SERIES = 40


def seconds_a_series(seed: str) -> float:
    start = time.perf_counter()
    for _ in deal_series(seed, READING):
        pass
    return time.perf_counter() - start


def main() -> None:
    times = [seconds_a_series(f"bench-{number}") for number in range(SERIES)]
    print(f"Repartir una serie de 24 manos ({SERIES} series):")
    print(f"  mediana {median(times):.3f} s, la más lenta {max(times):.3f} s")


if __name__ == "__main__":
    main()
