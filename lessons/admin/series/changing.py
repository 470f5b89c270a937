"""Another hand at one place of a series: the next that the seed gives, a typed one, or the one that is there."""

from copy import copy
from typing import Any

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_http_methods, require_POST

from lessons.admin.series.forms import HandForm
from lessons.admin.series.pages import address, page, series_at, slot_at, to_deal
from lessons.admin.series.preview import Preview
from practice.dealing import Dealt, NoDrillError, Slot, deal_slot
from practice.mistakes import MISTAKES
from practice.models import Drill, Series
from practice.overrides import MOST_SKIPPED, Override, deal_place, kept
from practice.stored import deal_into


@require_http_methods(["GET", "HEAD", "POST"])
def another(request: HttpRequest, desk: Any, pk: int, place: int, skip: int) -> HttpResponse:
    """The hand that the seed gives after `skip` others (0: its own): shown, then put there."""
    series = series_at(pk)
    slot = slot_at(series, place)
    if skip > MOST_SKIPPED:
        raise Http404("no such hand")
    override = {"skip": skip} if skip else None
    if request.method == "POST":
        which = f"la que da la semilla tras saltar {skip} antes" if skip else "la que da la semilla"
        return _put(desk, request, series, place, override, f"Mano {place}: {which}.")
    return _shown(desk, request, series, slot, skip, override)


def _shown(
    desk: Any,
    request: HttpRequest,
    series: Series,
    slot: Slot,
    skip: int,
    override: Override | None,
) -> HttpResponse:
    place, last = slot.place, skip == MOST_SKIPPED
    drill = Drill.of(deal_slot(series.seed, slot, skip), series, place)
    preview = Preview(
        series=series,
        drill=drill,
        address=address("another", series, place, skip),
        of=series.size,
        next_url=address("another", series, place, 0 if last else skip + 1),
        next_label="Ver la primera" if last else "Ver otra más",
    )
    if anchor := preview.anchor_of(request.GET):
        return HttpResponseRedirect(f"{preview.address}#{anchor}")
    context = {
        "series": series,
        "drill": drill,
        "states": preview.states(request),
        "skip": skip,
        "next_url": preview.next_url,
        "next_label": preview.next_label,
        **to_deal(_changed(series, place, override)),
    }
    return page(desk, request, "another.html", context, title=f"Otra mano {place} para «{series}»")


@require_http_methods(["GET", "HEAD", "POST"])
def write(request: HttpRequest, desk: Any, pk: int, place: int) -> HttpResponse:
    """A hand as text: its options are shown first, and it is put there when it was seen so."""
    series = series_at(pk)
    slot = slot_at(series, place)
    if not slot.level.is_written:
        return _unwritten(desk, request, series, slot)
    if request.method != "POST":
        drill = Drill.objects.current().filter(series=series, place=place).first()
        form = HandForm(slot, initial=HandForm.initial_of(drill) if drill else {})
        return _written(desk, request, series, form)
    form = HandForm(slot, request.POST)
    if form.is_valid() and form.dealt and request.POST.get("seen") == form.signature:
        override = {"deal": form.dealt.table.deal.as_json()}
        return _put(desk, request, series, place, override, f"Mano {place}: escrita a mano.")
    return _written(desk, request, series, form, status=200 if form.is_valid() else 422)


def _written(
    desk: Any, request: HttpRequest, series: Series, form: HandForm, status: int = 200
) -> HttpResponse:
    context: dict[str, Any] = {"series": series, "form": form, "slot": form.slot}
    if form.is_bound and form.dealt:
        override = {"deal": form.dealt.table.deal.as_json()}
        context |= {
            "options": _worded(form.dealt),
            **to_deal(_changed(series, form.slot.place, override)),
        }
    title = f"Escribir la mano {form.slot.place} de «{series}»"
    return page(desk, request, "write.html", context, title=title, status=status)


def _unwritten(desk: Any, request: HttpRequest, series: Series, slot: Slot) -> HttpResponse:
    """What is said where the level only takes hands that its seed deals."""
    status = 422 if request.method == "POST" else 200
    title = f"La mano {slot.place} de «{series}» no se escribe"
    context = {"series": series, "slot": slot}
    return page(desk, request, "unwritten.html", context, title=title, status=status)


def _worded(dealt: Dealt) -> list[dict[str, Any]]:
    """The options as they would be read, each with the name of its mistake."""
    return [
        {
            "says": dealt.question.word(dealt.table, option.answer, option.mistake),
            "mistake": MISTAKES.get(option.mistake),
        }
        for option in dealt.options
    ]


@require_POST
@transaction.atomic
def keep(request: HttpRequest, desk: Any, pk: int, place: int) -> HttpResponse:
    """Keep the hand that is there whatever the seed; nothing changes for who practises."""
    series = get_object_or_404(Series.objects.select_for_update(), pk=pk)
    slot = slot_at(series, place)
    drill = get_object_or_404(Drill.objects.current(), series=series, place=place)
    override = kept(drill.options, drill.deal)
    back = HttpResponseRedirect(address("hand", series, place))
    try:
        deal_place(series.seed, slot, override)
    except NoDrillError as error:
        messages.error(request, f"No se puede conservar: {error}")
        return back
    series.overrides = {**series.overrides, str(place): override}
    series.save()
    says = f"Mano {place}: se conserva aunque cambie la semilla."
    desk.log_change(request, series, says)
    messages.success(request, says)
    return back


def _changed(series: Series, place: int, override: Override | None) -> Series:
    """The series as it would be, not saved."""
    changed = copy(series)
    others = {key: value for key, value in series.overrides.items() if key != str(place)}
    changed.overrides = others | ({str(place): override} if override else {})
    return changed


def _put(
    desk: Any,
    request: HttpRequest,
    series: Series,
    place: int,
    override: Override | None,
    says: str,
) -> HttpResponse:
    """Write what stands at a place and deal; a series that cannot be dealt stays as it was."""
    try:
        with transaction.atomic():
            row = get_object_or_404(Series.objects.select_for_update(), pk=series.pk)
            row.overrides = _changed(row, place, override).overrides
            row.save()
            changes = deal_into(row)
            desk.log_change(request, row, says)
    except NoDrillError as error:
        messages.error(request, f"No cambió nada, porque la serie no se puede repartir: {error}")
        return HttpResponseRedirect(address("deal", series))
    messages.success(request, f"{says} Manos que cambiaron: {changes.made}.")
    return HttpResponseRedirect(address("hand", series, place))
