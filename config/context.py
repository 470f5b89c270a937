from django.conf import settings
from django.http import HttpRequest

from practice.comfort import COOKIE


def site(request: HttpRequest) -> dict[str, str | bool]:
    """The site's name; where one is, to come back to from the preferences; whether there are any."""
    return {
        "SITE_NAME": settings.SITE_NAME,
        "here": request.get_full_path() if request.method == "GET" else "",
        "has_preferences": COOKIE in request.COOKIES,
    }
