"""Conditions under which the options of a drill cannot be told apart by counting them."""

from collections import Counter
from typing import Any

from practice.questions.figures import Figures
from practice.table import Answer, Table


def even_takers(table: Table, answers: list[Answer]) -> bool:
    """At least two different takers, each named equally often: the commonest name is no hint."""
    counts = Counter(answer.takers for answer in answers)
    return len(counts) > 1 and len(set(counts.values())) == 1


def different_payouts(table: Table, answers: list[Answer]) -> bool:
    """Takers and payouts all differ, and the right answer, which comes first, is not alone in
    having the commonest parts."""
    takers = {answer.takers for answer in answers}
    payouts = {table.payouts(answer) for answer in answers}
    if not len(takers) == len(payouts) == len(answers):
        return False
    right, *wrong = _commonness(answers)
    return right <= max(wrong)


def _commonness(answers: list[Answer]) -> list[int]:
    """For each answer, how often its parts stand in all of them."""
    parts = [list(enumerate(answer.takers)) for answer in answers]
    counts = Counter(part for each in parts for part in each)
    return [sum(counts[part] for part in each) for each in parts]


def as_many_pots(table: Table, answers: list[Figures]) -> bool:
    """The right answer, which comes first, is not the only one with as many pots as it has."""
    right, *wrong = [len(answer.values) for answer in answers]
    return right in wrong


def any_answers(table: Table, answers: list[Any]) -> bool:
    """Nothing that could be counted tells these apart, whatever they are."""
    return True
