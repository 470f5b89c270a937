import pytest

from engine import (
    RANKS,
    Card,
    Category,
    card_name,
    category_name,
    hand_name,
    parse_cards,
    rank_name,
    rank_plural,
    read_hand,
    the_rank,
)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("As Kd 9h 5c 3d", "carta alta, as"),
        ("Qs Qh Ah 9d 8s", "par de reinas"),
        ("As Ah 8d 8c 3d", "dos pares, ases y ochos"),
        ("2s 2h 2d Kc 3d", "trío de doses"),
        ("9s 8h 7d 6c 5d", "escalera al nueve"),
        ("Js Th 9d 8c 7d", "escalera a la jota"),
        ("Qs Jh Td 9c 8d", "escalera a la reina"),
        ("As 2h 3d 4c 5d", "escalera al cinco"),
        ("As Js 9s 5s 3s", "color al as"),
        ("Ks Kh Kd 2c 2d", "full de reyes con doses"),
        ("As Ah Ad Ac 2d", "póker de ases"),
        ("9s 8s 7s 6s 5s", "escalera de color al nueve"),
        ("As Ks Qs Js Ts", "escalera real"),
    ],
)
def test_a_hand_is_named_with_its_ranks(text: str, name: str) -> None:
    assert hand_name(read_hand(parse_cards(text))) == name


@pytest.mark.parametrize(
    ("rank", "suit", "name"),
    [
        (14, "s", "as de picas"),
        (12, "h", "reina de corazones"),
        (10, "d", "diez de diamantes"),
        (2, "c", "dos de tréboles"),
    ],
)
def test_a_card_is_named_by_rank_and_suit(rank: int, suit: str, name: str) -> None:
    assert card_name(Card(rank, suit)) == name


def test_ranks_are_named_in_the_singular() -> None:
    names = "dos tres cuatro cinco seis siete ocho nueve diez jota reina rey as"
    assert [rank_name(rank) for rank in RANKS] == names.split()


def test_ranks_are_named_in_the_plural() -> None:
    names = "doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes ases"
    assert [rank_plural(rank) for rank in RANKS] == names.split()


def test_the_article_follows_the_gender() -> None:
    assert [the_rank(rank) for rank in (11, 12, 13, 14)] == [
        "a la jota",
        "a la reina",
        "al rey",
        "al as",
    ]


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len({category_name(category) for category in Category}) == 10
