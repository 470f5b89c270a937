"""Another hand with the same mistake, for the series about chips: typed in the address, or chosen."""

import re

import pytest
from django.http import HttpResponse

from practice.another import deal_another
from practice.mistakes import CATALOGUE, MISTAKES, WITHOUT_SOURCE, Mistake
from practice.models import Attempt, Drill
from tests.practice.typed_answers.taking import (
    DEALERS,
    LEVELS,
    POTS,
    SEED,
    Learner,
    answer_of,
    told,
)
from tests.practice.visiting import HTMX, page

PROMISED = [
    (slug, code)
    for slug, levels in LEVELS.items()
    for code in dict.fromkeys(code for level in levels for code in level.mistakes)
]
UNPROMISED = [each.code for each in CATALOGUE if (DEALERS, each.code) not in PROMISED]
MONEY = ("fichas-del-retirado", "no-igualada")


def address(slug: str, mistake: str, number: int = 1) -> str:
    return f"/practica/{slug}/otra/{mistake}/{number}/"


def visit(slug: str, learner: Learner, judge: Learner) -> Learner:
    return learner if slug == POTS else judge


# Dealt


@pytest.mark.parametrize(("slug", "code"), PROMISED)
def test_a_hand_offers_its_mistake(slug: str, code: str) -> None:
    for number in (1, 2):
        dealt = deal_another(SEED, LEVELS[slug], code, number)
        assert dealt is not None
        assert code in [option.mistake for option in dealt.options]


@pytest.mark.parametrize("code", UNPROMISED)
def test_a_dealer_makes_no_mistake_that_his_levels_do_not_promise(code: str) -> None:
    assert deal_another(SEED, LEVELS[DEALERS], code, 1) is None


@pytest.mark.parametrize("against", ["sexta-carta", "un-solo-pozo"])
def test_a_dealer_tells_no_two_mistakes_apart(against: str) -> None:
    assert deal_another(SEED, LEVELS[DEALERS], "fichas-del-retirado", 1, against) is None


@pytest.mark.parametrize("mistake", ["juega-la-mesa", "color-no-visto", "palo"])
def test_without_cards_no_hand_is_read_wrongly(mistake: str) -> None:
    assert deal_another(SEED, LEVELS[POTS], mistake, 1) is None


@pytest.mark.parametrize(("one", "other"), [MONEY, ("ambos-pozos", "sin-derecho")])
def test_a_hand_about_chips_tells_two_mistakes_apart(one: str, other: str) -> None:
    dealt = deal_another(SEED, LEVELS[POTS], one, 1, other)
    assert dealt is not None
    given = {option.mistake: option.answer for option in dealt.options if not option.also}
    assert given[one] != given[other]


# The page


@pytest.mark.parametrize(("slug", "code"), PROMISED)
def test_the_page_asks_a_hand(slug: str, code: str, learner: Learner, judge: Learner) -> None:
    response = visit(slug, learner, judge).client.get(address(slug, code))
    assert response.status_code == 200
    shown = page(response)
    assert shown.forms[0].attrs["method"] == "get"


def test_typed_hands_say_which_mistake_they_are_about(learner: Learner) -> None:
    shown = page(learner.client.get(address(POTS, MONEY[0])))
    assert f"«{MISTAKES[MONEY[0]].name}»" in shown.text(of_class="drill-head")


@pytest.mark.parametrize("code", ["un-solo-pozo", "impar-al-boton"])
def test_a_dealers_mistake_is_named_after_the_answer_alone(judge: Learner, code: str) -> None:
    name = f"«{MISTAKES[code].name}»"
    asked = page(judge.client.get(address(DEALERS, code)))
    assert name not in asked.text()
    sent = {"enviada": "1", "option": asked.forms[0].values("option")[0]}
    answered = page(judge.client.get(address(DEALERS, code), sent))
    assert name in answered.text(of_class="drill-head")


@pytest.fixture
def other_hand(learner: Learner) -> Drill:
    """The first hand whose amounts are typed of those that `MONEY` provokes."""
    dealt = deal_another(SEED, LEVELS[POTS], MONEY[1], 1)
    assert dealt
    assert dealt.question.is_typed
    return Drill(
        form=dealt.question.code,
        deal=dealt.table.deal.as_json(),
        options=[option.as_json() for option in dealt.options],
    )


def typed_into(learner: Learner, given: tuple[object, ...], **more: str) -> HttpResponse:
    sent = {f"amount{number}": str(amount) for number, amount in enumerate(given)}
    return learner.client.get(address(POTS, MONEY[1]), {"enviada": "1", **sent, **more})


@pytest.mark.parametrize("mistake", ["", MONEY[1]])
def test_amounts_in_the_address_are_judged_and_nothing_is_stored(
    learner: Learner, other_hand: Drill, mistake: str
) -> None:
    shown = page(typed_into(learner, answer_of(other_hand, mistake)))
    says = f"✗ Coincide con «{MISTAKES[mistake].name}»" if mistake else "✓ Correcta"
    assert told(shown) == says
    assert not Attempt.objects.exists()


def test_amounts_without_a_name_are_told_so(learner: Learner, other_hand: Drill) -> None:
    assert told(page(typed_into(learner, (7, 7, 7, 7)))) == "✗ Otro error"


def test_the_form_of_the_page_brings_its_answer(learner: Learner, other_hand: Drill) -> None:
    form = page(learner.client.get(address(POTS, MONEY[1]))).forms[0]
    names = [field["name"] for field in form.fields if "name" in field]
    sent = dict.fromkeys(names, "0") | {"enviada": form.values("enviada")[0]}
    response = learner.client.get(form.path, sent, headers=HTMX)
    assert response.status_code == 200
    assert "resultado" in page(response).ids


@pytest.mark.parametrize("given", [("", ""), ("x", "9"), ("1,250", "9"), ()])
def test_what_is_no_amount_is_refused_and_kept(
    learner: Learner, other_hand: Drill, given: tuple[str, ...]
) -> None:
    response = typed_into(learner, given)
    assert response.status_code == 422
    shown = page(response)
    assert "«" in shown.text(of_id="notice")
    assert shown.forms[0].values("amount0") == [*given, ""][:1]


def test_a_hand_that_tells_two_apart_keeps_both_in_its_form(learner: Learner) -> None:
    response = learner.client.get(address(POTS, MONEY[0]), {"frente": MONEY[1]})
    shown = page(response)
    assert shown.forms[0].values("frente") == [MONEY[1]]
    assert re.search("distingue «.+» de «.+»", shown.text(of_class="drill-head"))


def test_its_answer_is_judged_too(learner: Learner) -> None:
    sent = {f"amount{number}": "7" for number in range(4)}
    query = {"frente": MONEY[1], "enviada": "1", **sent}
    assert told(page(learner.client.get(address(POTS, MONEY[0]), query))) == "✗ Otro error"


@pytest.mark.parametrize("slug", [POTS, DEALERS])
@pytest.mark.parametrize("unnamed", WITHOUT_SOURCE, ids=lambda mistake: mistake.code)
def test_an_unnamed_mistake_has_no_hands(
    slug: str, unnamed: Mistake, learner: Learner, judge: Learner
) -> None:
    client = visit(slug, learner, judge).client
    assert client.get(address(slug, unnamed.code)).status_code == 404
    other = {"frente": unnamed.code}
    assert client.get(address(slug, "un-solo-pozo"), other).status_code == 404


@pytest.mark.parametrize(
    ("slug", "mistake", "query"),
    [
        (POTS, "juega-la-mesa", {}),
        (POTS, "palo", {"frente": "sexta-carta"}),
        (DEALERS, "un-solo-pozo", {"frente": "pozo-de-mas"}),
    ],
)
def test_where_there_is_no_such_hand_a_calm_page_says_so(
    slug: str, mistake: str, query: dict[str, str], learner: Learner, judge: Learner
) -> None:
    response = visit(slug, learner, judge).client.get(address(slug, mistake), query)
    assert response.status_code == 200
    assert "No se encontró otra mano" in page(response).title


def test_another_hand_to_a_step_shows_its_feedback(judge: Learner) -> None:
    form = page(judge.client.get(address(DEALERS, "un-solo-pozo"))).forms[0]
    results = {
        told(page(judge.client.get(form.path, {"enviada": "1", "option": token})))
        for token in form.values("option")
    }
    names = {"✓ Correcta", "✗ Se te pasó «Un solo pozo»", "✗ Un error que no hay"}
    assert results == names
    assert not Attempt.objects.exists()
