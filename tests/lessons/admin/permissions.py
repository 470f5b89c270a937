"""Every address of the admin in a table: an example of it, and what it answers to whom.

A new address needs one line: in `PAGES` if it stands alone, in `OF_MODELS` if it belongs to a model.
In an example, `{lesson}` is a row of that model and `{lesson_version}` one of its history.
"""

from typing import Literal, NamedTuple

Answer = int | Literal["login"]
LOGIN: Answer = "login"  # sent to where one enters
REFUSED = 403


class Answers(NamedTuple):
    """A status for each kind of visitor."""

    visitor: Answer
    learner: Answer  # with a session, without an account
    helper: Answer  # staff who was given nothing
    instructor: Answer
    superuser: Answer


class Row(NamedTuple):
    """One address; `done` in the functions below is what it answers to those who may see it."""

    example: str
    answers: Answers
    method: Literal["get", "post"] = "get"


def everybody(done: Answer = 200, inside: Answer = 200) -> Answers:
    return Answers(done, done, inside, inside, inside)


def staff(done: Answer = 200) -> Answers:
    return Answers(LOGIN, LOGIN, done, done, done)


def instructors(done: Answer = 200) -> Answers:
    return Answers(LOGIN, LOGIN, REFUSED, done, done)


def administrators(done: Answer = 200) -> Answers:
    return Answers(LOGIN, LOGIN, REFUSED, REFUSED, done)


def nobody() -> Answers:
    return Answers(LOGIN, LOGIN, REFUSED, REFUSED, REFUSED)


PAGES = {
    "": Row("", staff()),
    "guia/": Row("guia/", staff()),
    "login/": Row("login/", everybody(200, inside=302)),
    "logout/": Row("logout/", Answers(302, 302, 200, 200, 200), "post"),
    "password_change/": Row("password_change/", staff()),
    "password_change/done/": Row("password_change/done/", staff()),
    "autocomplete/": Row(
        "autocomplete/?app_label=lessons&model_name=lesson&field_name=series", instructors()
    ),
    "jsi18n/": Row("jsi18n/", staff()),
    "r/<path:content_type_id>/<path:object_id>/": Row("r/{lesson_type}/{lesson}/", staff(302)),
    "^(?P<app_label>practice|lessons|auth)/$": Row(
        "lessons/", Answers(LOGIN, LOGIN, 404, 200, 200)
    ),
    "(?P<url>.*)$": Row("no-hay/", staff(404)),
}

# Who may open the pages of a model: its list and forms. Where nobody adds, or nothing is deleted, it says so.
DESK = {
    "lessons/lesson": instructors(),
    "lessons/question": instructors(),
    "lessons/term": instructors(),
    "lessons/country": instructors(),
    "practice/source": instructors(),
    "practice/excerpt": instructors(),
    "practice/outsiderule": instructors(),
    "practice/series": instructors(),
}
OTHERS = {
    "practice/houserules": instructors(),
    "practice/report": instructors(),
    "auth/user": administrators(),
    "auth/group": administrators(),
    "auth/permission": administrators(),
}
HAND = "practice/series/<int:pk>/manos/<int:place>/"
A_HAND = "practice/series/{series}/manos/1/"
OF_MODELS = {
    # lessons
    "lessons/lesson/vista-previa/": Row("lessons/lesson/vista-previa/", instructors(), "post"),
    "lessons/lesson/<int:pk>/mover/<str:way>/": Row(
        "lessons/lesson/{lesson}/mover/abajo/", instructors(302), "post"
    ),
    "lessons/lesson/<int:pk>/duplicar/": Row(
        "lessons/lesson/{lesson}/duplicar/", instructors(302), "post"
    ),
    "lessons/question/add/": Row("lessons/question/add/", nobody()),
    # series
    "practice/series/<int:pk>/repartir/": Row("practice/series/{series}/repartir/", instructors()),
    "practice/series/<int:pk>/semillas/": Row("practice/series/{series}/semillas/", instructors()),
    "practice/series/<int:pk>/manos/": Row("practice/series/{series}/manos/", instructors()),
    HAND: Row(A_HAND, instructors()),
    f"{HAND}otra/<int:skip>/": Row(f"{A_HAND}otra/1/", instructors()),
    f"{HAND}escribir/": Row(f"{A_HAND}escribir/", instructors()),
    f"{HAND}conservar/": Row(f"{A_HAND}conservar/", instructors(302), "post"),
    # what learners did
    "practice/answers/": Row("practice/answers/", instructors()),
    "practice/answers/<int:pk>/": Row("practice/answers/{series}/", instructors()),
    "practice/answers/<int:pk>/retiradas/": Row(
        "practice/answers/{series}/retiradas/", instructors()
    ),
    "practice/answers/<int:pk>/respuestas.csv": Row(
        "practice/answers/{series}/respuestas.csv", instructors()
    ),
    "practice/answers/<int:pk>/respuestas.json": Row(
        "practice/answers/{series}/respuestas.json", instructors()
    ),
    "practice/houserules/add/": Row("practice/houserules/add/", nobody()),
    "practice/houserules/<path:object_id>/delete/": Row(
        "practice/houserules/{houserules}/delete/", nobody()
    ),
    "practice/report/add/": Row("practice/report/add/", nobody()),
    "practice/report/<path:object_id>/delete/": Row(
        "practice/report/{report}/delete/", administrators()
    ),
    # accounts
    "auth/user/<id>/password/": Row("auth/user/{user}/password/", administrators()),
    "auth/permission/add/": Row("auth/permission/add/", nobody()),
    "auth/permission/<path:object_id>/delete/": Row(
        "auth/permission/{permission}/delete/", nobody()
    ),
}


def pages_of(model: str, answers: Answers) -> dict[str, Row]:
    """What Django gives each model."""
    row = f"{model}/{{{model.rpartition('/')[2]}}}/"
    return {
        f"{model}/": Row(f"{model}/", answers),
        f"{model}/add/": Row(f"{model}/add/", answers),
        f"{model}/<path:object_id>/": Row(row, staff(302)),  # to the form, which then refuses
        f"{model}/<path:object_id>/change/": Row(f"{row}change/", answers),
        f"{model}/<path:object_id>/delete/": Row(f"{row}delete/", answers),
        f"{model}/<path:object_id>/history/": Row(f"{row}history/", answers),
    }


def history_of(model: str, answers: Answers) -> dict[str, Row]:
    """What a model with a history has besides: one earlier state, and what was deleted."""
    name = model.rpartition("/")[2]
    version = f"{model}/{{{name}}}/history/{{{name}_version}}/"
    return {
        f"{model}/^([^/]+)/history/([^/]+)/$": Row(version, answers),
        f"{model}/borrados/": Row(f"{model}/borrados/", answers),
    }


ROWS: dict[str, Row] = dict(PAGES)
for _model, _answers in (DESK | OTHERS).items():
    ROWS |= pages_of(_model, _answers)
for _model, _answers in DESK.items():
    ROWS |= history_of(_model, _answers)
ROWS |= OF_MODELS
