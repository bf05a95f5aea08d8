"""What was typed at Python's prompt, or passed with -c: before 3.13, Python itself keeps neither.

What is returned is a guess; the caller compares the code that it compiles to.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

LONGEST = 300
"""The longest statement that is looked for at the prompt, in lines."""


def candidates(file: str) -> Iterator[str]:
    """Texts that a function whose code names this file may come from, most likely ones first."""
    if file == "<stdin>":
        yield from _history()
    elif file == "<string>":
        yield from _command()


def _history() -> Iterator[str]:
    """The last lines of the prompt, ever more of them: the statement that runs now is typed last."""
    readline = sys.modules.get("readline")  # loaded by an interactive Python, of no use elsewhere
    if readline is None or not hasattr(sys, "ps1"):
        return
    last: int = readline.get_current_history_length()
    lines: list[str] = []
    for place in range(last, max(0, last - LONGEST), -1):
        line: str = readline.get_history_item(place) or ""
        lines.append(line)
        if line[:1].strip():  # a statement starts in the first column
            yield "\n".join(reversed(lines)) + "\n"


def _command() -> Iterator[str]:
    """The text of `python -c text`."""
    for option, text in zip(sys.orig_argv[1:], sys.orig_argv[2:], strict=False):
        if option.startswith("-") and not option.startswith("--") and option.endswith("c"):
            yield text
            return
