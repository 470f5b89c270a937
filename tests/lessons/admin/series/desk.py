"""A series that learners have answered, and the pages of the desk that change it."""

import uuid
from typing import Any

from django.http import HttpResponse
from django.test import Client

from practice.models import Attempt, Correction, Drill, Series
from practice.progress import Progress
from tests.factories import AttemptFactory, answer_all, right_option, wrong_option
from tests.practice.pages import Page

LIST = "/admin/practice/series/"
# A hand of the second level: a pair, and the first kicker decides.
TYPED = {
    "board": "Qs Qh 9d 4c 2c",
    "hand_1": "Ah 8s",
    "amount_1": "20",
    "hand_2": "K♦ 6♥",
    "amount_2": "20",
}


class Answered:
    """What three learners have answered, as it stood before something was done on the desk."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.learners = [uuid.uuid4() for _ in range(3)]
        answer_all(series, self.learners[0])
        answer_all(series, self.learners[1], missed=[2, 7, 20])
        first = Drill.objects.current().filter(series=series, place__lte=8)
        for drill in first:
            option = wrong_option(drill) if drill.place == 7 else right_option(drill)
            AttemptFactory(learner=self.learners[2], drill=drill, option=option)
        Correction.objects.create(
            attempt=Attempt.objects.filter(drill__series=series, mistake__gt="")[0]
        )
        self.rows = self._rows()
        self.strips = self._strips()

    def _rows(self) -> list[Any]:
        drills = Drill.objects.filter(attempts__isnull=False).distinct().order_by("pk")
        kept = ("pk", "place", "level_code", "level_version", "form", "deal", "options", "dealt_at")
        rows = (Attempt.objects.values(), Correction.objects.values(), drills.values(*kept))
        return [list(each) for each in rows]

    def _strips(self) -> list[Any]:
        strips = [Progress.load(self.series, learner).places for learner in self.learners]
        return [[place for place in strip if place.is_answered] for strip in strips]

    def assert_unchanged(self) -> None:
        assert self._rows() == self.rows
        assert self._strips() == self.strips


def at(series: Series, rest: str = "") -> str:
    """An address of the desk about a series."""
    return f"{LIST}{series.pk}/{rest}"


def text(response: HttpResponse) -> str:
    return Page(response.content.decode()).text()


def current(series: Series) -> dict[int, Drill]:
    drills = Drill.objects.current().filter(series=series)
    return {drill.place: drill for drill in drills}


def deals(series: Series) -> list[Any]:
    return [drill.deal for drill in current(series).values()]


def write(client: Client, series: Series, place: int, **values: str) -> HttpResponse:
    """Type a hand: look at its options, and put it there as it was seen."""
    address = at(series, f"manos/{place}/escribir/")
    seen = client.post(address, TYPED | values)
    (form,) = [f for f in Page(seen.content.decode()).forms if f.values("seen")] or [None]
    if form is None:
        return seen
    return client.post(address, TYPED | values | {"seen": form.values("seen")[0]}, follow=True)


def with_seed(series: Series, seed: str) -> Series:
    """The series with another seed, not dealt yet."""
    series.seed = seed
    series.save()
    return series
