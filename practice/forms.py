from typing import Any

from django import forms

from practice.models import Drill
from practice.tokens import tokens

BIGGEST_ID = 2**63 - 1
MESSAGES = {
    "required": "Elige una respuesta antes de responder.",
    "invalid_choice": "Esa respuesta no es de esta mano. Elige una de las que ves aquí.",
}


class AnswerForm(forms.Form):
    """The answer to one drill: the token of one of its options."""

    def __init__(self, drill: Drill, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.tokens = tokens(drill)
        choices = [(token, token) for token in self.tokens]
        self.fields["option"] = forms.ChoiceField(choices=choices, error_messages=MESSAGES)

    @property
    def chosen(self) -> int:
        """The place of the chosen option, once the form is valid."""
        return self.tokens.index(self.cleaned_data["option"])


class DrillIdField(forms.IntegerField):
    """The id of the drill that a form was made for."""

    def __init__(self) -> None:
        super().__init__(min_value=1, max_value=BIGGEST_ID)
