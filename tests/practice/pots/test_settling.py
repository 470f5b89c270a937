"""A hand settled step by step: rightly as the engine does it, and with one mistake or two."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import DECK, award, layer_pots, parse_cards
from practice.mistakes import CATALOGUE, MISTAKES, Mistake
from practice.settling import independent, settle, settle_rightly
from practice.shuffle import pick
from practice.table import Deal, Table
from tests.practice.pots.laid import ACE, KING, QUEENS, TRIO, chips, with_cards

many = settings(max_examples=150)

FOLDED, UNMATCHED, CUT = "fichas-del-retirado", "no-igualada", "capa-mal-cortada"
BOTH, OWN_ROW, LOWER = "ambos-pozos", "solo-su-fila", "mano-mas-baja"
ON_THE_BOARD = parse_cards("As Ks Qs Js Ts")


@st.composite
def tables(draw: st.DrawFn, *, board: bool = True) -> Table:
    """Two to five seats with any amounts, of which some folded; at times the board plays for all."""
    put_in = draw(st.lists(st.integers(1, 12).map(lambda n: n * 5), min_size=2, max_size=5))
    seats = range(len(put_in))
    folded = draw(st.sets(st.sampled_from(seats), max_size=len(put_in) - 2))
    if not board:
        return Table(Deal((), ((),) * len(put_in), tuple(put_in), tuple(sorted(folded))))
    shown = draw(st.sampled_from([ON_THE_BOARD, parse_cards(QUEENS)]))
    cards = pick(Random(draw(st.integers(0, 999))), [c for c in DECK if c not in shown], 10)
    hands = tuple(() if s in folded else tuple(cards[2 * s : 2 * s + 2]) for s in seats)
    return Table(Deal(shown, hands, tuple(put_in), tuple(sorted(folded))))


# Rightly


@many
@given(tables())
def test_a_right_settlement_is_the_engines(at: Table) -> None:
    account, deal = settle_rightly(at), at.deal
    strengths = [at.strengths.get(seat) for seat in at.everybody]
    engines = award(layer_pots(deal.contributed, at.folded), strengths, chip=deal.chip)
    assert (account.pots, account.payouts) == (engines.pots, engines.payouts)


@many
@given(tables(board=False))
def test_without_cards_the_pots_are_the_engines_and_nobody_is_paid(at: Table) -> None:
    account, money = settle_rightly(at), layer_pots(at.deal.contributed, at.folded)
    assert [(p.amount, p.eligible, p.parts) for p in account.pots] == [
        (p.amount, p.eligible, p.parts) for p in money.pots
    ]
    assert account.returned == money.returned == account.payouts
    assert {pot.winners for pot in account.pots} == {()}
    assert account.readings == {}


def test_a_right_settlement_says_what_every_seat_has() -> None:
    account = settle_rightly(with_cards("30 60 60 20F", QUEENS, TRIO, ACE, KING))
    called = {seat: reading.called for seat, reading in account.readings.items()}
    assert called == {
        0: "trío de reinas con nueve y cuatro",
        1: "par de reinas con as, nueve y ocho",
        2: "par de reinas con rey, nueve y seis",
    }


# Chips are neither made nor lost


@many
@given(tables())
def test_a_right_settlement_pays_what_was_put_in(at: Table) -> None:
    assert sum(settle_rightly(at).payouts) == sum(at.deal.contributed)


@pytest.mark.parametrize("mistake", CATALOGUE, ids=lambda mistake: mistake.code)
@settings(max_examples=60)
@given(at=tables())
def test_who_makes_a_mistake_pays_what_was_put_in(mistake: Mistake, at: Table) -> None:
    account = settle(at, mistake)
    assert account is None or sum(account.payouts) == sum(at.deal.contributed)


@many
@given(tables())
@example(with_cards("30 60 100 20F", QUEENS, TRIO, ACE, KING))
def test_who_makes_two_mistakes_pays_what_was_put_in(at: Table) -> None:
    for one in CATALOGUE:
        for other in (MISTAKES[FOLDED], MISTAKES[UNMATCHED], MISTAKES[OWN_ROW]):
            account = settle(at, one, other) if independent(one, other) else None
            assert account is None or sum(account.payouts) == sum(at.deal.contributed), one.code


@many
@given(tables())
def test_the_parts_of_a_right_pot_add_up_to_it(at: Table) -> None:
    for pot in settle_rightly(at).pots:
        assert sum(pot.parts) == sum(pot.shares) == pot.amount > 0


# Two mistakes in one settlement


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (FOLDED, UNMATCHED, True),
        (FOLDED, CUT, True),
        (UNMATCHED, CUT, True),
        (CUT, BOTH, True),
        (BOTH, LOWER, True),
        (BOTH, "sin-derecho", False),
        (CUT, "un-solo-pozo", False),
        ("impar-al-boton", "impar-toda-a-uno", False),
        ("impar-al-boton", OWN_ROW, False),
        (LOWER, "un-pozo-cada-uno", False),
        (FOLDED, FOLDED, False),
    ],
)
def test_two_mistakes_can_be_made_together_unless_at_the_same_step(
    one: str, other: str, both: bool
) -> None:
    assert independent(MISTAKES[one], MISTAKES[other]) is both
    assert independent(MISTAKES[other], MISTAKES[one]) is both


def test_each_of_two_mistakes_is_made_at_its_step() -> None:
    """C folded with 20 and takes it back; B takes the 40 that nobody matched as a pot."""
    account = settle(chips("30 70 20F"), MISTAKES[FOLDED], MISTAKES[UNMATCHED])
    assert account is not None
    assert account.returned == (0, 0, 20)
    assert [(pot.amount, pot.eligible) for pot in account.pots] == [(60, (0, 1)), (40, (1,))]


def test_two_mistakes_give_the_same_in_any_order() -> None:
    at = with_cards("30 60 60 20F", QUEENS, TRIO, ACE, KING)
    both = MISTAKES[CUT], MISTAKES[OWN_ROW]
    assert settle(at, *both) == settle(at, *both[::-1]) is not None


def test_a_mistake_of_cutting_and_one_of_paying_add_up() -> None:
    """The main pot is made 120 of 110; A, who wins it, is paid its own 30 and B the rest."""
    at = with_cards("30 60 60 20F", QUEENS, TRIO, ACE, KING)
    account = settle(at, MISTAKES[CUT], MISTAKES[OWN_ROW])
    assert account is not None
    assert account.payouts == (30, 90 + 50, 0, 0)


def test_a_mistake_of_reading_and_one_of_contending_add_up() -> None:
    """The lower hand of all is given both pots: A, who put in least, has the second best."""
    at = with_cards("30 60 60", QUEENS, ACE, TRIO, KING)
    account = settle(at, MISTAKES[BOTH], MISTAKES[LOWER])
    assert account is not None
    assert account.payouts == (150, 0, 0)


# What cannot be done


@pytest.mark.parametrize(
    ("code", "puts"),
    [
        (FOLDED, "30 60 60"),
        ("pozo-de-mas", "30 60 60"),
        (BOTH, "60 60 60"),
        ("sin-derecho", "60 60 60"),
        (OWN_ROW, "60 60 60"),
    ],
)
def test_a_mistake_that_cannot_be_made_settles_nothing(code: str, puts: str) -> None:
    assert settle(with_cards(puts, QUEENS, TRIO, ACE, KING), MISTAKES[code]) is None


def test_nothing_is_settled_where_one_of_two_mistakes_cannot_be_made() -> None:
    at = with_cards("30 60 60", QUEENS, TRIO, ACE, KING)
    assert settle(at, MISTAKES[OWN_ROW]) is not None
    assert settle(at, MISTAKES[OWN_ROW], MISTAKES[FOLDED]) is None


def test_nothing_is_settled_where_a_mistake_leaves_a_pot_to_nobody() -> None:
    """All three share the main pot, and who has won it may not win the side pot."""
    at = with_cards("30 60 60", "As Ks Qs Js Ts", "2c 3c", "4c 5c", "6c 7c")
    assert settle(at, MISTAKES["un-pozo-cada-uno"]) is None


@pytest.mark.parametrize("mistake", CATALOGUE, ids=lambda mistake: mistake.code)
def test_every_mistake_can_be_tried_where_there_are_no_cards(mistake: Mistake) -> None:
    account = settle(chips("30 60 100 20F"), mistake)
    assert account is None or sum(pot.amount for pot in account.pots) + sum(account.returned) == 210
