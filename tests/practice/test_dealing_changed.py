"""Series that are not of the usual size, and the hands that a person changed in them."""

from collections import Counter
from typing import Any

import pytest

from practice.dealing import Dealt, NoDrillError, deal_series, slots
from practice.levels import LEVELS, READING
from practice.overrides import Overrides, carried, deal_changed, kept
from practice.proof import flaws
from tests.factories import SEED, dealt_series
from tests.practice.golden import short

FIRST = READING[:1]
CODE = FIRST[0].code


def changed(overrides: Overrides, seed: str = SEED, **drills: int) -> list[Dealt]:
    return list(deal_changed(seed, READING, drills, overrides))


def differ(drills: list[Dealt], seed: str = SEED) -> list[int]:
    """The places at which the drills are not those of the seed."""
    pairs = zip(drills, dealt_series(seed), strict=True)
    return [n for n, (one, other) in enumerate(pairs, start=1) if short(one) != short(other)]


def typed(dealt: Dealt) -> dict[str, Any]:
    return {"deal": dealt.table.deal.as_json()}


# How many drills


def test_fewer_drills_of_a_level_are_the_first_ones() -> None:
    few = [short(dealt) for dealt in deal_series(SEED, FIRST, {CODE: 4})]
    assert few == [short(dealt) for dealt in dealt_series(SEED)[:4]]


def test_more_drills_of_a_level_go_on_after_the_usual_ones() -> None:
    many = list(deal_series(SEED, FIRST, {CODE: 15}))
    assert [short(dealt) for dealt in many[:6]] == [short(each) for each in dealt_series(SEED)[:6]]
    assert set(Counter(dealt.shape for dealt in many[:12]).values()) == {2}
    assert len({str(short(dealt)) for dealt in many}) == 15


def test_every_drill_of_a_long_series_is_what_its_cards_say() -> None:
    long = {level.code: 24 for level in READING}
    for dealt in deal_series("larga", READING, long):
        assert not list(flaws(dealt.table, dealt.question, dealt.options))


@pytest.mark.parametrize("drills", [0, 25, -1, "6", True, 2.0])
def test_a_wrong_number_of_drills_is_refused(drills: Any) -> None:
    with pytest.raises(NoDrillError, match="de 1 a 24 manos"):
        list(slots(SEED, FIRST, {CODE: drills}))


def test_a_number_for_a_level_that_is_not_there_says_nothing() -> None:
    assert len(list(slots(SEED, FIRST, {"kicker": 3}))) == 6


# Another hand of the seed


def test_a_skip_changes_its_place_alone() -> None:
    assert differ(changed({"7": {"skip": 1}})) == [7]


def test_a_skip_asks_for_the_same_kind_of_hand_with_the_right_option_in_its_place() -> None:
    before, after = dealt_series(SEED)[6], changed({"7": {"skip": 1}})[6]
    assert after.shape == before.shape
    right = [[option.mistake for option in each.options].index("") for each in (before, after)]
    assert right[0] == right[1]


def test_each_skip_gives_another_hand_and_always_the_same() -> None:
    hands = [str(short(changed({"7": {"skip": skip}})[6])) for skip in (0, 1, 2, 2)]
    assert len(set(hands)) == 3


@pytest.mark.parametrize(
    "override", [{"skip": -1}, {"skip": 51}, {"skip": "1"}, {"other": 1}, {"deal": {}}, {"deal": 3}]
)
def test_an_override_that_says_nothing_is_named_with_its_place(override: Any) -> None:
    with pytest.raises(NoDrillError, match="mano 7"):
        changed({"7": override})


# Typed and kept hands


def test_a_typed_hand_stands_at_its_place_and_the_others_stay() -> None:
    hand = dealt_series("plata")[6]
    drills = changed({"7": typed(hand)})
    assert differ(drills) == [7]
    assert drills[6].table.deal == hand.table.deal


def test_a_typed_hand_is_the_same_whatever_the_seed() -> None:
    override = {"7": typed(dealt_series("cobre")[6])}
    assert short(changed(override)[6])["options"] == short(changed(override, "plata")[6])["options"]


@pytest.mark.parametrize("place", range(1, 25))
def test_a_kept_drill_asks_the_same_under_another_seed(place: int) -> None:
    dealt = dealt_series(SEED)[place - 1]
    options = [option.as_json() for option in dealt.options]
    override = {str(place): kept(options, dealt.table.deal.as_json())}
    after = changed(override, "plata")[place - 1]
    assert (after.table.deal, after.question, after.options) == (
        dealt.table.deal,
        dealt.question,
        dealt.options,
    )


def test_kept_options_that_the_level_does_not_give_are_refused() -> None:
    deal = dealt_series(SEED)[6].table.deal.as_json()
    for options in (["", ""], ["palo", "", "mano-mas-baja"], ["palo"], []):
        with pytest.raises(NoDrillError, match="mano 7"):
            changed({"7": {"deal": deal, "options": options}})


# Carried to other levels and seeds

OVERRIDES: dict[str, Any] = {"2": {"skip": 1}, "7": {"deal": {}}}


def carried_to(drills: dict[str, int], levels: list[str], *, same_seed: bool = True) -> Any:
    before = slots(SEED, READING)
    after = slots(SEED, [LEVELS[code] for code in levels], drills)
    return carried(OVERRIDES, before, after, same_seed=same_seed)


ALL = list(LEVELS)


def test_overrides_move_with_their_level() -> None:
    assert carried_to({CODE: 8}, ALL) == {"2": {"skip": 1}, "9": {"deal": {}}}


def test_overrides_go_with_a_level_that_goes() -> None:
    assert carried_to({}, ALL[1:]) == {"1": {"deal": {}}}


def test_a_skip_ends_with_its_seed_and_a_typed_hand_does_not() -> None:
    assert carried_to({}, ALL, same_seed=False) == {"7": {"deal": {}}}
