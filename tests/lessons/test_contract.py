"""Every page, parsed: what HTMX aims at exists, forms are whole, and nothing is inline."""

import uuid
from collections import Counter
from collections.abc import Iterator

import pytest
from django.core.management import call_command
from django.db import transaction
from django.http import HttpResponse
from django.test import Client
from pytest_django import DjangoDbBlocker

from lessons.models import Lesson
from practice.models import Drill, Series
from practice.stored import deal_into
from tests.factories import SLUG, answer_all, dealt_series, right_option, wrong_option
from tests.lessons.conftest import LESSON
from tests.practice.pages import Element, Page
from tests.practice.visiting import HTMX, PRACTICE, Visitor, tokens

# Without a test that is marked so the database would not be set up for the module's pages.
pytestmark = pytest.mark.django_db

Pages = dict[str, Page]
REFERENCES = ("aria-labelledby", "aria-describedby", "aria-controls", "for")
LOADED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}


def responses() -> Iterator[tuple[str, HttpResponse]]:
    """Every page and every fragment in each of its states."""
    call_command("load_course", verbosity=0)
    series = Series.objects.get(slug=SLUG)
    dealt = enumerate(dealt_series(series.seed), start=1)
    Drill.objects.bulk_create(Drill.of(each, series, place) for place, each in dealt)
    newcomer, learner, finished = Visitor(), Visitor(), Visitor()
    yield "index", newcomer.client.get("/")
    yield "lesson", newcomer.client.get(LESSON)
    yield "lesson about pots", newcomer.client.get("/lecciones/pozos-laterales/")
    yield "glossary", newcomer.client.get("/glosario/")
    yield "sources", newcomer.client.get("/fuentes/")
    yield "responsible", newcomer.client.get("/juego-responsable/")
    yield "privacy", newcomer.client.get("/privacidad/")
    yield "forgetting without answers", newcomer.client.get(f"{PRACTICE}borrar/")
    yield "no cookies", newcomer.answer(Drill.objects.get(place=1), 0)
    yield "not found", newcomer.client.get("/no-hay/")
    yield "wrong method", newcomer.client.post("/")
    yield "no token", Client(enforce_csrf_checks=True).post(f"{PRACTICE}1/")
    yield "first drill", learner.get()
    yield "fragment of the first drill", learner.get(on=LESSON)
    for drill in Drill.objects.order_by("place"):
        yield from states(learner, drill)
    yield "index of a learner", learner.client.get("/")
    yield "forgetting", learner.client.get(f"{PRACTICE}borrar/")
    finished.get()
    (key,) = finished.learner_ids.values()
    answer_all(series, uuid.UUID(key), missed=[1, 2, 3])
    yield "end", finished.get()
    yield "fragment of the end", finished.get(on=LESSON)
    for other in Series.objects.exclude(pk=series.pk):
        deal_into(other)
        yield from about_chips(other, Client())


def about_chips(series: Series, client: Client) -> Iterator[tuple[str, HttpResponse]]:
    """Every drill of a series about chips: asked, refused and answered wrongly."""
    for drill in series.drills.order_by("place"):
        name, address = f"{series.slug} {drill.place}", f"{series.get_absolute_url()}{drill.place}/"
        yield f"drill {name}", client.get(address)
        yield f"fragment refused {name}", client.post(address, {"drill": drill.pk}, headers=HTMX)
        sent = {"drill": str(drill.pk)} | answer_of(drill, wrong_option(drill))
        yield f"fragment answered {name}", client.post(address, sent, headers=HTMX)
        yield f"answered {name}", client.get(address)


def answer_of(drill: Drill, option: int) -> dict[str, str]:
    """The fields of the form that carry one of the answers of a drill."""
    if not drill.question.is_typed:
        return {"option": tokens(drill)[option]}
    values = drill.choices[option].answer.values
    return {f"amount{number}": str(value) for number, value in enumerate(values)}


def states(learner: Visitor, drill: Drill) -> Iterator[tuple[str, HttpResponse]]:
    place = drill.place
    option = right_option(drill) if place % 6 == 0 else wrong_option(drill)
    yield f"drill {place}", learner.get(place)
    yield f"refused {place}", learner.send(place, {"drill": str(drill.pk)})
    yield f"fragment refused {place}", learner.send(place, {"drill": str(drill.pk)}, htmx=True)
    yield f"fragment answered {place}", learner.answer(drill, option, htmx=True)
    yield f"fragment repeated {place}", learner.answer(drill, option, htmx=True)
    yield f"answered {place}", learner.get(place)


@pytest.fixture(scope="module")
def pages(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Pages:
    with django_db_blocker.unblock(), transaction.atomic():
        found = {name: Page(response.content.decode()) for name, response in responses()}
        assert Lesson.objects.exists()
        transaction.set_rollback(True)
    return found


def wholes(pages: Pages) -> Pages:
    return {name: page for name, page in pages.items() if not name.startswith("fragment")}


def fragments(pages: Pages) -> Pages:
    return {name: page for name, page in pages.items() if name.startswith("fragment")}


def everywhere(pages: Pages) -> Iterator[tuple[str, Page, Element]]:
    for name, page in pages.items():
        for element in page.elements:
            yield name, page, element


# Structure


def test_every_page_is_whole(pages: Pages) -> None:
    for name, page in wholes(pages).items():
        assert [e.attrs.get("lang") for e in page.all("html")] == ["es-CL"], name
        assert len(page.all("h1")) == len(page.all("main")) == len(page.all("title")) == 1, name
        assert page.title.strip(), name


def test_every_fragment_is_a_title_and_the_practice(pages: Pages) -> None:
    for name, page in fragments(pages).items():
        roots = [element for element in page.elements if not element.path]
        assert [root.tag for root in roots] == ["title", "section"], name
        assert roots[1].attrs["id"] == "practice", name


def test_every_element_is_closed(pages: Pages) -> None:
    assert [name for name, page in pages.items() if not page.is_closed] == []


def test_ids_are_unique(pages: Pages) -> None:
    for name, page in pages.items():
        assert [one for one, count in Counter(page.ids).items() if count > 1] == [], name


def test_a_fragment_brings_no_id_that_its_host_has_already(pages: Pages) -> None:
    """It takes the place of the slot, whose own two ids go with it."""
    for host in ("index", "lesson"):
        kept = set(pages[host].ids) - {"practice-slot", "question"}
        for name, page in fragments(pages).items():
            assert not kept & set(page.ids), (host, name)


def test_whatever_refers_to_an_id_finds_it(pages: Pages) -> None:
    for name, page, element in everywhere(pages):
        for attribute in REFERENCES:
            for target in element.attrs.get(attribute, "").split():
                assert target in page.ids, (name, attribute, target)


def test_links_within_a_page_find_their_place(pages: Pages) -> None:
    for name, page, element in everywhere(pages):
        href = element.attrs.get("href", "")
        if href.startswith("#"):
            assert href[1:] in page.ids, (name, href)


# HTMX


def test_every_target_exists_on_the_page(pages: Pages) -> None:
    seen = 0
    for name, page, element in everywhere(pages):
        target = element.attrs.get("hx-target")
        if target is not None:
            seen += 1
            assert target.startswith("#"), name
            assert target[1:] in page.ids, (name, target)
    assert seen > 24


def test_whatever_asks_by_htmx_works_without_it(pages: Pages) -> None:
    """It is a link or a form to the same address, or a link stands in it."""
    for name, page, element in everywhere(pages):
        asked = element.attrs.get("hx-get") or element.attrs.get("hx-post")
        if asked and element.tag in ("a", "form"):
            address = element.attrs.get("href") or element.attrs.get("action", "")
            assert address.partition("#")[0] == asked, name
        elif asked:
            links = [e for e in page.all("a") if element.tag in e.path]
            assert asked.partition("?")[0] in [link.attrs["href"] for link in links], name


def test_attributes_of_htmx_stand_on_the_element_itself(pages: Pages) -> None:
    for name, _, element in everywhere(pages):
        if any(attribute in element.attrs for attribute in ("hx-target", "hx-swap")):
            assert "hx-get" in element.attrs or "hx-post" in element.attrs, name
        assert "hx-boost" not in element.attrs


# Forms


def test_every_form_has_a_method_an_action_and_a_token(pages: Pages) -> None:
    seen = 0
    for name, page in pages.items():
        for form in page.forms:
            seen += 1
            assert form.attrs.get("method") == "post", name
            assert form.attrs.get("action", "").startswith("/"), name
            assert len(form.values("csrfmiddlewaretoken")) == 1, name
    assert seen > 24


def test_every_choice_stands_in_a_fieldset_with_a_legend(pages: Pages) -> None:
    for name, page, element in everywhere(pages):
        if element.attrs.get("type") == "radio":
            assert {"fieldset", "label"} <= set(element.path), name
            assert len(page.all("legend")) == len(page.all("fieldset")), name


def test_only_the_answer_is_asked_for(pages: Pages) -> None:
    inputs = [e for _, _, e in everywhere(pages) if e.tag == "input"]
    assert {e.attrs.get("type", "text") for e in inputs} == {"hidden", "radio", "text"}
    typed = {e.attrs["name"] for e in inputs if e.attrs.get("type", "text") == "text"}
    assert typed == {f"amount{number}" for number in range(4)}


# Nothing inline, nothing from elsewhere


def test_nothing_is_inline(pages: Pages) -> None:
    for name, _, element in everywhere(pages):
        assert element.tag != "style", name
        assert element.tag != "script" or element.attrs.get("src"), name
        for attribute, value in element.attrs.items():
            assert attribute != "style", name
            assert not attribute.startswith(("on", "hx-on", "hx-vars", "hx-headers")), name
            assert not value.strip().lower().startswith(("javascript:", "js:")), name


def test_nothing_is_loaded_from_another_host(pages: Pages) -> None:
    for name, _, element in everywhere(pages):
        loaded = element.attrs.get(LOADED.get(element.tag, ""), "")
        assert not loaded or loaded.startswith(("/", "data:")), (name, loaded)
        assert not loaded.startswith("//"), (name, loaded)


def test_pictures_have_a_text(pages: Pages) -> None:
    assert [
        name for name, _, e in everywhere(pages) if e.tag == "img" and "alt" not in e.attrs
    ] == []
