"""Countries and the words of the table."""

from typing import Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.template.defaultfilters import truncatechars

from lessons.admin.base import DeskAdmin
from lessons.admin.lines import ALSO, ALSO_EXAMPLE, LinesField
from lessons.faulty import faults_of
from lessons.models import Country, Term

START = 90
OLDEST = 99


class CountryForm(forms.ModelForm):
    class Meta:
        model = Country
        fields = (
            "name",
            "code",
            "default",
            "register",
            "reach",
            "minimum_age",
            "age_basis",
            "publisher",
            "read_on",
        )
        help_texts = {
            "code": "Las dos letras del país (ISO 3166); después de guardar no se puede cambiar. Por ejemplo: CL.",
            "default": "Se muestra abierto, antes que los demás, en la página de juego responsable.",
            "register": "Dónde se pide. Por ejemplo: Sistema de Autoexclusión Voluntaria de la SCJ.",
            "reach": "Qué alcanza y cuánto dura. Vacío, la página dice «consulta la fuente oficial».",
            "minimum_age": "En años. Por ejemplo: 18. Vacía si la fuente no la dice.",
            "age_basis": "La ley que la fija. Por ejemplo: Mayoría de edad según la Ley 19.221.",
            "publisher": "Quién publica estos datos. Solo lo que diga esa fuente, y ningún teléfono.",
            "read_on": "El día en que alguien lo leyó. Por ejemplo: 30/11/2026.",
        }

    def clean_code(self) -> str:
        code: str = self.cleaned_data["code"].upper()
        if not (len(code) == 2 and code.isascii() and code.isalpha()):
            raise ValidationError("Van dos letras, como CL, PE o ES.", code="code")
        if Country.objects.filter(code=code).exclude(pk=self.instance.pk).exists():
            raise ValidationError(f"Ya hay un país con el código {code}.", code="unique")
        return code

    def clean_minimum_age(self) -> int | None:
        age: int | None = self.cleaned_data["minimum_age"]
        if age is not None and not 1 <= age <= OLDEST:
            raise ValidationError(f"Va una edad en años, de 1 a {OLDEST}.", code="age")
        return age


@admin.register(Country)
class CountryAdmin(DeskAdmin):
    form = CountryForm
    fields = CountryForm.Meta.fields
    list_display = ("name", "code", "register_start", "minimum_age", "default", "read_on")
    list_filter = ("default",)
    search_fields = ("name", "code", "register", "publisher")
    key_fields = ("code",)
    longest = {"reach": 2000, "age_basis": 2000}

    @admin.display(description="registro", ordering="register")
    def register_start(self, country: Country) -> str:
        return truncatechars(country.register, START)


class TermForm(forms.ModelForm):
    also = LinesField(
        lines=ALSO,
        label="También se dice",
        help_text="Una palabra por línea, y dónde se dice si es de un lugar. "
        f"Por ejemplo: {ALSO_EXAMPLE}.",
    )

    class Meta:
        model = Term
        fields = ("term", "slug", "topic", "meaning", "also", "lesson")
        help_texts = {
            "term": "Por ejemplo: carta alta.",
            "slug": "Con ella la enlazan las lecciones («termino:…»); solo minúsculas, números y guiones. "
            "Después de guardar no se puede cambiar. Por ejemplo: carta-alta.",
            "topic": "El grupo del glosario en que aparece. Por ejemplo: Leer las manos.",
            "meaning": "En una línea. Puede llevar **negrita**, *cursiva* y enlaces como "
            "[kicker](termino:kicker).",
            "lesson": "La lección que lo explica, si hay una.",
        }

    def clean_meaning(self) -> str:
        meaning: str = self.cleaned_data["meaning"].strip()
        if "\n" in meaning:
            raise ValidationError("Escríbelo en una sola línea, sin saltos.", code="lines")
        faults = faults_of({"meaning": meaning})
        if faults:
            raise ValidationError([fault.says for fault in faults], code="faults")
        return meaning


@admin.register(Term)
class TermAdmin(DeskAdmin):
    form = TermForm
    fields = TermForm.Meta.fields
    list_display = ("term", "topic", "meaning_start", "other_words", "lesson", "slug")
    list_select_related = ("lesson",)
    search_fields = ("term", "slug", "topic", "meaning")
    autocomplete_fields = ("lesson",)
    key_fields = ("slug",)
    key_from = "term"
    longest = {"meaning": 2000}

    @admin.display(description="qué quiere decir", ordering="meaning")
    def meaning_start(self, term: Term) -> str:
        return truncatechars(term.meaning, START)

    @admin.display(description="también se dice")
    def other_words(self, term: Term) -> str:
        return truncatechars(", ".join(str(each[0]) for each in term.also if each), START)

    def view_on_site(self, obj: Any) -> str:
        return str(obj.get_absolute_url())
