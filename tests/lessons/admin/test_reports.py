"""Reports of doubtful drills: read, and answered with what was done."""

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from practice.models import Drill, Report
from tests.factories import DrillFactory
from tests.practice.pages import Page

REPORTS = "/admin/practice/report/"


@pytest.fixture
def report(db: None) -> Report:
    return Report.objects.create(drill=DrillFactory(), sentence="Los dos tienen lo mismo.")


def send(client: Client, report: Report, **fields: str) -> HttpResponse:
    response = client.post(f"{REPORTS}{report.pk}/change/", fields)
    report.refresh_from_db()
    return response


def text(response: HttpResponse) -> str:
    return Page(response.content.decode()).text()


def test_an_answer_is_kept_with_its_time(instructor: Client, report: Report) -> None:
    assert send(instructor, report, answer="La mesa juega: está bien.").status_code == 302
    assert report.answer == "La mesa juega: está bien."
    assert report.answered_at is not None


def test_mending_an_answer_keeps_its_first_time(instructor: Client, report: Report) -> None:
    send(instructor, report, answer="La mesa juega.")
    before = report.answered_at
    send(instructor, report, answer="La mesa juega: está bien.")
    assert report.answered_at == before


def test_without_an_answer_it_is_open_again(instructor: Client, report: Report) -> None:
    send(instructor, report, answer="La mesa juega.")
    send(instructor, report, answer="   ")
    assert (report.answer, report.answered_at) == ("", None)


def test_an_answer_that_is_too_long_is_refused_and_says_how_long_it_may_be(
    instructor: Client, report: Report
) -> None:
    response = send(instructor, report, answer="a" * 2001)
    assert "a lo más 2000 caracteres; van 2001" in text(response)
    assert report.answered_at is None


def test_what_the_learner_wrote_stays(instructor: Client, report: Report) -> None:
    other = DrillFactory(series=report.drill.series, place=2)
    fields = {"sentence": "otra cosa", "drill": str(other.pk), "option": "2", "sent_at": ""}
    before = Report.objects.values("sentence", "drill", "option", "sent_at").get()
    send(instructor, report, answer="Visto.", **fields)
    assert Report.objects.values("sentence", "drill", "option", "sent_at").get() == before


def test_instructors_neither_write_nor_delete_reports(instructor: Client, report: Report) -> None:
    assert instructor.get(f"{REPORTS}add/").status_code == 403
    assert instructor.post(f"{REPORTS}{report.pk}/delete/", {"post": "yes"}).status_code == 403
    several = {"action": "delete_selected", "_selected_action": str(report.pk), "post": "yes"}
    instructor.post(REPORTS, several)
    assert Report.objects.get() == report


@pytest.mark.parametrize(
    ("state", "seen"), [("abiertos", ["Abierto"]), ("respondidos", ["Respondido"])]
)
def test_open_and_answered_reports_can_be_told_apart(
    instructor: Client, state: str, seen: list[str]
) -> None:
    drill = DrillFactory()
    Report.objects.create(drill=drill, sentence="Abierto")
    send(instructor, Report.objects.create(drill=drill, sentence="Respondido"), answer="Visto.")
    rows = instructor.get(REPORTS, {"estado": state}).context["cl"].result_list
    assert [row.sentence for row in rows] == seen


def test_the_list_says_how_many_are_open(instructor: Client, report: Report) -> None:
    Report.objects.create(drill=report.drill, sentence="Otro")
    assert "2 sin responder" in text(instructor.get(REPORTS))


def test_a_report_leads_to_its_hand(instructor: Client, report: Report) -> None:
    page = instructor.get(f"{REPORTS}{report.pk}/change/").content.decode()
    series = report.drill.series_id
    assert f'href="/admin/practice/series/{series}/manos/1/"' in page
    assert f'href="/admin/practice/answers/{series}/"' in page


def test_a_retired_hand_is_said_to_be_retired(instructor: Client, report: Report) -> None:
    Drill.objects.filter(pk=report.drill_id).retire()
    assert "mano 1, retirada" in text(instructor.get(f"{REPORTS}{report.pk}/change/"))


def test_the_list_takes_a_constant_number_of_queries(instructor: Client, report: Report) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            instructor.get(REPORTS)
        return len(captured)

    queries()
    before = queries()
    for place in range(2, 9):
        drill = DrillFactory(series=report.drill.series, place=place)
        Report.objects.create(drill=drill, sentence="Otro")
    assert queries() == before
