"""What options say, in each form."""

import pytest

from engine import parse_cards
from practice.mistakes import MISTAKES
from practice.naming import described, joined, listed, pot_name
from practice.questions.wording import Form, pots_taken, runner_up, word
from practice.table import SEAT_NAMES, Answer, Table
from tests.factories import says, table

QUEENS = "Qs Qh 9d 6c 2s"
STRAIGHT_ON_BOARD = "9s 8d 7c 6h 5s"
KINGS = "Ks Kd Qc Jh 5s"


def plain(at: Table, answer: Answer) -> str:
    return str(word(at, Form.PLAIN, answer, ""))


def with_reason(at: Table, code: str) -> str:
    """The wrong option of a mistake, or without a code the right one."""
    answer = MISTAKES[code].answer(at) if code else at.right
    assert answer is not None
    return str(word(at, Form.REASONS, answer, code))


# Plain


def test_one_taker_shows_five_cards() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    assert plain(at, at.right) == "A, con Q♠ Q♥ J♣ 9♦ 6♣"


def test_a_split_says_with_which_combination() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    split = says("AB", "Qs Qh")
    assert plain(at, split) == "Se reparte entre A y B: los dos tienen par de reinas"


def test_a_split_of_two_among_three_says_the_two() -> None:
    at = table(KINGS, "Ac 3d", "7d 2h", "Ah 2c")
    assert plain(at, at.right) == ("Se reparte entre A y C: los dos tienen par de reyes")


def test_a_split_of_three_says_all_three() -> None:
    at = table(KINGS, "Ac 3d", "As 2h", "Ah 2c")
    assert plain(at, says("ABC", "Ks Kd")) == (
        "Se reparte entre A, B y C: los tres tienen par de reyes"
    )


def test_a_split_of_four_says_all_four() -> None:
    at = table(KINGS, "Ac 3d", "As 2h", "Ah 2c", "Ad 3c")
    assert "los cuatro tienen par de reyes" in plain(at, says("ABCD", "Ks Kd"))


def test_a_split_with_the_board_says_the_board() -> None:
    at = table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d")
    assert plain(at, at.right) == "Se reparte entre A y B: las cinco de la mesa"


def test_an_option_is_worded_from_what_it_shows_and_not_from_the_takers_cards() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    assert plain(at, says("B", "Qs Qh Jc 9d 6c")) == "B, con Q♠ Q♥ J♣ 9♦ 6♣"


def test_a_plain_option_gives_no_reason_even_if_a_card_is_named() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    worded = word(at, Form.PLAIN, says("A", "Qs Qh Jc 9d 2s", "2s"), "fuera-de-las-cinco")
    assert (worded.reason, worded.card) == ("", None)


@pytest.mark.parametrize(
    ("shown", "name"),
    [
        ("Qs Qh", "par de reinas"),
        ("Qs Qh Ac", "par de reinas con as"),
        ("Qs Qh Ac Kd 9s", "par de reinas con as, rey y nueve"),
        ("Ks Kd 9h 9c", "dos pares, reyes y nueves"),
        ("Ks Kd 9h 9c 4d", "dos pares, reyes y nueves con cuatro"),
        ("8h 8d 8c", "trío de ochos"),
        ("8h 8d 8c As", "trío de ochos con as"),
        ("8h 8d 8c As Kd", "trío de ochos con as y rey"),
        ("As", "carta alta, as"),
        ("As Kd", "carta alta, as con rey"),
        ("As Jd 9h 6c 3s", "carta alta, as con jota, nueve, seis y tres"),
        ("9s 9h 9d 9c", "póker de nueves"),
        ("9s 9h 9d 9c As", "póker de nueves con as"),
        ("Td 9s 8d 7c 6h", "escalera al diez"),
        ("5d 4s 3d 2c Ah", "escalera al cinco"),
        ("Jd 9d 7d 5d 3d", "color a la jota"),
        ("Kh Kd Ks 2c 2s", "full de reyes con doses"),
        ("Ah Kh Qh Jh Th", "escalera real"),
    ],
)
def test_cards_are_described_by_rank(shown: str, name: str) -> None:
    assert described(parse_cards(shown)) == name


# With reasons


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("", "A, con 9♠ 9♣ 7♥ 7♦ 8♦ — dos pares valen más que par"),
        ("mano-mas-baja", "B, con 7♥ 7♦ A♥ K♦ 9♠ — par vale más que dos pares"),
        ("carta-propia-mas-alta", "B, con 7♥ 7♦ A♥ K♦ 9♠ — tiene la carta propia más alta, A♥"),
        ("fuera-de-las-cinco", "A, con 9♠ 9♣ 7♥ 7♦ 5♣ — también juega 5♣"),
        (
            "juega-la-mesa",
            "Se reparte entre A y B: las cinco de la mesa — sus cinco valen lo mismo",
        ),
    ],
)
def test_every_option_of_a_drill_gives_its_reason(code: str, text: str) -> None:
    assert with_reason(table("9s 7d 7h 5c 2s", "9c 8d", "Ah Kd"), code) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("", "Se reparte entre A y B: los dos tienen par de reyes"),
        ("sexta-carta", "A, con K♠ K♦ A♣ Q♣ J♥ — su sexta carta, 9♦, es más alta"),
        ("palo", "B, con K♠ K♦ A♥ Q♣ J♥ — A♥ es de mejor pinta"),
    ],
)
def test_the_options_of_a_tie_give_their_reasons(code: str, text: str) -> None:
    assert with_reason(table(KINGS, "Ac 9d", "Ah 2c"), code).startswith(text)


def test_the_right_reason_of_a_tie_is_that_the_five_are_equal() -> None:
    assert with_reason(table(KINGS, "Ac 3d", "Ah 2c"), "").endswith(" — sus cinco valen lo mismo")


def test_the_right_reason_of_a_board_that_plays_is_that_all_are_equal() -> None:
    text = with_reason(table(STRAIGHT_ON_BOARD, "Ad Kc", "Qh 2d"), "")
    assert text.endswith(" — sus cinco valen lo mismo")


def test_hands_of_one_kind_are_told_apart_by_their_cards() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    assert with_reason(at, "").endswith(" — sus cinco son más altas")
    assert with_reason(at, "mano-mas-baja").endswith(" — sus cinco son más altas")


def test_a_reason_is_cut_around_its_card() -> None:
    at = table(KINGS, "Ac 9d", "Ah 2c")
    answer = MISTAKES["sexta-carta"].answer(at)
    assert answer is not None
    worded = word(at, Form.REASONS, answer, "sexta-carta")
    assert (worded.before_card, str(worded.card), worded.after_card) == (
        "su sexta carta, ",
        "9♦",
        ", es más alta",
    )


# Pots


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("A|BC", "Principal: A · Lateral: B y C"),
        ("A|BCD", "Principal: A · Lateral: B, C y D"),
        ("AB|AB", "Principal: A y B · Lateral: A y B"),
        ("A|B|C", "Principal: A · Lateral 1: B · Lateral 2: C"),
    ],
)
def test_pots_are_named_with_their_takers(answer: str, text: str) -> None:
    assert pots_taken(says(answer).takers) == text


def test_an_option_about_pots_shows_no_cards_and_gives_no_reason() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d", "Kc 8d", contributed=(30, 90, 90))
    worded = word(at, Form.POTS, says("A|B", "", ""), "ambos-pozos")
    assert worded == ("Principal: A · Lateral: B", (), "", "", None, ())


def test_pots_have_names() -> None:
    assert pot_name(0, 1) == "Pozo"
    assert [pot_name(n, 2) for n in range(2)] == ["Principal", "Lateral"]
    assert [pot_name(n, 3) for n in range(3)] == ["Principal", "Lateral 1", "Lateral 2"]


# Lists


def test_words_are_joined_as_in_spanish() -> None:
    assert joined(["as"]) == "as"
    assert joined(["as", "rey"]) == "as y rey"
    assert joined(["as", "rey", "jota"]) == "as, rey y jota"


def test_seats_are_listed_by_their_letters() -> None:
    assert listed((0,)) == "A"
    assert listed((0, 2)) == "A y C"
    assert listed(tuple(range(4))) == "A, B, C y D"
    assert len(set(SEAT_NAMES)) == len(SEAT_NAMES)


def test_the_runner_up_is_the_best_of_who_does_not_take_the_pot() -> None:
    at = table(QUEENS, "5h 3d", "Ah 8s", "Kd 6h", "Qd 3h", contributed=(90, 90, 90, 30))
    assert (runner_up(at), runner_up(at, 1)) == (2, 1)


def test_the_reason_of_a_right_split_is_also_given_for_wrong_ones() -> None:
    plays, seems = (
        table("Ah Kd Qc Js Th", "2c 3d", "4c 5d"),
        table("Ks Kd Qc Qh 5s", "Ac 2d", "3h 2c"),
    )
    assert (
        with_reason(plays, "").split(" — ")[1]
        == with_reason(seems, "juega-la-mesa").split(" — ")[1]
    )
