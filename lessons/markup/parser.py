"""Markdown as lessons are written in it: no raw HTML, no images, no definitions of links."""

import re
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock, table
from markdown_it.rules_inline import StateInline, backtick, link
from markdown_it.token import Token

from lessons.markup.links import opening

# In all tables of a text together. Rows are filled up to the width of their table, so that a
# page of letters could ask for a million cells.
MOST_CELLS = 3000
# Nobody can write the place of a hole: they would have to know this.
_SECRET = secrets.token_hex(8)
HOLE = re.compile(f"\ue000{_SECRET}-(\\d+)\ue001")

InlineRule = Callable[[StateInline, bool], bool]

markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
# A definition ("[name]: address") would make a link of a citation, and repeat one long address
# wherever its name stands. Without text_join, what is escaped is told from what is a mark.
markdown.disable(["image", "html_block", "html_inline", "reference", "text_join"])


def _sized_table(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """A table, cut where the text has enough cells; `env["cut"]` tells the lines of the cuts."""
    found = table(state, start, end, True)
    if silent or not found:
        return found
    columns = max(1, state.getLines(start + 1, start + 2, 0, False).strip(" |").count("|") + 1)
    rows = (MOST_CELLS - state.env.get("cells", 0)) // columns
    last = min(end, start + 1 + rows)
    drawn = rows > 1 and table(state, start, last, False)
    if drawn:
        state.env["cells"] = state.env.get("cells", 0) + columns * (state.line - start - 1)
    if not drawn or (state.line == last < end and not state.isEmpty(last)):
        state.env.setdefault("cut", []).append(last if drawn else start)
    return drawn


def _over_lines(rule: InlineRule) -> InlineRule:
    """The rule, telling in the last token that it makes how many lines it reaches over."""

    def counted(state: StateInline, silent: bool) -> bool:
        start, before = state.pos, len(state.tokens)
        done = rule(state, silent)
        if done and len(state.tokens) > before:
            state.tokens[-1].meta["lines"] = state.src.count("\n", start, state.pos)
        return done

    return counted


def _drawn_link(self: Any, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
    named = tokens[idx + 1].type == "link_close"
    return opening(tokens[idx].meta["link"], env["library"], named=named)


def _drawn_hole(self: Any, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
    return f"\ue000{_SECRET}-{tokens[idx].meta['hole']}\ue001"


def is_closed(fence: Token) -> bool:
    """Whether the fence ends with a line of its own, and not only because the text does."""
    first, end = fence.map or [0, 0]
    lines = fence.content.count("\n") + (not fence.content.endswith("\n") and fence.content != "")
    return end - first > lines + 1


def align_by_class(token: Token) -> None:
    """Tell how a cell is aligned by a class, since styles in a page are not allowed."""
    style = str(token.attrs.pop("style", ""))
    if style:
        token.attrs["class"] = f"align-{style.rpartition(':')[2]}"


def is_too_deep(token: Token) -> bool:
    """Whether the parser leaves out what stands in this quotation or list item."""
    return (
        token.type in ("blockquote_open", "list_item_open")
        and token.level + 1 >= markdown.options["maxNesting"]
    )


markdown.block.ruler.at("table", _sized_table, {"alt": ["paragraph"]})
markdown.inline.ruler.at("backticks", _over_lines(backtick))
markdown.inline.ruler.at("link", _over_lines(link))
markdown.add_render_rule("hole", _drawn_hole)
markdown.add_render_rule("link_open", _drawn_link)
