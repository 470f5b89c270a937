"""The site's own settings, with nothing between the server and the bare view but the session."""

from config.settings import *  # noqa: F403

MIDDLEWARE = ["django.contrib.sessions.middleware.SessionMiddleware"]
ROOT_URLCONF = "tests.bench.bare"
