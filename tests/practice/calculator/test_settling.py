"""What the calculator answers, through the web form: known hands, worked examples, laws."""

from random import Random
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from django.http import QueryDict
from hypothesis import given, settings
from hypothesis import strategies as st

from practice.calculator import Address, House, read, settle
from tests.engine.test_public_cases import CASES
from tests.engine.test_real_hands import rows
from tests.practice.calculator.asking import Answered, address, ask, seats

__all__ = ["rows"]

# Almost no test of this file may use the database: with the rule in the address none is asked.

by_id = {"ids": lambda case: case["id"]}


def numbered(places: list[int]) -> list[int]:
    """Seats as a form numbers them."""
    return [place + 1 for place in places]


def by_seat(amounts: list[int]) -> dict[int, int]:
    return dict(enumerate(amounts, start=1))


# Hands that were played, and faults of other engines


def test_every_real_hand_is_settled_as_it_was(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        shown = [
            None if gone else own
            for gone, own in zip(row["folded"], row["hole_cards"], strict=True)
        ]
        table = {"mesa": row["board"], "muerto": sum(row["dead"])}
        done = ask(seats(row["contributed"], row["folded"], shown, **table))
        want = [
            (pot["amount"], numbered(pot["eligible"]), numbered(pot["winners"]))
            for pot in row["pots"]
        ]
        got = [(pot["amount"], pot["eligible"], pot["winners"]) for pot in done.pots]
        assert (done.status, got) == (200, want), row["id"]
        assert done.returned == by_seat(row["returned"]), row["id"]
        if "payouts" in row:
            paid = zip(row["payouts"], row["returned"], strict=True)
            assert done.payouts == by_seat([won + back for won, back in paid]), row["id"]


@pytest.mark.parametrize("case", CASES["hands"], **by_id)
def test_cards_that_other_engines_misread(case: dict[str, Any]) -> None:
    done = ask(seats([50] * len(case["holes"]), hands=case["holes"], mesa=case["board"]))
    assert [pot["winners"] for pot in done.pots] == [numbered(case["winners"])], case["fault"]


@pytest.mark.parametrize("case", CASES["pots"], **by_id)
def test_pots_that_other_engines_cut_wrong(case: dict[str, Any]) -> None:
    places = [None if worth is None else 100 - worth for worth in case["strengths"]]
    done = ask(seats(case["contributed"], case["folded"], places))
    got = [(pot["amount"], pot["eligible"]) for pot in done.pots]
    assert got == [(amount, numbered(can)) for amount, can in case["pots"]], case["fault"]
    assert done.returned == by_seat(case["returned"])
    assert done.payouts == by_seat(case["payouts"])


# Worked examples of the course


def test_three_stacks_all_in() -> None:
    hands = ["Ac Ad", "Kc Kd", "Qc Qd"]
    done = ask(seats([2000, 5000, 12000], hands=hands, mesa="2s 7h 9s Jd 4c"))
    assert [pot["amount"] for pot in done.pots] == [6000, 6000]
    assert done.returned[3] == 7000
    assert done.payouts == {1: 6000, 2: 6000, 3: 7000}
    assert "19.000 = 6.000 + 6.000 + 7.000 devueltas" in done.text


def test_a_side_pot_that_is_split() -> None:
    hands = [None, "9c 9d", "As Qc", "Ad Qh"]
    folded = [True, False, False, False]
    done = ask(seats([300, 1500, 4000, 4000], folded, hands, mesa="9s 5h 2d Kc 7s"))
    assert [(pot["amount"], pot["winners"]) for pot in done.pots] == [(4800, [2]), (5000, [3, 4])]
    assert done.payouts == {1: 0, 2: 4800, 3: 2500, 4: 2500}


def test_a_pot_in_three_leaves_two_odd_chips_left_of_the_button() -> None:
    done = ask(seats([50, 1100, 1100, 1100], [True], [None, 1, 1, 1]))
    assert done.payouts == {1: 0, 2: 1117, 3: 1117, 4: 1116}
    assert "Sobran 2 fichas de 1, una para cada uno de Asiento 2 y Asiento 3" in done.text


def test_an_odd_chip_in_each_of_two_pots() -> None:
    folded = [True, False, True, False, False]
    done = ask(seats([1, 66, 29, 26, 66], folded, [None, 1, None, 2, 1]))
    assert (done.payouts[2], done.payouts[5]) == (95, 93)


def test_a_seat_that_was_short_for_the_ante_wins_that_much_of_each() -> None:
    """Antes that all owe are typed as put in: 5/10/10 and then 0/100/100."""
    done = ask(seats([5, 110, 110], hands=[1, 2, 3]))
    assert done.payouts == {1: 15, 2: 210, 3: 0}


@pytest.mark.django_db
def test_the_example_closes() -> None:
    page = ask("/calculadora/").page
    example = next(e.attrs["href"] for e in page.all("a") if "?n1=" in e.attrs["href"])
    done = ask(example)
    assert "540 = 320 + 180 + 40 devueltas" in done.text
    assert done.payouts == {1: 320, 2: 180, 3: 40, 4: 0}


# What is said


def test_without_a_hand_the_pots_and_who_can_win_them_are_shown() -> None:
    done = ask(seats([30, 90, 90]))
    assert [(pot["amount"], pot["eligible"]) for pot in done.pots] == [
        (90, [1, 2, 3]),
        (120, [2, 3]),
    ]
    assert done.payouts == {}
    assert "Escribe la mano de quienes siguen" in done.text


def test_who_is_the_only_one_left_needs_no_hand() -> None:
    done = ask(seats([10, 20, 60], [True, True, False]))
    assert done.payouts == {1: 0, 2: 0, 3: 90}
    assert "nadie más lo disputa" in done.text


def test_what_goes_back_says_why() -> None:
    done = ask(seats([100, 300, 500], n3="Caro"))
    assert "A Caro le vuelven 200: puso 500 y nadie más puso más de 300." in done.text


def test_the_last_side_pot_is_given_first() -> None:
    text = ask(seats([30, 90, 150, 150], hands=[1, 2, 3, 4])).text
    given_ = text.partition("Quién se lleva cada uno")[2]
    assert given_.index("El lateral 2 (120)") < given_.index("El lateral 1 (180)")
    assert given_.index("El lateral 1 (180)") < given_.index("El principal (120)")


def test_the_card_that_decides_a_pot_is_named() -> None:
    hands = ["Jc4h", "Th3d", "AsAd"]
    text = ask(seats([1000, 1000, 400], hands=hands, mesa="QsQh9d6c2s")).text
    assert "Contra Asiento 2: decide el primer kicker: jota contra diez." in text
    assert "Contra Asiento 1: decide la mano: dos pares valen más que par." in text


def test_dead_money_lies_in_the_main_pot_and_gives_nobody_a_right() -> None:
    done = ask(seats([0, 50, 50], hands=[1, 2, 3], muerto=15))
    assert [(pot["amount"], pot["eligible"]) for pot in done.pots] == [(115, [2, 3])]
    assert "2 × 50 + 15 de dinero muerto" in done.text


def test_a_folded_seat_above_all_others_leaves_its_chips_in_the_last_pot() -> None:
    done = ask(seats([80, 50, 50], [True], [None, 1, 2]))
    assert done.payouts == {1: 0, 2: 180, 3: 0}
    assert "más 30 de quien se retiró habiendo puesto más" in done.text


def test_the_seat_after_the_button_gets_the_odd_chip() -> None:
    tied = {"hands": [1, 1, None], "folded": [False, False, True]}
    assert ask(seats([50, 50, 1], **tied, boton=3)).payouts == {1: 51, 2: 50, 3: 0}
    assert ask(seats([50, 50, 1], **tied, boton=1)).payouts == {1: 50, 2: 51, 3: 0}


def test_all_odd_chips_go_to_the_first_where_the_house_says_so() -> None:
    done = ask(seats([50, 1100, 1100, 1100], [True], [None, 1, 1, 1], impar="primero"))
    assert done.payouts == {1: 0, 2: 1118, 3: 1116, 4: 1116}
    assert "No sigue ninguna de las reglas publicadas" in done.text


def test_odd_chips_are_counted_in_the_smallest_chip() -> None:
    done = ask(seats([25, 100, 100], [True], [None, 1, 1], ficha=25))
    assert done.payouts == {1: 0, 2: 125, 3: 100}


def test_an_empty_row_is_nobody() -> None:
    done = ask(address(p1=20, p3=20, m1=2, m3=1, impar="uno"))
    assert done.payouts == {1: 0, 3: 40}


def test_two_seats_of_one_name_are_told_apart() -> None:
    text = ask(seats([20, 20], hands=[1, 2], n1="Ana", n2="Ana")).text
    assert "El pozo (40) va a Ana (1)" in text


def test_every_settlement_says_its_house_rule_and_that_the_catalogue_is_silent() -> None:
    text = ask(seats([20, 20], hands=[1, 2])).text
    assert "Regla de la casa para la ficha impar: una a cada uno" in text
    assert "WSOP, 2023 Official Tournament Rules, 73" in text
    assert "no dicen a quién va la ficha impar" in text


# Laws


@st.composite
def questions(draw: st.DrawFn) -> tuple[str, int]:
    """An address that can be settled, and all that was put in."""
    chip = draw(st.sampled_from([1, 1, 5, 25]))
    count = draw(st.integers(2, 10))
    put = [chip * n for n in draw(st.lists(st.integers(0, 60), min_size=count, max_size=count))]
    folded = draw(st.lists(st.booleans(), min_size=count, max_size=count))
    folded[draw(st.integers(0, count - 1))] = False
    places = draw(st.lists(st.integers(1, 3), min_size=count, max_size=count))
    hands = [None if gone else place for gone, place in zip(folded, places, strict=True)]
    dead = chip * draw(st.integers(0, 9))
    rule = draw(st.sampled_from(["uno", "primero"]))
    button = draw(st.integers(1, count))
    total = sum(put) + dead
    where = seats(put, folded, hands, muerto=dead, ficha=chip, impar=rule, boton=button)
    return where, total


def settled(where: str, total: int) -> Answered | None:
    done = ask(where)
    if total == 0:
        assert "Nadie puso nada" in done.text
        return None
    assert done.status == 200, where
    return done


def random_question(rng: Random) -> tuple[str, int]:
    """The same without hypothesis, which takes longer to choose than the calculator to settle."""
    chip, count = rng.choice([1, 1, 5, 25]), rng.randint(2, 10)
    put = [chip * rng.choice([0, 1, 2, 3, rng.randint(0, 400)]) for _ in range(count)]
    stays = rng.randrange(count)
    folded = [seat != stays and rng.random() < 0.3 for seat in range(count)]
    hands = [None if gone else rng.randint(1, 3) for gone in folded]
    dead = chip * rng.choice([0, 0, 1, 7])
    table = {"muerto": dead, "ficha": chip, "boton": rng.randint(1, count)}
    where = seats(put, folded, hands, impar=rng.choice(["uno", "primero"]), **table)
    return where, sum(put) + dead


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_twenty_thousand_settlements_conserve_the_chips(seed: int) -> None:
    rng = Random(seed)
    for _ in range(100):
        where, total = random_question(rng)
        done = settle(read(Address.of(QueryDict(urlsplit(where).query)), House))
        assert total == 0 or (done.settlement is not None and not done.faults), where
        if done.settlement and done.money:
            pots = sum(pot.amount for pot in done.money.pots) + sum(done.money.returned)
            assert pots == sum(done.settlement.payouts) == total, where


@settings(max_examples=200)
@given(questions())
def test_no_chip_is_made_or_lost(question: tuple[str, int]) -> None:
    done = settled(*question)
    if done:
        pots = sum(pot["amount"] for pot in done.pots)
        assert pots + sum(done.returned.values()) == sum(done.payouts.values()) == question[1]


@settings(max_examples=60)
@given(questions(), st.integers(1, 3))
def test_everybody_who_moves_up_with_the_button_gets_the_same(
    question: tuple[str, int], shift: int
) -> None:
    """Only the place after the button counts, not the number of the chair."""
    fields = {name: values[0] for name, values in parse_qs(urlsplit(question[0]).query).items()}
    count = int(fields["asientos"])
    moved = {}
    for name, value in fields.items():
        if name[0] in "psm" and name[1:].isdecimal():
            moved[f"{name[0]}{(int(name[1:]) - 1 + shift) % count + 1}"] = value
        else:
            moved[name] = value
    moved["boton"] = str((int(fields["boton"]) - 1 + shift) % count + 1)
    one, other = ask(question[0]), ask(f"/calculadora/?{urlencode(moved)}")
    assert other.payouts == {
        (seat - 1 + shift) % count + 1: amount for seat, amount in one.payouts.items()
    }
