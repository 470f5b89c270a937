from django.db import Error, connection
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@never_cache
@require_safe
def health(request: HttpRequest) -> HttpResponse:
    """`ok` when the database answers; for probes, so neither session nor page."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error:
        return HttpResponse("la base de datos no responde", "text/plain; charset=utf-8", 503)
    return HttpResponse("ok", "text/plain; charset=utf-8")
