"""Thirty series: what there is to choose from is fair, and every wrong option has one origin."""

from collections import Counter

import pytest

from engine import Card
from practice.dealing import Dealt
from practice.levels import READING
from practice.mistakes import MISTAKES
from practice.questions import Option, Wording
from practice.questions.reading import POTS, REASONS
from practice.table import Seats
from tests.practice import judges
from tests.practice.conftest import Dealing

EVEN_TAKERS = ("mano-mas-alta", "kicker", "mesa-y-empates")


def worded(drill: Dealt) -> list[Wording]:
    return [drill.question.word(drill.table, o.answer, o.mistake) for o in drill.options]


def wrong(drill: Dealt) -> list[Option]:
    return [option for option in drill.options if option.mistake]


def takers(drill: Dealt) -> Counter[tuple[Seats, ...]]:
    return Counter(option.answer.takers for option in drill.options)


def test_the_options_of_a_drill_all_read_differently(drills: list[Dealt]) -> None:
    for drill in drills:
        assert len({str(wording) for wording in worded(drill)}) == len(drill.options)
        assert len(drill.options) in (3, 4)


def test_every_option_has_a_reason_or_none_has(drills: list[Dealt]) -> None:
    for drill in drills:
        reasons = [bool(wording.reason) for wording in worded(drill)]
        assert reasons == [drill.question is REASONS] * len(reasons)


def test_every_option_says_with_what_or_gives_several_pots(drills: list[Dealt]) -> None:
    for drill in drills:
        shown = [bool(wording.cards or wording.says) for wording in worded(drill)]
        assert shown == [drill.question is not POTS] * len(shown)
        assert all((drill.question is POTS) == (" · " in w.takers) for w in worded(drill))


def test_whoever_takes_alone_shows_cards_and_a_split_says_with_what(drills: list[Dealt]) -> None:
    for drill in drills:
        for option, wording in zip(drill.options, worded(drill), strict=True):
            if drill.question is not POTS:
                alone = len(option.answer.takers[0]) == 1
                assert (bool(wording.cards), bool(wording.says)) == (alone, not alone)


def test_who_takes_alone_shows_five_cards(drills: list[Dealt]) -> None:
    """Fewer would stand out: only a split names a combination."""
    for drill in drills:
        assert all(len(wording.cards) in (0, 5) for wording in worded(drill))


def test_every_wrong_option_as_worded_has_exactly_one_origin(drills: list[Dealt]) -> None:
    for drill in drills:
        origins: dict[str, list[str]] = {}
        for code in drill.level.known:
            answer = MISTAKES[code].answer(drill.table)
            if answer is not None:
                text = str(drill.question.word(drill.table, answer, code))
                origins.setdefault(text, []).append(code)
        for option, wording in zip(drill.options, worded(drill), strict=True):
            assert not option.mistake or origins[str(wording)] == [option.mistake], drill


def test_no_two_options_differ_in_the_order_of_their_cards_alone(drills: list[Dealt]) -> None:
    for drill in drills:
        unordered = {wording._replace(cards=sorted_cards(wording)) for wording in worded(drill)}
        assert len(unordered) == len(drill.options)


def sorted_cards(wording: Wording) -> tuple[Card, ...]:
    return tuple(sorted(wording.cards, key=lambda card: card.code))


def test_every_wrong_option_is_what_its_mistake_answers(drills: list[Dealt]) -> None:
    for drill in drills:
        for option in wrong(drill):
            assert option.answer == MISTAKES[option.mistake].answer(drill.table)


def test_no_wrong_option_is_an_equally_good_five(drills: list[Dealt]) -> None:
    for drill in drills:
        right_takers = judges.takers(drill.table.deal)
        for option in wrong(drill):
            if option.answer.takers == right_takers:
                best = judges.worth(drill.table.seven(right_takers[0][0]))
                assert len(option.answer.shows) == 5
                assert judges.worth(option.answer.shows) < best


def test_every_mistake_of_a_level_is_offered_in_every_series(thirty: Dealing) -> None:
    for series in thirty:
        for level in READING:
            of_level = [drill for drill in series if drill.level is level]
            offered = {option.mistake for drill in of_level for option in drill.options}
            assert set(level.mistakes) <= offered


def test_every_drill_offers_the_targets_of_its_shape(drills: list[Dealt]) -> None:
    for drill in drills:
        shape = next(shape for shape in drill.level.shapes if shape.name == drill.shape)
        assert len(drill.options) == shape.options
        assert set(shape.targets) <= {option.mistake for option in drill.options}


def test_the_mistakes_of_a_drill_are_all_different(drills: list[Dealt]) -> None:
    for drill in drills:
        assert len({option.mistake for option in drill.options}) == len(drill.options)


@pytest.mark.parametrize(
    ("shape", "code"),
    [("escalera", "escalera-no-vista"), ("color", "color-no-visto")],
)
def test_who_misses_the_hand_of_level_one_names_the_other_player(
    drills: list[Dealt], shape: str, code: str
) -> None:
    found = [d for d in drills if (d.level.code, d.shape) == ("mano-mas-alta", shape)]
    assert len(found) == 30
    for drill in found:
        answer = next(o.answer for o in drill.options if o.mistake == code)
        assert answer.takers != judges.takers(drill.table.deal)


def test_sixth_card_and_suit_name_different_players(drills: list[Dealt]) -> None:
    found = [drill for drill in drills if drill.shape == "empate con una carta propia"]
    for drill in found:
        by = {option.mistake: option.answer.takers for option in drill.options}
        assert by["sexta-carta"] != by["palo"]


# Fairness


def test_takers_are_named_equally_often_below_level_four(drills: list[Dealt]) -> None:
    for drill in drills:
        if drill.level.code in EVEN_TAKERS:
            counts = takers(drill).values()
            assert len(counts) >= 2
            assert len(set(counts)) == 1


def test_takers_and_payouts_all_differ_at_level_four(drills: list[Dealt]) -> None:
    for drill in drills:
        if drill.question is POTS:
            deal = drill.table.deal
            paid = {judges.payouts(deal, option.answer) for option in drill.options}
            assert len(paid) == len(takers(drill)) == 4


def test_the_right_option_is_not_alone_in_having_the_commonest_parts(drills: list[Dealt]) -> None:
    for drill in drills:
        if drill.question is POTS:
            parts = [list(enumerate(option.answer.takers)) for option in drill.options]
            counts = Counter(part for each in parts for part in each)
            scores = [sum(counts[part] for part in each) for each in parts]
            right = next(i for i, option in enumerate(drill.options) if not option.mistake)
            assert scores[right] < max(scores) or scores.count(max(scores)) > 1


def test_every_pot_of_every_option_divides(drills: list[Dealt]) -> None:
    for drill in drills:
        pots = judges.pots(drill.table.deal.contributed)
        for option in drill.options:
            for (amount, _), seats in zip(pots, option.answer.takers, strict=True):
                assert amount % len(seats) == 0


def test_the_options_of_every_drill_survive_storage(drills: list[Dealt]) -> None:
    for drill in drills:
        assert (
            tuple(Option.from_json(o.as_json(), drill.question) for o in drill.options)
            == drill.options
        )
