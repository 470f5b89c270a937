"""Many series, level by level: right answers held against judges, and every quota kept.

`POT_SERIES=1000 python -m pytest tests/practice/pots/test_audit.py` audits a thousand of them.
"""

from practice.dealing import Dealt
from practice.levels import BUILDING, LEVELS, Level
from practice.levels.known import ODD_CHIPS
from practice.questions.figures import Figures
from practice.settling import settle_rightly
from tests.practice.pots import judges
from tests.practice.pots.auditing import every_builder, every_level, of, right, with_cards
from tests.practice.pots.conftest import Audited

ODD = "fichas-impares"
WITH_FIVES = (ODD, "crupier-manos-iguales", "crupier-dos-pozos-iguales")


# The right answer


@every_level
def test_the_chips_of_the_right_account_agree_with_the_chip_by_chip_count(
    level: Level, audited: Audited
) -> None:
    for drill in of(level, audited):
        account, deal = settle_rightly(drill.table), drill.table.deal
        found = [(pot.amount, pot.eligible) for pot in account.pots]
        assert judges.Cut(found, account.returned) == judges.cut(deal.contributed, deal.folded)


@every_level
def test_the_payouts_of_the_right_account_agree_with_the_chip_by_chip_count(
    level: Level, audited: Audited
) -> None:
    for drill in with_cards(of(level, audited)):
        assert settle_rightly(drill.table).payouts == judges.payouts(drill.table.deal), drill


@every_level
def test_pokerkit_cuts_the_same_pots_and_returns(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        account = settle_rightly(drill.table)
        found = [(pot.amount, pot.eligible) for pot in account.pots]
        assert judges.Cut(found, account.returned) == judges.cut_by_pokerkit(drill.table.deal)


@every_level
def test_pokerkit_gives_every_pot_to_the_same_seats(level: Level, audited: Audited) -> None:
    for drill in with_cards(of(level, audited)):
        found = [pot.winners for pot in settle_rightly(drill.table).pots]
        assert found == judges.takers_by_pokerkit(drill.table.deal), drill


@every_level
def test_pokerkit_pays_the_same_where_the_pots_divide(level: Level, audited: Audited) -> None:
    for drill in with_cards(of(level, audited)):
        account = settle_rightly(drill.table)
        if not any(pot.amount % len(pot.winners) for pot in account.pots):
            assert account.payouts == judges.payouts_by_pokerkit(drill.table.deal), drill


def test_the_two_judges_agree(all_drills: list[Dealt]) -> None:
    for drill in with_cards(all_drills[:200]):
        assert judges.takers(drill.table.deal) == judges.takers_by_pokerkit(drill.table.deal)


@every_builder
def test_the_right_figures_are_those_of_the_judge(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        want = judges.figures(drill.question.code, drill.table)
        assert right(drill) == Figures(want), drill


@every_level
def test_exactly_one_answer_is_right(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        assert [option.mistake for option in drill.options].count("") == 1, drill


# What lies on the table


@every_level
def test_amounts_are_tens_where_no_odd_chip_is_taught(level: Level, audited: Audited) -> None:
    unit = 5 if level.code in WITH_FIVES else 10
    for drill in of(level, audited):
        assert all(put > 0 and put % unit == 0 for put in drill.table.deal.contributed), drill


@every_level
def test_all_chips_together_are_a_sum_made_in_the_head(level: Level, audited: Audited) -> None:
    totals = [sum(drill.table.deal.contributed) for drill in of(level, audited)]
    assert max(totals) < 1_000


@every_level
def test_at_least_two_seats_are_in_and_hold_the_only_cards(level: Level, audited: Audited) -> None:
    for drill in of(level, audited):
        deal, table = drill.table.deal, drill.table
        assert len(table.seats) >= 2
        held = tuple(seat for seat in table.everybody if deal.hands[seat])
        assert held == (table.seats if table.has_cards else ())


@every_level
def test_no_card_lies_twice(level: Level, audited: Audited) -> None:
    for drill in with_cards(of(level, audited)):
        cards = [*drill.table.deal.board, *(c for hand in drill.table.deal.hands for c in hand)]
        assert len(set(cards)) == len(cards) == 5 + 2 * len(drill.table.seats)


@every_level
def test_a_table_comes_back_from_its_stored_form(level: Level, audited: Audited) -> None:
    for drill in of(level, audited)[:40]:
        deal = drill.table.deal
        assert type(deal).from_json(deal.as_json()) == deal


def test_odd_chips_are_in_play_at_one_level_of_building_only() -> None:
    found = {level.code for level in BUILDING if set(level.mistakes) & set(ODD_CHIPS)}
    assert found == {ODD}
    assert set(LEVELS) >= found
