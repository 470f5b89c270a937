"""What a learner is told about pots: what decides each, how they add up, which went wrong."""

from practice.questions.feedback import explanation
from practice.table import Table
from tests.factories import table
from tests.practice.answering import after

BOARD = "Qs Qh 9d 4c 2c"
TRIO, ACE, KING, JACK = "Qd 3h", "Ah 8s", "Kd 6h", "Jc 5d"


def one_all_in(*hands: str) -> Table:
    return table(BOARD, *hands, contributed=(30, 90, 90, 90))


# What decides


def test_the_explanation_of_a_wrong_pot_is_about_that_pot() -> None:
    at = one_all_in(TRIO, ACE, KING, JACK)
    assert after(at, "all-in-fuera").explanation == (
        "En el principal compiten A, B, C y D: A tiene trío de reinas; B tiene par de reinas: "
        "trío vale más que par."
    )
    assert after(at, "ambos-pozos").explanation == (
        "En el lateral compiten B, C y D: B y C tienen par de reinas; decide el kicker: "
        "el as de B contra el rey de C."
    )


def test_a_right_answer_about_pots_is_explained_by_the_main_pot() -> None:
    at = one_all_in(TRIO, ACE, KING, JACK)
    assert after(at, "").explanation.startswith("En el principal compiten A, B, C y D: A tiene")


def test_a_right_answer_about_pots_explains_them_all() -> None:
    found = after(one_all_in(TRIO, ACE, KING, JACK), "").explanation
    assert "En el principal compiten" in found
    assert "En el lateral compiten" in found


def test_the_explanation_of_a_pot_names_who_competes_for_it() -> None:
    at = table(BOARD, ACE, "As 8d", KING, JACK, contributed=(30, 90, 90, 90))
    assert explanation(at, 1).startswith("En el lateral compiten B, C y D: B y C tienen")


# How they add up


def test_one_pot_is_added_up_from_what_each_put_in() -> None:
    (pot,) = after(table("Qs Qh 9d 6c 2s", "Jc 4h", "Th 3d"), "").pots
    assert (pot.name, pot.sum, pot.takers, pot.share) == ("Pozo", "30 + 30 = 60", "A", 60)
    assert not pot.is_shared


def test_a_shared_pot_says_what_each_gets() -> None:
    (pot,) = after(table("Ks Kd Qc Jh 5s", "Ac 3d", "Ah 2c"), "").pots
    assert (pot.takers, pot.share, pot.is_shared) == ("A y B", 30, True)


def test_two_pots_are_added_up_each_and_together() -> None:
    found = after(one_all_in(TRIO, ACE, KING, JACK), "")
    assert [(pot.name, pot.sum) for pot in found.pots] == [
        ("Principal", "30 + 30 + 30 + 30 = 120"),
        ("Lateral", "60 + 60 + 60 = 180"),
    ]
    assert found.total == "120 + 180 = 300"


def test_the_pot_that_went_to_the_wrong_seat_is_marked() -> None:
    found = after(one_all_in(TRIO, ACE, KING, JACK), "ambos-pozos")
    assert [pot.parts_here for pot in found.pots] == [False, True]
    assert [(pot.takers, pot.chosen) for pot in found.pots] == [("A", "A"), ("B", "A")]


def test_no_pot_is_marked_after_a_right_answer() -> None:
    found = after(one_all_in(TRIO, ACE, KING, JACK), "")
    assert [pot.parts_here for pot in found.pots] == [False, False]
