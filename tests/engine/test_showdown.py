import pytest

from engine import CardError, Showdown, StepKind, compare_hands, parse_cards, read_hand

BOARD = "Qs Qh 9d 4c 2c"


def refused(board: str, hands: list[str | None]) -> CardError:
    with pytest.raises(CardError) as caught:
        Showdown(board=board, hands=hands)
    return caught.value


# Winners


def test_the_best_hand_wins() -> None:
    assert Showdown(BOARD, ["Ah 8s", "Kd 6h"]).winners() == (0,)


def test_equal_hands_win_together_in_order_of_seat() -> None:
    assert Showdown(BOARD, ["Kd 6h", "Ah 8s", "As 8d"]).winners() == (1, 2)


def test_a_folded_seat_has_no_reading_and_wins_nothing() -> None:
    show = Showdown(BOARD, [None, "Kd 6h"])
    assert show.readings[0] is None
    assert show.winners() == (1,)


def test_only_the_seats_that_contend_can_win() -> None:
    show = Showdown(BOARD, ["Ah 8s", "Kd 6h", "Jc Td", None])
    assert show.winners(among=[2, 1, 3]) == (1,)
    assert show.winners(among=[3]) == ()


def test_cards_may_be_given_as_cards() -> None:
    show = Showdown(parse_cards(BOARD), [parse_cards("Ah 8s"), list(parse_cards("Kd 6h"))])
    assert show == Showdown(BOARD, ["Ah 8s", "Kd 6h"])
    assert show.hands == (parse_cards("Ah 8s"), parse_cards("Kd 6h"))


# The board plays


def test_the_board_plays_where_no_own_card_improves_it() -> None:
    show = Showdown("Ks Qd Jh Tc 9s", ["2h 2d", "9c 3d", "Ah 2c"])
    assert [show.plays_board(seat) for seat in range(3)] == [True, True, False]


def test_a_kicker_from_the_hand_means_that_the_board_does_not_play() -> None:
    assert not Showdown("4d 4c 9h 9s 2d", ["Ah Jc"]).plays_board(0)


def test_an_equally_good_own_card_leaves_the_board_card_in_place() -> None:
    assert Showdown("Ah Kd Qc 9s 7h", ["7c 2d"]).plays_board(0) is False
    assert Showdown("Ah Ad Qc Qs 7h", ["7c 2d"]).plays_board(0)


# Comparing


def test_a_different_kind_decides_at_once() -> None:
    comparison = Showdown(BOARD, ["9s 8s", "Ad Kd"]).compare(0, 1)
    assert [step.kind for step in comparison.steps] == [StepKind.CATEGORY]
    assert comparison.deciding == comparison.steps[0]
    assert comparison.verdict == 1


def test_steps_go_through_the_combination_to_the_kicker_that_decides() -> None:
    comparison = Showdown(BOARD, ["Jc 8s", "Jd 7h"]).compare(1, 0)
    assert [(step.kind, step.verdict) for step in comparison.steps] == [
        (StepKind.CATEGORY, 0),
        (StepKind.COMBINATION, 0),
        (StepKind.KICKER, 0),
        (StepKind.KICKER, 0),
        (StepKind.KICKER, -1),
    ]
    assert comparison.deciding is not None
    assert comparison.deciding.first == parse_cards("7h")
    assert comparison.deciding.second == parse_cards("8s")


def test_equal_hands_have_no_deciding_step() -> None:
    comparison = Showdown(BOARD, ["Ah 8s", "As 8d"]).compare(0, 1)
    assert comparison.deciding is None
    assert comparison.verdict == 0
    assert len(comparison.steps) == 5


@pytest.mark.parametrize(
    ("first", "second", "kinds"),
    [
        ("9c 8d 7h 6s 5c", "5c 4d 3h 2s Ac", "COMBINATION"),
        ("Ac Jc 9c 7c 2c", "Ah Jh 9h 6h 5h", "COMBINATION COMBINATION COMBINATION COMBINATION"),
        ("As Jc 9c 7c 2c", "Ah Ks 9h 6h 5h", "COMBINATION KICKER"),
        ("Kc Kd Ks 2c 2d", "Kc Kd Ks 3c 3d", "COMBINATION COMBINATION"),
        ("4s 4h 4d 4c As", "4s 4h 4d 4c Ks", "COMBINATION KICKER"),
        ("Ks Kd 9h 9c 4c", "Ks Kd 8h 8c Ac", "COMBINATION COMBINATION"),
        ("As Ks Qs Js Ts", "Ah Kh Qh Jh Th", "COMBINATION"),
    ],
)
def test_each_kind_is_compared_by_its_own_groups(first: str, second: str, kinds: str) -> None:
    one, other = read_hand(parse_cards(first)), read_hand(parse_cards(second))
    steps = compare_hands(one, other).steps[1:]
    assert [step.kind.name for step in steps] == kinds.split()


# Bad input


def test_a_card_on_the_board_and_in_a_hand_is_refused_with_both_places() -> None:
    error = refused(BOARD, [None, "Kd 9d"])
    assert (error.piece, error.place, error.seat) == ("9d", "mano 2, carta 2", 1)
    assert "tablero, carta 3" in str(error)


def test_a_card_in_two_hands_is_refused() -> None:
    assert refused(BOARD, ["Kd 6h", "Ah Kd"]).place == "mano 2, carta 2"


@pytest.mark.parametrize(
    ("board", "hand", "place", "seat"),
    [
        ("Qs Qh 9d 4c", "Ah 8s", "tablero", None),
        ("Qs Qh 9d 4c 2c 3c", "Ah 8s", "tablero", None),
        ("Qs Qh 9d 4c Zx", "Ah 8s", "tablero, carta 5", None),
        (BOARD, "Ah", "mano 1", 0),
        (BOARD, "Ah 8s 7s", "mano 1", 0),
        (BOARD, "", "mano 1", 0),
        (BOARD, "Ah 8x", "mano 1, carta 2", 0),
    ],
)
def test_cards_that_are_wrong_or_not_enough_are_placed(
    board: str, hand: str, place: str, seat: int | None
) -> None:
    error = refused(board, [hand])
    assert (error.place, error.seat) == (place, seat)
    assert place.capitalize() in str(error) or place in str(error)


def test_a_folded_seat_cannot_be_compared() -> None:
    show = Showdown(BOARD, [None, "Kd 6h"])
    with pytest.raises(ValueError, match="mano 1"):
        show.compare(0, 1)
    with pytest.raises(ValueError, match="mano 1"):
        show.plays_board(0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_is_an_error(seat: int) -> None:
    with pytest.raises(IndexError):
        Showdown(BOARD, [None, "Kd 6h"]).winners(among=[seat])
