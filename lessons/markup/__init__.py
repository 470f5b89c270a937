"""The language in which lessons are written: Markdown, with blocks and marks that compute.

A `Document` is all texts of a lesson, parsed; a `Drawing` is their HTML, with what they cite found in
a `Library`. docs/marcas.md shows every block and mark with its result.
"""

from lessons.markup.document import Document
from lessons.markup.drawing import Drawing
from lessons.markup.faults import Fault
from lessons.markup.library import Library, Wanted, stored

__all__ = ["Document", "Drawing", "Fault", "Library", "Wanted", "stored"]
