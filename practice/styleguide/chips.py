"""The hands with chips: each way of asking, in each state that an answer can bring about."""

from functools import cache
from typing import Any

from practice.dealing import deal_series
from practice.forms import AnswerForm
from practice.levels import BUILDING
from practice.levels.dealer import LEVELS as DEALER
from practice.mistakes import CATALOGUE, MISTAKES
from practice.models import Drill, Given, Series
from practice.standing import Another
from practice.styleguide.hands import SEED, SLUG, provoking

POTS = Series(slug=SLUG, name="Armar los pozos", seed=SEED)
WITH_CHIPS = [mistake for mistake in CATALOGUE if mistake.does]
NONE_OF_THEM = "1.234"


@cache
def _drills() -> dict[str, Drill]:
    """The drills of the two series, by shape."""
    dealt = enumerate(deal_series(SEED, (*BUILDING, *DEALER)), start=1)
    return {each.shape: Drill.of(each, POTS, place) for place, each in dealt}


def building() -> dict[str, dict[str, Any]]:
    """What is asked about chips, chosen and typed."""
    built, typed = _drills()["un all in y un retiro"], _drills()["los pozos, con tres all in"]
    back, most = _drills()["quedan tres"], _drills()["cuánto: dos all in y un retiro"]
    paid, shared = _drills()["gana el más corto"], _drills()["la ficha más chica no es de uno"]
    contended = _drills()["quién: dos all in y un retiro"]
    return {
        "Pozos para elegir, sin responder": _asked(built),
        "Pozos para elegir, correcta": _answered(built, ""),
        "Pozos para elegir, con error": _answered(built, "un-solo-pozo"),
        "Quién puede ganar, sin responder": _asked(contended),
        "Quién puede ganar, con error": _answered(contended, "sin-derecho"),
        "Montos para escribir, sin responder": _asked(back),
        "Montos para escribir, faltan": _sent(typed, {}),
        "Montos para escribir, no se leen": _sent(back, {"amount0": "1,250", "amount1": "todo"}),
        "Montos para escribir, correcta": _answered(typed, ""),
        "Montos para escribir, con error": _answered(most, "solo-su-fila"),
        "Montos para escribir, con dos errores": _answered(back, "fichas-del-retirado", both=True),
        "Montos para escribir, otro error": _other(typed),
        "Cuánto recibe cada uno, sin responder": _asked(paid),
        "Cuánto recibe cada uno, con error": _answered(paid, "ambos-pozos"),
        "Fichas de a cinco, sin responder": _asked(shared),
        "Fichas de a cinco, con error": _answered(shared, "impar-toda-a-uno"),
    }


def dealer() -> dict[str, dict[str, Any]]:
    """The dealer's mistake: seen, passed over, and looked for where it is not."""
    wrong, right = (
        _drills()["Un all in y un retiro: kicker-pasado-por-alto"],
        _drills()["Un all in: bien"],
    )
    return {
        "El crupier, sin responder": _asked(wrong),
        "El crupier, falta elegir": _sent(wrong, {}),
        "El crupier, visto el error": _step(wrong, 3),
        "El crupier, no visto": _step(wrong, 5),
        "El crupier, solo arrastra": _step(wrong, 4),
        "El crupier, un paso de antes": _step(wrong, 0),
        "El crupier, está bien": _step(right, 5),
        "El crupier, un error que no hay": _step(right, 2),
    }


def mistakes() -> dict[str, dict[str, Any]]:
    """The feedback on every mistake with chips."""
    found = {mistake: provoking(mistake.code, levels=BUILDING) for mistake in WITH_CHIPS}
    return {
        f"Error: {mistake.name}": _answered(drill, mistake.code)
        for mistake, drill in found.items()
        if drill
    }


def _asked(drill: Drill) -> dict[str, Any]:
    return _shown(drill, AnswerForm.to(drill))


def _sent(drill: Drill, data: dict[str, str]) -> dict[str, Any]:
    """What was sent and cannot be read."""
    form = AnswerForm.to(drill, data)
    form.is_valid()
    return _shown(drill, form)


def _answered(drill: Drill, mistake: str, *, both: bool = False) -> dict[str, Any]:
    """With the right answer, or the one of a mistake; with `both`, made along with another."""
    options = enumerate(drill.choices)
    place = next(n for n, each in options if each.mistake == mistake and bool(each.also) == both)
    amounts = drill.choices[place].answer.values if drill.question.is_typed else ()
    return _shown(drill, AnswerForm.to(drill), Given(place, amounts))


def _other(drill: Drill) -> dict[str, Any]:
    labels = drill.question.labels(drill.table)
    form = AnswerForm.to(drill, {f"amount{n}": NONE_OF_THEM for n in range(len(labels))})
    form.is_valid()
    return _shown(drill, form, form.given)


def _step(drill: Drill, place: int) -> dict[str, Any]:
    return _shown(drill, AnswerForm.to(drill), Given(place))


def _shown(drill: Drill, form: AnswerForm, given: Given | None = None) -> dict[str, Any]:
    mistake = MISTAKES["un-solo-pozo"]
    screen = Another(POTS, drill, form, given, mistake=mistake, number=1)
    return {"series": POTS, "screen": screen}
