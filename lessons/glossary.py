"""The words of the table, by topic."""

from typing import NamedTuple

from django.utils.safestring import SafeString
from django.utils.text import slugify

from lessons.markup import Document, Drawing, stored
from lessons.markup.fields import plain
from lessons.models import Term


class Entry(NamedTuple):
    """A term, and its meaning as it is shown."""

    term: Term
    meaning: SafeString


class Topic(NamedTuple):
    """What the glossary says about one thing, in the order of the alphabet."""

    name: str
    entries: list[Entry]

    @property
    def anchor(self) -> str:
        return f"tema-{slugify(self.name)}"


def topics() -> list[Topic]:
    """All terms; the topics in the order in which they were first written."""
    terms = list(Term.objects.select_related("lesson").order_by("id"))
    document = Document({term.slug: term.meaning for term in terms})
    drawing = Drawing(document, stored(document.wanted))
    by_topic: dict[str, list[Term]] = {}
    for term in terms:
        by_topic.setdefault(slugify(term.topic), []).append(term)
    return [Topic(terms[0].topic, _entries(terms, drawing)) for terms in by_topic.values()]


def _entries(terms: list[Term], drawing: Drawing) -> list[Entry]:
    in_order = sorted(terms, key=lambda term: plain(term.term))
    return [Entry(term, drawing.text(term.slug)) for term in in_order]
