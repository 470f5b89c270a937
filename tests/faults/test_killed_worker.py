"""Workers killed while a class answers, on both databases."""

import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import TypeVar

from tests.faults.client import HTMX, Client
from tests.faults.test_races import answers_per_learner, chosen_option
from tests.site import Site

T = TypeVar("T")

KILLS = 5
LEARNERS = 12
ANSWERS_EACH = 24
TRIES = 40


def test_no_acknowledged_answer_is_lost_and_none_is_doubled(own_site: Site) -> None:
    own_site.start()
    with ThreadPoolExecutor(LEARNERS) as pool:
        classes = [pool.submit(partial(answer_all, Client(own_site))) for _ in range(LEARNERS)]
        for _ in range(KILLS):
            time.sleep(0.4)
            kill_a_worker(own_site)
        told = [each.result(timeout=120) for each in classes]
    for client, answers in told:
        for place, option in answers.items():
            assert chosen_option(client.get(f"/practica/leer-el-showdown/{place}/")) == option
    assert own_site.count_attempts() == LEARNERS * ANSWERS_EACH
    assert set(answers_per_learner(own_site)) == {1}


def answer_all(client: Client) -> tuple[Client, dict[int, int]]:
    """Answer every drill, sending again what was not acknowledged; what the site said was chosen."""
    answers = {}
    for place in range(1, ANSWERS_EACH + 1):
        form = insist(partial(client.open_form, place))
        reply = insist(partial(client.post, place, form.answer(place % 3), HTMX))
        assert reply.status == 200
        answers[place] = chosen_option(reply)
    return client, answers


def insist(call: "partial[T]") -> T:
    """Ask again while the connection breaks, as a person would."""
    for _ in range(TRIES):
        try:
            return call()
        except (HTTPException, OSError):
            time.sleep(0.1)
    raise AssertionError("the site does not come back")


def kill_a_worker(site: Site) -> None:
    assert site.process is not None
    workers = children_of(site.process.pid)
    assert workers, "the server has no workers"
    os.kill(workers[0], signal.SIGKILL)


def children_of(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent and fields[0] != "Z":
                found.append(int(folder.name))
    return sorted(found)
