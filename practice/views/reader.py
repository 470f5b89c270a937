"""The reader: a board and some hands in an address, and who wins. It keeps nothing of anybody."""

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from practice.reader import (
    ChangeError,
    Entry,
    Outcome,
    Tapping,
    asked_change,
    change,
    read_entry,
    said,
    sides,
)
from practice.views.responses import Request

# Where a page without script is taken up again after each of its buttons.
PLACES = {"carta": "tocar", "quita": "tocar", "saca": "escribir", "agrega": "escribir"}
# An address of the preferences' page can carry so much to come back to.
LONGEST_BACK = 500


@require_safe
def reader(request: Request) -> HttpResponse:
    """What the address says, read; a button that it carries is done first."""
    data = request.GET.dict()
    entry, asked = read_entry(data), asked_change(data)
    if asked is None:
        return _page(request, entry)
    try:
        entry = change(entry, asked)
    except ChangeError as error:
        return _page(request, entry, str(error))
    if request.htmx:
        return _told_apart(_page(request, entry))
    return _told_apart(redirect(f"{_address(entry)}#{PLACES[asked.name]}"))


def _page(request: Request, entry: Entry, refused: str = "") -> HttpResponse:
    outcome, address = Outcome.of(entry), _address(entry)
    wrong = bool(entry.errors or refused)
    context = {
        "entry": entry,
        "tapping": Tapping.of(entry),
        "outcome": outcome,
        "sides": sides(entry, outcome),
        "said": said(entry, outcome),
        "refused": refused,
        "wrong": wrong,
        "address": address,
        "here": address if len(address) <= LONGEST_BACK else reverse("reader"),
        "has_query": bool(request.GET),
    }
    response = render(request, "practice/reader.html", context, status=422 if wrong else 200)
    if request.GET:
        response["X-Robots-Tag"] = "noindex"
    if not wrong:
        # The address follows what is typed and tapped, short and without the button.
        response["HX-Replace-Url"] = address
    return response


def _address(entry: Entry) -> str:
    """Where this entry can be seen again, by anybody, for ever."""
    query = entry.query()
    return f"{reverse('reader')}?{query}" if query else reverse("reader")


def _told_apart(response: HttpResponse) -> HttpResponse:
    patch_vary_headers(response, ["HX-Request"])
    return response
