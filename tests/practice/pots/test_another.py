"""More hands with the same mistake, at the levels about pots."""

import pytest

from practice import another
from practice.another import deal_another
from practice.levels import BUILDING, Level, dealer
from practice.mistakes import CATALOGUE, Mistake

offered = [(BUILDING, code) for level in BUILDING for code in level.mistakes]
offered += [(dealer.LEVELS, code) for level in dealer.LEVELS for code in level.mistakes]


@pytest.mark.parametrize(("levels", "code"), offered)
def test_every_mistake_of_a_level_has_another_hand(levels: tuple[Level, ...], code: str) -> None:
    dealt = deal_another("oro", levels, code, 1)
    assert dealt is not None
    assert code in {option.mistake for option in dealt.options}


@pytest.mark.parametrize("mistake", CATALOGUE, ids=lambda mistake: mistake.code)
def test_a_mistake_that_no_level_knows_is_looked_for_without_an_error(
    mistake: Mistake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(another, "MOST_TRIES", 100)
    dealt = deal_another("oro", BUILDING, mistake.code, 1)
    assert dealt is None or mistake.code in {option.mistake for option in dealt.options}


def test_a_hand_tells_two_mistakes_with_chips_apart() -> None:
    dealt = deal_another("oro", BUILDING, "fichas-del-retirado", 1, "un-solo-pozo")
    assert dealt is not None
    given = {option.mistake: option.answer for option in dealt.options}
    assert given["fichas-del-retirado"] != given["un-solo-pozo"]
