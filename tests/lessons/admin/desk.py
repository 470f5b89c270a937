"""A row of the desk: its pages, and what is done on them."""

from typing import Any

from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.models import Excerpt
from tests.factories import (
    CountryFactory,
    ExcerptFactory,
    LessonFactory,
    OutsideRuleFactory,
    SourceFactory,
    TermFactory,
)
from tests.lessons.admin.visiting import form_of
from tests.practice.pages import Page

FACTORIES = [SourceFactory, ExcerptFactory, OutsideRuleFactory, CountryFactory, TermFactory]
SOURCES, EXCERPTS, RULES = (
    f"/admin/practice/{name}/" for name in ("source", "excerpt", "outsiderule")
)


# Rows


def cited(**values: Any) -> Excerpt:
    """A sentence that a lesson cites."""
    excerpt: Excerpt = ExcerptFactory(**values)
    LessonFactory(number=3, title="El showdown", series=None).excerpts.add(excerpt)
    return excerpt


def unused(factory: Any) -> Any:
    """A row on which no mistake of the practice rests."""
    return factory(key="suelta") if factory in (ExcerptFactory, OutsideRuleFactory) else factory()


def changed_twice() -> Excerpt:
    row: Excerpt = ExcerptFactory(quote="Primera.")
    row.quote = "Segunda."
    row.save()
    return row


# Addresses


def model(row: Any) -> str:
    return f"/admin/{row._meta.app_label}/{row._meta.model_name}/"


def change(row: Any) -> str:
    return f"{model(row)}{row.pk}/change/"


def delete(row: Any) -> str:
    return f"{model(row)}{row.pk}/delete/"


def history(row: Any) -> str:
    return f"{model(row)}{row.pk}/history/"


def state(row: Any, number: int) -> str:
    """The page of a state; the first is 0."""
    return f"{history(row)}{row.history.order_by('history_id')[number].pk}/"


# Visits


def opened(client: Client, address: str) -> Page:
    response = client.get(address)
    assert response.status_code == 200
    return Page(response.content.decode())


def listed(client: Client, address: str) -> str:
    return opened(client, address).text(of_id="result_list")


def queries(client: Client, address: str) -> int:
    """How many it takes to show a page."""
    with CaptureQueriesContext(connection) as seen:
        assert client.get(address).status_code == 200
    return len(seen)


def edit(client: Client, address: str, **values: Any) -> HttpResponse:
    return client.post(address, form_of(client, address) | values, follow=True)


def delete_all(client: Client, address: str, *rows: Any) -> HttpResponse:
    sent = {"action": "delete_selected", "_selected_action": [row.pk for row in rows]}
    return client.post(address, sent | {"post": "yes"}, follow=True)


def restore(client: Client, address: str, **values: Any) -> HttpResponse:
    """Open a state and send its form."""
    form = client.get(address).context["adminform"].form
    sent = {name: form[name].value() for name in form.fields}
    kept = {name: value for name, value in sent.items() if value not in (None, False)}
    return client.post(address, kept | values, follow=True)
