"""The site's addresses, and one for each way in which a view can fail."""

from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.urls import path
from django.views.decorators.http import require_POST

from config.urls import handler400, handler403, handler404, handler500
from config.urls import urlpatterns as site

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]

FAULTS = {
    "ours": RuntimeError("our fault"),
    "locked": OperationalError("database is locked"),
    "table": OperationalError("no such table: nothing"),
    "forbidden": PermissionDenied("no"),
    "suspicious": SuspiciousOperation("odd"),
}


def fail(request: HttpRequest, name: str) -> HttpResponse:
    raise FAULTS[name]


@require_POST
def form(request: HttpRequest) -> HttpResponse:
    request.session["seen"] = True
    return HttpResponse("stored")


def empty(request: HttpRequest, status: int) -> HttpResponse:
    return HttpResponse(status=status)


urlpatterns = [
    path("falla/<slug:name>/", fail),
    path("formulario/", form),
    path("vacia/<int:status>/", empty),
    *site,
]
