"""All benchmarks: `make bench`."""

from tests.bench import answers, dealing, engine

for each in (engine, dealing, answers):
    each.main()
    print()
