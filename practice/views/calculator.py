"""The calculator: a form whose address is the whole question, and the answer to it."""

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe
from django_htmx.http import replace_url

from practice.calculator import EXAMPLE, Account, Address, read, settle, sources
from practice.calculator.fields import Form
from practice.calculator.tables import Answer
from practice.models import HouseRules
from practice.views.responses import Request

ADD, REMOVE = "agregar", "quitar"
ANSWER = "respuesta"  # the id that the form asks to be drawn anew
FRESH_FOR_AN_HOUR = "public, max-age=3600"


@require_safe
def calculator(request: Request) -> HttpResponse:
    """The form and its answer; for HTMX the answer alone, and the address that shows it again."""
    address = Address.of(request.GET)
    if ADD in request.GET or REMOVE in request.GET:
        return _other_seats(address, request.GET)
    account = settle(read(address, HouseRules.current))
    shared = _shared(address, account)
    alone = request.htmx.target == ANSWER and not request.htmx.history_restore_request
    template = "practice/_calculator_typed.html" if alone else "practice/calculator.html"
    context = _context(address, account, shared)
    status = 422 if account.faults else 200
    response = _headers(request, render(request, template, context, status=status))
    return replace_url(response, shared) if alone and _is_here(request) else response


def _is_here(request: Request) -> bool:
    """Whether it is asked from its own page, whose address follows; a lesson keeps its own."""
    page = request.htmx.current_url_abs_path or ""
    return page.partition("?")[0] == reverse("calculator")


def _context(address: Address, account: Account, shared: str) -> dict[str, Any]:
    return {
        "form": Form(address, account),
        "account": account,
        "answer": Answer(account) if account.money else None,
        "shared": shared,
        "not_compared": sources.NOT_COMPARED,
        "catalogue": sources.CATALOGUE,
        "read_on": sources.READ_ON,
        "example": f"{reverse('calculator')}?{EXAMPLE}",
    }


def _shared(address: Address, account: Account) -> str:
    """The address that gives this answer for ever: it carries the house's rule."""
    if address.is_empty:
        return reverse("calculator")
    house = account.question.house
    said = {"odd": address.odd or house.odd, "chip": address.chip or str(house.chip)}
    return _address(address.with_rule(**said))


def _address(address: Address) -> str:
    query = address.query()
    return reverse("calculator") + (f"?{query}" if query else "")


def _other_seats(address: Address, query: QueryDict) -> HttpResponse:
    """Another row, or one less: a new address, so that reloading does not do it again."""
    gone = query.get(REMOVE, "")
    if ADD in query:
        changed, place = address.with_seat(), len(address.with_seat().rows)
    else:
        number = int(gone[:4]) if gone.isdecimal() else 0
        changed, place = address.without_seat(number), max(number - 1, 1)
    return HttpResponseRedirect(f"{_address(changed)}#asiento-{place}")


def _headers(request: Request, response: HttpResponse) -> HttpResponse:
    """The same for everybody; only the page without a question is one to be found."""
    patch_vary_headers(response, ["HX-Request"])
    if request.GET:
        response["X-Robots-Tag"] = "noindex"
        response["Cache-Control"] = "no-cache"
    else:
        response["Cache-Control"] = FRESH_FOR_AN_HOUR
    return response
