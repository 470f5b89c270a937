"""The forms of a series: the series itself, and a hand that somebody types."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from practice.dealing import MOST_DRILLS, Dealt, NoDrillError, Slot
from practice.levels import LEVELS, READING, Level
from practice.models import Drill, Series
from practice.overrides import carried
from practice.table import SEAT_NAMES, Deal
from practice.typed import TypedError, read_deal, seat_counts, type_hand, written

HELP = {
    "name": "Como la ven quienes practican. Por ejemplo: Leer el showdown.",
    "slug": "La dirección de la práctica: solo minúsculas, números y guiones. Por ejemplo: "
    "leer-el-showdown. Después no se cambia.",
    "seed": "Cualquier texto: la misma semilla da siempre las mismas manos. Por ejemplo: "
    "reinas-en-la-mesa.",
}
HOW_MANY = f"Escribe cuántas manos, de 0 a {MOST_DRILLS}."


def level_field(code: str) -> str:
    """The name of the field that says how many drills a level has."""
    return f"level_{code}"


LEVEL_FIELDS = [level_field(code) for code in LEVELS]


class SeriesForm(forms.ModelForm):
    """A series with a number of drills for each level; a level with none is not in it."""

    suggested_seed = ""

    class Meta:
        model = Series
        fields = ("name", "slug", "seed")
        help_texts = HELP

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.slots = self._slots()
        self.seed = self.instance.seed
        if self.suggested_seed:
            self.initial["seed"] = self.suggested_seed
        for code, level in LEVELS.items():
            self.fields[level_field(code)] = self._drills(level)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        drills = {code: cleaned.get(level_field(code)) or 0 for code in LEVELS}
        if not any(drills.values()) and not any(name in self.errors for name in LEVEL_FIELDS):
            raise ValidationError(
                "La serie no tiene manos: escribe cuántas en uno de sus niveles, al menos.",
                code="no_levels",
            )
        row = self.instance
        row.level_codes = [code for code in self._order() if drills[code]]
        row.drills_each = {c: drills[c] for c in row.level_codes if drills[c] != LEVELS[c].usual}
        return cleaned

    def _post_clean(self) -> None:
        super()._post_clean()  # type: ignore[misc]
        row = self.instance
        same = row.seed == self.seed
        kept = carried(row.overrides, self.slots, self._slots(), same_seed=same)
        self.dropped = len(row.overrides) - len(kept)
        row.overrides = kept

    def _drills(self, level: Level) -> forms.IntegerField:
        row = self.instance
        codes = row.level_codes or ([each.code for each in READING] if row._state.adding else [])
        asked = level.code in codes
        return forms.IntegerField(
            label=level.name,
            required=False,
            min_value=0,
            max_value=MOST_DRILLS,
            initial=row.drills_each.get(level.code, level.usual) if asked else 0,
            help_text=f"Lo usual: {level.usual}. Con 0 la serie no tiene este nivel.",
            error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), HOW_MANY),
        )

    def _order(self) -> list[str]:
        """The order of the course, unless the series has one of its own."""
        codes, own = list(LEVELS), list(self.instance.level_codes)
        if own == [code for code in codes if code in own]:
            return codes
        return [*own, *(code for code in codes if code not in own)]

    def _slots(self) -> list[Slot]:
        try:
            return list(self.instance.slots())
        except NoDrillError:  # written so in a course file: nothing is dealt from it
            return []


class HandForm(forms.Form):
    """A hand as text; its `dealt` is what the level makes of it."""

    def __init__(self, slot: Slot, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.slot = slot
        self.dealt: Dealt | None = None
        counts = seat_counts(slot.level)
        self.numbers = range(1, max(counts) + 1)
        self.fields["board"] = _cards("Tablero", "Cinco cartas. Por ejemplo: Qs Qh 9d 4c 2c.", True)
        for number in self.numbers:
            needed, name = number <= min(counts), f"{number} ({SEAT_NAMES[number - 1]})"
            example = "Dos cartas. Por ejemplo: Ah Kd, o A♥ K♦."
            self.fields[f"hand_{number}"] = _cards(f"Mano {name}", example, needed)
            self.fields[f"amount_{number}"] = _amount(f"Pone la mano {name}", needed)

    @classmethod
    def initial_of(cls, drill: Drill) -> dict[str, str]:
        """The text of a stored drill's cards and amounts."""
        deal = drill.table.deal
        texts = {"board": _text(deal.board)}
        for number, (hand, amount) in enumerate(
            zip(deal.hands, deal.contributed, strict=True), start=1
        ):
            texts |= {f"hand_{number}": _text(hand), f"amount_{number}": str(amount)}
        return texts

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        if not self.errors:
            try:
                self.dealt = type_hand(self.slot.level, self._deal(cleaned), self.slot.plan.shape)
            except TypedError as error:
                raise ValidationError(str(error), code="refused") from error
        return cleaned

    def _deal(self, texts: dict[str, Any]) -> Deal:
        hands = [texts[f"hand_{number}"] for number in self.numbers]
        amounts = [texts[f"amount_{number}"] for number in self.numbers]
        return read_deal(texts["board"], hands, amounts)

    @property
    def signature(self) -> str:
        """What the page has shown the options of."""
        return written(self.dealt.table.deal) if self.dealt else ""


def _text(cards: Any) -> str:
    return " ".join(card.face + card.suit for card in cards)


def _cards(label: str, help_text: str, required: bool) -> forms.CharField:
    return forms.CharField(
        label=label,
        help_text=help_text,
        required=required,
        max_length=60,
        error_messages={
            "required": f"{label}: faltan las cartas.",
            "max_length": f"{label}: son demasiadas letras para unas cartas.",
        },
    )


def _amount(label: str, required: bool) -> forms.CharField:
    return forms.CharField(
        label=label,
        required=required,
        max_length=30,
        error_messages={
            "required": f"{label}: falta el monto.",
            "max_length": f"{label}: ese monto es demasiado largo.",
        },
    )
