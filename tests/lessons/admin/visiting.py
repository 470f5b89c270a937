"""Somebody in the admin, and the forms of its pages."""

from typing import Any

from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from tests.practice.pages import Page


def superuser() -> Client:
    """A browser in which somebody who may do everything is logged in."""
    client = Client()
    client.force_login(User.objects.create_superuser("directora", password="x" * 20))
    return client


def form_of(client: Client, address: str) -> dict[str, Any]:
    """The values of a change form, as Django made them."""
    response = client.get(address)
    assert response.status_code == 200
    form = response.context["adminform"].form
    sent = {name: form[name].value() for name in form.fields}
    for inline in response.context["inline_admin_formsets"]:
        formset = inline.formset
        for each in (formset.management_form, *formset.forms):
            for field in each:
                sent[field.html_name] = field.value()
    return {name: value for name, value in sent.items() if value is not None and value is not False}


def said(response: HttpResponse) -> str:
    """The messages and errors of a page, in one line."""
    page = Page(response.content.decode())
    return " ".join(page.text(of_class=name) for name in ("messagelist", "errorlist"))
