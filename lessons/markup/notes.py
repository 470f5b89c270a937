"""The numbered notes of a document: each claim's mark, and the sentence or rule it leads to."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from lessons.markup.library import RULE, Library
from practice.models import Excerpt, OutsideRule


@dataclass
class Note:
    """One note: a sentence of a source, or a rule from elsewhere."""

    number: int
    excerpt: Excerpt | None
    rule: OutsideRule | None

    @property
    def about(self) -> str:
        return self.excerpt.heading if self.excerpt else "regla de otro reglamento"

    @property
    def source(self) -> str:
        """Where it is from, in few words."""
        if self.excerpt is None:
            titles = [source["title"] for source in self.rule.sources] if self.rule else []
            return f"{titles[0]}." if titles else ""
        source = self.excerpt.source
        return f"{source.title}{'' if source.verified else ', sin cotejar'}."


@dataclass
class Notes:
    """Numbered in the order in which they are first cited; each stands with what cites it first."""

    library: Library
    by_key: dict[str, Note] = field(default_factory=dict)
    marked: set[str] = field(default_factory=set)

    def first_cited(self, keys: Iterable[str]) -> str:
        """The notes of these keys that do not stand anywhere yet."""
        new = [self._new(key) for key in dict.fromkeys(keys) if key not in self.by_key]
        return "".join(render_to_string("lessons/_note.html", {"note": n}) for n in new if n)

    def mark(self, key: str) -> SafeString:
        """The mark that leads to a note; nothing where there is no such sentence or rule."""
        note = self.by_key.get(key)
        if note is None:
            return mark_safe("")
        first = key not in self.marked
        self.marked.add(key)
        return format_html(
            '<sup class="cite"><a href="#nota-{number}"{id}>'
            '<span class="vh">Nota </span>{number}<span class="vh">: {about}</span></a></sup>',
            number=note.number,
            id=format_html(' id="cita-{}"', note.number) if first else "",
            about=note.about,
        )

    def _new(self, key: str) -> Note | None:
        excerpt = self.library.excerpts.get(key)
        rule = self.library.rules.get(key.removeprefix(RULE)) if key.startswith(RULE) else None
        if not (excerpt or rule):
            return None
        note = self.by_key[key] = Note(len(self.by_key) + 1, excerpt, rule)
        return note
