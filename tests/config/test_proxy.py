import pytest

from config.parsers import site
from config.proxy import behind_proxy, visitor_address, without_prefix
from tests.config.conftest import Run


@pytest.mark.parametrize(
    ("path", "inside"),
    [
        ("/poker/salud/", "/salud/"),
        ("/salud/", "/salud/"),
        ("/poker", ""),
        ("/pokerista/", "/pokerista/"),
    ],
)
def test_the_sub_path_may_or_may_not_be_taken_off_before(path: str, inside: str) -> None:
    assert without_prefix(path, "/poker") == inside


@pytest.mark.parametrize(
    ("proxies", "forwarded", "seen"),
    [
        (0, "1.1.1.1", "10.0.0.1"),
        (1, "6.6.6.6, 2.2.2.2", "2.2.2.2"),
        (2, "6.6.6.6, 3.3.3.3, 2.2.2.2", "3.3.3.3"),
        (2, "2.2.2.2", "10.0.0.1"),
        (1, "unknown", "10.0.0.1"),
        (1, "", "10.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(proxies: int, forwarded: str, seen: str) -> None:
    environ = {"REMOTE_ADDR": "10.0.0.1", "HTTP_X_FORWARDED_FOR": forwarded}
    assert visitor_address(environ, proxies) == seen


@pytest.mark.parametrize(("url", "scheme"), [("https://a.cl", "https"), ("http://a.cl", "http")])
def test_the_scheme_is_that_of_site_url(url: str, scheme: str) -> None:
    environ = {"wsgi.url_scheme": "http", "PATH_INFO": "/"}
    behind_proxy(lambda environ, start: [], site(url), 0)(environ, None)
    assert environ["wsgi.url_scheme"] == scheme


SERVED = """
import re
from io import BytesIO
from config.wsgi import application

def get(path):
    status = []
    environ = {
        "REQUEST_METHOD": "GET", "PATH_INFO": path, "SERVER_NAME": "x", "SERVER_PORT": "80",
        "HTTP_HOST": "escuela.cl", "wsgi.url_scheme": "http", "wsgi.input": BytesIO(),
    }
    body = b"".join(application(environ, lambda line, headers: status.append((line, dict(headers)))))
    return status[0][0], status[0][1], body.decode(errors="replace")

for prefix in ("", "/poker"):
    line, headers, html = get(prefix + "/admin/login/")
    sheets = re.findall(r'href="([^"]+[.]css)"', html)
    print(line, headers["Strict-Transport-Security"][:7], re.findall(r'action="([^"]+)"', html))
    print(get(sheets[0])[0], get(sheets[0].removeprefix("/poker"))[0], sheets[0][:14])
"""


def test_a_site_under_a_sub_path_works_whether_the_proxy_takes_it_off_or_not(
    run_python: Run,
) -> None:
    site_url = {"SITE_URL": "https://escuela.cl/poker"}
    from_django = "from django.core.management import call_command; import django; django.setup(); "
    for command in (
        "call_command('migrate', verbosity=0)",
        "call_command('collectstatic', verbosity=0)",
    ):
        done = run_python(from_django + command, **site_url)
        assert done.returncode == 0, done.stderr
    done = run_python(SERVED, **site_url)
    page = "200 OK max-age ['/poker/admin/login/']"
    style = "200 OK 200 OK /poker/static/"
    assert done.stdout.splitlines() == [page, style, page, style], done.stderr
