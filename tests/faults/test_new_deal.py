"""A new deal under an open page."""

import pytest

from tests.faults.client import HTMX, PRACTICE, Client
from tests.site import SLUG, Site

PLACE = 4


@pytest.fixture
def dealt_again(own_site: Site) -> tuple[Site, Client, dict[str, str]]:
    """A learner opened a drill, then the series was dealt from another seed; the answer waits."""
    own_site.start()
    client = Client(own_site)
    answer = client.open_form(PLACE).answer(own_site.right_at(PLACE))
    own_site.execute("UPDATE practice_series SET seed = %s WHERE slug = %s", "otra-semilla", SLUG)
    own_site.manage("deal", SLUG)
    assert own_site.drill_at(PLACE) != int(answer["drill"])
    return own_site, client, answer


def test_the_answer_is_stored_for_the_drill_that_was_shown(
    dealt_again: tuple[Site, Client, dict[str, str]],
) -> None:
    site, client, answer = dealt_again
    assert client.post(PLACE, answer).status == 303
    stored = site.execute("SELECT drill_id, mistake FROM practice_attempt")
    assert stored == [(int(answer["drill"]), "")]


def test_the_learner_keeps_seeing_that_drill_at_its_place(
    dealt_again: tuple[Site, Client, dict[str, str]],
) -> None:
    _, client, answer = dealt_again
    fragment = client.post(PLACE, answer, HTMX).text
    page = client.get(f"{PRACTICE}{PLACE}/").text
    feedback = fragment[fragment.index('<header class="drill-head">') :].strip()
    assert 'id="resultado"' in feedback
    assert feedback in page


def test_who_had_not_opened_it_gets_the_new_drill(
    dealt_again: tuple[Site, Client, dict[str, str]],
) -> None:
    site, client, answer = dealt_again
    client.post(PLACE, answer)
    assert Client(site).open_form(PLACE).hidden["drill"] == str(site.drill_at(PLACE))
    assert client.open_form(PLACE + 1).hidden["drill"] == str(site.drill_at(PLACE + 1))


def test_a_second_answer_to_the_new_drill_at_that_place_does_not_count(
    dealt_again: tuple[Site, Client, dict[str, str]],
) -> None:
    site, client, answer = dealt_again
    other_tab = client.open_form(PLACE)
    client.post(PLACE, answer)
    reply = client.post(PLACE, other_tab.answer(0), HTMX)
    assert "Ya respondida: cuenta la primera." in reply.text
    assert site.execute("SELECT drill_id FROM practice_attempt") == [(int(answer["drill"]),)]
