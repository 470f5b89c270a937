"""The block of pots: what was put in, cut into pots, and who contends for each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lessons.markup.writing import block, figures, page, said, shown, values, words
from tests.practice import judges

TABLE = block("pozos mesa", "A: 30 all in", "B: 90", "C: 90", "D: 90")
STEPS = block("pozos x", "A: 20 all in", "B: 50 all in", "C: 100", "D: 100")
FOLDED = block("pozos x", "A: 30 all in", "B: 90", "C: 90", "D: 20 se retiró")


def test_a_main_and_a_side_pot() -> None:
    read = figures(TABLE)
    assert (read["mesa.principal"], read["mesa.lateral"], read["mesa.total"]) == (
        "120",
        "180",
        "300",
    )


def test_what_each_put_into_a_pot() -> None:
    read = figures(TABLE)
    assert (read["mesa.principal.aporte"], read["mesa.lateral.aporte"]) == ("30", "60")


def test_who_contends_for_a_pot() -> None:
    read = figures(TABLE)
    assert read["mesa.principal.compiten"] == "A, B, C y D"
    assert read["mesa.lateral.compiten"] == "B, C y D"


def test_what_each_put_in() -> None:
    read = figures(TABLE)
    assert [read[f"mesa.{seat}.puso"] for seat in "abcd"] == ["30", "90", "90", "90"]


def test_a_lone_pot_is_called_pot() -> None:
    read = figures(block("pozos x", "A: 40", "B: 40"))
    assert (read["x.pozo"], read["x.pozo.compiten"]) == ("80", "A y B")


def test_several_side_pots_are_numbered() -> None:
    read = figures(STEPS)
    names = ("x.principal", "x.lateral-1", "x.lateral-2")
    assert [read[name] for name in names] == ["80", "90", "100"]
    assert [read[f"{name}.compiten"] for name in names] == ["A, B, C y D", "B, C y D", "C y D"]
    assert [read[f"{name}.aporte"] for name in names] == ["20", "30", "50"]


def test_a_folded_seat_leaves_its_chips_and_does_not_contend() -> None:
    read = figures(FOLDED)
    assert (read["x.principal"], read["x.lateral"]) == ("110", "120")
    assert read["x.principal.compiten"] == "A, B y C"


def test_parts_that_differ_have_no_single_contribution() -> None:
    assert "x.principal.aporte" not in figures(FOLDED)


def test_what_nobody_matched_goes_back() -> None:
    read = figures(block("pozos x", "A: 100", "B: 60 all in"))
    assert (read["x.pozo"], read["x.a.devuelto"], read["x.b.devuelto"]) == ("120", "40", "0")
    assert (read["x.devuelto"], read["x.total"]) == ("40", "160")


def test_where_everything_was_matched_nothing_goes_back() -> None:
    assert figures(TABLE)["mesa.devuelto"] == "0"


def test_dead_money_goes_into_the_main_pot() -> None:
    read = figures(TABLE.replace("D: 90", "D: 90\nmuerto: 15"))
    assert (read["mesa.principal"], read["mesa.lateral"]) == ("135", "180")
    assert (read["mesa.muerto"], read["mesa.total"]) == ("15", "315")


def test_dead_money_is_not_part_of_what_each_put_in() -> None:
    read = figures(TABLE.replace("D: 90", "D: 90\nmuerto: 15"))
    assert (read["mesa.a.puso"], read["mesa.principal.aporte"]) == ("30", "30")


def test_dead_money_lets_nobody_contend_who_put_in_nothing() -> None:
    read = figures(block("pozos x", "A: 0", "B: 90", "C: 90", "muerto: 10"))
    assert (read["x.pozo"], read["x.pozo.compiten"]) == ("190", "B y C")


@pytest.mark.parametrize("written", ["2.000", "2 000", "2000", "2\u00a0000", "2\u202f000"])
def test_an_amount_of_thousands_is_read_and_printed_with_a_point(written: str) -> None:
    read = figures(block("pozos x", f"A: {written} all in", "B: 2000"))
    assert (read["x.a.puso"], read["x.pozo"]) == ("2.000", "4.000")


def test_the_value_of_an_amount_has_no_point() -> None:
    assert values(block("pozos x", "A: 2.000", "B: 2.000"))["x.pozo"] == "4000"


@pytest.mark.parametrize("folded", ["se retiró", "Se retiro", "retirado", "RETIRADA"])
def test_folding_is_said_in_several_ways(folded: str) -> None:
    read = figures(block("pozos x", "A: 30", "B: 30", f"C: 10 {folded}"))
    assert read["x.pozo.compiten"] == "A y B"


def test_spaces_do_not_matter() -> None:
    assert said(block("pozos x", "A:30   all   in", "B :  30", "", "C: 10  se  retiró")) == []


@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=10))
def test_pots_are_those_of_another_count(contributed: list[int]) -> None:
    contributed[contributed.index(max(contributed))] = sorted(contributed)[-2]
    read = values(
        block("pozos x", *(f"{'ABCDEFGHIJ'[n]}: {each}" for n, each in enumerate(contributed)))
    )
    amounts = [amount for amount, _ in judges.pots(contributed)]
    names = ["principal", *(f"lateral-{n}" for n in range(1, len(amounts)))]
    names = {1: ["pozo"], 2: ["principal", "lateral"]}.get(len(amounts), names)
    assert [int(read[f"x.{name}"]) for name in names] == amounts


@given(
    st.lists(st.tuples(st.integers(0, 500), st.booleans()), min_size=1, max_size=10),
    st.integers(0, 50),
)
def test_no_chip_is_lost(seats: list[tuple[int, bool]], dead: int) -> None:
    seats = [(seats[0][0], False), *seats[1:]]
    lines = [f"{'ABCDEFGHIJ'[n]}: {put}{' retirado' * out}" for n, (put, out) in enumerate(seats)]
    read = values(block("pozos x", *lines, f"muerto: {dead}"))
    pots = [int(value) for key, value in read.items() if key.count(".") == 1 and key[2] in "pl"]
    total = sum(put for put, _ in seats) + dead
    assert int(read["x.total"]) == sum(pots) + int(read["x.devuelto"]) == total


# What is drawn


@pytest.mark.parametrize("text", [TABLE, STEPS, FOLDED])
def test_the_amounts_that_stand_in_the_page_are_the_computed_ones(text: str) -> None:
    looked_at, read = page(text), values(text)
    keys = {e.attrs["data-clave"] for e in looked_at.all("data")}
    assert {key: shown(looked_at, key) for key in keys} == {key: {read[key]} for key in keys}


def test_each_seat_stands_with_its_state() -> None:
    assert "A all in 30 B 90 C 90 D se retiró 20" in words(FOLDED)


@pytest.mark.parametrize(
    ("text", "made_up"),
    [
        (TABLE, "4 × 30"),
        (TABLE, "3 × 60"),
        (FOLDED, "3 × 30 + 20"),
        (TABLE.replace("D: 90", "D: 90\nmuerto: 15"), "4 × 30 + 15"),
        (FOLDED + "\n\n" + FOLDED.replace(" x", " y").replace("D:", "muerto: 5\nD:"), "20 + 5"),
    ],
)
def test_each_pot_tells_how_it_is_made_up(text: str, made_up: str) -> None:
    assert made_up in page(text).text(of_class="sum")


def test_what_goes_back_is_shown_only_where_something_does() -> None:
    assert "Vuelve" not in page(TABLE).text()
    text = block("pozos x", "A: 100", "B: 60 all in")
    assert "Vuelve a su dueño 40 nadie la igualó" in words(text)


def test_without_cards_nothing_is_paid() -> None:
    assert "Recibe" not in page(TABLE).text()
    assert [key for key in figures(TABLE) if key.endswith(("recibe", "gana"))] == []
