"""Every address of the site in a table: who may see it, how it may be kept, what it varies with."""

from enum import Enum
from typing import NamedTuple


class Who(Enum):
    EVERYBODY = "everybody"
    STAFF = "staff"


class Cache(Enum):
    NO_STORE = "no-store"
    NEVER = "max-age=0, no-cache, no-store, must-revalidate, private"
    ASKED_EACH_TIME = "private, no-cache"
    SHARED = "public, max-age=60"
    SHARED_FOR_AN_HOUR = "public, max-age=3600"
    UNSAID = ""


class Row(NamedTuple):
    """One address: an example of it, who may see it, how it may be kept, what it varies with."""

    example: str
    who: Who
    cache: Cache
    vary: frozenset[str]


PRACTICE = frozenset({"Cookie", "HX-Request"})
COOKIE = frozenset({"Cookie"})
FRAGMENT = frozenset({"HX-Request"})
SAME_FOR_ALL: frozenset[str] = frozenset()


def open_to_all(example: str, cache: Cache, vary: frozenset[str]) -> Row:
    return Row(example, Who.EVERYBODY, cache, vary)


def staff(example: str, cache: Cache = Cache.NEVER) -> Row:
    return Row(example, Who.STAFF, cache, COOKIE)


TABLE = {
    "": open_to_all("/", Cache.UNSAID, COOKIE),
    "lecciones/<slug:slug>/": open_to_all("/lecciones/el-showdown/", Cache.SHARED, SAME_FOR_ALL),
    "estilo/marcas/": open_to_all("/estilo/marcas/", Cache.UNSAID, SAME_FOR_ALL),
    "glosario/": open_to_all("/glosario/", Cache.UNSAID, SAME_FOR_ALL),
    "fuentes/": open_to_all("/fuentes/", Cache.UNSAID, SAME_FOR_ALL),
    "juego-responsable/": open_to_all("/juego-responsable/", Cache.UNSAID, SAME_FOR_ALL),
    "privacidad/": open_to_all("/privacidad/", Cache.UNSAID, SAME_FOR_ALL),
    "sitemap.xml": open_to_all("/sitemap.xml", Cache.UNSAID, SAME_FOR_ALL),
    "robots.txt": open_to_all("/robots.txt", Cache.UNSAID, SAME_FOR_ALL),
    "practica/": open_to_all("/practica/", Cache.NO_STORE, COOKIE),
    "practica/<slug:slug>/": open_to_all("/practica/leer-el-showdown/", Cache.NO_STORE, PRACTICE),
    "practica/<slug:slug>/<int:number>/": open_to_all(
        "/practica/leer-el-showdown/1/", Cache.NO_STORE, PRACTICE
    ),
    "practica/<slug:slug>/borrar/": open_to_all(
        "/practica/leer-el-showdown/borrar/", Cache.NO_STORE, COOKIE
    ),
    "practica/<slug:slug>/hoja/": open_to_all(
        "/practica/leer-el-showdown/hoja/", Cache.NO_STORE, SAME_FOR_ALL
    ),
    "practica/<slug:slug>/<int:number>/hoja/": open_to_all(
        "/practica/leer-el-showdown/1/hoja/", Cache.NO_STORE, COOKIE
    ),
    "practica/<slug:slug>/errores/": open_to_all(
        "/practica/leer-el-showdown/errores/", Cache.NO_STORE, PRACTICE
    ),
    "practica/<slug:slug>/otra/<slug:mistake>/<int:number>/": open_to_all(
        "/practica/leer-el-showdown/otra/palo/1/", Cache.NO_STORE, FRAGMENT
    ),
    "calculadora/": open_to_all("/calculadora/", Cache.SHARED_FOR_AN_HOUR, FRAGMENT),
    "leer/": open_to_all("/leer/?mesa=QsQh9d4c2c&m1=Ah8s&m2=Jc8d", Cache.UNSAID, SAME_FOR_ALL),
    "preferencias/": open_to_all("/preferencias/", Cache.NO_STORE, COOKIE),
    "preferencias.css": open_to_all("/preferencias.css", Cache.ASKED_EACH_TIME, COOKIE),
    "estilo/": open_to_all("/estilo/", Cache.NO_STORE, COOKIE),
    "salud/": open_to_all("/salud/", Cache.NEVER, SAME_FOR_ALL),
    "admin/login/": open_to_all("/admin/login/", Cache.NEVER, COOKIE),
    "admin/": staff("/admin/"),
    "admin/guia/": staff("/admin/guia/"),
    "admin/password_change/": staff("/admin/password_change/", Cache.UNSAID),
    "admin/password_change/done/": staff("/admin/password_change/done/", Cache.UNSAID),
    "admin/autocomplete/": staff("/admin/autocomplete/"),
    "admin/jsi18n/": staff("/admin/jsi18n/", Cache.UNSAID),
    "admin/r/<path:content_type_id>/<path:object_id>/": staff("/admin/r/1/1/"),
    "admin/auth/user/<id>/password/": staff("/admin/auth/user/1/password/"),
    "admin/^(?P<app_label>practice|lessons|auth)/$": staff("/admin/auth/"),
    "admin/(?P<url>.*)$": staff("/admin/no-hay/"),
}
# Leaving is done by POST; who is not in is sent to the front of the admin.
LEAVING = "admin/logout/"
# These are for who has answered something: tests/practice tells how they answer.
ONLY_FOR_LEARNERS = (
    "practica/<slug:slug>/<int:number>/aviso/",
    "practica/<slug:slug>/errores/<int:number>/",
)
# There where the host has given one: tests/config/test_school.py tells how it answers.
LOGO = "logo"

# Rows with a history; what was deleted of them is listed and can come back.
MODELS_WITH_HISTORY = {
    "lessons/country",
    "lessons/lesson",
    "lessons/question",
    "lessons/term",
    "practice/excerpt",
    "practice/outsiderule",
    "practice/series",
    "practice/source",
}
MODELS_IN_ADMIN = MODELS_WITH_HISTORY | {
    "auth/group",
    "auth/permission",
    "auth/user",
    "practice/houserules",
    "practice/report",
}
PAGES_OF_A_MODEL = {
    "": "",
    "add/": "add/",
    "<path:object_id>/": "1/",
    "<path:object_id>/change/": "1/change/",
    "<path:object_id>/delete/": "1/delete/",
    "<path:object_id>/history/": "1/history/",
}
PAGES_OF_ITS_HISTORY = {
    "borrados/": "borrados/",
    "^([^/]+)/history/([^/]+)/$": "1/history/1/",
}
OF_A_SERIES = {
    "<int:pk>/repartir/": "1/repartir/",
    "<int:pk>/semillas/": "1/semillas/",
    "<int:pk>/manos/": "1/manos/",
    "<int:pk>/manos/<int:place>/": "1/manos/7/",
    "<int:pk>/manos/<int:place>/otra/<int:skip>/": "1/manos/7/otra/1/",
    "<int:pk>/manos/<int:place>/escribir/": "1/manos/7/escribir/",
    "<int:pk>/manos/<int:place>/conservar/": "1/manos/7/conservar/",
}
OF_A_LESSON = {
    "<int:pk>/duplicar/": "1/duplicar/",
    "<int:pk>/mover/<str:way>/": "1/mover/arriba/",
    "vista-previa/": "vista-previa/",
}
OF_ANSWERS = {
    "": "",
    "<int:pk>/": "1/",
    "<int:pk>/retiradas/": "1/retiradas/",
    "<int:pk>/respuestas.csv": "1/respuestas.csv",
    "<int:pk>/respuestas.json": "1/respuestas.json",
}
ADMIN_TABLE = {
    f"admin/{model}/{route}": staff(f"/admin/{model}/{example}")
    for models, pages in (
        (MODELS_IN_ADMIN, PAGES_OF_A_MODEL),
        (MODELS_WITH_HISTORY, PAGES_OF_ITS_HISTORY),
        ({"lessons/lesson"}, OF_A_LESSON),
        ({"practice/series"}, OF_A_SERIES),
        ({"practice/answers"}, OF_ANSWERS),
    )
    for model in sorted(models)
    for route, example in pages.items()
}
ROWS = TABLE | ADMIN_TABLE
