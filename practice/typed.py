"""A hand typed by a person: read, held against what its level asks, and given its options."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from engine import CardError, Showdown, hand_name
from practice.amounts import AmountError, read_amount
from practice.dealing import Dealt, is_fair, offerable, options_of
from practice.levels.base import Level, Plan, Shape
from practice.levels.hands import HandShape
from practice.mistakes import MISTAKES
from practice.naming import joined
from practice.questions import Option
from practice.table import SEAT_NAMES, Deal, Table, codes

# Half, a third and a quarter of such an amount are whole.
DIVIDES_WELL = 12


class TypedError(ValueError):
    """A typed hand cannot be a drill; the message is Spanish and says why, and what would do."""


def read_deal(board: str, hands: Sequence[str], amounts: Sequence[str]) -> Deal:
    """Read a deal as people write it: cards as "Ah Kd" or "A♥ K♦", amounts as "2.000".

    Seats of which nothing is written are left out.

    Raises:
        TypedError: something is not a card, lies twice, is missing, or is not an amount.
    """
    seats = [
        (number, hand, amount)
        for number, (hand, amount) in enumerate(zip(hands, amounts, strict=True), start=1)
        if hand.strip() or amount.strip()
    ]
    try:
        shown = Showdown(board=board, hands=[hand for _, hand, _ in seats])
    except CardError as error:
        raise TypedError(str(error)) from error
    own = [hand for hand in shown.hands if hand is not None]
    return Deal(shown.board, tuple(own), tuple(_amount(n, text) for n, _, text in seats))


def _amount(number: int, text: str) -> int:
    try:
        return read_amount(text)
    except AmountError as error:
        raise TypedError(f"Monto de la mano {number}: {error}") from error


def check(deal: Deal) -> None:
    """Raise a TypedError where cards are missing or repeated, or amounts are not whole units."""
    try:
        if deal.board or any(deal.hands):
            Showdown(board=deal.board, hands=[hand or None for hand in deal.hands])
    except CardError as error:
        raise TypedError(str(error)) from error
    if len(deal.contributed) != len(deal.hands) or any(
        type(n) is not int for n in deal.contributed
    ):
        raise TypedError("Cada mano necesita un monto entero.")


def seat_counts(level: Level) -> list[int]:
    """How many hands a drill of the level may have, where a person may write one."""
    return sorted({shape.seats for shape in _written_shapes(level.shapes)})


def _written_shapes(shapes: Iterable[Shape]) -> list[HandShape]:
    return [shape for shape in shapes if isinstance(shape, HandShape)]


def type_hand(
    level: Level, deal: Deal, first: Shape | None = None, chosen: Sequence[str] | None = None
) -> Dealt:
    """Make a drill of a level from a deal, with the options that the level computes.

    Args:
        first: the shape to try before the level's others.
        chosen: codes of the mistakes to offer, in order, empty for the right answer; without it
            they are chosen as for a dealt hand.

    Raises:
        TypedError: the hand fails a condition of the level.
    """
    check(deal)
    table = Table(deal)
    reasons = []
    for shape in _fitting(level, table, first):
        if options := _options(level, shape, table, chosen):
            return Dealt(level, shape.name, shape.question, table, options, 0)
        reasons.append(_why_not(level, shape, table, chosen))
    raise TypedError(reasons[0])


def _fitting(level: Level, table: Table, first: Shape | None) -> list[Shape]:
    """The shapes of the level that hold for the table, `first` before the others."""
    shapes = sorted(level.shapes, key=lambda shape: shape != first)
    like = [shape for shape in shapes if shape.is_like(table.deal)]
    if fitting := [shape for shape in like if shape.holds(table)]:
        return fitting
    if not (written := _written_shapes(shapes)):
        raise TypedError(f"Esta mano no es de las que da «{level.name}».")
    raise TypedError(_asked(level, like, table) if like else _unlike(level, written, table))


def _unlike(level: Level, shapes: Sequence[HandShape], table: Table) -> str:
    seats = len(table.seats)
    if alike := [shape for shape in shapes if shape.seats == seats]:
        return _amounts_of(level, alike[0])
    wanted = " o ".join(map(str, seat_counts(level)))
    return f"«{level.name}» se juega con {wanted} manos; aquí hay {seats}."


def _amounts_of(level: Level, shape: HandShape) -> str:
    if shape.raised:
        example = "30, 90, 90 y 90"
        return (
            f"En «{level.name}» una mano va all in con menos y las demás ponen más que ella, "
            f"todas lo mismo: por ejemplo {example}."
        )
    return f"En «{level.name}» todas las manos ponen lo mismo, más que 0: por ejemplo 20 y 20."


def _asked(level: Level, shapes: Sequence[Shape], table: Table) -> str:
    shown = joined(
        [f"{SEAT_NAMES[seat]} tiene {hand_name(table.hands[seat])}" for seat in table.seats]
    )
    wanted = "; ".join(f"«{shape.name}»" for shape in shapes)
    return f"Esta mano no ilustra «{level.name}»: {shown}. El nivel pide una de estas: {wanted}."


def _options(
    level: Level, shape: Shape, table: Table, chosen: Sequence[str] | None
) -> tuple[Option, ...] | None:
    if chosen is not None and not shape.question.lists_all:
        return _as_chosen(level, shape, table, chosen)
    rng = Random(f"a mano:{level.code}:{level.version}:{written(table.deal)}")
    options = options_of(rng, level, Plan(shape, 0, None), table)
    if chosen is None or [option.mistake for option in options or ()] == list(chosen):
        return options
    return None


def written(deal: Deal) -> str:
    """A deal in one line; another deal is written otherwise."""
    chips = [*map(str, deal.contributed), *(f"retirado {seat}" for seat in deal.folded)]
    return " ".join([codes(deal.board), *map(codes, deal.hands), *chips, deal.dealer]).strip()


def _as_chosen(
    level: Level, shape: Shape, table: Table, chosen: Sequence[str]
) -> tuple[Option, ...] | None:
    """The options of these mistakes in this order; None where the level would not offer them."""
    offered = offerable(table, shape.question, level.known_to(shape))
    wrong = [code for code in chosen if code]
    if len(set(chosen)) != shape.options or len(chosen) - len(wrong) != 1:
        return None
    if not set(shape.targets) <= set(wrong) <= offered.keys() or not shape.offers(table, offered):
        return None
    right = shape.question.right(table)
    if not is_fair(level, shape.question, table, [offered[code] for code in wrong]):
        return None
    return tuple(Option(offered[code] if code else right, code) for code in chosen)


def _why_not(level: Level, shape: Shape, table: Table, chosen: Sequence[str] | None) -> str:
    if chosen is not None:
        return "Las respuestas con que se conservó esta mano ya no son las que da el nivel."
    return next(_faults(level, shape, table))


def _faults(level: Level, shape: Shape, table: Table) -> Iterator[str]:
    """Why the options of a table that fits cannot be computed, the plainest reason first."""
    this = f"Esta mano es de la clase «{shape.name}», pero"
    offered = offerable(table, shape.question, level.known_to(shape))
    for code in shape.targets:
        if shape.question.wrong(table, MISTAKES[code]) is None:
            yield f"{this} «{MISTAKES[code].name}» no lleva aquí a una respuesta equivocada."
        elif code not in offered:
            yield (
                f"{this} «{MISTAKES[code].name}» da la misma respuesta que otro error: "
                "no se sabría cuál se cometió."
            )
    if not shape.offers(table, offered):
        names = joined([f"«{MISTAKES[code].name}»" for code in shape.targets])
        yield f"{this} las respuestas de {names} no se distinguen bastante: prueba con otras cartas."
    needed = shape.options - 1
    if len(offered) < needed:
        yield f"{this} solo tiene {len(offered)} respuestas equivocadas distintas; pide {needed}."
    answers = [shape.question.right(table), *offered.values()]
    if not all(shape.question.divides(table, answer) for answer in answers):
        yield (
            f"{this} con esos montos algún pozo no se reparte en partes iguales: "
            f"prueba con múltiplos de {DIVIDES_WELL}."
        )
    yield (
        f"{this} entre sus respuestas equivocadas no hay {needed} con las que la correcta "
        "no se note por cuántas veces sale un nombre: prueba con otras cartas."
    )
