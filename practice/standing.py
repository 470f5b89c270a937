"""Where a drill stands when it is asked: in the series, in review, or as another hand."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import ClassVar
from urllib.parse import urlencode

from django.urls import reverse

from practice.another import has_another
from practice.mistakes import MISTAKES, Mistake
from practice.progress import Place, Progress
from practice.questions.step import DEALERS_STEP
from practice.screens import Screen
from practice.shuffle import shuffled

CHOSEN = "option"
SENT = "enviada"
AGAINST = "frente"


@dataclass
class InSeries(Screen):
    """A drill at its place in the series, where the first answer counts."""

    progress: Progress = field(kw_only=True)
    place: Place = field(kw_only=True)
    repeated: bool = False

    @property
    def url(self) -> str:
        return reverse("practice:drill", args=[self.series.slug, self.place.number])

    @property
    def where(self) -> str:
        return f"Mano {self.place.number} de {len(self.progress.places)}"

    @property
    def next_url(self) -> str:
        """Where the first drill that is not answered is shown, or the end page."""
        return self.series.get_absolute_url()

    @property
    def next_label(self) -> str:
        return "Siguiente" if self.progress.next else "Ver cómo te fue"

    @property
    def opens_level(self) -> bool:
        """Whether this is the first drill of its level."""
        return any(group.places[0].number == self.place.number for group in self.progress.levels)

    @property
    def another_url(self) -> str:
        """Another hand with the mistake that was made here; empty where there is none."""
        code = self.place.mistake
        if not code or not has_another(self.series.levels, code):
            return ""
        return another_url(self.series.slug, code)

    @cached_property
    def rivals(self) -> list["Rival"]:
        """Mistakes that would have led to the same pots and cards, with hands that tell them apart."""
        if not self.place.mistake or self.given is None:
            return []
        drill, choice = self.drill, self.drill.given(self.given)
        codes = drill.question.rivals(drill.table, choice, drill.level.known)
        slug = self.series.slug
        return [Rival(MISTAKES[code], another_url(slug, choice.mistake, 1, code)) for code in codes]


@dataclass(frozen=True)
class Rival:
    """A mistake that an answer fits as well, and the address of a hand that tells the two apart."""

    mistake: Mistake
    url: str


@dataclass
class InReview(Screen):
    """A missed drill asked again, its options in another order."""

    progress: Progress = field(kw_only=True)
    number: int = field(kw_only=True)

    @property
    def place(self) -> Place:
        return self.progress.missed[self.number - 1]

    @property
    def url(self) -> str:
        return reverse("practice:error", args=[self.series.slug, self.number])

    @property
    def where(self) -> str:
        return f"Error {self.number} de {len(self.progress.missed)}"

    @property
    def mistake(self) -> Mistake:
        return MISTAKES[self.place.mistake or ""]

    @property
    def named(self) -> Mistake | None:
        return _named(self, self.mistake)

    @property
    def corrects(self) -> bool:
        """Whether the answer that is shown has corrected the miss."""
        return bool(self.place.correction_id)

    @property
    def retry_url(self) -> str:
        """Where the miss is asked again; empty once it is answered rightly."""
        return "" if self.feedback and self.feedback.is_right else self.url

    @cached_property
    def order(self) -> Sequence[int]:
        """Never the order in which the drill was first shown, but for answers that have their own."""
        places = list(range(len(self.drill.options)))
        if self.drill.question.lists_all:
            return places
        rng = Random(f"repaso:{self.drill.pk}")
        mixed = shuffled(rng, places)
        while mixed == places:
            mixed = shuffled(rng, places)
        return mixed

    @property
    def next_url(self) -> str:
        """The next error that is not corrected yet, or the list of errors."""
        missed = self.progress.missed
        numbered = [*enumerate(missed, start=1)]
        later = numbered[self.number :] + numbered[: self.number - 1]
        left = next((number for number, place in later if not place.correction_id), None)
        if left is None:
            return reverse("practice:errors", args=[self.series.slug])
        return reverse("practice:error", args=[self.series.slug, left])

    @property
    def next_label(self) -> str:
        return "Siguiente error" if self.progress.left_to_correct else "Volver a mis errores"


@dataclass
class Another(Screen):
    """A hand that provokes a mistake, dealt from its address; nothing is stored."""

    mistake: Mistake = field(kw_only=True)
    number: int = field(kw_only=True)
    against: str = ""

    method: ClassVar[str] = "get"

    @property
    def url(self) -> str:
        return another_url(self.series.slug, self.mistake.code, self.number, self.against)

    @property
    def path(self) -> str:
        return self.url.partition("?")[0]

    @property
    def where(self) -> str:
        return f"Otra mano ({self.number})"

    @property
    def named(self) -> Mistake | None:
        return _named(self, self.mistake)

    @property
    def rival(self) -> Mistake | None:
        return MISTAKES[self.against] if self.against else None

    @property
    def next_url(self) -> str:
        return another_url(self.series.slug, self.mistake.code, self.number + 1, self.against)

    @property
    def next_label(self) -> str:
        return "Otra más"


def _named(screen: Screen, mistake: Mistake) -> Mistake | None:
    """The mistake where it may be named: before the answer it would say where a dealer errs."""
    tells = screen.drill.question is DEALERS_STEP and not screen.is_answered
    return None if tells else mistake


def another_url(slug: str, mistake: str, number: int = 1, against: str = "") -> str:
    """The address of a hand that provokes a mistake, or that tells it from another."""
    url = reverse("practice:another", args=[slug, mistake, number])
    return f"{url}?{urlencode({AGAINST: against})}" if against else url
