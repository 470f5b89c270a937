"""Two readings side by side: which columns agree, and at which one they part."""

from engine import Card
from practice.dealing import Dealt
from practice.mistakes import MISTAKES
from practice.questions.fork import Column, Fork, Mark, fork
from practice.table import Table
from tests.factories import table

QUEENS = "Qs Qh 9d 6c 2s"
KINGS = "Ks Kd Qc Jh 5s"
SIGNS = {Mark.SAME: "=", Mark.APART: ".", Mark.HERE: "!"}


def forked(at: Table, code: str) -> Fork | None:
    mistake = MISTAKES[code]
    answer = mistake.answer(at)
    assert answer is not None
    return fork(at, mistake, answer)


def readings(found: Fork | None) -> tuple[str, str, str]:
    """Their cards, the marks and our cards: "Qs -", "=!", "Qs Qh"."""
    assert found is not None
    theirs = " ".join(code(column.theirs) for column in found.columns)
    ours = " ".join(code(column.ours) for column in found.columns)
    return theirs, "".join(SIGNS[column.mark] for column in found.columns), ours


def code(card: Card | None) -> str:
    return card.code if card else "-"


def test_a_wrong_five_parts_at_the_card_that_does_not_play() -> None:
    at = table("Qs Qh 9d 4c 2c", "Ah 8s", "Kd 6h")
    assert readings(forked(at, "fuera-de-las-cinco")) == (
        "Qs Qh Ah 9d 4c",
        "====!",
        "Qs Qh Ah 9d 8s",
    )


def test_a_reading_that_stops_at_the_combination_parts_at_the_kicker() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    found = forked(at, "kicker-pasado-por-alto")
    theirs, marks, _ = readings(found)
    assert (theirs, marks[:3]) == ("Qs Qh - - -", "==!")


def test_a_reading_that_stops_early_does_not_part_before_the_card_that_decides() -> None:
    at = table("8d 8c As 5h 2c", "Kc 7d", "Kh 6s")
    theirs, marks, ours = readings(forked(at, "primer-kicker"))
    assert theirs == "8d 8c As - -"
    assert marks == "===.!"
    assert ours == "8d 8c As Kc 7d"


def test_a_sixth_card_parts_after_five_equal_ones() -> None:
    theirs, marks, ours = readings(forked(table(KINGS, "Ac 9d", "Ah 2c"), "sexta-carta"))
    assert theirs == "Ks Kd Ac Qc Jh 9d"
    assert marks == "=====!"
    assert ours == "Ks Kd Ah Qc Jh -"


def test_a_suit_parts_at_its_card_though_the_ranks_are_equal() -> None:
    theirs, marks, ours = readings(forked(table(KINGS, "Ac 9d", "Ah 2c"), "palo"))
    assert theirs == "Ks Kd Ah Qc Jh"
    assert marks == "==!=="
    assert ours == "Ks Kd Ac Qc Jh"


def test_a_lower_hand_of_the_same_kind_parts_at_the_first_lower_card() -> None:
    at = table(QUEENS, "Jc 4h", "Th 3d")
    assert readings(forked(at, "mano-mas-baja")) == ("Qs Qh Th 9d 6c", "==!==", "Qs Qh Jc 9d 6c")


def test_a_lower_hand_of_another_kind_parts_at_the_kind() -> None:
    found = forked(table("9s 7d 7h 5c 2s", "9c 8d", "Ah Kd"), "mano-mas-baja")
    assert found is not None
    assert found.kinds == "par contra dos pares"
    assert Mark.HERE not in [column.mark for column in found.columns]


def test_both_own_cards_part_where_the_own_card_pushed_a_better_one_out() -> None:
    at = table("Ks Kd 7h 5c 2s", "Ac 3d", "Qh Jh")
    theirs, marks, ours = readings(forked(at, "dos-obligadas"))
    assert sorted(theirs.split()) == sorted(["Ks", "Kd", "Ac", "7h", "3d"])
    assert ours == "Ks Kd Ac 7h 5c"
    assert marks == "====!"


def test_a_kept_pair_parts_from_the_pair_of_the_board() -> None:
    at = table("Ks Kd 9h 9c 5s", "4h 4d", "Ac 2d")
    theirs, marks, ours = readings(forked(at, "par-anulado"))
    assert ours == "Ks Kd 9h 9c 5s"
    assert set(theirs.split()) == {"Ks", "Kd", "4h", "4d", "9h"}
    assert marks[:2] == "=="
    assert marks.count("!") == 1


def test_a_flush_that_is_not_seen_in_the_same_five_parts_at_the_kind() -> None:
    at = table("Ah 9h 5h 2c Ks", "7h 3h", "Kd Qs")
    found = forked(at, "color-no-visto")
    assert found is not None
    assert found.theirs == "mano de A: carta alta, as"
    assert found.ours == "mano de A: color al as"
    assert found.kinds == "carta alta, as en vez de color al as"


def test_a_misread_hand_of_the_same_kind_stands_in_its_own_reading_order() -> None:
    at = table("8h 8d 3h 3c As", "Kd 7s", "Ts Tc")
    theirs, marks, ours = readings(forked(at, "juega-la-mesa"))
    assert (theirs, ours) == ("8h 8d 3h 3c As", "Ts Tc 8h 8d As")
    assert marks[0] == "!"


def test_a_tie_is_named_by_all_who_share_it() -> None:
    found = forked(table(KINGS, "Ac 9d", "Ah 2c"), "palo")
    assert found is not None
    assert found.ours.startswith("A y B: ")


def test_the_two_readings_are_named() -> None:
    found = forked(table(QUEENS, "Jc 4h", "Th 3d"), "kicker-pasado-por-alto")
    assert found is not None
    assert found.theirs == "A y B: par de reinas"
    assert found.ours == "A: par de reinas con jota, nueve y seis"


def test_a_pot_given_to_the_wrong_seat_lays_no_cards_side_by_side() -> None:
    at = table(QUEENS, "Qd 4h", "Th 3d", "Kc 8h", contributed=(30, 90, 90))
    assert forked(at, "ambos-pozos") is None


# Over many drills


def test_two_readings_part_at_one_place_or_at_their_kinds(drills: list[Dealt]) -> None:
    for drill, found in forks(drills):
        here = sum(column.mark is Mark.HERE for column in found.columns)
        assert here + bool(found.kinds) == 1, drill


def test_columns_that_are_marked_equal_hold_equal_ranks(drills: list[Dealt]) -> None:
    for _, found in forks(drills):
        assert all(equal(column) for column in found.columns if column.mark is Mark.SAME)
        assert not any(equal(column) for column in found.columns if column.mark is Mark.APART)


def test_the_right_reading_is_five_cards_of_a_seat(drills: list[Dealt]) -> None:
    for drill, found in forks(drills):
        ours = {column.ours for column in found.columns if column.ours}
        assert any(ours == set(hand.five) for hand in drill.table.hands.values())


def test_only_a_tie_is_read_with_a_sixth_card(drills: list[Dealt]) -> None:
    for drill, found in forks(drills):
        assert len(found.columns) == 5 or len(drill.table.takers[0]) > 1, drill


def equal(column: Column) -> bool:
    return bool(column.theirs and column.ours and column.theirs.rank == column.ours.rank)


def forks(drills: list[Dealt]) -> list[tuple[Dealt, Fork]]:
    found = [
        (drill, fork(drill.table, MISTAKES[option.mistake], option.answer))
        for drill in drills
        for option in drill.options
        if option.mistake
    ]
    return [(drill, each) for drill, each in found if each is not None]
