"""Sources, their sentences, and rules from elsewhere."""

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.db.models import Count, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from django.template.defaultfilters import truncatechars
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from lessons.admin.base import DeskAdmin
from lessons.admin.lines import RULE_SOURCES, SOURCE_EXAMPLE, LinesField
from lessons.admin.uses import LISTED, UsedAdmin, UseFilter, lesson_list, numbered
from lessons.models import Lesson
from practice.models import Excerpt, OutsideRule, Source

START = 90  # letters of a text that a list shows
KEY_HELP = (
    "Con ella la nombran las lecciones; solo minúsculas, números y guiones. "
    "Después de guardar no se puede cambiar. Por ejemplo: {}."
)


class AddressField(forms.URLField):
    """An address on the web; written without a scheme, the safe one is meant."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**({"assume_scheme": "https"} | options))


def sentences_of(source: Source, number: int) -> SafeString:
    """How many sentences of a source there are, with the way to their list."""
    listed = reverse("admin:practice_excerpt_changelist", query={"source__id__exact": source.pk})
    return format_html('<a href="{}">{}</a>', listed, numbered(number, "frase", "frases"))


class SourceForm(forms.ModelForm):
    class Meta:
        model = Source
        fields = (
            "publisher",
            "title",
            "key",
            "part",
            "sections",
            "jurisdiction",
            "language",
            "source_url",
            "taken_from",
            "read_on",
            "verified",
        )
        field_classes = {"source_url": AddressField}
        help_texts = {
            "publisher": "Por ejemplo: Superintendencia de Casinos de Juego (Chile).",
            "title": "El nombre del documento. Por ejemplo: Catálogo de Juegos.",
            "key": KEY_HELP.format("catalogo-de-juegos"),
            "part": "La parte que se cita, si no es todo. Por ejemplo: Póker: Texas Hold'em.",
            "sections": "Se muestran con cada cita. Por ejemplo: Sección III.3, 3.5.7.",
            "jurisdiction": "El código del país donde vale. Por ejemplo: CL.",
            "language": "El código del idioma. Por ejemplo: es.",
            "source_url": "Dónde se lee en internet. Si no la tienes, déjala vacía.",
            "taken_from": "De dónde copiaste las frases, si no fue del documento mismo.",
            "read_on": "El día en que alguien lo leyó. Por ejemplo: 30/11/2026.",
            "verified": "Márcalo después de comparar cada frase, letra por letra, con el documento "
            "original. Mientras no, el sitio dice «cita sin cotejar con el original».",
        }


@admin.register(Source)
class SourceAdmin(DeskAdmin):
    """A document: what it is, whether it was compared, its sentences and who cites them."""

    form = SourceForm
    list_display = ("title", "part", "publisher", "number_of_excerpts", "verified", "read_on")
    list_filter = ("verified",)
    search_fields = ("title", "publisher", "part", "key")
    actions = ("mark_verified", "mark_unverified")
    readonly_fields = ("sentences", "where_used")
    key_fields = ("key",)
    key_from = "title"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Source]:
        own = Excerpt.objects.filter(source=OuterRef("pk")).order_by()
        number = own.values("source").annotate(number=Count("pk")).values("number")
        rows: QuerySet[Source] = super().get_queryset(request)
        return rows.annotate(size=Coalesce(Subquery(number), 0))

    def get_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        return [*SourceForm.Meta.fields, *(self.readonly_fields if obj else ())]

    @admin.display(description="frases", ordering="size")
    def number_of_excerpts(self, source: Any) -> int:
        return int(source.size)

    @admin.display(description="frases")
    def sentences(self, source: Source) -> SafeString:
        add = reverse("admin:practice_excerpt_add", query={"source": source.pk})
        said = '{} · <a href="{}">Agregar una frase</a>'
        return format_html(said, sentences_of(source, source.excerpts.count()), add)

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> tuple[Any, ...]:
        """What keeps a source is its sentences: how many they are, not each of them."""
        rows = Source.objects.filter(pk__in=[row.pk for row in objs])
        held = list(rows.annotate(size=Count("excerpts")).filter(size__gt=0)[:LISTED])
        if not held:
            found: tuple[Any, ...] = super().get_deleted_objects(objs, request)
            return found
        kept = [format_html("{}: tiene {}", row, sentences_of(row, row.size)) for row in held]
        return [], {}, set(), kept

    @admin.display(description="dónde se usa")
    def where_used(self, source: Source) -> str:
        lessons = lesson_list(Lesson.objects.filter(excerpts__source=source).distinct())
        return lessons or "Ninguna lección cita frases de esta fuente."

    @admin.action(description="Marcar como cotejadas con el original", permissions=["change"])
    def mark_verified(self, request: HttpRequest, rows: QuerySet[Source]) -> None:
        self._mark(request, rows, verified=True)

    @admin.action(description="Marcar como sin cotejar", permissions=["change"])
    def mark_unverified(self, request: HttpRequest, rows: QuerySet[Source]) -> None:
        self._mark(request, rows, verified=False)

    def _mark(self, request: HttpRequest, rows: QuerySet[Source], *, verified: bool) -> None:
        """Row by row: each keeps its history."""
        changed = list(rows.exclude(verified=verified))
        for source in changed:
            source.verified = verified
            source.save(update_fields=["verified"])
        how = "cotejada" if verified else "sin cotejar"
        said = numbered(len(changed), "fuente cambió", "fuentes cambiaron")
        messages.success(request, f"{said}. Lo elegido queda como «{how}».")


class ExcerptForm(forms.ModelForm):
    class Meta:
        model = Excerpt
        fields = ("source", "heading", "key", "quote")
        labels = {"source": "Fuente"}
        help_texts = {
            "source": "El documento del que sale la frase.",
            "heading": "De qué trata, en pocas palabras. Por ejemplo: Cuando las manos son iguales.",
            "key": KEY_HELP.format("mostrar-cartas"),
            "quote": "La frase copiada letra por letra, sin comillas: las pone el sitio.",
        }


@admin.register(Excerpt)
class ExcerptAdmin(UsedAdmin):
    form = ExcerptForm
    list_display = ("heading", "start", "written_in", "is_verified", "uses", "key")
    list_filter = (UseFilter, ("source__verified", admin.BooleanFieldListFilter))
    list_select_related = ("source",)
    search_fields = ("heading", "quote", "key", "source__title", "source__publisher")
    autocomplete_fields = ("source",)
    fields = ExcerptForm.Meta.fields
    key_from = "heading"
    longest = {"quote": 5000}

    @admin.display(description="cita")
    def start(self, excerpt: Excerpt) -> str:
        return f"«{truncatechars(excerpt.quote, START)}»"

    @admin.display(description="fuente", ordering="source__title")
    def written_in(self, excerpt: Excerpt) -> str:
        return truncatechars(excerpt.source.title, START)

    @admin.display(description="cotejada", boolean=True, ordering="source__verified")
    def is_verified(self, excerpt: Excerpt) -> bool:
        return excerpt.source.verified

    def save_model(self, request: HttpRequest, obj: Excerpt, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        if "quote" in form.changed_data and obj.source.verified:
            messages.warning(
                request,
                f"«{obj.source}» está marcada como cotejada con el original: compara también esta frase.",
            )


class OutsideRuleForm(forms.ModelForm):
    sources = LinesField(
        lines=RULE_SOURCES,
        label="Fuentes",
        help_text="Una por línea: quién la publica | título | sección | qué se leyó («original» o «copia»). "
        f"Por ejemplo: {SOURCE_EXAMPLE}. Si es uso universal del póker, déjalo vacío.",
    )

    class Meta:
        model = OutsideRule
        fields = ("says", "key", "sources")
        help_texts = {
            "says": "La regla con tus palabras, en una frase; no se copia. "
            "Por ejemplo: Una pinta nunca desempata un pozo.",
            "key": KEY_HELP.format("suits-never"),
        }


@admin.register(OutsideRule)
class OutsideRuleAdmin(UsedAdmin):
    form = OutsideRuleForm
    list_display = ("start", "written_in", "uses", "key")
    list_filter = (UseFilter,)
    search_fields = ("says", "key")
    fields = OutsideRuleForm.Meta.fields
    longest = {"says": 2000}

    @admin.display(description="regla", ordering="says")
    def start(self, rule: OutsideRule) -> str:
        return truncatechars(rule.says, START)

    @admin.display(description="escrita en")
    def written_in(self, rule: OutsideRule) -> str:
        names = [str(source.get("publisher", "")) for source in rule.sources]
        return truncatechars(", ".join(dict.fromkeys(names)), START) or "uso universal"
