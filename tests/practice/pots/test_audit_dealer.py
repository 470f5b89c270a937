"""Many series of the dealer's mistake: one hand of four is right, the others fail where they should."""

from practice.dealing import Dealt
from practice.levels import Level, dealer
from practice.levels.chips import ChipShape
from practice.mistakes import FALSE_ALARM, MISTAKES, Mistake, Step
from practice.questions.narration import HEARD_AT, Said, announced
from practice.questions.step import FINE, STEPS
from practice.settling import settle, settle_rightly
from tests.practice.pots.auditing import every_dealer, of, right
from tests.practice.pots.conftest import SERIES, Audited

READ = HEARD_AT[Step.READ]
WITH_KICKERS = ("carta alta", "par de", "dos pares", "trío", "póker")


@every_dealer
def test_one_hand_of_four_is_settled_rightly(level: Level, audited: Audited) -> None:
    for four in audited[level.code]:
        assert [right(drill).step for drill in four].count(FINE) == 1


def test_six_hands_of_twenty_four_are_settled_rightly(audited: Audited) -> None:
    for number in range(SERIES):
        all_hands = [drill for level in dealer.LEVELS for drill in audited[level.code][number]]
        fine = [drill for drill in all_hands if not drill.table.deal.dealer]
        assert (len(all_hands), len(fine)) == (24, 6)


@every_dealer
def test_what_lies_on_the_table_does_not_tell_what_the_dealer_does(level: Level) -> None:
    """The same amounts and the same condition on the cards, whichever step goes wrong."""
    assert len({(shape.puts, shape.holds, shape.chip, shape.cards) for shape in shapes(level)}) == 1


@every_dealer
def test_hands_of_a_level_have_as_many_seats_folds_and_pots(level: Level, audited: Audited) -> None:
    tables = [drill.table for drill in of(level, audited)]
    sizes = {(len(t.everybody), len(t.deal.folded), len(t.pots), t.deal.chip) for t in tables}
    assert len(sizes) == 1


@every_dealer
def test_a_shape_is_named_after_its_level_and_what_the_dealer_does(level: Level) -> None:
    names = [f"{level.name}: {shape.dealer or 'bien'}" for shape in shapes(level)]
    assert [shape.name for shape in level.shapes] == names


@every_dealer
def test_three_mistakes_are_made_in_a_level_each_once(level: Level) -> None:
    dealers = [shape.dealer for shape in shapes(level)]
    assert len(set(dealers)) == len(dealers) == 4
    assert level.mistakes == tuple(filter(None, dealers))


def test_no_mistake_is_the_dealers_in_two_levels() -> None:
    dealers = [code for level in dealer.LEVELS for code in level.mistakes]
    assert len(set(dealers)) == len(dealers) == 18


@every_dealer
def test_the_step_that_is_wrong_is_that_of_the_mistake(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        code = drill.table.deal.dealer
        heard = HEARD_AT[MISTAKES[code].step] + 1 if code else FINE
        assert right(drill).step == heard, drill


@every_dealer
def test_until_the_wrong_step_the_dealer_says_what_is_right(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        said, ought = dealt(drill), announced(drill.table, settle_rightly(drill.table))
        step = right(drill).step or STEPS + 1
        assert said[: step - 1] == ought[: step - 1]
        assert step > STEPS or said[step - 1] != ought[step - 1]


@every_dealer
def test_an_answer_is_right_or_lets_the_error_pass_or_sees_one_that_is_not_there(
    level: Level, audited: Audited
) -> None:
    for drill in of(level, audited):
        dealers, step = drill.table.deal.dealer, right(drill).step
        before = step - 1 if step else STEPS
        names = [option.mistake for option in drill.options]
        after = [""] + [dealers] * (STEPS - before) if dealers else [""]
        assert names == [FALSE_ALARM.code] * before + after, drill


@every_dealer
def test_the_dealer_pays_out_all_chips_and_no_more(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        account = settle(drill.table, *mistakes_of_the_dealer(drill))
        assert account is not None
        assert sum(account.payouts) == sum(drill.table.deal.contributed), drill


@every_dealer
def test_every_level_goes_wrong_at_several_steps(level: Level, audited: Audited) -> None:
    steps = {right(drill).step for drill in audited[level.code][0]}
    assert len(steps) >= 3


@every_dealer
def test_what_is_not_the_dealers_is_said_as_he_says_it(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        words = [drill.question.word(drill.table, option.answer, "") for option in drill.options]
        assert [(w.takers, w.says) for w in words[:STEPS]] == list(map(tuple, dealt(drill)))


@every_dealer
def test_a_hand_read_wrongly_is_named_as_fully_as_the_others(
    level: Level, audited: Audited
) -> None:
    """Else the reading without kickers would be the wrong one, whatever the cards."""
    for drill in of(level, audited):
        hands = [hand.partition(", ")[2] for hand in dealt(drill)[READ].what.split("; ")]
        bare = [hand for hand in hands if hand.startswith(WITH_KICKERS) and " con " not in hand]
        assert bare == [], drill


def shapes(level: Level) -> list[ChipShape]:
    return [shape for shape in level.shapes if isinstance(shape, ChipShape)]


def dealt(drill: Dealt) -> tuple[Said, ...]:
    account = settle(drill.table, *mistakes_of_the_dealer(drill))
    assert account is not None
    return announced(drill.table, account)


def mistakes_of_the_dealer(drill: Dealt) -> list[Mistake]:
    return [MISTAKES[code] for code in (drill.table.deal.dealer,) if code]
