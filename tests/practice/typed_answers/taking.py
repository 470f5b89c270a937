"""The series about chips in the database, and somebody who answers their drills in a browser."""

import uuid
from functools import cache
from typing import Any

from django.http import HttpResponse
from django.test import Client

from practice.dealing import Dealt, deal_series
from practice.levels import BUILDING, Level, dealer
from practice.models import Drill, Series
from practice.tokens import tokens
from tests.factories import SeriesFactory
from tests.practice.pages import Page
from tests.practice.visiting import HTMX, page

POTS, DEALERS = "armar-los-pozos", "error-del-crupier"
LEVELS: dict[str, tuple[Level, ...]] = {POTS: BUILDING, DEALERS: dealer.LEVELS}
SEED, OTHER_SEED = "cobre", "estaño"
Answer = int | tuple[object, ...]  # the place of an option, or what is typed


@cache
def dealt(slug: str, seed: str = SEED) -> tuple[Dealt, ...]:
    return tuple(deal_series(seed, LEVELS[slug]))


def series_of(slug: str) -> Series:
    """One of the two series with its drills."""
    codes = [level.code for level in LEVELS[slug]]
    series: Series = SeriesFactory(
        slug=slug, name=slug, seed=SEED, level_codes=codes, drills_each={}, drills=False
    )
    found = enumerate(dealt(slug), start=1)
    Drill.objects.bulk_create(Drill.of(each, series, place) for place, each in found)
    return series


def drills_of(series: Series) -> list[Drill]:
    return list(Drill.objects.current().filter(series=series).order_by("place"))


def deal_again(drill: Drill) -> Drill:
    """Another hand at the drill's place, as an instructor deals it."""
    Drill.objects.filter(pk=drill.pk).retire()
    other = dealt(drill.series.slug, OTHER_SEED)[drill.place - 1]
    new = Drill.of(other, drill.series, drill.place)
    new.save()
    return new


def right(drill: Drill) -> Answer:
    return answer_of(drill, "")


def answer_of(drill: Drill, mistake: str, also: str = "") -> Answer:
    """What somebody answers who makes this mistake, or these two."""
    place, option = next(
        (place, option)
        for place, option in enumerate(drill.choices)
        if (option.mistake, option.also) == (mistake, also)
    )
    return option.answer.values if drill.question.is_typed else place


def unnamed(drill: Drill) -> tuple[int, ...]:
    """Amounts that no mistake gives."""
    return tuple(1001 + number for number, _ in enumerate(drill.question.labels(drill.table)))


def fields(drill: Drill, answer: Answer, key: str = "") -> dict[str, str]:
    """The fields of a form that carries an answer."""
    if isinstance(answer, int):
        return {"option": tokens(key or str(drill.pk), len(drill.options))[answer]}
    return {f"amount{number}": str(amount) for number, amount in enumerate(answer)}


class Learner:
    """A browser that has opened a series."""

    def __init__(self, series: Series) -> None:
        self.client, self.base = Client(), f"/practica/{series.slug}/"
        self.client.get(self.base)

    @property
    def key(self) -> uuid.UUID:
        (key,) = self.client.session["learners"].values()
        return uuid.UUID(key)

    def at(self, place: object = "", **query: str) -> Page:
        """The page of a place, or of the practice."""
        response = self.client.get(f"{self.base}{place}/" if place else self.base, query)
        assert response.status_code == 200
        return page(response)

    def answer(
        self, drill: Drill, answer: Answer, *, to: object = "", htmx: bool = False
    ) -> HttpResponse:
        """Send a drill's form, to its place or to another address of the series."""
        return self.send(drill, fields(drill, answer), to=to, htmx=htmx)

    def send(
        self, drill: Drill, sent: dict[str, Any], *, to: object = "", htmx: bool = False
    ) -> HttpResponse:
        return self.client.post(
            f"{self.base}{to or drill.place}/",
            {"drill": str(drill.pk), **sent},
            headers=HTMX if htmx else {},
        )


def told(shown: Page) -> str:
    """The heading of the feedback."""
    return shown.text(of_id="resultado")


def links(shown: Page) -> list[str]:
    return [each.attrs["href"] for each in shown.all("a")]
