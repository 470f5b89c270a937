"""Every setting of the site. What a host may change is read from the environment, once, here."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from csp.constants import NONE, SELF

from config import databases, parsers, school
from config.secret import kept_secret

BASE_DIR = Path(__file__).resolve().parent.parent

# What the environment says: docs/configuracion.md has one row for each.

env = parsers.environment()

HOST: str = env.text("HOST", "127.0.0.1")
PORT: int = env.port("PORT", "8000")
WORKERS: int = env.workers("WORKERS", "2")
SITE: parsers.Site = env.site("SITE_URL", f"http://127.0.0.1:{PORT}")
SITE_NAME: str = env.text("SITE_NAME", "Leer el showdown")
SITE_LOGO: school.Logo | None = env.logo("SITE_LOGO", None, root=BASE_DIR)
SITE_CONTACT: school.Contact | None = env.contact("SITE_CONTACT", None)
PROXIES: int = env.proxies("PROXIES", "0")
DATA_DIR: Path = BASE_DIR / (env.text("DATA_DIR", "var") or "")
DATABASE: dict[str, Any] = env.database(
    "DATABASE_URL", None, root=BASE_DIR, file=DATA_DIR / "db.sqlite3"
)
TIME_ZONE: str = env.timezone("TIME_ZONE", "America/Santiago")
DEBUG: bool = env.yes_no("DEBUG", "false")
_given_secret: str | None = env.secret("SECRET_KEY", None) or env.secret_file(
    "SECRET_KEY_FILE", None
)

parsers.stop_on_errors(env)

SECRET_KEY: str = _given_secret or kept_secret(DATA_DIR)

# The address: all of it follows from SITE_URL. 127.0.0.1 stays for the health probe.

SITE_URL: str = SITE.url
ALLOWED_HOSTS = list(dict.fromkeys([SITE.host, "127.0.0.1", "localhost", "[::1]"]))
CSRF_TRUSTED_ORIGINS = [SITE.origin]
FORCE_SCRIPT_NAME = SITE.path or None
SESSION_COOKIE_PATH = CSRF_COOKIE_PATH = LANGUAGE_COOKIE_PATH = SITE.path or "/"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SITE.https
SECURE_HSTS_SECONDS = 365 * 24 * 60 * 60 if SITE.https else 0
# Whether a request came by https is not read from a header that anybody can send: config/proxy.py takes it from
# SITE_URL. For the same reason nothing redirects to https here (a loop behind some proxies): the proxy does it.
SECURE_SSL_REDIRECT = False
# W005, W021: other names under the host's domain are not ours to bind. W008: see above.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W008", "security.W021"]

# The parts

INSTALLED_APPS = [
    "config.apps.SiteConfig",
    "engine.apps.EngineConfig",
    "practice.apps.PracticeConfig",
    "lessons.apps.LessonsConfig",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
    "django_htmx",
    "simple_history",
    "axes",
    "csp",
]

MIDDLEWARE = [
    "csp.middleware.CSPMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "config.middleware.ErrorPageMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.middleware.InputMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "simple_history.middleware.HistoryRequestMiddleware",
    "config.entering.EnteringMiddleware",
    "axes.middleware.AxesMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.context.site",
            ],
        },
    },
]

# Storage. Never ATOMIC_REQUESTS: each view opens the one transaction it needs, as short as it can be.

DATABASES = {"default": databases.with_options(DATABASE)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Per process: two workers keep two caches. Enough for what is kept in them: a token bucket per worker, and parts of
# pages that follow from a drill's cards alone.
_LOCMEM = {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
CACHES = {
    "default": _LOCMEM,
    "template_fragments": _LOCMEM | {"LOCATION": "fragments", "OPTIONS": {"MAX_ENTRIES": 1000}},
}

STATIC_URL = "static/"  # relative, so that it follows a sub-path
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}
MEDIA_ROOT = DATA_DIR / "media"

# Visitors

SESSION_ENGINE = "practice.sessions"
SESSION_COOKIE_AGE = 365 * 24 * 60 * 60
SESSION_SAVE_EVERY_REQUEST = False  # a write per page view
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "config.errors.csrf_failure"
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024  # a long lesson in the admin; anything larger is 413
DATA_UPLOAD_MAX_NUMBER_FIELDS = 1000

_SELF_ONLY = [SELF]
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": _SELF_ONLY,
        "style-src": _SELF_ONLY,
        "img-src": [SELF, "data:"],
        "connect-src": _SELF_ONLY,
        "form-action": _SELF_ONLY,
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"

# Instructors: name and address together, else a class behind one address is locked out by one of its members.

AUTHENTICATION_BACKENDS = [
    "axes.backends.AxesStandaloneBackend",
    "django.contrib.auth.backends.ModelBackend",
]
AUTH_PASSWORD_VALIDATORS = [
    *(
        {"NAME": f"django.contrib.auth.password_validation.{name}"}
        for name in (
            "UserAttributeSimilarityValidator",
            "MinimumLengthValidator",
            "CommonPasswordValidator",
            "NumericPasswordValidator",
        )
    ),
    {"NAME": "lessons.instructors.NotTheGivenPassword"},
]
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_FAILURE_LIMIT = 6
AXES_COOLOFF_TIME = timedelta(minutes=15)
AXES_RESET_ON_SUCCESS = True
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_LOCKOUT_CALLABLE = "config.errors.locked_out"
AXES_VERBOSE = False
AXES_ENABLE_ADMIN = False  # pages in English; «manage.py instructor» lifts a lockout

# Language

LANGUAGE_CODE = "es-cl"
USE_I18N = True
USE_TZ = True
FORMAT_MODULE_PATH = ["config.formats"]
USE_THOUSAND_SEPARATOR = True  # 2000 is printed 2.000

# Logging: everything to stderr, one line for what a visitor caused, a traceback only for our own faults.

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "filters": {"no_blame": {"()": "config.logs.OneLineForVisitors"}},
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "formatter": "line",
            "filters": ["no_blame"],
        }
    },
    "root": {"handlers": ["stderr"], "level": "INFO"},
    "loggers": {
        "django": {"handlers": [], "level": "INFO", "propagate": True},
        "django.request": {"filters": ["no_blame"]},
        "axes": {"level": "WARNING"},
        "django.server": {"handlers": [], "level": "INFO", "propagate": True},
    },
}
