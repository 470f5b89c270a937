"""A new deal under an open page."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.faults.client import HTMX, PRACTICE, Client
from tests.site import SLUG, Site
from tests.sites import DATABASES, copied_site

PLACE = 4


class OpenPage(NamedTuple):
    """A learner's page of a drill that has been retired since, with an answer not sent yet."""

    client: Client
    answer: dict[str, str]

    @property
    def drill(self) -> int:
        return int(self.answer["drill"])


class Dealt(NamedTuple):
    site: Site
    pages: list[OpenPage]


@pytest.fixture(scope="module", params=DATABASES)
def dealt(request: pytest.FixtureRequest) -> Iterator[Dealt]:
    """Learners opened a drill; then the series was dealt from another seed."""
    with copied_site(request, request.param) as site:
        site.start()
        clients = [Client(site) for _ in range(4)]
        right = site.right_at(PLACE)
        pages = [OpenPage(each, each.open_form(PLACE).answer(right)) for each in clients]
        site.execute("UPDATE practice_series SET seed = %s WHERE slug = %s", "otra", SLUG)
        site.manage("deal", SLUG)
        assert site.drill_at(PLACE) != pages[0].drill
        yield Dealt(site, pages)


@pytest.fixture
def open_page(dealt: Dealt) -> OpenPage:
    return dealt.pages.pop()


def stored(site: Site, before: int) -> list[tuple[int, str]]:
    query = "SELECT drill_id, mistake FROM practice_attempt ORDER BY id"
    return site.execute(query)[before:]


def without_token(page: str) -> str:
    """A page without the form token, which is another one each time."""
    return re.sub(r'(name="csrfmiddlewaretoken" value=")[^"]+', r"\1", page)


def test_the_answer_is_stored_for_the_drill_that_was_shown(
    dealt: Dealt, open_page: OpenPage
) -> None:
    before = dealt.site.count_attempts()
    assert open_page.client.post(PLACE, open_page.answer).status == 303
    assert stored(dealt.site, before) == [(open_page.drill, "")]


def test_the_learner_keeps_seeing_that_drill_at_its_place(open_page: OpenPage) -> None:
    fragment = without_token(open_page.client.post(PLACE, open_page.answer, HTMX).text)
    page = without_token(open_page.client.get(f"{PRACTICE}{PLACE}/").text)
    drill = fragment[fragment.index('<section id="practice"') :].strip()
    assert 'id="resultado"' in drill
    assert drill in page


def test_who_had_not_answered_gets_the_new_drill(dealt: Dealt, open_page: OpenPage) -> None:
    open_page.client.post(PLACE, open_page.answer)
    for client, place in ((Client(dealt.site), PLACE), (open_page.client, PLACE + 1)):
        assert client.open_form(place).hidden["drill"] == str(dealt.site.drill_at(place))


def test_an_answer_to_the_new_drill_at_an_answered_place_does_not_count(
    dealt: Dealt, open_page: OpenPage
) -> None:
    before = dealt.site.count_attempts()
    other_tab = open_page.client.open_form(PLACE)
    open_page.client.post(PLACE, open_page.answer)
    reply = open_page.client.post(PLACE, other_tab.answer(0), HTMX)
    assert "Ya respondida: cuenta la primera." in reply.text
    assert stored(dealt.site, before) == [(open_page.drill, "")]
