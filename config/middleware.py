"""What stands between a request and the views: clean input in, calm pages out."""

import logging
from collections.abc import Callable

from django.conf import settings
from django.core.exceptions import (
    BadRequest,
    DisallowedHost,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.http import HttpRequest, HttpResponse, QueryDict, UnreadablePostError
from django.http.multipartparser import MultiPartParserError
from django.http.response import HttpResponseBase

from config import errors
from config.busy import database_unavailable

GetResponse = Callable[[HttpRequest], HttpResponseBase]

logger = logging.getLogger("config.input")

PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
DRAINED_BYTES, CHUNK = 32 * 1024 * 1024, 64 * 1024
VISITORS_FAULT = (SuspiciousOperation, BadRequest, MultiPartParserError, UnreadablePostError)


class ErrorPageMiddleware:
    """Gives an empty error (a wrong method, `HttpResponse(status=429)`) its page; no error is ever stored."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        if response.status_code >= 400:
            if isinstance(response, HttpResponse) and not response.content:
                self.fill(request, response)
            response["Cache-Control"] = "no-store"
        response["Permissions-Policy"] = PERMISSIONS_POLICY
        return response

    @staticmethod
    def fill(request: HttpRequest, response: HttpResponse) -> None:
        """Only the body and its headers: `Allow` and the rest stay."""
        if response.status_code not in errors.PAGES:
            return
        page = errors.page(request, response.status_code)
        response.content = page.content
        for name, value in page.items():
            response[name] = value
        response["Content-Length"] = str(len(page.content))


class InputMiddleware:
    """Refuses what no view should have to think of, and says calmly when the database cannot answer."""

    def __init__(self, get_response: GetResponse) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        try:
            check_input(request)
        except (*VISITORS_FAULT, ValueError) as error:
            return refuse(request, error)
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if database_unavailable(error):
            return logged(request, error, errors.page(request, 503))
        return refuse(request, error) if isinstance(error, VISITORS_FAULT) else None


def check_input(request: HttpRequest) -> None:
    """Reads all that a visitor sent, so that whatever is wrong with it is noticed here."""
    request.get_host()
    if body_length(request) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        drain(request)
        raise RequestDataTooBig("body too large")
    if "\0" in request.path_info or has_nul(request.GET) or has_nul(request.POST):
        raise BadRequest("NUL")


def body_length(request: HttpRequest) -> int:
    text = request.META.get("CONTENT_LENGTH") or "0"
    return int(text) if text.isdecimal() else 0


def drain(request: HttpRequest) -> None:
    """Takes in what is still coming: a browser that is cut off while it sends never sees the page."""
    for _ in range(DRAINED_BYTES // CHUNK):
        if not request.read(CHUNK):
            return


def has_nul(data: QueryDict) -> bool:
    return any("\0" in name or any("\0" in value for value in data.getlist(name)) for name in data)


def refuse(request: HttpRequest, error: Exception) -> HttpResponse:
    if isinstance(error, DisallowedHost):
        return logged(request, error, errors.wrong_host(request))
    status = 413 if isinstance(error, RequestDataTooBig) else 400
    return logged(request, error, errors.page(request, status))


def logged(request: HttpRequest, error: Exception, response: HttpResponse) -> HttpResponse:
    """One line that says why, instead of Django's second one without the reason."""
    reason = f"{type(error).__name__}: {str(error)[:200]}"
    path = request.path[:200]
    logger.warning("%s %s %r: %r", response.status_code, request.method, path, reason)
    response._has_been_logged = True  # type: ignore[attr-defined]
    return response
