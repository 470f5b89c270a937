"""Another hand with the same mistake: dealt from the address, never stored, never counted."""

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from practice.another import deal_another
from practice.forms import AnswerForm
from practice.mistakes import CATALOGUE, MISTAKES
from practice.models import Drill, Series
from practice.standing import AGAINST, CHOSEN, SENT, Another
from practice.views.responses import Request, fragment, show

LAST = 999


@require_safe
def another(request: Request, slug: str, mistake: str, number: int) -> HttpResponse:
    """A hand that provokes a mistake; with an answer in the address, what there is to say of it."""
    practice = get_object_or_404(Series, slug=slug)
    against = request.GET.get(AGAINST, "")
    _check(mistake, number, against)
    dealt = deal_another(practice.seed, practice.levels, mistake, number, against)
    if dealt is None:
        context = {"title": "No se encontró otra mano", "sought": MISTAKES[mistake]}
        return fragment(request, practice, context, request.get_full_path())
    sent = request.GET if {CHOSEN, SENT} & request.GET.keys() else None
    drill = Drill.of(dealt, practice, number)
    form = AnswerForm.to(drill, sent, key=f"otra:{slug}:{mistake}:{against}:{number}")
    given = form.given if form.is_valid() else None
    screen = Another(
        practice, drill, form, given, mistake=MISTAKES[mistake], number=number, against=against
    )
    invalid = sent is not None and given is None
    return show(request, screen, status=422 if invalid else 200)


def _check(mistake: str, number: int, against: str) -> None:
    codes = {each.code for each in CATALOGUE}
    known = mistake in codes and (not against or against in codes)
    if not known or mistake == against or not 1 <= number <= LAST:
        raise Http404("no such hand")
