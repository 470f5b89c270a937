"""Every page of the admin under the strict policy, and axe on those that are ours."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.desks import enter, served_desk
from tests.browser.drills import answer_over_http
from tests.browser.test_accessibility import RULES
from tests.lessons.addresses import ROWS, Who
from tests.site import Site

ADDRESSES = sorted(row.example for row in ROWS.values() if row.who is Who.STAFF)
DOWNLOADS = (".csv", ".json", "/jsi18n/", "/autocomplete/")
OURS = (
    "/admin/",
    "/admin/guia/",
    "/admin/lessons/lesson/",
    "/admin/lessons/lesson/1/change/",
    "/admin/lessons/lesson/1/history/",
    "/admin/practice/series/1/change/",
    "/admin/practice/series/1/repartir/",
    "/admin/practice/series/1/semillas/",
    "/admin/practice/series/1/manos/",
    "/admin/practice/series/1/manos/7/",
    "/admin/practice/series/1/manos/7/escribir/",
    "/admin/practice/answers/",
    "/admin/practice/answers/1/",
    "/admin/practice/excerpt/",
    "/admin/practice/excerpt/1/change/",
)
# Django's own search field for long choices: a list with a foreign role, an input without a label.
NOT_OURS = ".select2, .select2-container"


@pytest.fixture(scope="module")
def desk(request: pytest.FixtureRequest) -> Iterator[Site]:
    with served_desk(request) as site:
        yield site


@pytest.fixture(scope="module")
def said() -> list[str]:
    return []


@pytest.fixture(scope="module")
def inside(desk: Site, browser: Browser, said: list[str]) -> Iterator[Page]:
    """A page in which the school's administrator is logged in; somebody has answered a hand."""
    with browser.new_context(base_url=desk.url) as learner:
        answer_over_http(learner, 1)
    with browser.new_context(base_url=desk.url) as context:
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        enter(page, desk, "directora", "--superuser")
        yield page


@pytest.mark.parametrize("address", [a for a in ADDRESSES if not a.endswith(DOWNLOADS)])
def test_no_page_of_the_admin_breaks_the_policy(
    inside: Page, said: list[str], address: str
) -> None:
    said.clear()
    inside.goto(address)
    inside.wait_for_load_state()
    assert [each for each in said if "Content Security Policy" in each or "Error" in each] == []


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["wide", "telephone"])
@pytest.mark.parametrize("address", OURS)
def test_axe_finds_nothing_on_our_pages(inside: Page, address: str, size: tuple[int, int]) -> None:
    inside.set_viewport_size({"width": size[0], "height": size[1]})
    inside.goto(address)
    context = {"exclude": [[each] for each in NOT_OURS.split(", ")]}
    found = Axe().run(inside, context=context, options=RULES).response["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []
