"""How the practice answers: a whole page, or for HTMX the fragment alone; never from a cache."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django_htmx.http import push_url, replace_url
from django_htmx.middleware import HtmxDetails

from practice.models import Series
from practice.progress import Progress
from practice.screens import Screen


class SeeOther(HttpResponseRedirect):
    """After a POST: the address to look at next."""

    status_code = 303


class Request(HttpRequest):
    """A request as the middleware of django-htmx leaves it."""

    htmx: HtmxDetails


def show(
    request: Request, screen: Screen, progress: Progress | None = None, status: int = 200
) -> HttpResponse:
    """One drill; with `progress` the strip stands beside it."""
    context = {"progress": progress, "screen": screen, "title": screen.title}
    return fragment(request, screen.series, context, screen.url, status)


def fragment(
    request: Request, series: Series, context: dict[str, Any], url: str, status: int = 200
) -> HttpResponse:
    """What stands in the practice, as a page or alone; `url` is the address that shows it.

    Going to another drill is a step that Back undoes; an answer is not.
    """
    alone = bool(request.htmx) and not request.htmx.history_restore_request
    template = "practice/_practice.html" if alone else "practice/practice.html"
    context = {**context, "series": series, "fragment": alone}
    response = private(render(request, template, context, status=status))
    patch_vary_headers(response, ["HX-Request"])
    if not _moves_on(request, series):
        return response
    return (push_url if request.method == "GET" else replace_url)(response, url)


def _moves_on(request: Request, series: Series) -> bool:
    """Whether a fragment goes into a page of this practice, whose address must then follow."""
    page = request.htmx.current_url_abs_path or ""
    return page.startswith(series.get_absolute_url())


def private(response: HttpResponse) -> HttpResponse:
    """For this learner only: kept by no cache, listed by no search engine."""
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response


def see_other(url: str) -> HttpResponse:
    """After a POST without HTMX: go and see the result."""
    return SeeOther(f"{url}#resultado")


def no_cookies(request: HttpRequest) -> HttpResponse:
    return private(render(request, "practice/no_cookies.html", status=403))
