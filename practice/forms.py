from enum import StrEnum
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from practice.amounts import AmountError, read_amount
from practice.comfort import CardSize, Deck, Keys, Theme
from practice.models import Drill, Given, Report
from practice.tokens import tokens

BIGGEST_ID = 2**63 - 1
LONGEST_AMOUNT = 40
MESSAGES = {
    "required": "Elige una respuesta antes de responder.",
    "invalid_choice": "Esa respuesta no es de esta mano. Elige una de las que ves aquí.",
}


class AnswerForm(forms.Form):
    """The answer to one drill. `offline` and `failed` are what the page says near the button where an
    answer did not arrive."""

    offline = (
        "No hay conexión con el sitio. Tu respuesta sigue aquí: vuelve a intentarlo en un momento."
    )
    failed = (
        "El sitio no pudo guardar la respuesta. "
        "Sigue aquí tal como la dejaste: vuelve a intentarlo en un momento."
    )

    @classmethod
    def to(cls, drill: Drill, data: Any = None, key: str = "") -> "AnswerForm":
        """The form of a drill, which `key` names where it is not stored; with `data`, as it was sent."""
        key = key or str(drill.pk)
        return AmountsForm(drill, data) if drill.question.is_typed else ChoiceForm(drill, key, data)

    @property
    def given(self) -> Given:
        """The answer, once the form is valid."""
        raise NotImplementedError

    @property
    def errors_said(self) -> list[str]:
        """What is wrong with the answer, line by line."""
        return [str(error) for errors in self.errors.values() for error in errors]

    @property
    def tokens(self) -> list[str]:
        """The names of the options, where they are chosen by name."""
        return []


class ChoiceForm(AnswerForm):
    """The token of one of the options of a drill."""

    def __init__(self, drill: Drill, key: str, data: Any = None) -> None:
        super().__init__(data)
        self._tokens = tokens(key, len(drill.options))
        choices = [(token, token) for token in self._tokens]
        self.fields["option"] = forms.ChoiceField(choices=choices, error_messages=MESSAGES)

    @property
    def tokens(self) -> list[str]:
        return self._tokens

    @property
    def given(self) -> Given:
        return Given(self.tokens.index(self.cleaned_data["option"]))


class AmountField(forms.CharField):
    """An amount of whole units as a person writes it."""

    def __init__(self, label: str) -> None:
        required = f"Falta el monto de «{label}». Si no hay nada, escribe 0."
        long = f"«{label}»: ese monto es demasiado largo."
        messages = {"required": required, "max_length": long}
        super().__init__(label=label, max_length=LONGEST_AMOUNT, error_messages=messages)

    def clean(self, value: Any) -> int:
        text = super().clean(value)
        try:
            return read_amount(text)
        except AmountError as error:
            raise ValidationError(f"«{self.label}»: {error}", code="amount") from error


class AmountsForm(AnswerForm):
    """An amount for each label of the question, held against every answer that the drill knows."""

    def __init__(self, drill: Drill, data: Any = None) -> None:
        super().__init__(data)
        self._drill = drill
        for number, label in enumerate(drill.question.labels(drill.table)):
            self.fields[f"amount{number}"] = AmountField(label)

    @property
    def given(self) -> Given:
        amounts = tuple(self.cleaned_data[name] for name in self.fields)
        answer = self._drill.question.typed(amounts)
        answers = [option.answer for option in self._drill.choices]
        return Given(answers.index(answer) if answer in answers else len(answers), amounts)


class DrillIdField(forms.IntegerField):
    """The id of the drill that a form was made for."""

    def __init__(self) -> None:
        super().__init__(min_value=1, max_value=BIGGEST_ID)


class ReportForm(forms.ModelForm):
    """What seems wrong about a drill, in a sentence."""

    class Meta:
        model = Report
        fields = ("sentence",)
        error_messages = {
            "sentence": {
                "required": "Escribe en una frase qué te parece mal.",
                "max_length": "Escribe a lo más %(limit_value)d caracteres; van %(show_value)d.",
            }
        }


def _one_of(label: str, options: dict[StrEnum, str]) -> forms.TypedChoiceField:
    choices = [(option.value, says) for option, says in options.items()]
    kind = type(next(iter(options)))
    return forms.TypedChoiceField(
        label=label,
        choices=choices,
        coerce=kind,
        widget=forms.RadioSelect,
        error_messages={
            "required": f"{label}: elige una de las opciones.",
            "invalid_choice": f"{label}: esa opción no existe. Elige una de las que ves aquí.",
        },
    )


class PreferencesForm(forms.Form):
    """How this browser wants the site: one field for each of the preferences."""

    theme = _one_of(
        "Colores de la página",
        {Theme.SYSTEM: "Como el sistema", Theme.LIGHT: "Claros", Theme.DARK: "Oscuros"},
    )
    deck = _one_of("Pintas", {Deck.FOUR_COLOURS: "Cuatro colores", Deck.TWO_COLOURS: "Dos colores"})
    cards = _one_of("Cartas", {CardSize.NORMAL: "Normales", CardSize.LARGE: "Grandes"})
    keys = _one_of(
        "Teclas de número",
        {Keys.ON: "Encendidas: 1 a 9 eligen una respuesta", Keys.OFF: "Apagadas"},
    )
