"""The page of the sources, and what there is to list on it."""

from typing import Any

from django.test import Client

from lessons.models import Lesson
from practice.mistakes import MISTAKES
from practice.models import Excerpt, OutsideRule, Source
from tests.factories import (
    SourceFactory,
)
from tests.practice.pages import Page

SOURCES = "/fuentes/"
UNVERIFIED = "sin cotejar con el original"
UNUSED = "Todavía no se usa."
OFFERED, NOT_OFFERED = MISTAKES["kicker-pasado-por-alto"], MISTAKES["par-anulado"]


def opened(address: str = SOURCES) -> Page:
    return Page(Client().get(address).content.decode())


def links(page: Page) -> list[str]:
    return [link.attrs["href"] for link in page.all("a")]


def href(page: Page, rel: str) -> list[str]:
    return [link.attrs["href"] for link in page.all("a") if link.attrs.get("rel") == rel]


def used(page: Page) -> str:
    return page.text(of_class="used")


def sentences(number: int, source: Source | None = None, name: str = "frase") -> None:
    of = source or SourceFactory()
    Excerpt.objects.bulk_create(
        Excerpt(source=of, key=f"{name}-{n}", heading=f"Tema {n}", quote=f"Dice {n}.")
        for n in range(1, number + 1)
    )


def rules(number: int) -> None:
    OutsideRule.objects.bulk_create(
        OutsideRule(key=f"de-afuera-{n}", says=f"Regla {n}.") for n in range(1, number + 1)
    )


def lesson(number: int = 3, *, excerpts: Any = (), rules: Any = ()) -> Lesson:
    row = Lesson.objects.create(
        is_published=True,
        number=number,
        slug=f"leccion-{number}",
        title="El showdown",
        question="¿?",
    )
    row.excerpts.set(excerpts)
    row.rules.set(rules)
    return row
