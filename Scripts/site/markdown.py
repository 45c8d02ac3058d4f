# SPDX-License-Identifier: Apache-2.0

"""Markdown as the repository writes it, as HTML for the site."""

import html
import re

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

_FORMATTER = HtmlFormatter(nowrap=True)


def _colored(code, language, _):
    """A block of code in colors. It can be scrolled, so it can be reached by keys."""
    name = {"sh": "bash", "": "text"}.get(language, language)
    try:
        lexer = get_lexer_by_name(name, stripnl=False)
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    # What a program prints is read as text is; code keeps its lines.
    kind = ' class="printed"' if name in ("bash", "console", "text") else ""
    return f'<pre tabindex="0"{kind}><code>{highlight(code, lexer, _FORMATTER)}</code></pre>'


def _stacked(table):
    """A table whose rows a narrow screen may show as lists: each cell says what its column is, and the roles stay what they are."""
    heads = [html.unescape(re.sub(r"<.*?>", "", head)) for head in re.findall(r"<th[ >].*?</th>|<th></th>", table, re.S)]
    if len(heads) < 3:
        return table

    def row(found):
        labels = iter(heads)
        return re.sub(r"<td", lambda _: f'<td role="cell" data-column="{html.escape(next(labels, ""))}"', found.group())

    table = re.sub(r"<tr>.*?</tr>", row, table, flags=re.S).replace("<tr>", '<tr role="row">').replace("<th", '<th role="columnheader"')
    table = table.replace('<th role="columnheader"ead>', '<thead role="rowgroup">').replace("<tbody>", '<tbody role="rowgroup">')
    return table.replace("<table>", '<table role="table" class="stacked">')


def slug(title, taken):
    """The anchor of a heading, as GitHub makes it."""
    name = re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-")
    count = taken.get(name, 0)
    taken[name] = count + 1
    return f"{name}-{count}" if count else name


class Page:
    """A page of Markdown: `title`, `description`, `headings` (level, anchor, text), and `html` once links are known."""

    def __init__(self, text):
        self._parser = MarkdownIt("commonmark", {"html": True, "highlight": _colored}).enable(["table", "strikethrough"])
        # What the repository calls symbols is code here.
        self._tokens = self._parser.parse(re.sub(r"``([^`\n]+)``", r"`\1`", text))
        self.headings = []
        self.title = self.description = ""
        taken = {}
        for token, inline in zip(self._tokens, self._tokens[1:]):
            if token.type == "heading_open":
                words = "".join(part.content for part in inline.children if part.type in ("text", "code_inline"))
                anchor = slug(words, taken)
                token.attrSet("id", anchor)
                self.headings.append((int(token.tag[1]), anchor, words))
                self.title = self.title or words
            elif token.type == "paragraph_open" and not self.description:
                self.description = "".join(part.content for part in inline.children if part.type in ("text", "code_inline", "softbreak"))

    def render(self, link, image):
        """The page's HTML; the functions say where a link leads, and with which attributes a picture is shown."""
        for token in self._tokens:
            for part in token.children or []:
                if part.type == "link_open":
                    part.attrSet("href", link(part.attrGet("href")))
                elif part.type == "image":
                    for name, value in image(part.attrGet("src")).items():
                        part.attrSet(name, value)
        text = self._parser.renderer.render(self._tokens, self._parser.options, {})
        text = re.sub(r"<table>.*?</table>", lambda found: _stacked(found.group()), text, flags=re.S)
        text = re.sub(r"<table[^>]*>", r'<div class="table" tabindex="0">\g<0>', text)
        # An indented block; one with a fence is highlighted, and has this already.
        text = text.replace("<pre><code>", '<pre tabindex="0"><code>')
        text = text.replace("</table>", "</table></div>")
        return re.sub(r"<th( [^>]*)?></th>", r"<td\1></td>", text)

    def contents(self):
        """The list of its headings; nothing for a short page."""
        listed = [(anchor, words) for level, anchor, words in self.headings if level == 2]
        if len(listed) < 4:
            return ""
        items = "".join(f'<li><a href="#{anchor}">{html.escape(words)}</a></li>' for anchor, words in listed)
        return f'<nav class="contents" aria-label="On this page"><details><summary>On this page</summary><ul>{items}</ul></details></nav>'


def source(text, name):
    """A file that is no page, in colors."""
    language = {".swift": "swift", ".yml": "yaml", ".py": "python"}.get(name[name.rfind("."):] if "." in name else "", "text")
    return _colored(text, language, "")
