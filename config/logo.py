"""The picture of the school, where one was given in SITE_LOGO."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import condition, require_safe

SECONDS_KEPT = 24 * 60 * 60


def _etag(request: HttpRequest) -> str | None:
    return settings.SITE_LOGO.etag if settings.SITE_LOGO else None


@cache_control(public=True, max_age=SECONDS_KEPT)
@require_safe
@condition(etag_func=_etag)
def logo(request: HttpRequest) -> HttpResponse:
    """The picture as it was when the site started; like every answer it carries the site's policy."""
    if settings.SITE_LOGO is None:
        raise Http404("no logo")
    return HttpResponse(settings.SITE_LOGO.content, content_type=settings.SITE_LOGO.content_type)
