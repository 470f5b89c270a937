"""What a proxy in front changes about a request.

SITE_URL and PROXIES tell it, instead of headers that anybody can send.
"""

from collections.abc import Callable, Iterable
from ipaddress import ip_address
from typing import Any

from config.parsers import Site

Environ = dict[str, Any]
Application = Callable[[Environ, Any], Iterable[bytes]]


def behind_proxy(application: Application, site: Site, proxies: int) -> Application:
    def outside(environ: Environ, start_response: Any) -> Iterable[bytes]:
        if site.https:
            environ["wsgi.url_scheme"] = "https"
        environ["PATH_INFO"] = without_prefix(environ.get("PATH_INFO", ""), site.path)
        environ["REMOTE_ADDR"] = visitor_address(environ, proxies)
        return application(environ, start_response)

    return outside


def without_prefix(path: str, prefix: str) -> str:
    """Takes the sub-path off, where the proxy has not done it already."""
    if prefix and (path == prefix or path.startswith(prefix + "/")):
        return path[len(prefix) :]
    return path


def visitor_address(environ: Environ, proxies: int) -> str:
    """The address that the outermost of our own proxies saw: entries further left are the visitor's own words."""
    remote: str = environ.get("REMOTE_ADDR", "")
    seen = [entry.strip() for entry in environ.get("HTTP_X_FORWARDED_FOR", "").split(",")]
    if not proxies or len(seen) < proxies:
        return remote
    try:
        return str(ip_address(seen[-proxies]))
    except ValueError:
        return remote
