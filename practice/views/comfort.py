"""Preferences: the page that sets their cookie, and the stylesheet that is made from it."""

from dataclasses import asdict
from hashlib import sha256

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import get_script_prefix, reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition, require_http_methods, require_safe
from django.views.decorators.vary import vary_on_cookie

from engine import parse_cards
from practice.comfort import COOKIE, SECONDS_KEPT, Preferences
from practice.forms import PreferencesForm
from practice.views.responses import SeeOther, private

BACK = "volver"
LONGEST = 500
SAMPLE = parse_cards("A♠ K♥ Q♦ J♣")


@require_http_methods(["GET", "HEAD", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    """The preferences of this browser; POST keeps others and goes back to where one came from."""
    posted = request.method == "POST"
    back = _safe((request.POST if posted else request.GET).get(BACK, ""))
    form = PreferencesForm(request.POST if posted else None, initial=asdict(kept(request)))
    if form.is_valid():
        return _keep(SeeOther(back), Preferences(**form.cleaned_data))
    context = {"form": form, "here": back, "sample": SAMPLE}
    status = 422 if posted else 200
    response = private(render(request, "practice/preferences.html", context, status=status))
    patch_vary_headers(response, ["Cookie"])
    return response


def kept(request: HttpRequest) -> Preferences:
    """What this browser's cookie says."""
    return Preferences.parse(request.COOKIES.get(COOKIE, ""))


def _etag(request: HttpRequest) -> str:
    return f'"{sha256(kept(request).css().encode()).hexdigest()[:16]}"'


@vary_on_cookie
@cache_control(private=True, no_cache=True)
@require_safe
@condition(etag_func=_etag)
def stylesheet(request: HttpRequest) -> HttpResponse:
    """What the cookie changes in the look of the site; empty where there is none."""
    return HttpResponse(kept(request).css(), content_type="text/css; charset=utf-8")


def _keep(response: HttpResponse, chosen: Preferences) -> HttpResponse:
    """Set the cookie; whoever wants what everybody has needs none."""
    path, domain = settings.SESSION_COOKIE_PATH, settings.SESSION_COOKIE_DOMAIN
    if chosen == Preferences():
        response.delete_cookie(COOKIE, path=path, domain=domain, samesite="Lax")
        return response
    response.set_cookie(
        COOKIE,
        chosen.dump(),
        max_age=SECONDS_KEPT,
        path=path,
        domain=domain,
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )
    return response


def _safe(back: str) -> str:
    """An address of this site to go back to; the course where what was sent is none."""
    inside = back.startswith(get_script_prefix()) and len(back) <= LONGEST
    if inside and url_has_allowed_host_and_scheme(back, allowed_hosts=None):
        return back
    return reverse("lessons:index")
