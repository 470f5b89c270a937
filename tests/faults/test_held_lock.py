"""A database that somebody holds: a short while, and longer than the site waits."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial

import psycopg

from tests.faults.client import HTMX, Client, at_once
from tests.site import Site

SHORT_SECONDS = 3
LONG_SECONDS = 13
CLASS = 4


@contextmanager
def held(site: Site, seconds: float) -> Iterator[None]:
    """Holds what an answer is written to; let go after some seconds."""
    taken, letting_go = threading.Event(), threading.Event()

    def hold() -> None:
        with _lock(site):
            taken.set()
            letting_go.wait(seconds)

    holder = threading.Thread(target=hold)
    holder.start()
    assert taken.wait(10)
    try:
        yield
    finally:
        letting_go.set()
        holder.join()


@contextmanager
def _lock(site: Site) -> Iterator[None]:
    if site.database_url:
        with psycopg.connect(site.database_url) as connection:
            connection.execute("LOCK TABLE practice_attempt IN ACCESS EXCLUSIVE MODE")
            yield
            connection.rollback()
        return
    path = site.folder / "db.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None, timeout=20)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_answers_wait_while_the_database_is_held_for_a_moment(each_site: Site) -> None:
    clients = [Client(each_site) for _ in range(CLASS)]
    answers = [client.open_form(1).answer(0) for client in clients]
    before = each_site.count_attempts()
    with held(each_site, SHORT_SECONDS):
        pairs = zip(clients, answers, strict=True)
        replies = at_once(*(partial(client.post, 1, answer, HTMX) for client, answer in pairs))
    assert {reply.status for reply in replies} == {200}
    assert each_site.count_attempts() == before + CLASS


def test_held_too_long_the_answer_is_refused_calmly_and_can_be_sent_again(own_site: Site) -> None:
    own_site.start()
    client = Client(own_site)
    answer = client.open_form(1).answer(0)
    with held(own_site, LONG_SECONDS):
        reply = client.post(1, answer, HTMX)
    assert reply.status == 503
    assert int(reply.headers["Retry-After"]) > 0
    assert "data-mensaje" in reply.text
    assert 'lang="es-CL"' in reply.text
    assert own_site.count_attempts() == 0
    assert client.post(1, answer, HTMX).status == 200
    assert "Traceback" not in own_site.log()
