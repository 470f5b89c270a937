"""An error page as a test looks at it, and what every one of them must be."""

from html.parser import HTMLParser

from django.http import HttpResponse

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Page(HTMLParser):
    """What the tests look at: the language, the message, and whatever the policy would block."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lang, self.message, self.inline = "", "", list[str]()
        self._in_message = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.lang = given.get("lang") or ""
        self._in_message = "data-mensaje" in given
        inline_script = tag == "script" and "src" not in given
        handlers = [name for name in given if name.startswith("on") or name == "style"]
        if inline_script or tag == "style" or handlers:
            self.inline.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self._in_message = False

    def handle_data(self, data: str) -> None:
        if self._in_message:
            self.message += data


def assert_error_page(response: HttpResponse, status: int) -> Page:
    assert response.status_code == status
    page = Page(response.content.decode())
    assert page.lang == "es-CL"
    assert page.message.strip().endswith(".")
    assert "\n" not in page.message.strip()
    assert page.inline == []
    policy = response["Content-Security-Policy"]
    assert {part.strip() for part in policy.split(";")} == set(POLICY.split("; "))
    assert response["Cache-Control"] == "no-store"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["Referrer-Policy"] == "same-origin"
    assert "Set-Cookie" not in response
    return page
