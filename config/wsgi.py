import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import set_script_prefix

from config.proxy import behind_proxy

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# WhiteNoise asks for the static files' address while the application is made, before any request tells the sub-path.
set_script_prefix(f"{settings.SITE.path}/")

application = behind_proxy(get_wsgi_application(), settings.SITE, settings.PROXIES)
