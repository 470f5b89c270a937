"""Tables with chips written as text, and what a mistake answers about them."""

from practice.mistakes import MISTAKES
from practice.questions.accounts import AccountQuestion
from practice.table import SEAT_NAMES, Table
from tests.factories import table

ROYAL = "As Ks Qs Js Ts"  # it plays for everybody
QUEENS = "Qs Qh 9d 4c 2c"
TRIO, ACE, KING, JACK = "Qd 3h", "Ah 8s", "Kd 6h", "Jc 5d"  # in that order, with the queens


def chips(puts: str, *, chip: int = 1) -> Table:
    """Amounts alone, one for each seat; "20F" of a seat that folded."""
    return with_cards(puts, "", chip=chip)


def with_cards(puts: str, board: str, *hands: str, chip: int = 1, dealer: str = "") -> Table:
    """The same with cards; only the seats still in have a hand."""
    amounts = puts.split()
    gone = "".join(SEAT_NAMES[seat] for seat, put in enumerate(amounts) if put.endswith("F"))
    own = iter(hands)
    dealt = [next(own) if board and not put.endswith("F") else "" for put in amounts]
    put_in = [int(put.rstrip("F")) for put in amounts]
    return table(board, *dealt, contributed=put_in, folded=gone, chip=chip, dealer=dealer)


def right(question: AccountQuestion, at: Table) -> tuple[object, ...]:
    return question.right(at).values


def wrong(question: AccountQuestion, code: str, at: Table) -> tuple[object, ...] | None:
    """What this mistake answers; None where it leads to the right answer."""
    answer = question.wrong(at, MISTAKES[code])
    return answer.values if answer else None
