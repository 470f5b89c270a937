"""Where each rule of a settlement is written, kept here so that no page asks the database for it.

The words are those of `lessons/course/rules.toml` and `excerpts.toml`; a test holds them equal.
"""

from typing import Final, NamedTuple

CATALOGUE: Final = (
    "Superintendencia de Casinos de Juego (Chile), Catálogo de Juegos, Sección III.3 Poker, "
    "3.5.7 Texas Hold’em Poker (con y sin límites); 3.6.3 Prohibiciones al jugador; "
    "I.6 Resolución de conflictos"
)
READ_ON: Final = "leído el 30 de noviembre de 2026"
NOT_COMPARED: Final = "cita sin cotejar con el original"
_WSOP: Final = "WSOP, 2023 Official Tournament Rules"
_WSOP_LIVE: Final = "WSOP, 2023 Official Live Action Rules"
_ROBERT: Final = "Robert Ciaffone, Robert's Rules of Poker"
_TDA: Final = "Poker Tournament Directors Association, TDA Rules 2024"


class Source(NamedTuple):
    """A rule and where it is written.

    Attributes:
        key: its key in the course's files; empty where the course has no source for it.
        says: the sentence, word for word of the catalogue, paraphrased of any other.
        written_in: publisher, title and section of each document.
        quoted: whether the sentence is a quotation.
    """

    key: str
    says: str
    written_in: tuple[str, ...] = ()
    quoted: bool = False


def _quoted(key: str, says: str) -> Source:
    return Source(key, says, (CATALOGUE,), quoted=True)


ALL_IN: Final = _quoted(
    "pozo-adicional",
    "Si toma la segunda opción, se crea un Pozo Adicional al Pozo Principal, de tal forma que el "
    "Pozo Principal se compone de las apuestas de los jugadores hasta el monto que pudo apostar "
    "este jugador, y en el Pozo Adicional se reúnen los aportes por sobre el monto apostado por "
    "dicho jugador.",
)
SEVERAL: Final = _quoted(
    "varios-pozos",
    "Este mecanismo se vuelve a utilizar en todas las rondas de apuestas, cada vez que un jugador "
    "no alcance a cubrir la apuesta anterior, pudiéndose generar más de un Pozo Adicional.",
)
WHO_CONTENDS: Final = _quoted(
    "solo-principal",
    "El jugador que hizo la apuesta All In o resto, sólo participa del Pozo Principal, el resto "
    "de los jugadores que correspondan participan en el Pozo Principal y en este Pozo Adicional.",
)
MAIN_POT: Final = _quoted(
    "pozo-principal",
    "El Pozo Principal será obtenido por el jugador que tenga la mejor mano de poker, entre todos "
    "aquellos jugadores que terminaron el pase.",
)
SIDE_POT: Final = _quoted(
    "ganador-lateral",
    "De igual forma, el o los Pozos Adicionales son ganados por el jugador que obtenga la mejor "
    "mano de poker entre los participantes del Pozo respectivo",
)
SPLIT: Final = _quoted(
    "reparto",
    "Si dos jugadores o más comparten la mejor mano, entonces el Pozo o Bote se divide por igual "
    "entre los jugadores.",
)
ODD_CHIP: Final = Source(
    "odd-chip-left",
    "La ficha que no se puede dividir va al primer ganador a la izquierda del botón.",
    (f"{_WSOP}, 73", f"{_ROBERT}, 3, Ties, 5", f"{_TDA}, 20-A"),
)
ONE_EACH: Final = Source(
    "one-odd-chip-each",
    "Ningún jugador recibe más de una ficha impar de un mismo pozo.",
    (f"{_ROBERT}, 3, Ties, 4",),
)
SMALLEST_CHIP: Final = Source(
    "smallest-chip",
    "La ficha impar se cambia primero por las más chicas que haya en juego.",
    (f"{_WSOP}, 73", f"{_ROBERT}, 3, Ties, 3"),
)
POTS_APART: Final = Source(
    "pots-apart",
    "Cada pozo se reparte por separado; el principal y los laterales no se mezclan.",
    (f"{_WSOP}, 74", f"{_ROBERT}, 3, Ties"),
)
LAST_FIRST: Final = Source(
    "last-side-pot-first",
    "Los pozos laterales se resuelven del último que se formó al primero, y el principal al final.",
    (f"{_WSOP_LIVE}, 149",),
)
SUITS_NEVER: Final = Source(
    "suits-never",
    "Una pinta nunca desempata un pozo.",
    (f"{_WSOP_LIVE}, 146", f"{_ROBERT}, 3, Ties, 1"),
)
RETURNED: Final = Source(
    "unmatched-returned",
    "Lo que nadie igualó no se disputa: vuelve a quien lo apostó; es uso universal.",
)
FOLDED_STAY: Final = Source(
    "folded-chips-stay",
    "Las fichas de quien se retiró se quedan en los pozos que alcanzan; es uso universal.",
)
"""The sentences that the course cites say nothing of these two: they are universal usage."""

ALL: Final = (
    ALL_IN,
    SEVERAL,
    WHO_CONTENDS,
    MAIN_POT,
    SIDE_POT,
    SPLIT,
    ODD_CHIP,
    ONE_EACH,
    SMALLEST_CHIP,
    POTS_APART,
    LAST_FIRST,
    SUITS_NEVER,
    RETURNED,
    FOLDED_STAY,
)

SILENCE: Final = (
    "Las frases del Catálogo de Juegos de Chile que cita este curso dicen que el pozo se divide "
    "por igual; no dicen a quién va la ficha impar."
)
