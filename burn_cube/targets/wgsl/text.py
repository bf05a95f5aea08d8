"""Lines of text with the places that they come from, and expressions in parentheses where they need them."""

from __future__ import annotations

import re

from burn_cube.span import UNKNOWN, Span
from burn_cube.targets import writer

_ATOM = re.compile(r"\d[\d.]*e[+-]\d+\w*|[\w.]+")


class Writer(writer.Writer):
    """As for all targets, with the lines of the source."""

    indent = "  "

    def __init__(self, depth: int = 0) -> None:
        super().__init__(depth)
        self._quoted: tuple[str, int] | None = None

    def quote(self, span: Span) -> None:
        """The line of the kernel that the next statements come from, unless it stands there already."""
        place = (span.file, span.line)
        if span is UNKNOWN or place == self._quoted:
            return
        self._quoted = place
        source = writer.quoted(span)
        if source:
            self.do(source, span)


def _closing(text: str, start: int) -> int:
    """Where the parenthesis at `start` closes."""
    depth = 0
    for at in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
    raise AssertionError(text)


def is_atom(text: str) -> bool:
    """A name, a literal, a call, an element: what binds tighter than any operator."""
    at = 0
    found = _ATOM.match(text)
    if found:
        at = found.end()
        if text[at : at + 1] == "<" and found.group() == "bitcast":
            at = text.index(">") + 1
    while at < len(text) and text[at] in "([.":
        if text[at] == ".":
            follows = _ATOM.match(text, at)
            if not follows:
                return False
            at = follows.end()
        else:
            at = _closing(text, at) + 1 if text[at] == "(" else _bracket(text, at) + 1
    return at == len(text)


def _bracket(text: str, start: int) -> int:
    depth = 0
    for at in range(start, len(text)):
        depth += {"[": 1, "]": -1}.get(text[at], 0)
        if not depth:
            return at
    raise AssertionError(text)


def atom(text: str) -> str:
    """The text as an operand of any operator."""
    return text if is_atom(text) else f"({text})"


def bare(text: str) -> str:
    """The text without parentheses around all of it."""
    while text.startswith("(") and _closing(text, 0) == len(text) - 1:
        text = text[1:-1]
    return text


def call(name: str, *args: str) -> str:
    """`name(args)`."""
    return f"{name}({', '.join([bare(arg) for arg in args])})"


def infix(op: str, a: str, b: str) -> str:
    """`a op b`."""
    return f"{atom(a)} {op} {atom(b)}"
