"""Chips: which make an amount, how they are drawn, and the sum in digits and in words."""

import re
from functools import cache

import pytest
from django.template import Context, Template
from hypothesis import given
from hypothesis import strategies as st

from engine import ChipError, stacked
from engine.chips import DENOMINATIONS
from engine.number_words import BIGGEST, number_words
from engine.templatetags.chips import chip_stack, chips

CHIPS = (1, 2, 5, 10, 20, 25, 50, 100, 300)
amounts = st.integers(0, 200_000)


@st.composite
def payable(draw: st.DrawFn) -> tuple[int, int]:
    """The smallest chip in play, and an amount that it divides."""
    chip = draw(st.sampled_from(CHIPS))
    return chip * draw(st.integers(0, 5_000)), chip


def slabs(html: str) -> list[tuple[str, str]]:
    """What is written on each chip that is drawn, and how many it stands for, from the bottom."""
    return re.findall(
        r'<i class="chip chip-\d+" data-chip="([\d.]+)"(?: data-times="(×\d+)")?>', html
    )


# Which chips


@given(payable())
def test_the_chips_add_up_to_the_amount(of: tuple[int, int]) -> None:
    amount, chip = of
    assert sum(each.denomination * each.pieces for each in stacked(amount, chip)) == amount


@given(payable())
def test_every_chip_is_in_play_and_the_biggest_comes_first(of: tuple[int, int]) -> None:
    stacks = stacked(*of)
    worth = [each.denomination for each in stacks]
    assert worth == sorted(set(worth), reverse=True)
    assert all(each.denomination % of[1] == 0 and each.pieces > 0 for each in stacks)
    assert set(worth) <= {*DENOMINATIONS, of[1]}


@cache
def fewest(amount: int, chip: int) -> int:
    """The fewest chips that make an amount, found by trying every first chip."""
    if amount == 0:
        return 0
    in_play = {chip} | {each for each in DENOMINATIONS if each > chip and each % chip == 0}
    return 1 + min(fewest(amount - each, chip) for each in in_play if each <= amount)


@pytest.mark.parametrize("chip", CHIPS)
def test_no_fewer_chips_make_the_amount(chip: int) -> None:
    for amount in range(0, 300 * min(chip, 10), chip):
        assert sum(each.pieces for each in stacked(amount, chip)) == fewest(amount, chip), amount


@pytest.mark.parametrize(
    ("amount", "chip", "says"),
    [
        (-10, 1, "Un monto en fichas es cero o más, no -10."),
        (10, 0, "La ficha más chica vale una unidad o más, no 0."),
        (10, -5, "La ficha más chica vale una unidad o más, no -5."),
        (110, 25, "110 no se puede formar con fichas de 25."),
    ],
)
def test_what_chips_cannot_make_is_refused(amount: int, chip: int, says: str) -> None:
    for refuses in (stacked, chips, chip_stack):
        with pytest.raises(ChipError) as raised:
            refuses(amount, chip)
        assert str(raised.value) == says


# In words


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (0, "cero"),
        (1, "uno"),
        (16, "dieciséis"),
        (21, "veintiuno"),
        (31, "treinta y uno"),
        (100, "cien"),
        (101, "ciento uno"),
        (121, "ciento veintiuno"),
        (500, "quinientos"),
        (985, "novecientos ochenta y cinco"),
        (1_000, "mil"),
        (1_001, "mil uno"),
        (2_021, "dos mil veintiuno"),
        (21_000, "veintiún mil"),
        (31_000, "treinta y un mil"),
        (101_101, "ciento un mil ciento uno"),
        (1_000_000, "un millón"),
        (21_000_021, "veintiún millones veintiuno"),
    ],
)
def test_an_amount_is_said_as_in_spanish(amount: int, words: str) -> None:
    assert number_words(amount) == words


@pytest.mark.parametrize("number", [-1, BIGGEST + 1])
def test_a_number_that_is_not_said_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="Se dicen números de 0 a"):
        number_words(number)


def test_stacks_of_one_chip_are_as_high_as_they_are_worth() -> None:
    assert [stacked(amount, 10, largest=10) for amount in (30, 120)] == [((10, 3),), ((10, 12),)]


# Drawn


@given(amounts)
def test_the_page_says_the_sum_in_digits_and_number_words(amount: int) -> None:
    text = re.sub(r"<[^>]+>", "", chips(amount)).strip()
    digits, _, words = text.partition(" ")
    assert digits == f"{amount:,}".replace(",", ".")
    assert words == number_words(amount)


@given(amounts, st.integers(0, 12))
def test_the_drawn_chips_add_up_too(amount: int, most: int) -> None:
    drawn = [
        (int(written.replace(".", "")), int(times[1:] or 1))
        for written, times in slabs(chips(amount, most=most))
    ]
    assert sum(worth * times for worth, times in drawn) == amount
    assert len(drawn) <= max(most, len(DENOMINATIONS))


def test_chips_are_drawn_one_by_one_until_they_are_too_many() -> None:
    assert slabs(chips(120)) == [("100", ""), ("10", ""), ("10", "")]
    assert slabs(chips(120, most=2)) == [("100", ""), ("10", "×2")]
    assert "folded" not in chips(120)
    assert "folded" in chips(120, most=2)


def test_nothing_is_drawn_of_nothing() -> None:
    assert chip_stack(0) == ""
    assert "chip-stack" not in chips(0)


def test_the_drawing_is_not_heard_and_has_no_text() -> None:
    assert 'aria-hidden="true"' in chip_stack(2_985)
    assert re.sub(r"<[^>]+>", "", chip_stack(2_985)).strip() == ""


def test_the_words_may_be_out_of_sight_but_stay_in_the_page() -> None:
    assert '<span class="amount-words vh">ciento veinte</span>' in chips(120, words=False)
    assert '<span class="amount-words">ciento veinte</span>' in chips(120)


def test_no_style_is_inline() -> None:
    assert "style=" not in chips(129_999)


def test_a_template_draws_it_unescaped() -> None:
    template = Template("{% load chips %}{% chips amount most=6 %}")
    drawn = template.render(Context({"amount": 2_000}))
    assert drawn == chips(2_000, most=6)
