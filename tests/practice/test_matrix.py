"""Which mistakes the drills of a series offer."""

from practice.dealing import Dealt, deal_series
from practice.levels import READING
from practice.matrix import Column, Matrix, compared
from tests.factories import dealt_series


def matrix(drills: list[Dealt]) -> Matrix:
    columns = [Column.of(n, each.level, each.options) for n, each in enumerate(drills, start=1)]
    return Matrix.of(dict.fromkeys(each.level for each in drills), columns)


WHOLE = list(dealt_series())


def test_a_row_has_a_mark_where_the_drill_offers_its_mistake() -> None:
    for row in matrix(WHOLE).rows:
        offered = [cell.offered for cell in row.cells]
        assert offered == [
            row.mistake.code in [option.mistake for option in drill.options] for drill in WHOLE
        ]
        assert row.drills == sum(offered)


def test_a_whole_series_misses_nothing_that_its_levels_promise() -> None:
    assert matrix(WHOLE).missing == []
    promised = {code for level in READING for code in level.mistakes}
    assert {row.mistake.code for row in matrix(WHOLE).rows if row.promised_by} == promised


def test_a_promised_mistake_that_no_drill_offers_is_missing() -> None:
    level = READING[2]
    first = list(deal_series("oro", [level], {level.code: 1}))
    missing = {row.mistake.code for row in matrix(first).missing}
    offered = {option.mistake for option in first[0].options}
    assert missing == set(level.mistakes) - offered
    assert missing


def test_the_levels_span_their_drills() -> None:
    assert [(span.level, span.columns) for span in matrix(WHOLE).spans] == [
        (level, 6) for level in READING
    ]


def test_series_are_compared_mistake_by_mistake() -> None:
    both = [matrix(WHOLE), matrix(list(dealt_series("plata")))]
    for row in compared(both):
        counts = [{each.mistake: each.drills for each in one.rows} for one in both]
        assert row.drills == tuple(count.get(row.mistake, 0) for count in counts)
