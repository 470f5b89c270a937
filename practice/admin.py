"""What instructors see of the practice: the hands that seemed wrong to somebody."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from engine import hand_name
from practice.models import Report
from practice.table import SEAT_NAMES
from practice.wording import Form, word


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """Reports are read, not written: a learner sends them from the drill."""

    list_display = ("sentence_start", "place", "sent_at")
    list_filter = ("drill__series", "drill__level_code")
    list_select_related = ("drill__series",)
    date_hierarchy = "sent_at"
    search_fields = ("sentence",)
    readonly_fields = ("sentence", "place", "cards", "answers", "reading", "sent_at")
    fields = readonly_fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    @admin.display(description="aviso")
    def sentence_start(self, report: Report) -> str:
        return str(report)

    @admin.display(description="mano")
    def place(self, report: Report) -> str:
        retired = ", retirada" if report.drill.retired_at else ""
        return f"{report.drill.series}, mano {report.drill.place}{retired}"

    @admin.display(description="cartas")
    def cards(self, report: Report) -> SafeString:
        """The board, and each seat's cards with what it put in."""
        deal = report.drill.table.deal
        seats = zip(SEAT_NAMES, deal.hands, deal.contributed, strict=False)
        lines = [("Tablero", " ".join(map(str, deal.board)), "")]
        lines += [(name, " ".join(map(str, hand)), f"puso {put}") for name, hand, put in seats]
        return format_html_join("", "<p>{}: {} {}</p>", lines)

    @admin.display(description="respuestas")
    def answers(self, report: Report) -> SafeString:
        """Every option as it is worded, with its mistake, and which of them was chosen."""
        drill = report.drill
        lines = [
            (
                word(drill.table, Form(drill.form), option.answer, option.mistake),
                option.mistake or "correcta",
                " · elegida" if number == report.option else "",
            )
            for number, option in enumerate(drill.choices)
        ]
        return format_html("<ol>{}</ol>", format_html_join("", "<li>{} ({}){}</li>", lines))

    @admin.display(description="lectura del motor")
    def reading(self, report: Report) -> SafeString:
        """What the engine reads in each hand, and who takes each pot."""
        table = report.drill.table
        hands = [(SEAT_NAMES[seat], hand_name(table.hands[seat])) for seat in table.seats]
        takers = word(table, Form.POTS, table.right, "")
        return format_html_join("", "<p>{}: {}</p>", [*hands, ("Pozos", str(takers))])
