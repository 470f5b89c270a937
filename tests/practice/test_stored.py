"""Dealing into the database, and the command that does it."""

import uuid
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from practice.audit import audit
from practice.levels import READING
from practice.models import Attempt, Drill, Series
from practice.stored import Changes, deal_into
from tests.factories import SIZE, SLUG, AttemptFactory, SeriesFactory, answer_all, dealt_series

pytestmark = pytest.mark.django_db


@pytest.fixture
def series() -> Series:
    """A series without drills."""
    return SeriesFactory(drills=False)


def deal(*args: str) -> str:
    out = StringIO()
    call_command("deal", *args, stdout=out)
    return out.getvalue()


def with_seed(series: Series, seed: str) -> Series:
    series.seed = seed
    series.save()
    return series


# Into the database


def test_dealing_makes_the_drills_of_the_seed(series: Series) -> None:
    assert deal_into(series) == Changes(kept=0, retired=0, made=SIZE)
    stored = [drill.table.deal for drill in Drill.objects.order_by("place")]
    assert stored == [dealt.table.deal for dealt in dealt_series(series.seed)]


def test_a_stored_drill_asks_what_was_dealt(series: Series) -> None:
    deal_into(series)
    for drill, dealt in zip(
        Drill.objects.order_by("place"), dealt_series(series.seed), strict=True
    ):
        assert drill.choices == dealt.options
        assert (drill.level, drill.level_version) == (dealt.level, dealt.level.version)
        assert drill.form == dealt.question.code


def test_dealing_twice_changes_nothing(series: Series) -> None:
    deal_into(series)
    before = list(Drill.objects.values())
    assert deal_into(series) == Changes(kept=SIZE, retired=0, made=0)
    assert list(Drill.objects.values()) == before


def test_a_new_seed_retires_every_drill_and_makes_new_ones(series: Series) -> None:
    deal_into(series)
    assert deal_into(with_seed(series, "plata")) == Changes(kept=0, retired=SIZE, made=SIZE)
    assert Drill.objects.current().count() == SIZE
    assert Drill.objects.count() == 2 * SIZE


def test_what_was_answered_stays_answered_after_a_new_deal(series: Series) -> None:
    deal_into(series)
    learner = uuid.uuid4()
    answer_all(series, learner)
    deal_into(with_seed(series, "plata"))
    assert Attempt.objects.filter(learner=learner, drill__retired_at=None).count() == 0
    assert Attempt.objects.filter(learner=learner).count() == SIZE


def test_only_the_drills_that_changed_are_replaced(series: Series) -> None:
    deal_into(series)
    Drill.objects.filter(place__in=[2, 5]).retire()
    assert deal_into(series) == Changes(kept=SIZE - 2, retired=0, made=2)


def test_a_drill_of_an_earlier_version_is_replaced(series: Series) -> None:
    for place, dealt in enumerate(dealt_series(series.seed), start=1):
        drill = Drill.of(dealt, series, place)
        drill.level_version += place == 1
        drill.save()
    assert deal_into(series) == Changes(kept=SIZE - 1, retired=1, made=1)


def test_fewer_levels_retire_the_places_that_are_left_over(series: Series) -> None:
    deal_into(series)
    series.level_codes = series.level_codes[:2]
    series.save()
    changes = deal_into(series)
    assert (changes.kept + changes.made, changes.retired - changes.made) == (12, 12)
    assert Drill.objects.current().count() == 12


def test_dealing_one_series_leaves_another_alone(series: Series) -> None:
    other = SeriesFactory(slug="otra", seed="plata")
    deal_into(series)
    assert Drill.objects.current().filter(series=other).count() == SIZE
    assert deal_into(other) == Changes(kept=SIZE, retired=0, made=0)


def test_a_deal_that_fails_leaves_the_series_as_it_was(
    series: Series, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_into(series)
    before = list(Drill.objects.values())

    def broken(*args: object, **kwargs: object) -> None:
        raise RuntimeError("no more drills")

    monkeypatch.setattr(Drill.objects, "bulk_create", broken)
    with pytest.raises(RuntimeError, match="no more drills"):
        deal_into(with_seed(series, "plata"))
    assert list(Drill.objects.values()) == before


# The command


def test_the_command_says_what_it_did(series: Series) -> None:
    first, again = deal(SLUG), deal(SLUG)
    assert first == f"{SLUG}: 24 manos nuevas, 0 sin cambios, 0 retiradas.\n"
    assert again == f"{SLUG}: 0 manos nuevas, 24 sin cambios, 0 retiradas.\n"


def test_the_command_keeps_what_somebody_answered(series: Series) -> None:
    deal(SLUG)
    AttemptFactory(drill=Drill.objects.get(place=1))
    with_seed(series, "plata")
    assert "24 manos nuevas, 0 sin cambios, 24 retiradas" in deal(SLUG)
    assert Drill.objects.filter(place=1).count() == 2


def test_an_unknown_series_is_named_with_the_known_ones(series: Series) -> None:
    with pytest.raises(CommandError, match=r"«no-hay».*Hay: leer-el-showdown"):
        deal("no-hay")


def test_without_any_series_the_command_says_none() -> None:
    with pytest.raises(CommandError, match="Hay: ninguna"):
        deal("no-hay")


# The audit


def test_the_audit_prints_tries_matrix_and_places(series: Series) -> None:
    lines = deal(SLUG, "--audit", "2").splitlines()
    for level in READING:
        assert f"{level.name} ({level.code}, versión {level.version})" in lines
    assert sum("probados, 12 guardados" in line for line in lines) == 4
    assert sum(line.split() == ["error", "drills", "series"] for line in lines) == 4
    assert sum("lugar de la correcta:" in line for line in lines) == 4


def test_the_audit_has_a_row_for_every_mistake_of_a_level(series: Series) -> None:
    printed = deal(SLUG, "--audit", "2")
    for level in READING:
        part = printed.partition(f"({level.code},")[2].partition("lugar de la correcta")[0]
        rows = {line.split()[0]: line.split()[1:] for line in part.splitlines() if " de " in line}
        assert set(level.mistakes) <= set(rows)
        for code in level.mistakes:
            drills, *series_of_two = rows[code]
            assert int(drills) >= 2
            assert series_of_two == ["2", "de", "2"]


def test_the_audit_stores_nothing(series: Series) -> None:
    deal(SLUG, "--audit", "1")
    assert not Drill.objects.exists()


@pytest.mark.parametrize("count", ["0", "-3"])
def test_an_audit_of_no_series_is_refused(series: Series, count: str) -> None:
    with pytest.raises(CommandError, match="desde 1"):
        deal(SLUG, f"--audit={count}")


@pytest.mark.parametrize("args", [(), ("--audit", "1")])
def test_a_shape_that_is_not_found_is_named(
    series: Series, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]
) -> None:
    monkeypatch.setattr("practice.dealing.MOST_TRIES", 0)
    with pytest.raises(CommandError, match=f"^{SLUG}: .*mano-mas-alta, "):
        deal(SLUG, *args)


def test_without_a_series_all_are_dealt(series: Series) -> None:
    SeriesFactory(slug="otra", drills=False)
    assert [line.partition(":")[0] for line in deal().splitlines()] == [SLUG, "otra"]


def test_the_audit_counts_what_was_dealt() -> None:
    first, *_ = audit(["oro"], READING)
    mine = [dealt for dealt in dealt_series("oro") if dealt.level is first.level]
    assert (first.series, first.drills) == (1, 6)
    assert first.tries == sum(dealt.tries for dealt in mine)
    assert sum(first.offered.values()) == sum(len(dealt.options) - 1 for dealt in mine)
    assert sum(first.places.values()) == 6
