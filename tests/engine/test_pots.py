from typing import Any

import pytest

from engine import OddChips, PotError, Pots, award, layer_pots


def amounts(pots: Pots) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.eligible) for pot in pots.pots]


# Layers


def test_layers_are_cut_at_the_levels_of_the_seats_still_in() -> None:
    pots = layer_pots([100, 300, 500])
    assert amounts(pots) == [(300, (0, 1, 2)), (400, (1, 2))]
    assert pots.returned == (0, 0, 200)


def test_a_pot_says_what_each_seat_put_in() -> None:
    assert [pot.parts for pot in layer_pots([100, 300, 500]).pots] == [
        (100, 100, 100),
        (0, 200, 200),
    ]


def test_chips_of_folded_seats_stay_in_the_layers_they_reach() -> None:
    pots = layer_pots([300, 1500, 4000, 4000], [True, False, False, False])
    assert amounts(pots) == [(4800, (1, 2, 3)), (5000, (2, 3))]


def test_a_folded_seat_does_not_cut_a_layer() -> None:
    assert amounts(layer_pots([10, 50, 50], [True, False, False])) == [(110, (1, 2))]


def test_what_a_folded_seat_put_in_above_the_live_levels_goes_to_the_last_pot() -> None:
    pots = layer_pots([20, 50, 80], [False, False, True])
    assert amounts(pots) == [(60, (0, 1)), (90, (1,))]
    assert pots.returned == (0, 0, 0)


def test_equal_all_ins_make_one_pot() -> None:
    assert amounts(layer_pots([200, 200, 200])) == [(600, (0, 1, 2))]


def test_pots_with_different_contenders_stay_apart_though_the_same_seat_wins_both() -> None:
    done = award(layer_pots([100, 300, 300]), [1, 3, 2])
    assert [pot.winners for pot in done.pots] == [(1,), (1,)]


def test_the_part_of_a_bet_that_nobody_matched_is_returned() -> None:
    pots = layer_pots([102, 98])
    assert amounts(pots) == [(196, (0, 1))]
    assert pots.returned == (4, 0)


def test_chips_of_a_folded_seat_count_as_matching() -> None:
    pots = layer_pots([700, 674, 1850], [True, False, False])
    assert amounts(pots) == [(2022, (1, 2)), (52, (2,))]
    assert pots.returned == (0, 0, 1150)


def test_a_pot_with_one_contender_is_his_though_he_shows_nothing() -> None:
    done = award(layer_pots([700, 674, 1850], [True, False, False]), [None, 9, None])
    assert done.payouts == (0, 2022, 1202)


def test_everybody_folds_to_a_seat_that_put_in_nothing() -> None:
    done = award(layer_pots([5, 10, 0], [True, True, False]), [None, None, None])
    assert done.payouts == (0, 0, 15)


def test_a_lone_seat_takes_everything_back() -> None:
    assert layer_pots([30]) == Pots((), (30,))


def test_nothing_put_in_makes_no_pot() -> None:
    assert layer_pots([0, 0]) == Pots((), (0, 0))


# Antes and dead money


def test_a_seat_all_in_for_less_than_the_ante_wins_only_that_much_from_each() -> None:
    done = award(layer_pots([3, 10, 10]), [9, 2, 1])
    assert amounts(layer_pots([3, 10, 10])) == [(9, (0, 1, 2)), (14, (1, 2))]
    assert done.payouts == (9, 14, 0)


def test_money_posted_for_the_table_goes_to_the_first_pot_unlayered() -> None:
    pots = layer_pots([100, 300, 300], dead=[0, 5, 0])
    assert amounts(pots) == [(305, (0, 1, 2)), (400, (1, 2))]
    assert pots.pots[0].parts == (100, 105, 100)


def test_posted_money_matches_no_bet() -> None:
    assert layer_pots([10, 10, 0], [False, False, True], [0, 0, 10]).returned == (0, 0, 0)
    assert layer_pots([10, 20], dead=[50, 0]).returned == (0, 10)


def test_a_seat_whose_last_chips_were_posted_contends_for_the_posted_money_alone() -> None:
    pots = layer_pots([0, 20, 20], dead=[5, 0, 0])
    assert amounts(pots) == [(5, (0, 1, 2)), (40, (1, 2))]


def test_posted_money_alone_is_contended_by_all_who_stayed() -> None:
    assert amounts(layer_pots([0, 0, 0], [False, True, False], [0, 0, 9])) == [(9, (0, 2))]


# Paying


def test_the_best_hand_that_contends_takes_the_pot() -> None:
    assert award(layer_pots([150, 80, 500, 300]), [98, 99, 97, 96]).payouts == (210, 320, 500, 0)


def test_a_seat_without_a_hand_takes_no_pot_that_others_contend_for() -> None:
    assert award(layer_pots([50, 50]), [None, 1]).payouts == (0, 100)


def test_a_hand_given_for_a_folded_seat_takes_nothing() -> None:
    assert award(layer_pots([50, 50, 50], [True, False, False]), [99, 1, 2]).payouts == (0, 0, 150)


def test_shares_and_payouts_are_per_seat_and_the_return_is_included() -> None:
    done = award(layer_pots([100, 300, 500]), [3, 2, 2])
    assert [pot.shares for pot in done.pots] == [(300, 0, 0), (0, 200, 200)]
    assert [pot.winners for pot in done.pots] == [(0,), (1, 2)]
    assert done.payouts == (300, 200, 400)


# Odd chips


def test_odd_chips_go_one_each_from_the_left_of_the_button() -> None:
    pots = layer_pots([50, 1100, 1100, 1100], [True, False, False, False])
    assert award(pots, [None, 9, 9, 9]).payouts == (0, 1117, 1117, 1116)


def test_a_house_may_give_all_odd_chips_to_the_first_on_the_left() -> None:
    pots = layer_pots([50, 1100, 1100, 1100], [True, False, False, False])
    assert award(pots, [None, 9, 9, 9], OddChips.ALL_TO_FIRST_LEFT).payouts == (0, 1118, 1116, 1116)


def test_odd_chips_are_counted_in_the_smallest_chip_in_play() -> None:
    pots = layer_pots([25, 100, 100], [True, False, False])
    assert award(pots, [None, 9, 9], chip=25).payouts == (0, 125, 100)


def test_each_pot_has_its_own_odd_chip() -> None:
    pots = layer_pots([1, 10, 15, 15, 1], [True, False, False, False, True])
    assert amounts(pots) == [(32, (1, 2, 3)), (10, (2, 3))]
    assert award(pots, [None, 9, 9, 9, None]).payouts == (0, 11, 16, 15, 0)


def test_without_odd_chips_a_pot_that_divides_is_shared() -> None:
    assert award(layer_pots([50, 50]), [9, 9], OddChips.NONE).payouts == (50, 50)


def test_without_odd_chips_a_pot_that_does_not_divide_is_an_error_that_says_so() -> None:
    pots = layer_pots([50, 1, 50], [False, True, False])
    with pytest.raises(PotError, match=r"pozo principal \(101\) no se divide entre 2"):
        award(pots, [9, None, 9], OddChips.NONE)


def test_a_pot_for_one_winner_needs_no_dividing() -> None:
    pots = layer_pots([50, 1, 50], [False, True, False])
    assert award(pots, [9, None, 8], OddChips.NONE, chip=5).payouts == (101, 0, 0)


# Bad input


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([],), "al menos un asiento"),
        (([10, -1],), "asiento 2 es negativo"),
        (([10, 1.0],), "asiento 2 no es un entero"),
        (([True, 10],), "asiento 1 no es un entero"),
        ((["10", 10],), "asiento 1 no es un entero"),
        (([10, 10], [False]), "retiros tienen 1"),
        (([10, 10], [False, "no"]), "asiento 2 no es sí ni no"),
        (([10, 10], [True, True]), "no queda nadie"),
        (([10, 10], None, [5]), "para la mesa tiene 1"),
        (([10, 10], None, [5, -5]), "para la mesa por el asiento 2 es negativo"),
    ],
)
def test_amounts_that_cannot_be_are_refused_in_spanish(arguments: Any, message: str) -> None:
    with pytest.raises(PotError, match=message):
        layer_pots(*arguments)


@pytest.mark.parametrize(
    ("strengths", "chip", "message"),
    [
        ([9], 1, "manos tienen 1"),
        ([9, "8"], 1, "asiento 2 no es un entero"),
        ([9, 8.0], 1, "asiento 2 no es un entero"),
        ([None, None], 1, "pozo principal: nadie"),
        ([9, 8], 0, "al menos 1 unidad"),
        ([9, 8], 2.5, "al menos 1 unidad"),
        ([9, 9], 3, "fichas de 3"),
    ],
)
def test_hands_and_chips_that_cannot_be_are_refused_in_spanish(
    strengths: Any, chip: Any, message: str
) -> None:
    with pytest.raises(PotError, match=message):
        award(layer_pots([10, 10]), strengths, chip=chip)


def test_a_side_pot_is_named_by_its_number() -> None:
    with pytest.raises(PotError, match="pozo lateral 1"):
        award(layer_pots([10, 20, 20]), [9, None, None])


def test_the_error_tells_the_seat() -> None:
    with pytest.raises(PotError) as caught:
        layer_pots([10, -1])
    assert caught.value.seat == 1
