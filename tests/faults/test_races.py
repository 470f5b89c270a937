"""Answers that arrive at the same moment, at real workers on both databases."""

from functools import partial

import pytest

from tests.faults.client import HTMX, Client, Reply, at_once
from tests.site import Site

ROUNDS = 40
ROUNDS_TO_SEE_THE_RACE = 400
LEARNERS = 50


def answer_twice_at_once(client: Client, place: int = 1) -> list[Reply]:
    """Two different answers to one drill, as from two tabs at the same moment."""
    form = client.open_form(place)
    posts = [partial(client.post, place, form.answer(option), HTMX) for option in (0, 1)]
    return at_once(*posts)


def answers_per_learner(site: Site) -> list[int]:
    query = "SELECT count(*) FROM practice_attempt GROUP BY learner, drill_id"
    return [row[0] for row in site.execute(query)]


def test_two_posts_at_once_leave_one_first_answer_and_both_see_it(each_site: Site) -> None:
    before = each_site.count_attempts()
    for _ in range(ROUNDS):
        replies = answer_twice_at_once(Client(each_site))
        assert [reply.status for reply in replies] == [200, 200]
        assert all('id="resultado"' in reply.text for reply in replies)
        assert sorted("Ya respondida" in reply.text for reply in replies) == [False, True]
        assert len({chosen_option(reply) for reply in replies}) == 1
    assert each_site.count_attempts() == before + ROUNDS
    assert set(answers_per_learner(each_site)) == {1}
    assert "Traceback" not in each_site.log()


def chosen_option(reply: Reply) -> int:
    """The place of the option that a page shows as the learner's own."""
    options = reply.text.split('<li class="option')[1:]
    (chosen,) = [place for place, html in enumerate(options) if "chosen" in html.split(">")[0]]
    return chosen


def test_a_class_of_fifty_at_once_gets_fifty_first_answers(each_site: Site) -> None:
    before = each_site.count_attempts()
    clients = [Client(each_site) for _ in range(LEARNERS)]
    forms = at_once(*(partial(client.open_form, 1) for client in clients))
    answers = [form.answer(number % len(form.tokens)) for number, form in enumerate(forms)]
    pairs = zip(clients, answers, strict=True)
    replies = at_once(*(partial(client.post, 1, answer) for client, answer in pairs))
    assert {reply.status for reply in replies} == {303}
    assert {client.get(replies[0].headers["Location"]).status for client in clients} == {200}
    assert each_site.count_attempts() == before + LEARNERS
    assert "Traceback" not in each_site.log()


def drop_the_constraint(site: Site) -> None:
    """Takes `one_first_answer` out of the database; the code still believes in it."""
    if site.database_url:
        site.execute("ALTER TABLE practice_attempt DROP CONSTRAINT one_first_answer")
        return
    ((table,),) = site.execute("SELECT sql FROM sqlite_master WHERE name = 'practice_attempt'")
    clause = ', CONSTRAINT "one_first_answer" UNIQUE ("learner", "drill_id")'
    assert clause in table
    site.execute("DROP TABLE practice_attempt")
    site.execute(table.replace(clause, ""))


def test_without_the_constraint_the_race_is_seen(own_site: Site) -> None:
    """The negative control: the tests above would notice if nothing kept the first answer alone."""
    drop_the_constraint(own_site)
    own_site.start()
    for _ in range(ROUNDS_TO_SEE_THE_RACE):
        answer_twice_at_once(Client(own_site))
        if max(answers_per_learner(own_site)) > 1:
            return
    pytest.fail(f"no race in {ROUNDS_TO_SEE_THE_RACE} rounds: the other tests prove nothing")
