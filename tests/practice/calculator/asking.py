"""Questions put to the calculator as a browser puts them, and what its page answers."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.http import HttpResponse
from django.test import Client

from tests.practice.pages import Page

CALCULATOR = "/calculadora/"


class Answered(NamedTuple):
    """What the page says, for machines: by seat number, and by pot from the main one on."""

    status: int
    pots: list[dict[str, Any]]
    returned: dict[int, int]
    payouts: dict[int, int]
    page: Page

    @property
    def text(self) -> str:
        return self.page.text(of_id="respuesta")


def address(**fields: object) -> str:
    """An address; a field whose value is None is left out."""
    return f"{CALCULATOR}?{urlencode({name: v for name, v in fields.items() if v is not None})}"


def seats(
    put: Sequence[object],
    folded: Sequence[bool] = (),
    hands: Sequence[object] = (),
    **table: object,
) -> str:
    """The address of seats that sit from the left of the button on; the rule is said in it."""
    fields: dict[str, object] = {"impar": "uno", "asientos": max(len(put), 2)}
    for number, amount in enumerate(put, start=1):
        fields[f"p{number}"] = amount
    fields |= {f"s{number}": "r" for number, gone in enumerate(folded, start=1) if gone}
    fields |= {f"m{n}": hand for n, hand in enumerate(hands, start=1) if hand is not None}
    return address(**{**fields, **table})


def get(where: str, **headers: str) -> HttpResponse:
    return Client().get(where, headers=headers)


def ask(where: str) -> Answered:
    response = get(where)
    page = Page(response.content.decode())
    of_seats = [row.attrs for row in page.all("tr") if "data-asiento" in row.attrs]
    of_pots = [row.attrs for row in page.all("tr") if "data-pozo" in row.attrs]
    return Answered(
        status=response.status_code,
        pots=[
            {
                "amount": int(row["data-pozo"]),
                "eligible": [int(each) for each in row["data-compiten"].split()],
                "winners": [int(each) for each in row["data-ganan"].split()],
            }
            for row in of_pots
        ],
        returned={int(row["data-asiento"]): int(row["data-vuelve"]) for row in of_seats},
        payouts={
            int(row["data-asiento"]): int(row["data-recibe"])
            for row in of_seats
            if row["data-recibe"]
        },
        page=page,
    )


def faults(where: str) -> dict[str, str]:
    """What is said beside each row ("1") or field ("mesa") of a question that was refused."""
    response = get(where)
    assert response.status_code == 422
    page = Page(response.content.decode())
    slots = [id.removeprefix("falta-") for id in page.ids if id.startswith("falta-")]
    found = {slot: page.text(of_id=f"falta-{slot}") for slot in slots}
    return {slot: text.removeprefix("✗ ") for slot, text in found.items() if text}


def typed(where: str) -> dict[str, str]:
    """What stands in the fields of the form."""
    page = Page(get(where).content.decode())
    values = {
        e.attrs["name"]: e.attrs.get("value", "") for e in page.all("input") if "name" in e.attrs
    }
    return {name: value for name, value in values.items() if value}
