from typing import Any

from django.conf import settings
from django.http import HttpRequest

from practice.comfort import COOKIE


def site(request: HttpRequest) -> dict[str, Any]:
    """The site's name, logo and contact; where one is, to come back to; whether there are preferences."""
    return {
        "SITE_NAME": settings.SITE_NAME,
        "SITE_LOGO": settings.SITE_LOGO,
        "SITE_CONTACT": settings.SITE_CONTACT,
        "here": request.get_full_path() if request.method == "GET" else "",
        "has_preferences": COOKIE in request.COOKIES,
    }
