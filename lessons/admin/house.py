"""The house's rule for odd chips: one row, which is changed and never added or deleted."""

from typing import Any

from django import forms
from django.contrib import admin
from django.http import HttpRequest

from practice.models import HouseRules


class HouseRulesForm(forms.ModelForm):
    class Meta:
        model = HouseRules
        fields = ("odd_chips", "smallest_chip", "whose")
        help_texts = {
            "odd_chips": "A quién va la ficha que no se puede dividir entre quienes empatan. "
            "El catálogo chileno que cita el curso no lo dice.",
            "smallest_chip": "En unidades. Los pozos se dividen en fichas de este valor. Por ejemplo: 1, 25 o 100.",
            "whose": "Se muestra con cada cuenta. Por ejemplo: Escuela de Crupieres del Sur, "
            "reglamento interno, artículo 12. Si va vacía, el sitio dice que la casa no ha fijado otra.",
        }


@admin.register(HouseRules)
class HouseRulesAdmin(admin.ModelAdmin):
    form = HouseRulesForm
    list_display = ("__str__", "odd_chips", "smallest_chip", "whose")
    actions = None

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False
