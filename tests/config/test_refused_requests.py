"""What a visitor may send that is refused: forged, broken, too large, or tried too often."""

import pytest
from django.conf import settings
from django.test import Client, override_settings

from tests.config.error_page import assert_error_page

pytestmark = [pytest.mark.urls("tests.config.urls"), pytest.mark.usefixtures("tracebacks")]


def test_csrf_failure_explains_cookies(visitor: Client) -> None:
    page = assert_error_page(visitor.post("/formulario/"), 403)
    assert "cookies" in page.message


def test_csrf_failure_explains_origin_null(visitor: Client) -> None:
    response = visitor.post("/formulario/", headers={"origin": "null"})
    assert_error_page(response, 403)
    assert "Origin: null" in response.content.decode()


def test_unknown_host_is_told_the_right_address(visitor: Client) -> None:
    response = visitor.get("/no-existe/", headers={"host": "otra.example"})
    assert_error_page(response, 400)
    assert settings.SITE_URL in response.content.decode()


@pytest.mark.parametrize("address", ["/a%00b/", "/salud/?q=%00", "/salud/?%00=1"])
def test_nul_in_an_address(visitor: Client, address: str) -> None:
    assert_error_page(visitor.get(address), 400)


def test_nul_in_a_form(visitor: Client) -> None:
    assert_error_page(visitor.post("/formulario/", {"option": "a\0"}), 400)


def test_a_body_too_large_is_413(visitor: Client) -> None:
    assert_error_page(visitor.post("/formulario/", {"text": "x" * 10_000_000}), 413)


def test_too_many_fields(visitor: Client) -> None:
    body = "&".join(f"a{n}=1" for n in range(2000))
    kind = "application/x-www-form-urlencoded"
    assert_error_page(visitor.post("/formulario/", body, content_type=kind), 400)


@pytest.mark.parametrize(
    "kind",
    [
        "multipart/form-data; boundary=",
        "multipart/form-data",
        "multipart/form-data; boundary=\xe9",
        "application/x-www-form-urlencoded; charset=latin-1",
    ],
)
def test_a_form_that_cannot_be_read(visitor: Client, kind: str) -> None:
    assert_error_page(visitor.post("/formulario/", b"--x\r\nbroken", content_type=kind), 400)


@pytest.mark.django_db
@override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"])
def test_login_is_locked_for_that_name_and_address_only() -> None:
    visitor = Client()
    wrong = {"username": "profe", "password": "no"}
    answers = [visitor.post("/admin/login/", wrong) for _ in range(settings.AXES_FAILURE_LIMIT)]
    assert [answer.status_code for answer in answers[:-1]] == [200] * (len(answers) - 1)
    page = assert_error_page(answers[-1], 429)
    assert "15 minutos" in page.message
    assert visitor.post("/admin/login/", wrong).status_code == 429
    other = visitor.post("/admin/login/", wrong | {"username": "otra"})
    assert other.status_code == 200
