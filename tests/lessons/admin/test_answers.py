"""The pages that count what learners did."""

import json

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.mistakes import MISTAKES
from practice.models import Attempt, Correction, Drill, Series
from tests.factories import (
    AttemptFactory,
    LessonFactory,
    SeriesFactory,
    right_option,
    wrong_option,
)
from tests.practice.pages import Page

ANSWERS = "/admin/practice/answers/"


@pytest.fixture
def series(db: None) -> Series:
    return SeriesFactory()


@pytest.fixture
def drill(series: Series) -> Drill:
    return series.drills.get(place=1)


def of(series: Series, rest: str = "") -> str:
    return f"{ANSWERS}{series.pk}/{rest}"


def text(response: HttpResponse) -> str:
    return Page(response.content.decode()).text()


def answer(drill: Drill, option: int, times: int) -> list[Attempt]:
    return [AttemptFactory(drill=drill, option=option) for _ in range(times)]


# Seeing them


def test_the_front_of_the_admin_leads_there(instructor: Client) -> None:
    assert f'href="{ANSWERS}"' in instructor.get("/admin/").content.decode()


def test_staff_who_may_not_see_series_is_not_led_there(db: None) -> None:
    client = Client()
    user = User.objects.create(username="ayudante", is_staff=True)
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    assert ANSWERS not in client.get("/admin/").content.decode()
    assert client.get(ANSWERS).status_code == 403


def test_a_series_stands_with_its_lessons(instructor: Client, series: Series) -> None:
    LessonFactory(title="El showdown", series=series)
    found = text(instructor.get(ANSWERS))
    assert "Leer el showdown" in found
    assert "El showdown" in found


def test_the_named_mistake_is_seen_with_its_number(
    instructor: Client, series: Series, drill: Drill
) -> None:
    answer(drill, wrong_option(drill), 6)
    name = MISTAKES[drill.choices[wrong_option(drill)].mistake].name
    rows = instructor.get(of(series)).context["report"].drills[0].options
    assert [row.chosen for row in rows if row.name == name] == [6]
    assert name.lower() in text(instructor.get(of(series))).lower()


def test_four_people_are_hidden_and_it_is_said(
    instructor: Client, series: Series, drill: Drill
) -> None:
    answer(drill, right_option(drill), 4)
    assert "menos de 5" in text(instructor.get(ANSWERS))
    assert "menos de 5 personas" in text(instructor.get(of(series)))
    assert "4 personas" not in text(instructor.get(of(series)))


def test_an_option_that_nobody_chooses_is_flagged(
    instructor: Client, series: Series, drill: Drill
) -> None:
    answer(drill, right_option(drill), 20)
    found = text(instructor.get(of(series)))
    assert "Nadie la elige" in found
    assert "Nadie la falla" in found


def test_another_error_is_shown(instructor: Client, series: Series, drill: Drill) -> None:
    for _ in range(5):
        AttemptFactory(drill=drill, option=wrong_option(drill), mistake="de-otra-version")
    assert "Otro error" in text(instructor.get(of(series)))


def test_retired_drills_have_a_page_of_their_own(
    instructor: Client, series: Series, drill: Drill
) -> None:
    answer(drill, right_option(drill), 7)
    Drill.objects.filter(pk=drill.pk).retire()
    assert "Manos retiradas con respuestas: 1" in text(instructor.get(of(series)))
    found = text(instructor.get(of(series, "retiradas/")))
    assert "retirada el" in found
    assert "7 personas" in found


def test_no_learner_is_on_any_page(instructor: Client, series: Series, drill: Drill) -> None:
    learners = [str(each.learner) for each in answer(drill, right_option(drill), 6)]
    pages = ("", "retiradas/", "respuestas.csv", "respuestas.json")
    seen = "".join(instructor.get(of(series, page)).content.decode() for page in pages)
    assert not any(each in seen or each.replace("-", "") in seen for each in learners)


# Choosing what is counted


def test_series_are_found_by_the_title_of_a_lesson(instructor: Client, series: Series) -> None:
    LessonFactory(title="Los pozos laterales", series=series)
    SeriesFactory(slug="otra", name="Otra serie", drills=False)
    found = text(instructor.get(ANSWERS, {"q": "laterales"}))
    assert "Leer el showdown" in found
    assert "Otra serie" not in found


def test_a_search_without_matches_says_so(instructor: Client, series: Series) -> None:
    assert "Ninguna lección ni serie" in text(instructor.get(ANSWERS, {"q": "zzz"}))


@pytest.mark.parametrize("page", ["", "{}/", "{}/retiradas/", "{}/respuestas.csv"])
def test_an_unknown_period_is_refused_with_the_known_ones(
    instructor: Client, series: Series, page: str
) -> None:
    response = instructor.get(ANSWERS + page.format(series.pk), {"dias": "6"})
    assert response.status_code == 400
    assert "elige 7, 30 o 365" in response.content.decode()


def test_series_come_fifty_a_page(instructor: Client, db: None) -> None:
    for number in range(51):
        SeriesFactory(slug=f"serie-{number}", name=f"Serie {number}", drills=False)
    assert "Serie 50" not in text(instructor.get(ANSWERS))
    assert "Serie 50" in text(instructor.get(ANSWERS, {"p": "2"}))


# Taking them away


def test_the_table_for_excel_is_a_file(instructor: Client, series: Series) -> None:
    response = instructor.get(of(series, "respuestas.csv"), {"dias": "7"})
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    name = "respuestas-leer-el-showdown-7-dias.csv"
    assert response["Content-Disposition"] == f'attachment; filename="{name}"'
    assert response.content.startswith(b"\xef\xbb\xbf")


def test_the_json_file_says_its_series_and_period(instructor: Client, series: Series) -> None:
    found = json.loads(instructor.get(of(series, "respuestas.json"), {"dias": "30"}).content)
    assert (found["serie"], found["periodo_dias"]) == (series.slug, 30)


# Changing nothing


@pytest.mark.parametrize("page", ["", "{}/", "{}/retiradas/", "{}/respuestas.csv"])
def test_nothing_can_be_sent_there(instructor: Client, series: Series, page: str) -> None:
    assert instructor.post(ANSWERS + page.format(series.pk)).status_code == 405


# How many queries


def queries(client: Client, address: str) -> int:
    client.get(address)
    with CaptureQueriesContext(connection) as captured:
        assert client.get(address).status_code == 200
    return len(captured)


@pytest.mark.parametrize("page", ["", "{}/", "{}/retiradas/", "{}/respuestas.csv"])
def test_the_number_of_queries_does_not_grow(instructor: Client, series: Series, page: str) -> None:
    address = ANSWERS + page.format(series.pk)
    first, second, *others = series.drills.all()
    for drill in (first, second):
        answer(drill, right_option(drill), 2)
    Drill.objects.filter(pk=second.pk).retire()
    before = queries(instructor, address)
    for number in range(5):
        LessonFactory(series=SeriesFactory(slug=f"mas-{number}", drills=False))
    for drill in others:
        for attempt in answer(drill, wrong_option(drill), 3):
            Correction.objects.create(attempt=attempt)
    Drill.objects.filter(pk__in=[drill.pk for drill in others[::2]]).retire()
    assert queries(instructor, address) == before
