"""The reader: a board and some hands, read from an address; who wins, and why. No HTML here."""

from practice.reader.changes import CHANGES, ChangeError, asked_change, change
from practice.reader.choices import Side, sides
from practice.reader.entry import Entry, Seat
from practice.reader.fields import Field
from practice.reader.grid import Tapping
from practice.reader.outcome import Outcome, Placed
from practice.reader.reading import read_entry
from practice.reader.sentences import missing, said

__all__ = [
    "CHANGES",
    "ChangeError",
    "Entry",
    "Field",
    "Outcome",
    "Placed",
    "Seat",
    "Side",
    "Tapping",
    "asked_change",
    "change",
    "missing",
    "read_entry",
    "said",
    "sides",
]
