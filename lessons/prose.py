"""Markdown to HTML that is safe to show, whatever somebody typed."""

import nh3
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt

_markdown = MarkdownIt("commonmark", {"html": False, "typographer": False})


def prose(text: str) -> SafeString:
    """Render a lesson's text: raw HTML in it is shown as text, and nothing in it can run."""
    return mark_safe(nh3.clean(_markdown.render(text)))
