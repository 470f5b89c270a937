from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """What search engines should leave alone, and where the list of pages is."""
    lines = [
        "User-agent: *",
        f"Disallow: {reverse('admin:index')}",
        f"Sitemap: {settings.SITE.origin}{reverse('lessons:sitemap')}",
    ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")
