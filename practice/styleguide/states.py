"""The states that the style page shows, in the order in which a learner may meet them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine import Showdown
from practice.forms import AnswerForm, ReportForm
from practice.mistakes import CATALOGUE, MISTAKES
from practice.questions.reading import POTS, REASONS
from practice.styleguide import chips, hands
from practice.styleguide.hands import SERIES, drill_at, place_of
from practice.styleguide.screens import (
    another,
    answered,
    asked,
    form_for,
    progress,
    reviewed,
)

PRACTICE = "practice/_practice.html"
AMOUNTS = (0, 1, 25, 45, 120, 290, 480, 985, 2_000, 4_985, 31_021, 129_999)
SOME_MISSED = progress(
    {
        **dict.fromkeys(range(1, 13), ""),
        1: "mano-mas-baja",
        2: "mano-mas-baja",
        5: "mano-mas-baja",
        7: "primer-kicker",
        10: "kicker-pasado-por-alto",
    },
    corrected={2, 10},
)


class State(NamedTuple):
    """One fragment in one state."""

    name: str
    template: str
    context: Mapping[str, Any]


class Group(NamedTuple):
    name: str
    states: list[State]


def groups(error_pages: Mapping[int, Any]) -> list[Group]:
    """Everything that is shown; `error_pages` holds the words of each error page by its status."""
    return [
        Group("Una mano de la serie", in_series()),
        Group("Armar los pozos", practice(chips.building())),
        Group("El error del crupier", practice(chips.dealer())),
        Group("Cada error con nombre", mistakes()),
        Group("Revisar errores", in_review()),
        Group("Otra mano con el mismo error", other_hands()),
        Group("Avance y final", standings()),
        Group("Avisar de una mano", reports()),
        Group("Lo más largo", longest()),
        Group("Figuras y piezas", pieces()),
        Group("Páginas de error", error_words(error_pages)),
    ]


def in_series() -> list[State]:
    side, shared = place_of("empate en el principal"), place_of("la mesa juega para todos")
    third = place_of("empate de dos sobre un tercero")
    return practice(
        {
            "Sin responder": asked(1),
            "Respuesta marcada": asked(2, form_for(drill_at(2), 1)),
            "Falta elegir": asked(2, form_for(drill_at(2), empty=True)),
            "Sin conexión": asked(2, _unsent(2, AnswerForm.offline)),
            "No se pudo guardar": asked(2, _unsent(2, AnswerForm.failed)),
            "Correcta": answered(2),
            "Con error": answered(2, "mano-mas-baja"),
            "Con error que coincide con dos nombres": answered(5, "carta-propia-mas-alta"),
            "Ya respondida": answered(2, "juega-la-mesa", repeated=True),
            "Se reparte entre todos": answered(shared),
            "Se reparte entre dos, con un tercero": answered(third),
            "Pozo lateral, sin responder": asked(side),
            "Pozo lateral, correcta": answered(side),
            "Pozo lateral, con error": answered(side, "ambos-pozos"),
            "La última de la serie": answered(24, "mano-mas-baja", range(1, 24)),
        }
    )


def _unsent(place: int, message: str) -> AnswerForm:
    form = form_for(drill_at(place), 0)
    form.add_error("option", message)
    return form


def mistakes() -> list[State]:
    """The feedback on every mistake of the catalogue for which a hand is found."""
    read = [mistake for mistake in CATALOGUE if mistake not in chips.WITH_CHIPS]
    provoked = {mistake: hands.provoking(mistake.code) for mistake in read}
    return practice(
        {
            f"Error: {mistake.name}": another(drill, mistake.code, mistake.code)
            for mistake, drill in provoked.items()
            if drill
        }
        | chips.mistakes()
    )


def in_review() -> list[State]:
    return practice(
        {
            "Repaso, sin responder": reviewed(SOME_MISSED, 1),
            "Repaso, otra vez con error": reviewed(SOME_MISSED, 4, "primer-kicker"),
            "Repaso, corregida": reviewed(SOME_MISSED, 2, ""),
        }
    )


def other_hands() -> list[State]:
    code, rival = "carta-propia-mas-alta", "mano-mas-baja"
    plain, apart = hands.provoking(code), hands.provoking(code, rival)
    drawn: dict[str, Any] = {}
    if plain:
        drawn |= {
            "Otra mano, sin responder": another(plain, code),
            "Otra mano, correcta": another(plain, code, ""),
        }
    if apart:
        drawn |= {
            "Otra mano que distingue dos errores": another(apart, code, against=rival),
            "Otra mano que distingue dos errores, con el rival": another(apart, code, rival, rival),
        }
    sought = {"series": SERIES, "sought": MISTAKES["full-por-el-par"]}
    return practice({**drawn, "Otra mano, no se encontró": sought})


def standings() -> list[State]:
    rightly = dict.fromkeys(range(1, 25), "")
    some = progress({**rightly, 2: "mano-mas-baja", 19: "ambos-pozos"})
    frequent = {2: "palo", 3: "palo", 9: "palo", 19: "ambos-pozos", 20: "ambos-pozos"}
    often = progress({**rightly, **frequent}, corrected={3})
    fixed = progress({**rightly, **frequent}, corrected=frequent)
    return [
        *practice(
            {
                "Mis errores, algunos corregidos": errors(SOME_MISSED),
                "Mis errores, todos corregidos": errors(fixed),
                "Mis errores, ninguno": errors(progress({1: ""})),
                "Final, con errores": {"series": SERIES, "progress": some},
                "Final, con un error frecuente": {"series": SERIES, "progress": often},
                "Final, sin errores": {"series": SERIES, "progress": progress(rightly)},
            }
        ),
        State("La tira, todos los estados", "practice/style/_strip.html", _strip()),
    ]


def errors(so_far: Any) -> dict[str, Any]:
    return {"series": SERIES, "progress": so_far, "review": True}


def _strip() -> dict[str, Any]:
    screen = {"place": SOME_MISSED.places[12]}
    return {"series": SERIES, "progress": SOME_MISSED, "screen": screen}


def reports() -> list[State]:
    sentences = {"Aviso, con error": "", "Aviso, enviado": "El kicker no es ese."}
    shown: dict[str, Any] = {"Aviso, cerrado": {}, "Aviso, abierto": {"open": True}}
    shown |= {name: {"report": ReportForm({"sentence": s})} for name, s in sentences.items()}
    of = {"series": SERIES, "place": 2, "drill": drill_at(2)}
    return [State(name, "practice/_report.html", {**of, **more}) for name, more in shown.items()]


def longest() -> list[State]:
    tens = hands.laid_by_hand(hands.FOUR_TENS, "pozo-lateral", POTS)
    split = hands.laid_by_hand(hands.SPLIT_TENS, "mesa-y-empates", REASONS)
    name = max(CATALOGUE, key=lambda mistake: len(mistake.name)).code
    return practice(
        {
            "Cuatro manos y dos pozos, sin responder": another(tens, name),
            "Cuatro manos y dos pozos, con error": another(tens, name, "ambos-pozos"),
            "Respuestas largas, sin responder": another(split, name, against="palo"),
            "Respuestas largas, con error": another(split, name, "dos-obligadas"),
        }
    )


def pieces() -> list[State]:
    kicker = Showdown(board="Qs Qh 9d 4c 2c", hands=["Ah 8s", "Kd 6h"])
    split = Showdown(board="Ts Th 9d 6c 2s", hands=["Ah 4h", "Ac 3d"])
    cited = another(drill_at(place_of("par, primer kicker")), "mano-mas-baja", "mano-mas-baja")
    outside = another(drill_at(place_of("escalera")), "mano-mas-baja", "escalera-no-vista")
    return [
        State("Figura: una mano gana", "practice/style/_figure.html", {"shown": kicker}),
        State("Figura: se reparte", "practice/style/_figure.html", {"shown": split}),
        State("Cita abierta", "practice/_source.html", {**cited, "open": True}),
        State("Regla de otra parte, abierta", "practice/_source.html", {**outside, "open": True}),
        State("Cartas", "practice/style/_cards.html", {"cards": kicker.board}),
        State("Fichas", "practice/style/_chips.html", {"amounts": AMOUNTS}),
        State("Botones", "practice/style/_buttons.html", {}),
        State("Borrar mi avance", "practice/_forget.html", {"series": SERIES}),
    ]


def error_words(pages: Mapping[int, Any]) -> list[State]:
    template = "errors/_words.html"
    return [
        State(f"Error {status}", template, {"words": words, "within": True, "home": "/"})
        for status, words in pages.items()
    ]


def practice(shown: Mapping[str, Mapping[str, Any]]) -> list[State]:
    return [State(name, PRACTICE, context) for name, context in shown.items()]
