"""What is asked of somebody who is in the admin: a password of one's own, and to enter again now and then."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

from django.contrib.auth import logout
from django.contrib.auth.signals import user_logged_in
from django.contrib.sessions.backends.base import SessionBase
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from django.urls import reverse
from django.utils import timezone

from lessons.instructors import must_choose_password

ADMIN = "admin/"
ENTERED = "entered_at"
LASTS = timedelta(
    days=14
)  # a learner's session lasts a year; an account left open in a classroom must not
DOORS = {"login", "logout", "password_change", "password_change_done", "jsi18n"}


class EnteringMiddleware:
    """Stands at the door of every page of the admin."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *view: Any) -> HttpResponse | None:
        if not is_inside(request):
            return None
        if entered_long_ago(request.session):
            logout(request)  # the admin then asks to enter, and leads back to this page
        elif must_choose_password(request.user):
            return HttpResponseRedirect(reverse("admin:password_change"))
        return None


def is_inside(request: HttpRequest) -> bool:
    """Whether somebody with an account asks for a page behind the doors."""
    match = request.resolver_match
    if match is None or not match.route.startswith(ADMIN) or match.url_name in DOORS:
        return False
    return request.user.is_authenticated


def entered_long_ago(session: SessionBase) -> bool:
    entered: float = session.get(ENTERED, 0)
    return timezone.now().timestamp() - entered > LASTS.total_seconds()


@receiver(user_logged_in)
def note_entrance(request: HttpRequest, **kwargs: Any) -> None:
    request.session[ENTERED] = int(timezone.now().timestamp())
