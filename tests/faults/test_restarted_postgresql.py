"""A PostgreSQL server that really restarts while a class answers: in good order, then by a crash."""

import shutil
import time
from bisect import bisect
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.faults.client import Client
from tests.faults.cluster import Cluster, find_binaries, private_cluster
from tests.faults.test_lost_database import LEARNERS, PLACES, answer_some, check_all_is_as_told
from tests.site import Site

ALL_ANSWERS = LEARNERS * PLACES
RESTARTS = (("fast", LEARNERS), ("immediate", ALL_ANSWERS // 2))  # how, and after how many answers


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    binaries = find_binaries()
    if binaries is None:
        pytest.skip(
            "No hay un servidor PostgreSQL que reiniciar: falta initdb (apt install postgresql)"
        )
    with private_cluster(binaries) as cluster:
        yield cluster


@pytest.fixture
def site(cluster: Cluster, sqlite_model: Path, tmp_path: Path) -> Iterator[Site]:
    """The site on that server; of the model it only uses the static files."""
    folder = tmp_path / "data"
    shutil.copytree(sqlite_model, folder)
    with Site(folder, cluster.create_database("course")) as site:
        site.fill()
        yield site.start()


def test_a_real_restart_and_a_crash_of_postgresql_lose_no_acknowledged_answer(
    cluster: Cluster, site: Site
) -> None:
    starts = [cluster.started_at()]
    with ThreadPoolExecutor(LEARNERS) as pool:
        learners = [pool.submit(answer_some, Client(site)) for _ in range(LEARNERS)]
        for mode, answers in RESTARTS:
            wait_for_answers(site, answers, learners)
            starts.append(cluster.restart(mode))
        told = [each.result() for each in learners]
    check_all_is_as_told(site, told)
    assert servers_that_took_answers(site, starts) == {1, 2, 3}, "a restart met no load"


def wait_for_answers(site: Site, wanted: int, learners: "list[Future[Any]]") -> None:
    while site.count_attempts() < wanted and not all(each.done() for each in learners):
        time.sleep(0.01)


def servers_that_took_answers(site: Site, starts: list[datetime]) -> set[int]:
    """Which of the servers, counted from 1, ran when an answer was taken."""
    times = site.execute("SELECT answered_at FROM practice_attempt")
    return {bisect(starts, answered_at) for (answered_at,) in times}
