"""A page as a test looks at it: its elements, its forms, and its text."""

from html.parser import HTMLParser
from typing import NamedTuple

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Element(NamedTuple):
    """One start tag. `path` names the elements around it, the outermost first."""

    tag: str
    attrs: dict[str, str]
    path: tuple[str, ...]

    def has_class(self, name: str) -> bool:
        return name in self.attrs.get("class", "").split()


class PageForm(NamedTuple):
    """A form, and what it would send of itself: its named fields with their values."""

    attrs: dict[str, str]
    fields: list[dict[str, str]]

    @property
    def path(self) -> str:
        """Where it goes; the page's part that its answer should show is left out."""
        return self.attrs["action"].partition("#")[0]

    def values(self, name: str) -> list[str]:
        return [field["value"] for field in self.fields if field.get("name") == name]


class Page(HTMLParser):
    """Parsed once; whatever stands in it is in `elements`, in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.forms: list[PageForm] = []
        self.title = ""
        self._texts: list[tuple[tuple[int, ...], str]] = []
        self._open: list[int] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        path = tuple(self.elements[index].tag for index in self._open)
        self.elements.append(Element(tag, given, path))
        if tag == "form":
            self.forms.append(PageForm(given, []))
        if tag in {"input", "button", "select", "textarea"} and "form" in path:
            self.forms[-1].fields.append(given)
        if tag not in VOID:
            self._open.append(len(self.elements) - 1)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self.elements[self._open.pop()].tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self.elements[self._open[-1]].tag == "title":
            self.title += data
        self._texts.append((tuple(self._open), data))

    @property
    def is_closed(self) -> bool:
        """Whether every element that was opened was closed."""
        return not self._open

    @property
    def ids(self) -> list[str]:
        return [element.attrs["id"] for element in self.elements if "id" in element.attrs]

    def all(self, tag: str = "", *, of_class: str = "") -> list[Element]:
        return [
            element
            for element in self.elements
            if (not tag or element.tag == tag) and (not of_class or element.has_class(of_class))
        ]

    def text(self, *, of_class: str = "", of_id: str = "") -> str:
        """The text of the page, or of all its elements of a class or with an id."""

        def inside(place: tuple[int, ...]) -> bool:
            around = [self.elements[index] for index in place]
            if of_class:
                return any(element.has_class(of_class) for element in around)
            return not of_id or any(element.attrs.get("id") == of_id for element in around)

        return " ".join("".join(data for place, data in self._texts if inside(place)).split())
