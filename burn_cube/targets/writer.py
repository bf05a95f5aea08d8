"""Lines of generated text, each with the place of the kernel that it comes from."""

from __future__ import annotations

import linecache
import os
import re
from collections.abc import Generator
from contextlib import contextmanager

from burn_cube.span import UNKNOWN, Span

_CONTROL = re.compile(r"[\x00-\x1f]")  # some end a line of WGSL


class Writer:
    """Lines, indented."""

    indent = "    "

    def __init__(self, depth: int = 0) -> None:
        self.lines: list[str] = []
        self.spans: list[Span] = []
        self.depth = depth

    def do(self, line: str, span: Span = UNKNOWN) -> None:
        """Add a line."""
        self.lines.append(self.indent * self.depth + line if line else "")
        self.spans.append(span)

    def bare(self, line: str) -> None:
        """Add a line that starts at the margin."""
        self.lines.append(line)
        self.spans.append(UNKNOWN)

    def many(self, text: str) -> None:
        """Add the lines of a text."""
        for line in text.splitlines():
            self.do(line)

    def append(self, other: Writer) -> None:
        """Add the lines of another writer as they are."""
        self.lines += other.lines
        self.spans += other.spans

    @contextmanager
    def inside(self, head: str, tail: str = "}", span: Span = UNKNOWN) -> Generator[None]:
        """`head {`, the lines of the block, `}`."""
        self.do(f"{head} {{", span)
        self.depth += 1
        yield
        self.depth -= 1
        self.do(tail)


def quoted(span: Span) -> str:
    """A line of the kernel's source as a comment, `// file.py:12: y[i] = a * x[i]`; empty if unreadable."""
    line = _CONTROL.sub(" ", linecache.getline(span.file, span.line)).strip()
    if not line:
        return ""
    place = f"{os.path.basename(span.file)}:{span.line}"
    text = f"// {place}: {line}".encode("ascii", "backslashreplace").decode()
    return text.rstrip("\\ ")  # a comment of C that ends with a backslash goes on in the next line
