"""All practices, with how far this learner is in each."""

from typing import NamedTuple

from django.core.paginator import Paginator
from django.db.models import Exists, OuterRef
from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from practice import learners
from practice.models import Drill, Series
from practice.progress import answered_by_series
from practice.views.responses import Request, private

PER_PAGE = 30


class Row(NamedTuple):
    """A practice: how many of its hands this learner has answered, and what leads on."""

    series: Series
    answered: int

    @property
    def onward(self) -> str:
        if not self.answered:
            return "Empezar"
        return "Seguir" if self.answered < self.series.size else "Ver cómo te fue"


@require_safe
def choose(request: Request) -> HttpResponse:
    """Every series that is dealt; looking at them makes no learner."""
    drills = Drill.objects.current().filter(series=OuterRef("pk"))
    page = Paginator(Series.objects.filter(Exists(drills)), PER_PAGE).get_page(
        request.GET.get("pagina")
    )
    answered = answered_by_series(learners.all_known(request.session))
    rows = [Row(series, answered.get(series.pk, 0)) for series in page]
    return private(render(request, "practice/choose.html", {"page": page, "rows": rows}))
