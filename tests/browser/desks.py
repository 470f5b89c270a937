"""An instructor at the desk of a site of its own, with the admin's files."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page

from tests.site import ROOT, Site
from tests.sites import copied_site

OWN_PASSWORD = "una clave larga y propia 2026"


@contextmanager
def served_desk(request: pytest.FixtureRequest) -> Iterator[Site]:
    with copied_site(request, "sqlite") as site:
        site.manage("collectstatic", "--noinput", "--verbosity=0")
        yield site.start()


def enter(page: Page, site: Site, name: str, *options: str) -> None:
    """Make an account by the command, enter with what it says, and choose a password."""
    password = given_password(site, name, *options)
    page.goto("/admin/")
    page.locator("#id_username").fill(name)
    page.locator("#id_password").fill(password)
    page.locator("[type=submit]").click()
    page.locator("#id_old_password").fill(password)
    page.locator("#id_new_password1").fill(OWN_PASSWORD)
    page.locator("#id_new_password2").fill(OWN_PASSWORD)
    page.locator("[type=submit]").last.click()


def given_password(site: Site, name: str, *options: str) -> str:
    """What the command says to the person who runs it."""
    command = [sys.executable, "manage.py", "instructor", name, *options]
    done = subprocess.run(
        command, env=site.environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = re.search(r"Clave de un solo uso: (\S+)", done.stdout)
    assert found, done.stdout
    return found[1]
