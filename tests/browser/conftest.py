"""Chromium on the shared site: each page in a context of its own, so each test is a new learner."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser.drills import PLACES, answer_over_http
from tests.browser.pages import KINDS, show
from tests.conftest import CHROMIUM_ARGS
from tests.site import Site

MILLISECONDS = 15_000

NewContext = Callable[..., BrowserContext]
NewPage = Callable[..., Page]
ShowKind = Callable[..., Page]

# Until the folder is done and not longer: Playwright's event loop would make Django refuse its
# database to the tests of other folders.


@pytest.fixture(scope="package")
def playwright(chromium: str) -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    with playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS) as browser:
        yield browser


@pytest.fixture
def caching_browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """Chromium with its back/forward cache, which Playwright switches off."""
    with playwright.chromium.launch(
        executable_path=chromium,
        args=CHROMIUM_ARGS,
        ignore_default_args=["--disable-back-forward-cache"],
    ) as browser:
        yield browser


@pytest.fixture
def site(sqlite_site: Site) -> Site:
    return sqlite_site


@pytest.fixture
def complaints() -> list[str]:
    """What the console of any page of the test said: refused by the policy, failed, uncaught."""
    return []


@pytest.fixture
def new_context(browser: Browser, site: Site, complaints: list[str]) -> Iterator[NewContext]:
    """Makes a browser context, a new learner's unless it is given cookies; all closed at the end."""
    with ExitStack() as opened:

        def make(browser: Browser = browser, **options: Any) -> BrowserContext:
            context = browser.new_context(**{"base_url": site.url, **options})
            opened.callback(context.close)
            context.set_default_timeout(MILLISECONDS)
            context.on("weberror", lambda error: complaints.append(str(error.error)))
            context.on("console", lambda message: _note(complaints, message))
            return context

        yield make


def _note(complaints: list[str], message: Any) -> None:
    if message.type in ("error", "warning"):
        complaints.append(f"{message.type}: {message.text} ({message.location['url']})")


@pytest.fixture
def new_page(new_context: NewContext) -> NewPage:
    """Opens a page in a new context."""
    return lambda **options: new_context(**options).new_page()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture(scope="package")
def finished(browser: Browser, sqlite_site: Site) -> Any:
    """The cookies of a learner who has answered everything: odd places right, even ones wrong."""
    with browser.new_context(base_url=sqlite_site.url) as context:
        for place in PLACES:
            option = sqlite_site.right_at(place) if place % 2 else sqlite_site.wrong_at(place)
            answer_over_http(context, place, option)
        return context.storage_state()


@pytest.fixture
def show_kind(new_page: NewPage, request: pytest.FixtureRequest) -> ShowKind:
    """Opens one of the pages of `KINDS`, with the learner that it needs."""

    def open_page(name: str, **options: Any) -> Page:
        if KINDS[name].finished:
            options["storage_state"] = request.getfixturevalue("finished")
        page = new_page(**options)
        show(page, name)
        return page

    return open_page
