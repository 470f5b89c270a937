"""What may stand in a page that a lesson is drawn into: everything else is a fault."""

import re
from html.parser import HTMLParser

import nh3

FLOW = {"p", "ul", "ol", "li", "blockquote", "pre", "hr", "div", "figure", "figcaption", "footer"}
TABLES = {"table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"}
HEADINGS = {"h2", "h3", "h4", "h5", "h6"}
PHRASES = {"a", "b", "i", "em", "strong", "s", "br", "code", "span", "sup", "cite", "data"}
TAGS = FLOW | TABLES | HEADINGS | PHRASES
VOID = {"br", "hr"}
ATTRIBUTES = {
    "href": re.compile(r"(https?://|mailto:|/(?!/)|#).*", re.DOTALL),
    "rel": re.compile(r"noopener noreferrer"),
    "id": re.compile(r"(nota|cita)-\d+|[\w-]+"),
    "class": re.compile(r"(chip-\d+|[a-z -])*"),
    "start": re.compile(r"\d+"),
    "scope": re.compile(r"row|col"),
    "colspan": re.compile(r"\d"),
    "role": re.compile(r"note|group"),
    "aria-label": re.compile(r"Nota \d+|Leo, ex crupier|Maya, ex jefa de sala"),
    "aria-hidden": re.compile(r"true"),
    "data-chip": re.compile(r"[\d.]+"),
    "data-times": re.compile(r"×\d+"),
    "data-suit": re.compile(r"[shdc]"),
    "data-clave": re.compile(r"[a-z0-9.-]+"),
    "value": re.compile(r".*", re.DOTALL),
}
SPACES = re.compile(r"[\x00-\x20]")


class Tags(HTMLParser):
    """The tags of a page in order, each with its attributes; ends begin with a slash."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.starts: list[tuple[str, dict[str, str]]] = []
        self.found: list[str] = []
        self.others: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.starts.append((tag, {name: value or "" for name, value in attrs}))
        self.found.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.found.append(f"/{tag}")

    def handle_comment(self, data: str) -> None:
        self.others.append(data)

    def handle_decl(self, decl: str) -> None:
        self.others.append(decl)

    def handle_pi(self, data: str) -> None:
        self.others.append(data)

    def unknown_decl(self, data: str) -> None:
        self.others.append(data)


def assert_safe(html: str, anchors: set[str] = frozenset()) -> None:  # type: ignore[assignment]
    """Nothing in it runs, is loaded, is styled, or takes an id that is not ours."""
    tags = Tags(html)
    assert tags.others == []
    for tag, attributes in tags.starts:
        assert tag in TAGS, tag
        for name, value in attributes.items():
            _assert_attribute(tag, name, value)
            if name == "id":
                assert re.fullmatch(r"(nota|cita)-\d+", value) or value in anchors, value
    assert tags.found == Tags(as_a_browser_reads(html)).found
    ids = [attributes["id"] for _, attributes in tags.starts if "id" in attributes]
    assert len(ids) == len(set(ids))


def _assert_attribute(tag: str, name: str, value: str) -> None:
    assert name in ATTRIBUTES, f"{tag} {name}"
    assert ATTRIBUTES[name].fullmatch(value), f"{tag} {name}={value!r}"
    if name in ("href", "start"):
        assert tag in ("a", "ol")
        assert not SPACES.search(value)


def as_a_browser_reads(html: str) -> str:
    """The page parsed by the rules of HTML5 and written again: nothing in it moves."""
    return nh3.clean(
        html,
        tags=TAGS,
        attributes={"*": set(ATTRIBUTES) - {"rel"}},
        link_rel=None,
        url_schemes={"http", "https", "mailto"},
    )
