"""A class of 100, then all at the same instant: `python -m tests.bench.classroom [postgres://…]`.

One answer each 2 to 4 seconds for a minute; what is printed is how long a learner waits.
"""

import random
import sys
import tempfile
import threading
import time
from functools import partial
from pathlib import Path
from statistics import quantiles

from tests.faults.client import HTMX, Client, at_once
from tests.site import Site

LEARNERS = 100
SECONDS = 60


def learn(client: Client, until: float, waits: list[float], refused: list[int]) -> None:
    rng = random.Random(id(client))
    time.sleep(rng.random() * 3)
    for place in range(1, 25):
        if time.monotonic() > until:
            return
        answer = client.open_form(place).answer(place % 3)
        time.sleep(2 + 2 * rng.random())
        start = time.perf_counter()
        reply = client.post(place, answer, HTMX)
        waits.append(time.perf_counter() - start)
        if reply.status != 200:
            refused.append(reply.status)


def percentiles(waits: list[float]) -> str:
    cuts = quantiles(waits, n=100)
    shown = ((50, cuts[49]), (95, cuts[94]), (99, cuts[98]))
    return ", ".join(f"p{name} {value * 1e3:.0f} ms" for name, value in shown)


def minute(site: Site) -> tuple[list[float], list[int]]:
    waits: list[float] = []
    refused: list[int] = []
    until = time.monotonic() + SECONDS
    arguments = [(Client(site), until, waits, refused) for _ in range(LEARNERS)]
    threads = [threading.Thread(target=learn, args=each) for each in arguments]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return waits, refused


def instant(site: Site) -> tuple[list[float], list[int]]:
    clients = [Client(site) for _ in range(LEARNERS)]
    answers = [client.open_form(1).answer(0) for client in clients]

    def send(client: Client, answer: dict[str, str]) -> tuple[float, int]:
        start = time.perf_counter()
        status = client.post(1, answer, HTMX).status
        return time.perf_counter() - start, status

    pairs = zip(clients, answers, strict=True)
    done = at_once(*(partial(send, client, answer) for client, answer in pairs))
    return [wait for wait, _ in done], [status for _, status in done if status != 200]


def main(database_url: str | None = None) -> None:
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), database_url) as site:
        site.fill()
        site.manage("collectstatic", "--noinput", "--verbosity=0")
        site.start()
        print(f"Un curso de {LEARNERS} en {'PostgreSQL' if database_url else 'SQLite'}:")
        sent = 0
        for title, work in (("un minuto", minute), ("todos a la vez", instant)):
            waits, refused = work(site)
            sent += len(waits)
            print(
                f"  {title}: {len(waits)} respuestas, {len(refused)} rechazadas; {percentiles(waits)}"
            )
        print(f"  guardadas {site.count_attempts()} de {sent}")


if __name__ == "__main__":
    main(*sys.argv[1:])
