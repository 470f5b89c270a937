"""The same figures as tables for other programs."""

import csv
import io
import json
from pathlib import Path

import pytest

from practice import answers
from practice.answers import COLUMNS, Period
from practice.models import Drill, Series
from tests.factories import right_option
from tests.practice.answers.counted import answer


def table(series: Series) -> list[dict[str, str]]:
    text = answers.as_csv(answers.rows(series, Period.ALL))
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))


def test_a_table_has_one_row_for_each_option(series: Series) -> None:
    options = sum(len(drill.options) for drill in series.drills.all())
    assert len(table(series)) == options


def test_a_table_begins_with_what_excel_needs(series: Series) -> None:
    text = answers.as_csv(answers.rows(series, Period.ALL))
    assert text.startswith("\ufeff" + ";".join(COLUMNS) + "\r\n")


def test_hidden_figures_are_empty_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 4)
    row = table(series)[0]
    assert (row["mano"], row["personas"], row["elegida"]) == ("1", "", "")


def test_shown_figures_are_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 6)
    right = next(row for row in table(series) if row["tipo"] == "correcta")
    assert (right["personas"], right["elegida"]) == ("6", "6")


def test_retired_drills_are_in_the_table(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 6)
    Drill.objects.filter(pk=drill.pk).retire()
    assert {row["mano_id"] for row in table(series) if row["estado"] == "retirada"} == {
        str(drill.pk)
    }


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_no_cell_is_a_formula(series: Series, start: str) -> None:
    row = answers.rows(series, Period.ALL)[0] | {"serie": f"{start}1+1"}
    (found,) = csv.DictReader(
        io.StringIO(answers.as_csv([row]).removeprefix("\ufeff"), newline=""), delimiter=";"
    )
    assert found["serie"] == f"'{start}1+1"


def test_json_has_the_same_rows_with_null_where_hidden(series: Series, drill: Drill) -> None:
    answer(drill, right_option(drill), 4)
    rows = answers.rows(series, Period.ALL)
    found = json.loads(answers.as_json(series, Period.ALL, rows))
    assert found["filas"] == rows
    assert found["filas"][0]["personas"] is None
    assert set(found["filas"][0]) == set(COLUMNS)


def test_no_table_names_a_learner(series: Series, drill: Drill) -> None:
    learners = {str(each.learner) for each in answer(drill, right_option(drill), 6)}
    text = answers.as_csv(answers.rows(series, Period.ALL))
    assert not any(learner in text or learner.replace("-", "") in text for learner in learners)


def test_every_column_is_documented() -> None:
    lines = (Path(__file__).parents[3] / "docs/datos.md").read_text(encoding="utf-8").splitlines()
    documented = [line.split("`")[1] for line in lines if line.startswith("| `")]
    assert documented == list(COLUMNS)
