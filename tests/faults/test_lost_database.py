"""PostgreSQL that ends all its connections while a class answers, as it does when it restarts."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import psycopg
import pytest

from tests.faults.client import HTMX, Client, Form, Reply
from tests.faults.test_races import answers_per_learner, chosen_option
from tests.site import Site
from tests.sites import copied_site

LEARNERS = 8
PLACES = 12
CUTS = 4
TRIES = 60

END_ALL = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()"""


def test_a_restart_of_postgresql_loses_no_acknowledged_answer(
    request: pytest.FixtureRequest,
) -> None:
    with copied_site(request, "postgresql") as site:
        site.start()
        stop = threading.Event()
        cutting = threading.Thread(target=cut_often, args=(site, stop))
        cutting.start()
        with ThreadPoolExecutor(LEARNERS) as pool:
            told = list(pool.map(answer_some, [Client(site) for _ in range(LEARNERS)]))
        stop.set()
        cutting.join()
        check_all_is_as_told(site, told)


def cut_often(site: Site, stop: threading.Event) -> None:
    assert site.database_url
    for _ in range(CUTS):
        with psycopg.connect(site.database_url) as connection:
            connection.execute(END_ALL)
        if stop.wait(0.4):
            return


def check_all_is_as_told(site: Site, told: list[tuple[Client, dict[int, int]]]) -> None:
    for client, answers in told:
        for place, option in answers.items():
            page = client.get(f"/practica/leer-el-showdown/{place}/")
            assert chosen_option(page) == option
    assert site.count_attempts() == LEARNERS * PLACES
    assert set(answers_per_learner(site)) == {1}


def answer_some(client: Client) -> tuple[Client, dict[int, int]]:
    """Answer some drills, sending again what was answered with 503; what was chosen in the end."""
    answers = {}
    for place in range(1, PLACES + 1):
        form = Form(insist(partial(client.get, f"/practica/leer-el-showdown/{place}/")).text)
        reply = insist(partial(client.post, place, form.answer(place % 3), HTMX))
        answers[place] = chosen_option(reply)
    return client, answers


def insist(call: "partial[Reply]") -> Reply:
    for _ in range(TRIES):
        reply = call()
        if reply.status == 200:
            return reply
        assert reply.status == 503, reply.text
        time.sleep(0.1)
    raise AssertionError("the site does not come back")
