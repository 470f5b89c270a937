import pytest

from engine import CardError, Category, Hand, parse_cards, read_hand, strength


def read(text: str) -> Hand:
    return read_hand(parse_cards(text))


def worth(text: str) -> int:
    return strength(parse_cards(text))


def codes(cards: tuple[object, ...]) -> str:
    return " ".join(map(repr, cards))


# One example of each kind, with two cards that do not play: five, combination, kickers, groups.
EXAMPLES = [
    ("9c 7d Ah Js 4c 3d 2h", Category.HIGH_CARD, "Ah Js 9c 7d 4c", 1, "1 1 1 1 1"),
    ("9c Qd Ah Qs 8c 3d 2h", Category.ONE_PAIR, "Qs Qd Ah 9c 8c", 2, "2 1 1 1"),
    ("9c Kd 9h Ks 4c 3d 2h", Category.TWO_PAIR, "Ks Kd 9h 9c 4c", 4, "2 2 1"),
    ("5c 5d 5h Ks 9c 3d 2h", Category.THREE_OF_A_KIND, "5h 5d 5c Ks 9c", 3, "3 1 1"),
    ("9c 8d 7h 6s 5c 5d Ah", Category.STRAIGHT, "9c 8d 7h 6s 5c", 5, "5"),
    ("Ac 5d 4h 3s 2c Kd Qh", Category.STRAIGHT, "5d 4h 3s 2c Ac", 5, "5"),
    ("Ah Jh 9h 7h 4h 3h Ad", Category.FLUSH, "Ah Jh 9h 7h 4h", 5, "1 1 1 1 1"),
    ("Kc Kd Ks 2c 2d Ah Jd", Category.FULL_HOUSE, "Ks Kd Kc 2d 2c", 5, "3 2"),
    ("4s 4h 4d 4c As Kd Kh", Category.FOUR_OF_A_KIND, "4s 4h 4d 4c As", 4, "4 1"),
    ("9h 8h 7h 6h 5h Ah Td", Category.STRAIGHT_FLUSH, "9h 8h 7h 6h 5h", 5, "5"),
    ("5h 4h 3h 2h Ah Kh Td", Category.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah", 5, "5"),
    ("Ts Js Qs Ks As 9s 8s", Category.ROYAL_FLUSH, "As Ks Qs Js Ts", 5, "5"),
]


@pytest.mark.parametrize(("text", "category", "five", "size", "groups"), EXAMPLES)
def test_a_hand_reads_combination_first_then_kickers(
    text: str, category: Category, five: str, size: int, groups: str
) -> None:
    hand = read(text)
    assert hand.category is category
    assert codes(hand.five) == five
    assert hand.combination == hand.five[:size]
    assert hand.kickers == hand.five[size:]
    assert [len(group) for group in hand.groups] == [int(n) for n in groups.split()]
    assert sum(hand.groups, ()) == hand.five


@pytest.mark.parametrize("text", [example[0] for example in EXAMPLES])
def test_the_unused_cards_are_all_the_others_high_to_low(text: str) -> None:
    hand = read(text)
    assert set(hand.unused) == set(parse_cards(text)) - set(hand.five)
    assert [card.order for card in hand.unused] == sorted(card.order for card in hand.unused)


# What beats what


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("Ks Kh Kd 2c 2s", "Qs Qh Qd Ac As"),
        ("Jc Td 9h 8s 7c", "Tc 9d 8h 7s 6c"),
        ("2c 2d 2h 4s 3c", "Ac Ad Kh Ks Qc"),
        ("6c 5d 4h 3s 2c", "5c 4d 3h 2s Ac"),
        ("5c 4d 3h 2s Ac", "2c 2d 2h Ks Ac"),
        ("Kc Tc 5c 4c 3c", "Qc Tc 7c 5c 4c"),
        ("6h 5h 4h 3h 2h", "5h 4h 3h 2h Ah"),
        ("As Ks Qs Js Ts", "Ks Qs Js Ts 9s"),
        ("3c 3d 4h 5s 6c", "Ac Kd Qh Js 9c"),
        ("2c 3d Ah Ks Qc 5d 7h", "2c 3d Kh Js Qc 5d 7h"),
    ],
)
def test_the_first_hand_is_worth_more(higher: str, lower: str) -> None:
    assert worth(higher) > worth(lower)


def test_the_lowest_and_the_highest_hand_bound_the_strengths() -> None:
    assert worth("7s 5h 4d 3c 2s") == 1
    assert worth("As Ks Qs Js Ts") == 7462


def test_a_straight_does_not_go_round_the_ace() -> None:
    assert read("Qc Kd Ah 2s 3c").category is Category.HIGH_CARD


def test_suits_never_rank() -> None:
    assert worth("As Ks 9s 5s 3s") == worth("Ac Kc 9c 5c 3c")


def test_three_pairs_keep_the_best_kicker() -> None:
    assert codes(read("4s 5h 4h 9h Kd 5c 9c").five) == "9h 9c 5h 5c Kd"


def test_two_trips_make_a_full_house_with_the_higher_as_trips() -> None:
    assert codes(read("8s 8h 8d 5c 5s 5h 2d").five) == "8s 8h 8d 5s 5c"


# Equally good fives


def test_the_earlier_card_is_kept_in_a_straight_with_a_paired_rank() -> None:
    assert codes(read("9c 8d 7h 6s 5c 9s 5s").five) == "9c 8d 7h 6s 5c"
    assert codes(read("9s 5s 9c 8d 7h 6s 5c").five) == "9s 8d 7h 6s 5s"


def test_the_earlier_card_is_kept_as_a_kicker_of_two_pairs() -> None:
    assert codes(read("Kc Kd 9h 9s 4c 4d 2h").kickers) == "4c"
    assert codes(read("4d Kc Kd 9h 9s 4c 2h").kickers) == "4d"


def test_the_earlier_pair_is_kept_from_the_second_trips() -> None:
    assert codes(read("5c 5d 8s 8h 8d 5s 2d").five) == "8s 8h 8d 5d 5c"


# Bad input


@pytest.mark.parametrize("text", ["", "As Ks Qs Js", "As Ks Qs Js Ts 9s 8s 7s"])
def test_only_five_six_or_seven_cards_can_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="5, 6 o 7 cartas"):
        worth(text)
    with pytest.raises(ValueError, match="5, 6 o 7 cartas"):
        read(text)


def test_a_repeated_card_is_refused_and_named() -> None:
    cards = parse_cards("As Ks Qs Js Ts")
    with pytest.raises(CardError) as caught:
        read_hand((*cards, cards[1]))
    assert (caught.value.piece, caught.value.place) == ("Ks", "carta 6")


def test_any_sequence_of_cards_can_be_read() -> None:
    cards = parse_cards("9c Qd Ah Qs 8c 3d 2h")
    assert strength(list(cards)) == strength(cards) == read_hand(list(cards)).strength
