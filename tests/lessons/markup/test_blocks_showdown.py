"""The block of a showdown: who wins, with which five, and the kicker that decides."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DECK, Card, parse_cards
from tests.lessons.markup.writing import block, figures, page, said, shown, values
from tests.practice import judges

QUEENS = block("showdown reinas", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠", "A: J♣ 4♥", "B: 10♥ 3♦")
COUNTERFEIT = block("showdown x", "tablero: K♣ K♥ 9♠ 9♦ 4♠", "A: 5♣ 5♦", "B: A♥ 7♦")
BOARD_PLAYS = block("showdown x", "tablero: 9♠ 8♦ 7♣ 6♥ 5♠", "A: A♦ K♣", "B: Q♥ 2♦")


def dealt(cards: list[Card], seats: int) -> str:
    """A showdown of the first cards of a deck: five for the board, two for each seat."""
    own = [" ".join(map(str, cards[5 + 2 * n : 7 + 2 * n])) for n in range(seats)]
    lines = [f"{'ABCDEFGHIJ'[n]}: {hand}" for n, hand in enumerate(own)]
    return block("showdown x", f"tablero: {' '.join(map(str, cards[:5]))}", *lines)


def test_each_hand_is_read_by_name() -> None:
    read = figures(QUEENS)
    assert read["reinas.a.mano"] == read["reinas.b.mano"] == "par de reinas"


def test_each_five_is_read_in_the_order_in_which_it_is_compared() -> None:
    read = figures(QUEENS)
    assert read["reinas.a.juegan"] == "Q♠ Q♥ J♣ 9♦ 6♣"
    assert read["reinas.b.juegan"] == "Q♠ Q♥ 10♥ 9♦ 6♣"


def test_the_two_that_do_not_play_are_apart() -> None:
    read = figures(QUEENS)
    assert (read["reinas.a.aparte"], read["reinas.b.aparte"]) == ("4♥ 2♠", "3♦ 2♠")


def test_the_kicker_that_decides_is_told_for_both() -> None:
    read = figures(QUEENS)
    assert (read["reinas.a.kicker"], read["reinas.b.kicker"]) == ("J♣", "10♥")


def test_the_winner_is_told() -> None:
    assert figures(QUEENS)["reinas.gana"] == "A"


def test_values_are_for_machines() -> None:
    read = values(QUEENS)
    assert read["reinas.tablero"] == "QsQh9d6c2s"
    assert read["reinas.a.juegan"] == "QsQhJc9d6c"
    assert read["reinas.a.mano"] == str(judges.worth(parse_cards("Qs Qh 9d 6c 2s Jc 4h")))


def test_the_deciding_kicker_of_the_loser_may_lie_on_the_board() -> None:
    text = block("showdown x", "tablero: Q♠ Q♥ 10♦ 9♣ 2♠", "A: J♣ 4♥", "B: 8♥ 3♦")
    assert (figures(text)["x.a.kicker"], figures(text)["x.b.kicker"]) == ("J♣", "10♦")


def test_all_who_share_the_pot_have_the_deciding_kicker() -> None:
    text = block("showdown x", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠", "A: J♣ 4♥", "B: J♦ 3♦", "C: 10♥ 3♥")
    read = figures(text)
    assert [read[f"x.{seat}.kicker"] for seat in "abc"] == ["J♣", "J♦", "10♥"]


def test_there_is_no_kicker_where_the_combination_decides() -> None:
    text = block("showdown x", "tablero: Q♠ 10♥ 9♦ 6♣ 2♠", "A: Q♣ 4♥", "B: 10♦ 3♦")
    assert [key for key in figures(text) if key.endswith("kicker")] == []


def test_a_tie_names_all_who_share() -> None:
    text = block("showdown x", "tablero: K♠ K♦ Q♣ J♥ 5♠", "A: A♣ 3♦", "B: A♥ 2♣", "C: A♦ 4♦")
    assert figures(text)["x.gana"] == "A, B y C"


def test_a_counterfeit_pair_does_not_count() -> None:
    read = figures(COUNTERFEIT)
    assert read["x.a.mano"] == read["x.b.mano"] == "dos pares, reyes y nueves"
    assert (read["x.a.kicker"], read["x.b.kicker"], read["x.gana"]) == ("5♣", "A♥", "B")


def test_the_board_plays() -> None:
    read = figures(BOARD_PLAYS)
    assert read["x.a.juegan"] == read["x.b.juegan"] == "9♠ 8♦ 7♣ 6♥ 5♠"
    assert (read["x.a.aparte"], read["x.b.aparte"]) == ("A♦ K♣", "Q♥ 2♦")
    assert read["x.gana"] == "A y B"


def test_one_hand_alone_is_read() -> None:
    read = figures(block("showdown x", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠", "Ana: Qc 4h"))
    assert (read["x.ana.mano"], read["x.gana"]) == ("trío de reinas", "Ana")


def test_keys_have_no_accents() -> None:
    read = figures(block("showdown x", "tablero: Q♠ Q♥ 9♦ 6♣ 2♠", "Tía Inés: J♣ 4♥"))
    assert read["x.tia-ines.mano"] == "par de reinas"


@pytest.mark.parametrize(
    "written", ["QsQh9d6c2s", "Qs Qh 9d 6c 2s", "Q♠ Q♥ 9♦ 6♣ 2♠", "qs QH 9D 6C 2s"]
)
def test_cards_are_read_as_people_write_them(written: str) -> None:
    assert (
        figures(block("showdown x", f"tablero: {written}", "A: J♣ 4♥"))["x.tablero"]
        == "Q♠ Q♥ 9♦ 6♣ 2♠"
    )


def test_fields_are_known_with_capitals_and_without() -> None:
    assert said(block("Showdown x", "TABLERO: Q♠ Q♥ 9♦ 6♣ 2♠", "A: J♣ 4♥", "Pie: Uno.")) == []


@given(st.permutations(DECK), st.integers(1, 10))
def test_whoever_has_the_strongest_seven_wins(deck: list[Card], seats: int) -> None:
    worth = [judges.worth(deck[:5] + deck[5 + 2 * n : 7 + 2 * n]) for n in range(seats)]
    best = ["ABCDEFGHIJ"[n] for n in range(seats) if worth[n] == max(worth)]
    read = values(dealt(deck, seats))
    assert read["x.gana"].replace(" y ", ", ").split(", ") == best
    assert [int(read[f"x.{'abcdefghij'[n]}.mano"]) for n in range(seats)] == worth


# What is drawn


def test_every_figure_of_it_stands_in_the_page() -> None:
    looked_at = page(QUEENS)
    for key, value in values(QUEENS).items():
        assert shown(looked_at, key) == {value}, key


def test_the_winner_is_marked() -> None:
    looked_at = page(QUEENS)
    assert "se lleva el pozo" in looked_at.text(of_class="wins")
    assert looked_at.text(of_class="wins").startswith("A ")


def test_all_who_tie_are_marked() -> None:
    assert page(BOARD_PLAYS).text(of_class="wins").count("comparte el pozo") == 2


def test_the_caption_is_drawn_with_its_marks() -> None:
    text = QUEENS.replace("B: 10♥ 3♦", "B: 10♥ 3♦\npie: Gana **{{ reinas.gana }}** con la J♣.")
    looked_at = page(text)
    assert [e.path[-1] for e in looked_at.all("strong") if "figcaption" in e.path] == ["figcaption"]
    assert "Gana A con la J♣" in looked_at.text()


def test_without_a_caption_there_is_none() -> None:
    assert page(QUEENS).all("figcaption") == []


def test_a_figure_in_a_sentence_has_its_key_and_value() -> None:
    looked_at = page(f"{QUEENS}\n\nGana {{{{ reinas.gana }}}} con {{{{reinas.a.kicker}}}}.")
    paragraph = [e for e in looked_at.all("data") if e.path == ("p",)]
    assert [(e.attrs["data-clave"], e.attrs["value"]) for e in paragraph[-2:]] == [
        ("reinas.gana", "A"),
        ("reinas.a.kicker", "Jc"),
    ]


def test_a_figure_may_stand_before_its_block() -> None:
    assert page(f"Gana {{{{ reinas.gana }}}}.\n\n{QUEENS}").text().startswith("Gana A.")
