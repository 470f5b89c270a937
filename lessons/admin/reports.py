"""The hands that seemed wrong to somebody, and what was done about it."""

from typing import Any

from django import forms
from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from engine import hand_name
from practice.answers import name_of, worded
from practice.levels import LEVELS
from practice.mistakes import OTHER
from practice.models import Report
from practice.questions import Option
from practice.questions.reading import POTS
from practice.questions.reckoning import reckon
from practice.table import SEAT_NAMES

LONGEST_ANSWER = 2000


class IsAnswered(admin.SimpleListFilter):
    title = "estado"
    parameter_name = "estado"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("abiertos", "sin responder"), ("respondidos", "respondidos")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        if self.value() not in ("abiertos", "respondidos"):
            return queryset
        return queryset.filter(answered_at__isnull=self.value() == "abiertos")


class OfLevel(admin.SimpleListFilter):
    """The levels that the code knows: to ask the drills for theirs would read all of them."""

    title = "nivel"
    parameter_name = "nivel"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(level.code, level.name) for level in LEVELS.values()]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        return queryset.filter(drill__level_code=self.value()) if self.value() else queryset


class ReportForm(forms.ModelForm):
    """What was done about a report; nothing else of it can be written."""

    answer = forms.CharField(
        label="Respuesta",
        required=False,
        max_length=LONGEST_ANSWER,
        widget=forms.Textarea(attrs={"rows": 4, "maxlength": None}),
        help_text="Lo que se hizo con el aviso. Ejemplo: «La mano está bien: la mesa juega» o "
        "«Cambié la mano por otra». Vacía, el aviso sigue sin responder.",
        error_messages={
            "max_length": "Escribe a lo más %(limit_value)d caracteres; van %(show_value)d."
        },
    )

    class Meta:
        model = Report
        fields = ("answer",)


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """A learner sends a report from the drill; instructors read it and note what was done."""

    form = ReportForm
    list_display = ("sentence_start", "place", "sent_at", "answered_at")
    list_filter = (IsAnswered, OfLevel)
    list_select_related = ("drill__series",)
    list_per_page = 50
    list_max_show_all = 0
    show_full_result_count = False
    show_facets = admin.ShowFacets.NEVER
    date_hierarchy = "sent_at"
    search_fields = ("sentence", "answer", "drill__series__name", "drill__series__slug")
    search_help_text = "Palabras del aviso o de la respuesta, o el nombre de la serie."
    readonly_fields = ("sentence", "place", "page", "cards", "answers", "reading", "sent_at")
    fields = (*readonly_fields, "answer", "answered_at")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        return (*self.readonly_fields, "answered_at")

    def save_model(self, request: HttpRequest, obj: Report, form: Any, change: bool) -> None:
        """It counts as answered from the first answer on, until the answer is taken away."""
        if not obj.answer:
            obj.answered_at = None
        elif obj.answered_at is None:
            obj.answered_at = timezone.now()
        obj.save(update_fields=["answer", "answered_at"])

    def changelist_view(self, request: HttpRequest, extra_context: Any = None) -> HttpResponse:
        still_open = Report.objects.filter(answered_at=None).count()
        said = f"Avisos sobre manos: {still_open or 'ninguno'} sin responder"
        return super().changelist_view(request, {"title": said, **(extra_context or {})})

    @admin.display(description="aviso")
    def sentence_start(self, report: Report) -> str:
        return str(report)

    @admin.display(description="mano")
    def place(self, report: Report) -> str:
        retired = ", retirada" if report.drill.retired_at else ""
        return f"{report.drill.series}, mano {report.drill.place}{retired}"

    @admin.display(description="páginas")
    def page(self, report: Report) -> SafeString:
        """Where the drill can be seen and changed, and what others answered there."""
        drill = report.drill
        hand = reverse("admin:series_hand", args=[drill.series_id, drill.place])
        counted = reverse("admin:practice_answers_series", args=[drill.series_id])
        links = [
            (hand, "La mano que está ahora en su lugar" if drill.retired_at else "Ver la mano"),
            (counted, "Respuestas a la serie"),
        ]
        return format_html_join(" · ", '<a href="{}">{}</a>', links)

    @admin.display(description="la mesa")
    def cards(self, report: Report) -> SafeString:
        """The board where there is one, and each seat's cards with what it put in."""
        table = report.drill.table
        deal, gone = table.deal, dict.fromkeys(table.deal.folded, " y se retiró")
        lines = [("Tablero", " ".join(map(str, deal.board)), "")] if table.has_cards else []
        for seat, put in enumerate(deal.contributed):
            own = " ".join(map(str, table.own(seat)))
            lines.append((SEAT_NAMES[seat], own, f"puso {put}{gone.get(seat, '')}"))
        return format_html_join("", "<p>{}: {} {}</p>", lines)

    @admin.display(description="respuestas")
    def answers(self, report: Report) -> SafeString:
        """Every option as it is worded, with its mistake, and which of them was chosen."""
        drill = report.drill
        lines = [
            (
                worded(drill, number),
                _names(option) or "correcta",
                " · elegida" if number == report.option else "",
            )
            for number, option in enumerate(drill.choices)
        ]
        if report.option is not None and report.option >= len(lines):
            lines.append(("Ninguna de estas", OTHER.name, " · elegida"))
        return format_html("<ol>{}</ol>", format_html_join("", "<li>{} ({}){}</li>", lines))

    @admin.display(description="lectura del motor")
    def reading(self, report: Report) -> SafeString:
        """What the engine reads in each hand, what lies in the pots, and who takes each."""
        table = report.drill.table
        lines = [("Fichas", reckon(table).balance)]
        if table.has_cards:
            lines = [(SEAT_NAMES[s], hand_name(table.hands[s])) for s in table.seats] + lines
            lines.append(("Pozos", str(POTS.word(table, table.right, ""))))
        return format_html_join("", "<p>{}: {}</p>", lines)


def _names(option: Option) -> str:
    """The mistakes of an option by name; the right one has none."""
    codes = [code for code in (option.mistake, option.also) if code]
    return " y ".join(map(name_of, codes))
