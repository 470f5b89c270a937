"""What tests lay on the table: hands written as text, and rows of the database."""

import uuid
from collections.abc import Iterable
from datetime import date
from functools import cache
from typing import Any

import factory

from engine import parse_cards
from lessons.models import Country, Lesson, Question, Term
from practice.dealing import Dealt, deal_series
from practice.levels import READING
from practice.mistakes import MISTAKES
from practice.models import Attempt, Drill, Excerpt, OutsideRule, Series, Source
from practice.progress import Progress
from practice.table import SEAT_NAMES, Answer, Deal, Table

SLUG = "leer-el-showdown"
SEED = "oro"
SIZE = 24


def table(
    board: str,
    *hands: str,
    contributed: Iterable[int] = (),
    folded: str = "",
    chip: int = 1,
    dealer: str = "",
) -> Table:
    """A deal written as text; without `contributed` everybody put in the same. Where no cards lie
    on the table, and for a seat named in `folded`, a hand is empty."""
    put_in = tuple(contributed) or (30,) * len(hands)
    gone = tuple(SEAT_NAMES.index(name) for name in folded)
    own = tuple(map(parse_cards, hands)) or ((),) * len(put_in)
    return Table(Deal(parse_cards(board), own, put_in, gone, chip, dealer))


def says(takers: str, shows: str = "", card: str = "") -> Answer:
    """An answer written as text: "B" takes the pot, "AB" share it, "A|BC" are two pots."""
    pots = tuple(tuple(SEAT_NAMES.index(name) for name in pot) for pot in takers.split("|"))
    return Answer(
        pots,
        parse_cards(shows) if shows else (),
        parse_cards(card)[0] if card else None,
    )


@cache
def dealt_series(seed: str = SEED) -> tuple[Dealt, ...]:
    """The 24 drills of a seed, dealt once however many tests look at them."""
    return tuple(deal_series(seed, READING))


class SeriesFactory(factory.django.DjangoModelFactory):
    """A series with its 24 drills; `drills=False` leaves them out."""

    class Meta:
        model = Series
        skip_postgeneration_save = True

    slug = SLUG
    name = "Leer el showdown"
    seed = SEED
    level_codes = factory.LazyFunction(lambda: [level.code for level in READING])

    @factory.post_generation
    def drills(self, create: bool, wanted: bool | None, **kwargs: Any) -> None:
        if wanted is not False:
            dealt = enumerate(dealt_series(self.seed), start=1)
            Drill.objects.bulk_create(Drill.of(each, self, place) for place, each in dealt)


class DrillFactory(factory.django.DjangoModelFactory):
    """One drill of the series' seed, at place 1 if no other is asked for."""

    class Meta:
        model = Drill

    series = factory.SubFactory(SeriesFactory, drills=False)
    place = 1

    @classmethod
    def _create(cls, model_class: Any, *args: Any, **kwargs: Any) -> Drill:
        series, place = kwargs.pop("series"), kwargs.pop("place")
        dealt = kwargs.pop("dealt", None) or dealt_series(series.seed)[place - 1]
        drill = Drill.of(dealt, series, place)
        for name, value in kwargs.items():
            setattr(drill, name, value)
        drill.save()
        return drill


class AttemptFactory(factory.django.DjangoModelFactory):
    """The first answer of some learner: right, unless an `option` is given."""

    class Meta:
        model = Attempt

    learner = factory.LazyFunction(uuid.uuid4)
    drill = factory.SubFactory(DrillFactory)
    option = factory.LazyAttribute(lambda attempt: right_option(attempt.drill))
    mistake = factory.LazyAttribute(lambda attempt: attempt.drill.choices[attempt.option].mistake)


class SourceFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Source
        django_get_or_create = ("key",)

    key = "catalogo"
    publisher = "Superintendencia de prueba"
    title = "Catálogo de prueba"
    sections = "Sección 3"
    read_on = date(2026, 11, 30)


class ExcerptFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Excerpt

    source = factory.SubFactory(SourceFactory)
    key = "empate"
    heading = "Un tema"
    quote = factory.LazyAttribute(lambda excerpt: f"La frase que respalda «{excerpt.key}».")


class OutsideRuleFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = OutsideRule

    key = "pots-apart"
    says = factory.LazyAttribute(lambda rule: f"La regla de afuera «{rule.key}».")
    sources = factory.LazyFunction(
        lambda: [{"publisher": "WSOP", "title": "Rules", "section": "74", "seen": "primary"}]
    )


def every_backing() -> None:
    """Whatever the rules of the mistakes are taken from."""
    backings = [mistake.backing for mistake in MISTAKES.values()]
    for key in sorted({backing.excerpt for backing in backings} - {""}):
        ExcerptFactory(key=key)
    for key in sorted({backing.outside_rule for backing in backings} - {""}):
        OutsideRuleFactory(key=key)


class LessonFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Lesson

    number = factory.Sequence(lambda n: n + 1)
    slug = factory.LazyAttribute(lambda lesson: f"leccion-{lesson.number}")
    title = factory.LazyAttribute(lambda lesson: f"Lección de prueba {lesson.number}")
    standfirst = "Una entrada."
    question = "¿Quién se lleva el pozo?"
    short_answer = "La mano más alta."
    body = "Un párrafo con **kicker**."
    is_published = True
    series = factory.SubFactory(SeriesFactory)


class QuestionFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Question

    lesson = factory.SubFactory(LessonFactory)
    position = factory.Sequence(lambda n: n + 1)
    asks = "¿Cuántos kickers tiene un trío?"
    options = factory.LazyFunction(lambda: ["Uno", "Dos"])
    right = 2
    explanation = "Quedan dos lugares."


class CountryFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Country

    code = "CL"
    name = "Chile"
    register = "Registro de prueba"
    publisher = "Superintendencia de prueba"
    read_on = date(2026, 11, 30)


class TermFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Term

    slug = "par"
    term = "par"
    topic = "Leer las manos"
    meaning = "Dos cartas del mismo valor."
    also = factory.LazyFunction(lambda: [["doble", ""], ["pareja", "España"]])


def right_option(drill: Drill) -> int:
    """The place of the right option."""
    return [option.mistake for option in drill.choices].index("")


def wrong_option(drill: Drill) -> int:
    """The place of the first wrong option."""
    return next(place for place, option in enumerate(drill.choices) if option.mistake)


def answer_all(series: Series, learner: uuid.UUID, missed: Iterable[int] = ()) -> None:
    """First answers to every current drill: right, but for the places that are `missed`."""
    for drill in Drill.objects.current().filter(series=series):
        option = wrong_option(drill) if drill.place in set(missed) else right_option(drill)
        AttemptFactory(learner=learner, drill=drill, option=option)


def progress_of(series: Series, learner: uuid.UUID | None) -> Progress:
    return Progress.load(series, learner)
