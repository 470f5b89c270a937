from enum import StrEnum
from typing import Any, Self

from django import forms

from practice.comfort import CardSize, Deck, Keys, Theme
from practice.models import Drill, Report
from practice.tokens import tokens

BIGGEST_ID = 2**63 - 1
MESSAGES = {
    "required": "Elige una respuesta antes de responder.",
    "invalid_choice": "Esa respuesta no es de esta mano. Elige una de las que ves aquí.",
}


class AnswerForm(forms.Form):
    """The answer to one drill: the token of one of its options.

    `key` names the drill, `options` is how many it has. `offline` and `failed` are what the page
    says near the button where an answer did not arrive.
    """

    offline = (
        "No hay conexión con el sitio. Tu elección sigue aquí: vuelve a intentarlo en un momento."
    )
    failed = (
        "El sitio no pudo guardar la respuesta. "
        "Tu elección sigue aquí: vuelve a intentarlo en un momento."
    )

    def __init__(self, key: str, options: int, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tokens = tokens(key, options)
        choices = [(token, token) for token in self.tokens]
        self.fields["option"] = forms.ChoiceField(choices=choices, error_messages=MESSAGES)

    @classmethod
    def to(cls, drill: Drill, *args: Any) -> Self:
        """The form of a stored drill."""
        return cls(str(drill.pk), len(drill.options), *args)

    @property
    def chosen(self) -> int:
        """The place of the chosen option, once the form is valid."""
        return self.tokens.index(self.cleaned_data["option"])


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
