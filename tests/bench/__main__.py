"""All benchmarks: `make bench`."""

from tests.bench import dealing, engine

for each in (engine, dealing):
    each.main()
    print()
