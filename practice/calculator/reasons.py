"""The reason for every chip, in the order in which a dealer settles."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine import OddChips, Pot, SettledPot
from practice.amounts import written
from practice.calculator import sources
from practice.calculator.accounts import Account
from practice.calculator.house import ODD_CHIPS, ODD_CHIPS_SAY
from practice.calculator.sources import Source
from practice.comparing import what_decides
from practice.naming import joined, lowered

_PUBLISHED: Final = {
    "uno": (
        "Es lo que dicen WSOP, 2023 Official Tournament Rules, 73, y Robert Ciaffone, "
        "Robert's Rules of Poker, 3, Ties, 4 y 5."
    ),
    "primero": "No sigue ninguna de las reglas publicadas que cita este curso: vale donde la casa la fije.",
    "no": "Con ella un pozo que no se divide justo queda sin repartir hasta que se elija otra.",
}


class Reason(NamedTuple):
    """One step of a settlement, and the rules that it rests on."""

    says: str
    sources: tuple[Source, ...] = ()


def the_pot(account: Account, number: int) -> str:
    """A pot in the middle of a sentence: "el pozo", "el principal", "el lateral 2"."""
    return f"el {account.pot_named(number).lower()}"


def forming(account: Account) -> list[Reason]:
    """What goes back, and how each pot is made up and who can win it."""
    made = [_made(account, number) for number in range(len(_layers(account)))]
    return [*_returned(account), *_folded(account), *made]


def awarding(account: Account) -> list[Reason]:
    """Who takes each pot, the last side pot first."""
    pots = account.settlement.pots if account.settlement else ()
    return [_taken(account, number, pots[number]) for number in reversed(range(len(pots)))]


def house_rule(account: Account) -> list[str]:
    """Which rule for odd chips applies and whose it is; always said, odd chips or not."""
    odd, chip, whose = account.question.house
    says = f"Regla de la casa para la ficha impar: {ODD_CHIPS_SAY[odd]}. "
    says += f"La ficha más chica vale {written(chip)}."
    if not account.question.by_house:
        source = "La regla va escrita en la dirección de esta cuenta."
    else:
        source = (
            f"La fijó: {whose}."
            if whose
            else "Es la que este sitio usa mientras la casa no diga otra."
        )
    return [says, source, _PUBLISHED[odd], sources.SILENCE]


def _returned(account: Account) -> Iterator[Reason]:
    for seat, back in enumerate(account.money.returned if account.money else ()):
        if back:
            name, put = account.seats[seat].name, account.seats[seat].put
            matched = f"nadie más puso más de {written(put - back)}"
            why = matched if put > back else "nadie más puso nada"
            verb = "vuelve" if back == 1 else "vuelven"
            says = f"A {name} le {verb} {written(back)}: puso {written(put)} y {why}."
            yield Reason(says, (sources.RETURNED,))


def _folded(account: Account) -> Iterator[Reason]:
    gone = [seat for seat in account.seats if seat.folded and seat.put]
    if gone:
        left = joined([f"{seat.name} ({written(seat.put)})" for seat in gone])
        verb = "se retiró" if len(gone) == 1 else "se retiraron"
        yield Reason(f"{left} {verb}: sus fichas se quedan.", (sources.FOLDED_STAY,))


def _made(account: Account, number: int) -> Reason:
    name, amount = the_pot(account, number).capitalize(), _pot(account, number).amount
    says = (
        f"{name}, {written(amount)}, junta {_reach(account, number)}. {_can_win(account, number)}"
    )
    if len(_layers(account)) == 1:
        return Reason(says)
    formed = sources.SEVERAL if number > 1 else sources.ALL_IN
    return Reason(says, (formed, sources.WHO_CONTENDS))


def _layers(account: Account) -> tuple[Pot, ...]:
    return account.money.pots if account.money else ()


def _pot(account: Account, number: int) -> Pot:
    return _layers(account)[number]


def _reach(account: Account, number: int) -> str:
    """Up to where a pot takes from each seat, and what else lies in it."""
    contends = _pot(account, number).eligible[0]
    up_to = sum(account.own_parts(each)[contends] for each in range(number + 1))
    each = f"lo que puso cada uno, hasta {written(up_to)}"
    above = f"lo que va por encima, hasta {written(up_to)} por asiento"
    says = above if number else each
    parts = account.own_parts(number)
    if more := sum(max(0, part - parts[contends]) for part in parts):
        says += f", más {written(more)} de quien se retiró habiendo puesto más"
    if account.question.dead and not number:
        says += f", más {written(account.question.dead)} de dinero muerto"
    return says


def _can_win(account: Account, number: int) -> str:
    can = _pot(account, number).eligible
    before = _pot(account, number - 1).eligible if number else ()
    says = f"{'Lo puede ganar' if len(can) == 1 else 'Lo pueden ganar'} {account.names(can)}."
    out = tuple(seat for seat in before if seat not in can)
    if not out:
        return says
    why = "ya no, porque no puso más" if len(out) == 1 else "ya no, porque no pusieron más"
    return f"{says} {account.names(out)} {why}."


def _taken(account: Account, number: int, pot: SettledPot) -> Reason:
    name = f"{the_pot(account, number).capitalize()} ({written(pot.amount)})"
    several = _apart(account, number)
    best = sources.SIDE_POT if number else sources.MAIN_POT
    if len(pot.eligible) == 1:
        alone = account.names(pot.eligible)
        return Reason(f"{name} va a {alone}: nadie más lo disputa.", several)
    if len(pot.winners) > 1:
        return _split(account, name, pot, several)
    says = f"{name} va a {account.names(pot.winners)}{_with(account, pot)}"
    return Reason(
        f"{says}: la mejor mano de quienes lo disputan.{_decides(account, pot)}", (*several, best)
    )


def _with(account: Account, pot: SettledPot) -> str:
    """The hand that wins it, where the cards are known."""
    hand = account.hand_of(pot.winners[0])
    return f", con {hand}" if hand else ""


def _decides(account: Account, pot: SettledPot) -> str:
    """What tells the winner from the next best hand that contends; empty without cards."""
    if account.showdown is None:
        return ""
    rivals = [seat for seat in pot.eligible if seat not in pot.winners]
    second = account.showdown.winners(among=rivals)
    if not second:
        return ""
    decides = what_decides(account.showdown, pot.winners[0], second[0])
    return f" Contra {account.names(second[:1])}: {lowered(decides)}."


def _apart(account: Account, number: int) -> tuple[Source, ...]:
    """The rules about several pots, at the one that is given first."""
    is_last_side_pot = number and number == len(_layers(account)) - 1
    return (sources.LAST_FIRST, sources.POTS_APART) if is_last_side_pot else ()


def _split(account: Account, name: str, pot: SettledPot, several: tuple[Source, ...]) -> Reason:
    hand = account.hand_of(pot.winners[0])
    tied = f" con {hand}" if hand else ""
    chip = account.question.house.chip
    each, odd = divmod(pot.amount // chip, len(pot.winners))
    says = f"{name} se divide entre {account.names(pot.winners)}, que empatan{tied}: "
    says += f"{written(each * chip)} para cada uno."
    cited = (*several, sources.SPLIT, *((sources.SUITS_NEVER,) if hand else ()))
    if not odd:
        return Reason(says, cited)
    return Reason(f"{says} {_odd(account, pot, odd)}", (*cited, *_odd_sources(account)))


def _odd(account: Account, pot: SettledPot, odd: int) -> str:
    chip = account.question.house.chip
    over = f"{odd} ficha" if odd == 1 else f"{odd} fichas"
    left = f"{'Sobra' if odd == 1 else 'Sobran'} {over} de {written(chip)}"
    first = "de los que empatan, su asiento es el primero a la izquierda del botón"
    if odd == 1 or ODD_CHIPS[account.question.house.odd] is OddChips.ALL_TO_FIRST_LEFT:
        every = "" if odd == 1 else "todas "
        return f"{left}, {every}para {account.names(pot.winners[:1])}: {first}."
    those = "de los que empatan, sus asientos son los primeros a la izquierda del botón"
    return f"{left}, una para cada uno de {account.names(pot.winners[:odd])}: {those}."


def _odd_sources(account: Account) -> tuple[Source, ...]:
    if ODD_CHIPS[account.question.house.odd] is OddChips.LEFT_OF_BUTTON:
        return sources.ODD_CHIP, sources.ONE_EACH, sources.SMALLEST_CHIP
    return (sources.SMALLEST_CHIP,)
