"""Makes a dump of a database of the present version: `python -m tests.dumps 1`.

Made once a version and then never changed, so that every later version can be tried on it. It
holds a learner with right answers, misses, a correction and a report; the session is signed with
a key of its own, and the cookie that names it is the test's.
"""

import sqlite3
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlencode

from tests.faults.client import HTMX, PRACTICE, Client, Form
from tests.site import ROOT, Site

SECRET_KEY = "a-key-for-dumps-only-that-signs-nothing-else-anywhere"
SESSION = "cursodeprueba0000000000000000000"
ANSWERED = 8


class DumpedSite(Site):
    """A site whose sessions a dump can be asked for again."""

    @property
    def environment(self) -> dict[str, str]:
        return super().environment | {"SECRET_KEY": SECRET_KEY}


def live(site: Site) -> None:
    """Two right answers for every miss, one miss corrected, and a report."""
    client = Client(site)
    for place in range(1, ANSWERED + 1):
        option = site.wrong_at(place) if place % 3 == 0 else site.right_at(place)
        client.post(place, client.open_form(place).answer(option), HTMX)
    form = Form(client.get(f"{PRACTICE}errores/1/").text)
    right = {"option": right_token(site, 3)}
    client.send(f"{PRACTICE}errores/1/", urlencode(form.hidden | right), HTMX)
    report = form.hidden | {"sentence": "Me parece que empatan."}
    client.send(f"{PRACTICE}3/aviso/", urlencode(report), HTMX)
    site.execute(
        "UPDATE django_session SET session_key = %s WHERE session_key = %s",
        SESSION,
        client.cookies["sessionid"],
    )


def right_token(site: Site, place: int) -> str:
    """The token of the right option, as a form of somebody who has not answered shows it."""
    return Client(site).open_form(place).tokens[site.right_at(place)]


def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder, DumpedSite(Path(folder)) as site:
        site.fill()
        site.manage("collectstatic", "--noinput", "--verbosity=0")
        site.start()
        live(site)
        site.stop()
        with sqlite3.connect(site.folder / "db.sqlite3") as connection:
            text = "\n".join(connection.iterdump())
    (ROOT / "tests" / "data" / f"version-{version}.sql").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
