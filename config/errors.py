"""The pages that say that something went wrong. Each holds one plain sentence in an element with `data-mensaje`."""

import logging
import sys
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.template import loader
from django.templatetags.static import static
from django.urls import get_script_prefix
from django.views.decorators.csrf import requires_csrf_token

from config.busy import database_unavailable

logger = logging.getLogger("config.errors")

RETRY_SECONDS = 5
STYLESHEET = "css/site.css"


class Words(NamedTuple):
    title: str
    message: str
    advice: str


PAGES: dict[int, Words] = {
    400: Words(
        "Esta petición no se entiende",
        "La petición llegó incompleta o dañada y no se guardó nada.",
        "Vuelve a la página anterior, recárgala e inténtalo otra vez.",
    ),
    403: Words(
        "Esta página no está abierta para ti",
        "No tienes permiso para ver esta página.",
        "Si deberías tenerlo, entra con otra cuenta o pídelo a quien administra el sitio.",
    ),
    404: Words(
        "Esta página no existe",
        "No hay ninguna página en esta dirección.",
        "Revisa la dirección o parte desde el inicio del curso.",
    ),
    405: Words(
        "Esta dirección no acepta esa acción",
        "La página no se puede usar de esta manera y no se guardó nada.",
        "Vuelve a la página anterior y usa sus botones.",
    ),
    413: Words(
        "Lo enviado es demasiado grande",
        "Lo que enviaste es demasiado grande y no se guardó nada.",
        "Envía menos texto; si estás escribiendo una lección, guárdala en partes.",
    ),
    422: Words(
        "Falta algo o algo no corresponde",
        "Lo enviado no corresponde a esta página y no se guardó nada.",
        "Vuelve a la página anterior, recárgala y elige una de las opciones que muestra.",
    ),
    429: Words(
        "Demasiados intentos seguidos",
        "Hubo demasiados intentos seguidos; espera un momento y vuelve a probar.",
        "Lo que ya estaba guardado sigue ahí.",
    ),
    500: Words(
        "Algo falló en el sitio",
        "Algo falló en el sitio; no es por lo que hiciste.",
        "Lo que ya estaba guardado sigue ahí. Inténtalo otra vez en un momento; "
        "si se repite, avisa a quien administra el sitio.",
    ),
    503: Words(
        "El sitio está ocupado un momento",
        "El sitio está ocupado; espera unos segundos e inténtalo otra vez.",
        "Lo que ya estaba guardado sigue ahí. Repetir no hace daño: cuenta la primera respuesta guardada.",
    ),
}

CSRF = Words(
    "No se pudo comprobar de dónde viene lo enviado",
    "Para responder hacen falta las cookies de este sitio; no se guardó nada. "
    "Si ya las permites, recarga la página.",
    "Permite las cookies de este sitio en tu navegador, recarga la página anterior y envía otra vez.",
)
ORIGIN_NULL = CSRF._replace(
    message="El navegador no dijo desde qué sitio se envió, así que no se guardó nada.",
    advice="Recarga la página anterior y envía otra vez. Llegó «Origin: null»: si se repite, avisa a quien "
    "administra el sitio que un proxy o el navegador envía «Referrer-Policy: no-referrer»; "
    "debe ser «same-origin».",
)
WRONG_HOST = Words(
    "Este sitio no atiende en esta dirección",
    "El sitio se abrió con una dirección que no es la suya.",
    "",
)
LOCKED_OUT = Words(
    "Demasiados intentos de entrar",
    "Hubo demasiados intentos de entrar con ese nombre; espera 15 minutos y vuelve a probar.",
    "Si olvidaste tu clave, pide otra a quien administra el sitio.",
)


def page(request: HttpRequest, status: int, words: Words | None = None) -> HttpResponse:
    """In the site's dress; plain where that cannot be drawn (no database, no session) and for 5xx."""
    words = words or PAGES[status]
    if status >= 500:
        return plain_page(status, words)
    context = {"words": words, "status": status, "home": get_script_prefix()}
    try:
        html = loader.render_to_string("errors/page.html", context, request)
    except Exception as error:  # whatever it is: an error page must not fail
        logger.warning("La página %s salió sin adornos: %r", status, error)
        return plain_page(status, words)
    return respond(html, status)


def plain_page(status: int, words: Words | None = None) -> HttpResponse:
    """Drawn without request, session, context processors or database."""
    context = {
        "words": words or PAGES[status],
        "status": status,
        "home": get_script_prefix(),
        "stylesheet": stylesheet_url(),
        "SITE_NAME": settings.SITE_NAME,
    }
    response = respond(loader.render_to_string("errors/plain.html", context), status)
    if status == 503:
        response["Retry-After"] = str(RETRY_SECONDS)
    return response


def respond(html: str, status: int) -> HttpResponse:
    return HttpResponse(html, status=status, headers={"Cache-Control": "no-store"})


def stylesheet_url() -> str | None:
    try:
        return static(STYLESHEET)
    except ValueError:  # not collected: the page does without
        return None


@requires_csrf_token
def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """What Django refused; a session that could not be updated is no fault of the visitor."""
    return page(request, 503 if database_unavailable(exception) else 400)


@requires_csrf_token
def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return page(request, 403)


@requires_csrf_token
def page_not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return page(request, 404)


def server_error(request: HttpRequest) -> HttpResponse:
    """Django calls this inside `except`: a database that cannot answer is 503, all else is 500."""
    return plain_page(503 if database_unavailable(sys.exc_info()[1]) else 500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    return page(request, 403, ORIGIN_NULL if request.headers.get("Origin") == "null" else CSRF)


def wrong_host(request: HttpRequest) -> HttpResponse:
    advice = f"La dirección de este sitio es {settings.SITE_URL}/ — quien lo administra la fija en SITE_URL."
    return page(request, 400, WRONG_HOST._replace(advice=advice))


def locked_out(request: HttpRequest, *args: object, **kwargs: object) -> HttpResponse:
    return page(request, 429, LOCKED_OUT)
